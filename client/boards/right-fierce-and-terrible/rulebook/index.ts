import type { Languages } from '../../../../src/kit/language.js';
import type { Rulebook } from '../../../kit/rules/rulebook.js';
import { en } from './en/index.js';

/** Rules text by case, with this project's rulings. */
export const rulebook: Languages<Rulebook> = { en };
