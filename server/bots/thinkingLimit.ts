import type { Level } from '../../src/kit/levels.js';
import { Buckets } from '../http/limits.js';

/** The expert bot's thinking time in a match, in ms: the maximum reserve, and the time added each second. */
const BURST_MS = 20_000;
const MS_PER_SECOND = 250;

/** Limits the thinking time of the expert bot. Without time left in a match, the hard bot plays instead. */
export class ThinkingLimit {
  private readonly left: Buckets;

  constructor(now?: () => number) {
    this.left = new Buckets(BURST_MS, MS_PER_SECOND, now);
  }

  levelFor(matchID: string, level: Level): Level {
    return level === 'expert' && !this.left.of(matchID).take(0) ? 'admiral' : level;
  }

  /** @param ms time that a thread worked on a decision, without the wait for a thread */
  spend(matchID: string, ms: number): void {
    this.left.of(matchID).take(ms);
  }
}
