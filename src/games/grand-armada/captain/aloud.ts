import { aloud } from '../../../kit/aloud.js';
import type { GrandArmadaMove } from '../sequence.js';
import type { ReasonKey } from './words/index.js';

/** A named part of a sum. */
export type Term = readonly [key: ReasonKey, weight: number];

export const { term, weighed, because } = aloud<GrandArmadaMove, ReasonKey>();

export const sum = (terms: readonly Term[]): number => terms.reduce((total, [key, weight]) => total + term(key, weight), 0);
