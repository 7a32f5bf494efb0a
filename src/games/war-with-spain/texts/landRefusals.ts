import type { Texts } from '../../../kit/texts.js';

/** Why not: armies, money and politics. */
export const landRefusals: Texts = {};
