export const KINDS = ['takeBack', 'draw', 'fortune', 'adjourn', 'resume', 'swap'] as const;
export type Kind = (typeof KINDS)[number];

/** An offer from one seat to the other. A move declines it, except `fortune`, which stays until it is answered. */
export interface Offer {
  readonly id: string;
  readonly kind: Kind;
  /** The seat that made it. */
  readonly by: string;
  /** `_stateID` when it was made. */
  readonly stateID: number;
  /** The state to return to, for a take-back. */
  readonly to?: number;
}

export const FARTHEST_BACK = 300;

/** Payload of the event `offers`, after the matchID. */
export interface OffersTold {
  /** Offers of an earlier state are void. */
  readonly offers: readonly Offer[];
  /** Take-backs left in this match. */
  readonly takeBacks: number;
  /** Both agreed to show luck during the match. */
  readonly fortune: boolean;
}
