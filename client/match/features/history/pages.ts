import type { LogEntry } from 'boardgame.io';
import { PAGE, type PastPage } from '../../../../src/boardgame/past.js';
import type { HistorySource } from './source.js';

/** The page of a state is the one with the move that made it. */
const keyOf = (at: number): number => (at > 0 ? at - 1 - ((at - 1) % PAGE) : 0);

const lastOf = ({ from, patches }: PastPage): number => from + patches.length;

/** The loaded pages of a history. */
export class Pages {
  private readonly pages = new Map<number, PastPage>();
  private readonly listeners = new Set<() => void>();
  private wanted: number | undefined;
  private version = 0;
  /** The first stored state, as far as is known. */
  earliest = 0;
  /** No page could be loaded. */
  lost = false;

  constructor(private readonly source: HistorySource) {}

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Changes whenever a page arrives. */
  readonly get = (): number => this.version;

  /** The page of a state, if it is loaded. */
  of(at: number): PastPage | undefined {
    const page = this.pages.get(keyOf(at));
    return page && page.from <= at && at <= lastOf(page) ? page : undefined;
  }

  /** Retries pages that failed. */
  retry(): void {
    this.lost = false;
  }

  /** The moves before a state, in order, as far as loaded pages connect. */
  logTo(at: number): readonly LogEntry[] {
    const log: (readonly LogEntry[])[] = [];
    for (let key = keyOf(at), page = this.of(at); page; key -= PAGE, page = this.pages.get(key)) log.unshift(page.log);
    return log.flat().filter(({ _stateID }) => _stateID < at);
  }

  /** Loads the page of a state. While a page is loading, only the last request waits. */
  async want(at: number): Promise<void> {
    const isBusy = this.wanted !== undefined;
    this.wanted = at;
    if (isBusy) return;
    for (let at = this.kept(this.wanted); !this.lost && !this.of(at); at = this.kept(this.wanted)) await this.fetch(at);
    this.wanted = undefined;
  }

  /** Loads the page of a state if needed. Resolves to undefined if that fails. */
  async fetched(at: number): Promise<PastPage | undefined> {
    if (!this.of(at)) await this.fetch(at);
    return this.of(at);
  }

  /** The state, or the first stored one if it is earlier. */
  private kept(at: number): number {
    return Math.max(at, this.earliest);
  }

  private async fetch(at: number): Promise<void> {
    try {
      const key = keyOf(at);
      const page = await this.source.page(key);
      const { earliest } = this;
      if (page.from > key) this.earliest = Math.max(earliest, page.from);
      if (page.from <= at && at <= lastOf(page)) this.pages.set(key, page);
      else if (this.earliest === earliest) this.lost = true;
    } catch {
      this.lost = true;
    }
    this.version += 1;
    for (const listener of this.listeners) listener();
  }
}
