import type { Level } from '../../src/kit/levels.js';
import { Buckets } from '../http/limits.js';

/** Maximum thinking time that the Expert bot can save up in a match, in milliseconds. */
const BURST_MS = 20_000;
const MS_PER_SECOND = 250;

/** Limits the thinking time of the Expert bot. The Hard bot decides in matches with no time left. */
export class ThinkingLimit {
  private readonly left: Buckets;

  constructor(now?: () => number) {
    this.left = new Buckets(BURST_MS, MS_PER_SECOND, now);
  }

  levelFor(matchID: string, level: Level): Level {
    return level === 'expert' && !this.left.of(matchID).take(0) ? 'admiral' : level;
  }

  /** @param ms time that a thread worked on a decision, excluding the wait for the thread */
  spend(matchID: string, ms: number): void {
    this.left.of(matchID).take(ms);
  }
}
