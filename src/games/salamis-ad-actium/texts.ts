import type { Texts } from '../../kit/texts.js';
import { setupTexts } from './texts/setup.js';

export const texts: Texts = { ...setupTexts };
