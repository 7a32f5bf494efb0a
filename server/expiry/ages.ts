/** How long a match is kept after its last move, in days. 0 keeps it for ever. */
export interface Expiry {
  /** One that is not over: laid and never begun, or abandoned. While a clock of it runs it is not. */
  readonly abandonedDays: number;
  /** One that is over, so that it can be replayed, or that its players have put away. */
  readonly finishedDays: number;
}

export const defaultExpiry: Expiry = { abandonedDays: 60, finishedDays: 400 };
