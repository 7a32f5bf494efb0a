import type { Texts } from '../../kit/texts.js';
export const texts: Texts = {};
