import type { Offer } from '../../src/boardgame/offers.js';

export interface OfferRecord extends Offer {
  /** State of the offer. An `open` offer may refer to an earlier state of the match. */
  readonly answer: 'open' | 'declined' | 'withdrawn' | 'accepted';
  readonly times: number;
  /** Sorted hashes of the players' credentials. Absent in offers of older versions. */
  readonly players?: string;
}

export interface OfferStore {
  of(matchID: string): Promise<OfferRecord[]>;
  make(matchID: string, offer: OfferRecord): Promise<void>;
  /** Stores an answer. Returns false if the offer is no longer open. */
  answer(matchID: string, id: string, answer: Exclude<OfferRecord['answer'], 'open'>): Promise<boolean>;
}
