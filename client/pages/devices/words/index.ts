import type { Languages } from '../../../../src/kit/language.js';
import { wordsHook } from '../../../kit/language.js';
import { en } from './en.js';

export type DeviceWords = typeof en;

export const words: Languages<DeviceWords> = { en };

export const useDeviceWords = wordsHook(words);
