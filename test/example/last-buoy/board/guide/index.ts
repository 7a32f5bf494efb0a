import type { HowToPlay } from '../../../../../client/kit/rules/Guide.js';
import { words } from './words/index.js';

/** How to play, without pictures. */
export const guide: HowToPlay<never> = { words, picture: () => null };
