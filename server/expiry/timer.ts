import { setTimeout as delay } from 'node:timers/promises';
import { adjournedIn } from '../../src/boardgame/adjourned.js';
import { runOutAt } from '../../src/boardgame/clock/clock.js';
import { faultOf, type Log } from '../log.js';
import { clockOf } from '../match/clocks.js';
import { type MatchData, readable, type Store } from '../storage/store.js';
import type { Expiry } from './ages.js';

const DAY = 24 * 60 * 60 * 1000;
/** How long an address of mail is kept that nobody confirms, ms. */
const UNCONFIRMED = 2 * DAY;
/** How long somebody is kept who holds no seat and does not come, ms. */
const UNUSED = 60 * DAY;
/** From the end of one sweep to the next, ms. */
const EVERY = 60 * 60 * 1000;
/** Breath between two deletions, ms: players come first. */
const BREATH = 20;
/** Most matches deleted in one sweep; the rest waits for the next. */
const MOST = 5000;

export interface ExpiryOptions {
  readonly store: Pick<Store, 'listMatches' | 'wipe' | 'fetch' | 'notices' | 'people'>;
  readonly ages: Expiry;
  readonly log: Log;
  /** Whether somebody is connected to the match. */
  isOpen(matchID: string): boolean;
  /** Told how many were deleted. */
  wiped(matches: number): void;
  readonly now?: () => number;
}

/** Deletes matches that nobody has played for long: one after the other, beside the play. */
export class ExpiryTimer {
  private timer: NodeJS.Timeout | undefined;
  private stopped = false;
  private sweeping: Promise<number> | undefined;

  constructor(private readonly options: ExpiryOptions) {}

  /** The first sweep comes a little after the start, when whoever was waiting has been served. */
  start(after = 60_000): void {
    this.timer = setTimeout(() => {
      void this.sweep().then(() => !this.stopped && this.start(EVERY));
    }, after).unref();
  }

  async stop(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await this.sweeping;
  }

  /** Deletes what is too old now, and says how many that were. Never rejects. */
  sweep(): Promise<number> {
    this.sweeping ??= this.run()
      .catch((error) => {
        this.options.log('error', 'expiry', faultOf(error));
        return 0;
      })
      .finally(() => {
        this.sweeping = undefined;
      });
    return this.sweeping;
  }

  private async run(): Promise<number> {
    const { ages, log, wiped, store, now = Date.now } = this.options;
    await store.notices.forgetUnconfirmed(now() - UNCONFIRMED);
    await store.people.expire(now() - UNUSED, now());
    const abandoned = await this.wipeOlder(false, ages.abandonedDays);
    const finished = await this.wipeOlder(true, ages.finishedDays);
    const total = abandoned + finished;
    if (total) {
      wiped(total);
      log('info', 'expired', { abandoned, finished });
    }
    return total;
  }

  private async wipeOlder(isGameover: boolean, days: number): Promise<number> {
    if (days === 0) return 0;
    const { store, isOpen } = this.options;
    const updatedBefore = this.ago(days);
    const ids = await store.listMatches({ where: { isGameover, updatedBefore } });
    let count = 0;
    for (const matchID of ids) {
      if (this.stopped || count === MOST) break;
      if (isOpen(matchID)) continue;
      // Somebody may have come back to it since the list was made.
      const { metadata } = await store.fetch(matchID, { metadata: true });
      if (!metadata || metadata.updatedAt >= updatedBefore) continue;
      if (!isGameover && (await this.isWaitedFor(matchID, metadata, updatedBefore))) continue;
      await store.wipe(matchID);
      count += 1;
      await delay(BREATH, undefined, { ref: false });
    }
    return count;
  }

  private ago(days: number): number {
    const { now = Date.now } = this.options;
    return now() - days * DAY;
  }

  /** Whether a match that nobody has moved in is played all the same: by a clock that runs, or was not long ago; or it was put away by consent. */
  private async isWaitedFor(matchID: string, metadata: MatchData, before: number): Promise<boolean> {
    const { store, ages } = this.options;
    const state = await readable(store.fetch(matchID, { state: true }).then((found) => found.state));
    if (!state) return false;
    if (adjournedIn(state)) return ages.finishedDays === 0 || metadata.updatedAt >= this.ago(ages.finishedDays);
    const clock = clockOf(state, metadata);
    return clock !== undefined && runOutAt(clock) >= before;
  }
}
