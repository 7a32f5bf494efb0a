import type { Modifier } from './events.js';

export const sumOf = (modifiers: readonly Modifier[]): number => modifiers.reduce((sum, [, amount]) => sum + amount, 0);

/** Returns the modifiers other than 0. */
export const counting = (modifiers: readonly Modifier[]): Modifier[] => modifiers.filter(([, amount]) => amount !== 0);
