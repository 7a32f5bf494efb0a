export const KINDS = ['takeBack', 'draw', 'fortune', 'adjourn', 'resume', 'swap'] as const;
export type Kind = (typeof KINDS)[number];

/** An offer from one seat to the other. A move declines it, unless it is a `fortune` offer, which remains open until answered. */
export interface Offer {
  readonly id: string;
  readonly kind: Kind;
  /** Seat that made the offer. */
  readonly by: string;
  /** `_stateID` when the offer was made. */
  readonly stateID: number;
  /** State to which a take-back returns. */
  readonly to?: number;
}

export const MAX_MOVES_BACK = 300;

/** Payload of the event `offers`, after the matchID. */
export interface OpenOffers {
  /** Open offers. An offer made in an earlier state is void unless it is a `fortune` offer. */
  readonly offers: readonly Offer[];
  readonly takeBacks: number;
  /** Whether both players agreed to show luck during the match. */
  readonly fortune: boolean;
}
