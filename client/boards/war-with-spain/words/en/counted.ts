import { grammarOf } from '../../../../../src/kit/language.js';

const { count } = grammarOf('en');

export const ducats = (n: number): string => count(n, { one: 'ducat', other: 'ducats' });
export const ships = (n: number): string => count(n, { one: 'squadron', other: 'squadrons' });
export const hexes = (n: number): string => count(n, { one: 'hex', other: 'hexes' });
export const steps = (n: number): string => count(n, { one: 'step', other: 'steps' });
export const counters = (n: number): string => count(n, { one: 'counter', other: 'counters' });
export const landUnits = (n: number): string => count(n, { one: 'land unit', other: 'land units' });
export const munitionsPoints = (n: number): string => count(n, { one: 'munitions point', other: 'munitions points' });
