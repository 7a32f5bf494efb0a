import type { Texts } from '../../../kit/texts.js';

/** What happened: ships, tracks and fleets. */
export const navalChronicle: Texts = {};
