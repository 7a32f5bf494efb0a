import type { Choice, PlayerID } from '../kit/rules.js';

/** Moves already checked, by state. boardgame.io's reducer passes moves only the state and arguments, and both are stored and sent. */
const allowed = new WeakMap<object, Choice & { readonly playerID: PlayerID }>();

/** Called by a host that has checked a move, which is then not checked again. */
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
