import type { StepView } from '../../session.js';

export const EMPTY: ReadonlySet<string> = new Set();

/** A decision with nothing to decide. */
export const noPlan = (question: string): StepView => ({ ask: question, marks: new Map(), actions: [] });
