import { elapsed } from '../clock.js';
import type { MatchVersion, Store } from '../storage/store.js';
import type { PubSub } from './pubSub.js';

/** From one look to the next while the bus is away, and while it is there, in ms. */
const OFTEN = 1000;
const SELDOM = 15_000;

/** A match as this process shows it: what is not yet read is left out. */
export interface Watched extends Partial<MatchVersion> {
  readonly matchID: string;
}

export interface WatchOptions {
  readonly store: Pick<Store, 'stands'>;
  readonly pubSub: PubSub;
  /** What is open at this process. */
  open(): readonly Watched[];
  /** The store is ahead of what is shown. */
  behind(matchID: string): void;
  failed(error: unknown): void;
}

/**
 * Looks now and then whether the store is ahead of what is shown here: a process can die between storing a move, or that a seat was
 * left, and telling the others, and a bus can be away. With a bus that works hardly anything is ever found; without one, this is how
 * moves travel between processes.
 */
export class Watch {
  private timer: NodeJS.Timeout | undefined;
  private looked = elapsed();
  private looking = false;

  constructor(private readonly options: WatchOptions) {}

  start(): void {
    this.timer = setInterval(() => void this.tick(), OFTEN).unref();
  }

  stop(): void {
    clearInterval(this.timer);
  }

  /** Compares everything that is open with the store. */
  async look(): Promise<void> {
    const { store, open, behind } = this.options;
    const watched = open();
    const stored = await store.stands(watched.map(({ matchID }) => matchID));
    for (const { matchID, stateID = -1, version = -1 } of watched) {
      const stand = stored.get(matchID);
      if (stand && (stand.stateID > stateID || stand.version > version)) behind(matchID);
    }
  }

  private async tick(): Promise<void> {
    if (this.looking) return;
    this.looking = true;
    try {
      if (elapsed() - this.looked >= SELDOM || (await this.isBusAway())) {
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
