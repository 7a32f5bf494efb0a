import type { Reply } from '../../src/api/index.js';
import { elapsed } from '../clock.js';
import type { Store } from '../storage/store.js';
import { AWAY_MS, PRESENT_MS } from './service.js';

const PLAYING_MS = 5 * 60_000;
const CACHED_MS = 5000;

type Activity = Reply<'getActivity'>;

/** Counts waiting players and active matches by game, at most every five seconds. */
export class ActivityCounts {
  private counted: Promise<Activity> | undefined;
  private at = 0;

  constructor(
    private readonly store: Pick<Store, 'openMatches'>,
    private readonly games: readonly string[],
    private readonly now: () => number = elapsed,
  ) {}

  read(): Promise<Activity> {
    if (!this.counted || this.now() - this.at >= CACHED_MS) {
      this.at = this.now();
      this.counted = this.count().catch((error) => {
        this.counted = undefined;
        throw error;
      });
    }
    return this.counted;
  }

  private async count(): Promise<Activity> {
    const { openMatches } = this.store;
    const now = Date.now();
    const waiting = await openMatches.waiting({ here: now - PRESENT_MS, turns: now - AWAY_MS });
    const playing = await openMatches.playing(now - PLAYING_MS);
    return Object.fromEntries(this.games.map((game) => [game, { waiting: waiting.get(game) ?? 0, playing: playing.get(game) ?? 0 }]));
  }
}
