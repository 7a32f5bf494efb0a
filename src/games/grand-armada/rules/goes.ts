/** How far a phase has been carried: to a decision, or to its end. */
export type Goes = 'asks' | 'over';
