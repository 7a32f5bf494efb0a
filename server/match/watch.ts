import { elapsed } from '../clock.js';
import type { MatchVersion, Store } from '../storage/store.js';
import type { PubSub } from './pubSub.js';

const WITHOUT_BUS_MS = 1000;
const WITH_BUS_MS = 15_000;

export interface Watched extends Partial<MatchVersion> {
  readonly matchID: string;
}

export interface WatchOptions {
  readonly store: Pick<Store, 'versionsOf'>;
  readonly pubSub: PubSub;
  open(): readonly Watched[];
  behind(matchID: string): void;
  failed(error: unknown): void;
}

/**
 * Checks whether the store contains changes unknown to this process, because another process may have ended before
 * announcing them. While the bus is down, only this check finds moves of other processes.
 */
export class Watch {
  private timer: NodeJS.Timeout | undefined;
  private looked = elapsed();
  private looking = false;

  constructor(private readonly options: WatchOptions) {}

  start(): void {
    this.timer = setInterval(() => void this.tick(), WITHOUT_BUS_MS).unref();
  }

  stop(): void {
    clearInterval(this.timer);
  }

  async look(): Promise<void> {
    const { store, open, behind } = this.options;
    const watched = open();
    const stored = await store.versionsOf(watched.map(({ matchID }) => matchID));
    for (const { matchID, stateID = -1, version = -1 } of watched) {
      const current = stored.get(matchID);
      if (current && (current.stateID > stateID || current.version > version)) behind(matchID);
    }
  }

  private async tick(): Promise<void> {
    if (this.looking) return;
    this.looking = true;
    try {
      if (elapsed() - this.looked >= WITH_BUS_MS || (await this.isBusAway())) {
        this.looked = elapsed();
        await this.look();
      }
    } catch (error) {
      this.options.failed(error);
    } finally {
      this.looking = false;
    }
  }

  private async isBusAway(): Promise<boolean> {
    const { pubSub } = this.options;
    return (
      pubSub.check?.().then(
        () => false,
        () => true,
      ) ?? false
    );
  }
}
