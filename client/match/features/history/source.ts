import type { BoardProps } from 'boardgame.io/react';
import { LEDGER, type SharedLedger } from '../../../../src/boardgame/ledger.js';
import type { PastPage } from '../../../../src/boardgame/past.js';
import type { Salts } from '../../../../src/kit/salt.js';
import type { Start } from '../../../app/matches.js';

/** What the players share of a match's ledger. */
export const ledgerOf = ({ plugins }: Pick<BoardProps, 'plugins'>): SharedLedger => (plugins[LEDGER]?.data ?? {}) as SharedLedger;

/** Where the past of a match is asked for, as somebody saw it. */
export interface HistorySource {
  /** The page that a state is on; it may begin later where nothing older is kept. Rejects where nothing can be shown. */
  page(at: number): Promise<PastPage>;
}

/** What it takes to go on from a state as a match did: all of it, secrets too, and the dice that fell next. */
export interface FullPosition extends Start {
  /** Whoever looks may know what was hidden then. */
  readonly isOpen: boolean;
  readonly seed: string;
  readonly salts: Salts;
}

/** What carries questions, one at a time: whoever asks before there is an answer waits his turn. */
export function oneByOne<Q, A>(carry: (question: Q) => Promise<A>): (question: Q) => Promise<A> {
  let last: Promise<unknown> = Promise.resolve();
  return (question) => {
    const answer = last.then(() => carry(question));
    last = answer.catch(() => undefined);
    return answer;
  };
}
