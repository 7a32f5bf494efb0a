import type { LogEntry } from 'boardgame.io';
import { type HistoryPage, PAGE } from '../../../../src/boardgame/historyPage.js';
import type { HistorySource } from './source.js';

/** Returns the key of the page that contains a state: that of the move leading to it. */
const keyOf = (at: number): number => (at > 0 ? at - 1 - ((at - 1) % PAGE) : 0);

const lastOf = ({ from, patches }: HistoryPage): number => from + patches.length;

export class Pages {
  private readonly pages = new Map<number, HistoryPage>();
  private readonly listeners = new Set<() => void>();
  private wanted: number | undefined;
  private version = 0;
  /** First stored `_stateID` known so far. */
  earliest = 0;
  /** Whether the last page could not be loaded. */
  lost = false;

  constructor(private readonly source: HistorySource) {}

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Returns a version number that changes with each loaded page. */
  readonly get = (): number => this.version;

  of(at: number): HistoryPage | undefined {
    const page = this.pages.get(keyOf(at));
    return page && page.from <= at && at <= lastOf(page) ? page : undefined;
  }

  retry(): void {
    this.lost = false;
  }

  /** Returns the moves before a state, on loaded pages without gaps. */
  logTo(at: number): readonly LogEntry[] {
    const log: (readonly LogEntry[])[] = [];
    for (let key = keyOf(at), page = this.of(at); page; key -= PAGE, page = this.pages.get(key)) log.unshift(page.log);
    return log.flat().filter(({ _stateID }) => _stateID < at);
  }

  /** Loads a state's page. While another page is loading, only the latest request waits. */
  async want(at: number): Promise<void> {
    const isBusy = this.wanted !== undefined;
    this.wanted = at;
    if (isBusy) return;
    for (let at = this.kept(this.wanted); !this.lost && !this.of(at); at = this.kept(this.wanted)) await this.fetch(at);
    this.wanted = undefined;
  }

  /** Returns a state's page, loading it if needed, or undefined if that fails. */
  async fetched(at: number): Promise<HistoryPage | undefined> {
    if (!this.of(at)) await this.fetch(at);
    return this.of(at);
  }

  /** Returns the state, or the first stored state if that is later. */
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
