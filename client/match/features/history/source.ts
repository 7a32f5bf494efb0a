import type { BoardProps } from 'boardgame.io/react';
import type { HistoryPage } from '../../../../src/boardgame/historyPage.js';
import { LEDGER, type SharedLedger } from '../../../../src/boardgame/ledger.js';
import type { Salts } from '../../../../src/kit/salt.js';
import type { Start } from '../../../app/matches.js';

export const ledgerOf = ({ plugins }: Pick<BoardProps, 'plugins'>): SharedLedger => (plugins[LEDGER]?.data ?? {}) as SharedLedger;

/** Loads earlier positions as the viewer saw them. */
export interface HistorySource {
  /** Loads the page of a state, or the earliest stored page. Rejects if there is no page. */
  page(at: number): Promise<HistoryPage>;
}

/** Data for continuing from a state with the same dice, including secrets. */
export interface FullPosition extends Start {
  /** Whether the viewer may see hidden information. */
  readonly isOpen: boolean;
  readonly seed: string;
  readonly salts: Salts;
}

/** Returns a function that passes requests to `carry` one by one, in order. */
export function inOrder<Q, A>(carry: (question: Q) => Promise<A>): (question: Q) => Promise<A> {
  let last: Promise<unknown> = Promise.resolve();
  return (question) => {
    const answer = last.then(() => carry(question));
    last = answer.catch(() => undefined);
    return answer;
  };
}
