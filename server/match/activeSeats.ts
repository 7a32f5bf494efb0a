import type { State } from 'boardgame.io';
import { adjournedIn } from '../../src/boardgame/adjourned.js';

/** Returns the seats that must decide; none if the match is adjourned or over. */
export function activeSeats({ ctx, plugins }: Pick<State, 'ctx' | 'plugins'>): string[] {
  if (ctx.gameover !== undefined || adjournedIn({ ctx, plugins })) return [];
  return ctx.activePlayers ? Object.keys(ctx.activePlayers) : [ctx.currentPlayer];
}

/** Returns the other seats that must decide after a move but did not have to before it. */
export function newlyActive(before: State, after: State, mover: string): string[] {
  const already = new Set([...activeSeats(before), mover]);
  return activeSeats(after).filter((playerID) => !already.has(playerID));
}
