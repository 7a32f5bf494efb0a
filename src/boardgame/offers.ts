/** What a player can offer the other, who says yes or no. */
export const KINDS = ['takeBack', 'draw', 'fortune', 'adjourn', 'resume', 'swap'] as const;
export type Kind = (typeof KINDS)[number];

/**
 * An offer of one seat to the other. It is made at a state of the match and stands as long as the match stands there: whoever moves instead
 * of answering has said no. That both may see how fortune has gone so far is no matter of a state, and stands until it is answered.
 */
export interface Offer {
  readonly id: string;
  readonly kind: Kind;
  /** The seat that made it. */
  readonly by: string;
  /** `_stateID` of the state it was made at. */
  readonly stateID: number;
  /** The state to go back to, where it is that which is offered. */
  readonly to?: number;
}

/** How many states before the present one an offer to take back can name. */
export const FARTHEST_BACK = 300;

/** What the players of a match are sent: the event `offers`, matchID and this. */
export interface OffersTold {
  /** Those that are open; one whose state is another than that of the match does not stand any more. */
  readonly offers: readonly Offer[];
  /** How often something can still be taken back in this match. */
  readonly takeBacks: number;
  /** Both have agreed to see, while they play, how fortune has gone so far. */
  readonly fortune: boolean;
}
