import type { Texts } from '../../../kit/texts.js';

/** What happened: armies, money and politics. */
export const landChronicle: Texts = {};
