import type { Languages } from '../../../../../src/kit/language.js';
import { en } from './en.js';

type Words = typeof en;

export type StepId = keyof Words['steps'];
export type Verdict = keyof Words['fight']['verdicts'];

export const words: Languages<Words> = { en };
