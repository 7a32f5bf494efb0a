import type { BoardProps } from 'boardgame.io/react';
import { LEDGER, type SharedLedger } from '../../../../src/boardgame/ledger.js';
import type { PastPage } from '../../../../src/boardgame/past.js';
import type { Salts } from '../../../../src/kit/salt.js';
import type { Start } from '../../../app/matches.js';

/** The part of a match's ledger that players share. */
export const ledgerOf = ({ plugins }: Pick<BoardProps, 'plugins'>): SharedLedger => (plugins[LEDGER]?.data ?? {}) as SharedLedger;

/** A source of earlier positions, as a seat or spectator saw them. */
export interface HistorySource {
  /** The page of a state; the earliest stored page if the state is older. Rejects if there is none. */
  page(at: number): Promise<PastPage>;
}

/** The data to continue from a state with the same dice, including secrets. */
export interface FullPosition extends Start {
  /** The reader may see the hidden information. */
  readonly isOpen: boolean;
  readonly seed: string;
  readonly salts: Salts;
}

/** Sends requests one at a time, in order. */
export function oneByOne<Q, A>(carry: (question: Q) => Promise<A>): (question: Q) => Promise<A> {
  let last: Promise<unknown> = Promise.resolve();
  return (question) => {
    const answer = last.then(() => carry(question));
    last = answer.catch(() => undefined);
    return answer;
  };
}
