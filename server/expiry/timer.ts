import { setTimeout as delay } from 'node:timers/promises';
import { adjournedIn } from '../../src/boardgame/adjourned.js';
import { runOutAt } from '../../src/boardgame/clock/clock.js';
import { faultOf, type Log } from '../log.js';
import { clockOf } from '../match/clocks.js';
import { type MatchData, readable, type Store } from '../storage/store.js';
import type { Expiry } from './ages.js';

const DAY = 24 * 60 * 60 * 1000;
const UNCONFIRMED_MS = 2 * DAY;
const UNUSED_MS = 60 * DAY;
const SWEEP_MS = 60 * 60 * 1000;
/** Pause between deletions in milliseconds, to give moves precedence. */
const PAUSE_MS = 20;
const MAX_DELETIONS = 5000;

export interface ExpiryOptions {
  readonly store: Pick<Store, 'listMatches' | 'wipe' | 'fetch' | 'notices' | 'people'>;
  readonly ages: Expiry;
  readonly log: Log;
  isOpen(matchID: string): boolean;
  wiped(matches: number): void;
  readonly now?: () => number;
}

export class ExpiryTimer {
  private timer: NodeJS.Timeout | undefined;
  private stopped = false;
  private sweeping: Promise<number> | undefined;

  constructor(private readonly options: ExpiryOptions) {}

  /** Schedules the first deletion after `after` milliseconds, so that waiting clients are served first. */
  start(after = 60_000): void {
    this.timer = setTimeout(() => {
      void this.sweep().then(() => !this.stopped && this.start(SWEEP_MS));
    }, after).unref();
  }

  async stop(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await this.sweeping;
  }

  /** Deletes expired matches and returns their number. Never rejects. */
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
    await store.notices.forgetUnconfirmed(now() - UNCONFIRMED_MS);
    await store.people.expire(now() - UNUSED_MS, now());
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
      if (this.stopped || count === MAX_DELETIONS) break;
      if (isOpen(matchID)) continue;
      // A player may have moved since the list was read.
      const { metadata } = await store.fetch(matchID, { metadata: true });
      if (!metadata || metadata.updatedAt >= updatedBefore) continue;
      if (!isGameover && (await this.isWaitedFor(matchID, metadata, updatedBefore))) continue;
      await store.wipe(matchID);
      count += 1;
      await delay(PAUSE_MS, undefined, { ref: false });
    }
    return count;
  }

  private ago(days: number): number {
    const { now = Date.now } = this.options;
    return now() - days * DAY;
  }

  /** Whether a match without recent moves must be kept, because its clock is running or expired recently, or it is adjourned. */
  private async isWaitedFor(matchID: string, metadata: MatchData, before: number): Promise<boolean> {
    const { store, ages } = this.options;
    const state = await readable(store.fetch(matchID, { state: true }).then((found) => found.state));
    if (!state) return false;
    if (adjournedIn(state)) return ages.finishedDays === 0 || metadata.updatedAt >= this.ago(ages.finishedDays);
    const clock = clockOf(state, metadata);
    return clock !== undefined && runOutAt(clock) >= before;
  }
}
