/** A phase waits for a decision, or is over. */
export type Goes = 'asks' | 'over';
