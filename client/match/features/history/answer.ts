import type { LogEntry } from 'boardgame.io';
import type { PastPage } from '../../../../src/boardgame/past.js';
import type { PlayedGame } from '../../../../src/kit/definition.js';
import type { PlayerID } from '../../../../src/kit/rules.js';
import type { Salts } from '../../../../src/kit/salt.js';
import type { Start } from '../../../app/matches.js';
import { Replayed } from './replayed.js';

/** What a match in this browser was begun with. */
export interface Begun {
  readonly game: string;
  readonly setupData: unknown;
  readonly seed: string;
  readonly start?: Start;
}

/** What a page asks of its worker. */
export interface PageRequest {
  /** With the first question alone. */
  readonly begun?: Begun;
  /** The moves that have been made since the last one, with nothing withheld. */
  readonly more: readonly LogEntry[];
  readonly salts: Salts;
  /** Whose view the page is of; the whole of the state alone is asked for if left out. */
  readonly playerID?: PlayerID | null;
  readonly at: number;
}

export type PageAnswer = { readonly page: PastPage } | { readonly whole: Start } | { readonly fault: string };

type Load = (slug: string) => Promise<Pick<PlayedGame<unknown>, 'rules'>>;

/** Answers the questions about one match, in their order. @param load fetches the rules of a game */
export function answering(load: Load): (request: PageRequest) => Promise<PageAnswer> {
  const log: LogEntry[] = [];
  let match: Replayed | undefined;
  return async ({ begun, more, salts, playerID, at }) => {
    try {
      log.push(...more);
      if (begun) match = new Replayed(await load(begun.game), begun.setupData, begun.seed, begun.start);
      if (!match) throw new Error('no match was begun');
      return playerID === undefined ? { whole: match.whole(log, salts, at) } : { page: match.page(log, salts, playerID, at) };
    } catch (error) {
      return { fault: String(error) };
    }
  };
}
