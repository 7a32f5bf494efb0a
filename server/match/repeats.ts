import { TAKE_BACK } from '../../src/boardgame/constants.js';
import type { Store } from '../storage/store.js';
import { SWAP } from './swapping.js';

/** A player who looked at a state longer ago than this many moves has to look again. */
const LATEST = 100;

/**
 * Whether a move that may come late is one that its player repeats: he has moved since the state that he was looking at. So a
 * frame that arrives twice over a bad line is never a second move. Nor is one that was meant for a match that has gone back
 * since, or for the other side.
 */
export async function isRepeated(
  store: Store,
  matchID: string,
  { by, seen, now }: { by: string; seen: number; now: number },
): Promise<boolean> {
  if (seen >= now) return false;
  if (now - seen > LATEST) return true;
  const since = await store.since(matchID, seen);
  return (
    since === undefined ||
    since.log.some(({ action: { payload } }) => payload.playerID === by || payload.type === TAKE_BACK || payload.type === SWAP)
  );
}
