import type { State } from 'boardgame.io';

/** The seats that must decide. */
export function askedIn({ ctx }: Pick<State, 'ctx'>): string[] {
  if (ctx.gameover !== undefined) return [];
  return ctx.activePlayers ? Object.keys(ctx.activePlayers) : [ctx.currentPlayer];
}

/** The seats that a move asks: those that had nothing to decide before it. Whoever made it is there. */
export function newlyAsked(before: State, after: State, mover: string): string[] {
  const already = new Set([...askedIn(before), mover]);
  return askedIn(after).filter((playerID) => !already.has(playerID));
}
