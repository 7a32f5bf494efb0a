import type { State } from 'boardgame.io';
import { adjournedIn } from '../../src/boardgame/adjourned.js';

/** The seats that must decide: nobody while the match is adjourned. */
export function askedIn({ ctx, plugins }: Pick<State, 'ctx' | 'plugins'>): string[] {
  if (ctx.gameover !== undefined || adjournedIn({ ctx, plugins })) return [];
  return ctx.activePlayers ? Object.keys(ctx.activePlayers) : [ctx.currentPlayer];
}

/** The seats that a move asks: those that had nothing to decide before it. Whoever made it is there. */
export function newlyAsked(before: State, after: State, mover: string): string[] {
  const already = new Set([...askedIn(before), mover]);
  return askedIn(after).filter((playerID) => !already.has(playerID));
}
