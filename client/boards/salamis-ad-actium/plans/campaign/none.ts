import type { Plan } from '../../session.js';

export const EMPTY: ReadonlySet<string> = new Set();

/** A decision with nothing to decide. */
export const noPlan = (question: string): Plan => ({ ask: question, marks: new Map(), actions: [] });
