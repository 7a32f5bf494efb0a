import type { Offer } from '../../src/boardgame/offers.js';

/** The last offer of its kind that a seat has made. */
export interface OfferRecord extends Offer {
  /** open: it has not been answered; whether it still stands the match says. */
  readonly answer: 'open' | 'declined' | 'withdrawn' | 'accepted';
  /** How many of its kind the seat has made at this state. */
  readonly times: number;
  /** Who had the seats when it was made: hashes of their credentials, sorted. Missing in offers of earlier versions. */
  readonly players?: string;
}

/** What the store keeps of offers: of each seat and kind the last one. */
export interface OfferStore {
  /** The offers of a match, answered or not. */
  of(matchID: string): Promise<OfferRecord[]>;
  /** Keeps an offer in place of the seat's last of this kind. */
  make(matchID: string, offer: OfferRecord): Promise<void>;
  /** Answers an offer that is open; false where it is not, because another was faster. */
  answer(matchID: string, id: string, answer: Exclude<OfferRecord['answer'], 'open'>): Promise<boolean>;
}
