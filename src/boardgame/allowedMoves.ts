import type { Choice, PlayerID } from '../kit/rules.js';

/** Checked moves by state. Kept outside the state and the arguments, because boardgame.io stores and sends these. */
const allowed = new WeakMap<object, Choice & { readonly playerID: PlayerID }>();

/** Marks a move as already checked by the host. */
export const markAllowed = (G: object, playerID: PlayerID, { move, args }: Choice): void => void allowed.set(G, { playerID, move, args });

export function isAllowed(G: object, playerID: PlayerID, { move, args }: Choice): boolean {
  const known = allowed.get(G);
  return (
    known !== undefined &&
    known.playerID === playerID &&
    known.move === move &&
    known.args.length === args.length &&
    known.args.every((arg, i) => arg === args[i])
  );
}
