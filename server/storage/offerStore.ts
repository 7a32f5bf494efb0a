import type { Offer } from '../../src/boardgame/offers.js';

export interface OfferRecord extends Offer {
  /** The match may already have passed the state of an `open` offer. */
  readonly answer: 'open' | 'declined' | 'withdrawn' | 'accepted';
  readonly times: number;
  /** Sorted hashes of the players' credentials. Missing in old offers. */
  readonly players?: string;
}

export interface OfferStore {
  of(matchID: string): Promise<OfferRecord[]>;
  make(matchID: string, offer: OfferRecord): Promise<void>;
  /** Stores an answer. Returns false if the offer is no longer open. */
  answer(matchID: string, id: string, answer: Exclude<OfferRecord['answer'], 'open'>): Promise<boolean>;
}
