import type { Languages } from '../../../../src/kit/language.js';
import type { Rulebook } from '../../../kit/rules/rulebook.js';
import { en } from './en/index.js';

export const rulebook: Languages<Rulebook> = { en };
