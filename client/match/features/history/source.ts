import type { BoardProps } from 'boardgame.io/react';
import { LEDGER, type SharedLedger } from '../../../../src/boardgame/ledger.js';
import type { PastPage } from '../../../../src/boardgame/past.js';
import type { Salts } from '../../../../src/kit/salt.js';
import type { Start } from '../../../app/matches.js';

/** The public ledger. */
export const ledgerOf = ({ plugins }: Pick<BoardProps, 'plugins'>): SharedLedger => (plugins[LEDGER]?.data ?? {}) as SharedLedger;

/** Loads earlier positions as a viewer saw them. */
export interface HistorySource {
  /** The page of a state, or the earliest stored one. Rejects if there is none. */
  page(at: number): Promise<PastPage>;
}

/** The data to continue from a state with the same dice, including secrets. */
export interface FullPosition extends Start {
  /** The reader may see hidden information. */
  readonly isOpen: boolean;
  readonly seed: string;
  readonly salts: Salts;
}

/** Sends one request at a time, in order. */
export function oneByOne<Q, A>(carry: (question: Q) => Promise<A>): (question: Q) => Promise<A> {
  let last: Promise<unknown> = Promise.resolve();
  return (question) => {
    const answer = last.then(() => carry(question));
    last = answer.catch(() => undefined);
    return answer;
  };
}
