import type { Languages } from '../../../kit/language.js';
import { en } from './en/index.js';

export type GrandArmadaWords = typeof en;

export const words: Languages<GrandArmadaWords> = { en };
