import { TAKE_BACK } from '../../src/boardgame/constants.js';
import type { Store } from '../storage/store.js';
import { SWAP } from './swapping.js';

const MAX_BEHIND = 100;

/**
 * Whether a late move may be a repeat, because the seat has moved since, moves were taken back, or the players changed
 * sides. Prevents a frame that arrives twice from making a second move.
 */
export async function isRepeated(
  store: Store,
  matchID: string,
  { by, seen, now }: { by: string; seen: number; now: number },
): Promise<boolean> {
  if (seen >= now) return false;
  if (now - seen > MAX_BEHIND) return true;
  const since = await store.since(matchID, seen);
  return (
    since === undefined ||
    since.log.some(({ action: { payload } }) => payload.playerID === by || payload.type === TAKE_BACK || payload.type === SWAP)
  );
}
