import type { Languages } from '../../../kit/language.js';
import { en } from './en/index.js';

export type ArmadaWords = typeof en;

export const words: Languages<ArmadaWords> = { en };
