/** Result of a phase: `asks` if a player must decide, `over` if the phase has ended. */
export type Goes = 'asks' | 'over';
