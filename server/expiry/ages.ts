/** Days after the last move until a match is deleted. 0 means never. */
export interface Expiry {
  /** Days for unfinished matches without a running clock. */
  readonly abandonedDays: number;
  /** Days after which finished and adjourned matches are deleted. */
  readonly finishedDays: number;
}

/** Default numbers of days. */
export const defaultExpiry: Expiry = { abandonedDays: 60, finishedDays: 400 };
