import type { Rulebook } from '../../../../../client/kit/rules/rulebook.js';
import type { Languages } from '../../../../../src/kit/language.js';
import { en } from './en.js';

/** The rules by case. */
export const rulebook: Languages<Rulebook> = { en };
