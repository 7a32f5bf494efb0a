import type { LogEntry } from 'boardgame.io';
import type { HistoryPage } from '../../../../src/boardgame/historyPage.js';
import type { PlayedGame } from '../../../../src/kit/definition.js';
import type { PlayerID } from '../../../../src/kit/rules.js';
import type { Salts } from '../../../../src/kit/salt.js';
import type { Start } from '../../../app/matches.js';
import { Replayed } from './replayed.js';

export interface Begun {
  readonly game: string;
  readonly setupData: unknown;
  readonly seed: string;
  readonly start?: Start;
}

export interface PageRequest {
  /** Set-up and seed of the match; sent only in the first request. */
  readonly begun?: Begun;
  /** Moves since the last request, with secret arguments. */
  readonly more: readonly LogEntry[];
  readonly salts: Salts;
  /** The viewer's seat; absent if the full state is requested. */
  readonly playerID?: PlayerID | null;
  readonly at: number;
}

export type PageAnswer = { readonly page: HistoryPage } | { readonly whole: Start } | { readonly fault: string };

type Load = (slug: string) => Promise<Pick<PlayedGame<unknown>, 'rules'>>;

/** Returns a function that answers requests about a match in order. */
export function answering(load: Load): (request: PageRequest) => Promise<PageAnswer> {
  const log: LogEntry[] = [];
  let match: Replayed | undefined;
  return async ({ begun, more, salts, playerID, at }) => {
    try {
      log.push(...more);
      if (begun) match = new Replayed(await load(begun.game), begun.setupData, begun.seed, begun.start);
      if (!match) throw new Error('no match was started');
      return playerID === undefined ? { whole: match.whole(log, salts, at) } : { page: match.page(log, salts, playerID, at) };
    } catch (error) {
      return { fault: String(error) };
    }
  };
}
