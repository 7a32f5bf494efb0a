import type { Texts } from '../../../kit/texts.js';

/** Why not: ships, tracks and fleets. */
export const navalRefusals: Texts = {};
