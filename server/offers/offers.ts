import type { Offer } from '../../src/boardgame/offers.js';

/** The last offer of its kind that a seat has made. */
export interface Made extends Offer {
  /** open: it has not been answered; whether it still stands the match says. */
  readonly answer: 'open' | 'declined' | 'withdrawn' | 'accepted';
  /** How many of its kind the seat has made at this state. */
  readonly times: number;
}

/** What the store keeps of offers: of each seat and kind the last one. */
export interface OfferBook {
  /** The offers of a match, answered or not. */
  of(matchID: string): Promise<Made[]>;
  /** Keeps an offer in place of the seat's last of this kind. */
  make(matchID: string, offer: Made): Promise<void>;
  /** Answers an offer that is open; false where it is not, because another was faster. */
  answer(matchID: string, id: string, answer: Exclude<Made['answer'], 'open'>): Promise<boolean>;
}
