import type { Choice, PlayerID } from '../kit/rules.js';

/**
 * What the rules have allowed, by the state that they were asked of. A parameter cannot say it: boardgame.io's reducer hands a move nothing
 * but state and arguments, and what stands in those is stored and sent.
 */
const allowed = new WeakMap<object, Choice & { readonly playerID: PlayerID }>();

/** A host that has asked the rules itself says so, and the move that it hands on is not judged again: this move, in this very state. */
export const markAllowed = (G: object, playerID: PlayerID, { move, args }: Choice): void => void allowed.set(G, { playerID, move, args });

/** Whether a host has asked the rules about this move in this very state. */
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
