import type { Modifier } from './events.js';

/** What modifiers come to. */
export const sumOf = (modifiers: readonly Modifier[]): number => modifiers.reduce((sum, [, amount]) => sum + amount, 0);

/** Those that change anything: the ones worth showing. */
export const counting = (modifiers: readonly Modifier[]): Modifier[] => modifiers.filter(([, amount]) => amount !== 0);
