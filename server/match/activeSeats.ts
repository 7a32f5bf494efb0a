import type { State } from 'boardgame.io';
import { adjournedIn } from '../../src/boardgame/adjourned.js';

/** The seats that have a decision to make; none while the match is adjourned or over. */
export function activeSeats({ ctx, plugins }: Pick<State, 'ctx' | 'plugins'>): string[] {
  if (ctx.gameover !== undefined || adjournedIn({ ctx, plugins })) return [];
  return ctx.activePlayers ? Object.keys(ctx.activePlayers) : [ctx.currentPlayer];
}

/** The seats that have a decision to make after a move and had none before it, without the seat that moved. */
export function newlyActive(before: State, after: State, mover: string): string[] {
  const already = new Set([...activeSeats(before), mover]);
  return activeSeats(after).filter((playerID) => !already.has(playerID));
}
