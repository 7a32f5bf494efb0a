/** Number of days after the last move until a match is deleted; 0 means never. */
export interface Expiry {
  /** Days until an unfinished match without a running clock is deleted. */
  readonly abandonedDays: number;
  /** Days until a finished or adjourned match is deleted. */
  readonly finishedDays: number;
}

/** Default expiry, in days. */
export const defaultExpiry: Expiry = { abandonedDays: 60, finishedDays: 400 };
