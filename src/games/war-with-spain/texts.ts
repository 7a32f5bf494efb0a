import type { Texts } from '../../kit/texts.js';
import { asks } from './texts/asks.js';
import { landChronicle } from './texts/landChronicle.js';
import { landRefusals } from './texts/landRefusals.js';
import { navalChronicle } from './texts/navalChronicle.js';
import { navalRefusals } from './texts/navalRefusals.js';

/** Every text of the game by key. */
export const texts: Texts = { ...asks, ...navalRefusals, ...landRefusals, ...navalChronicle, ...landChronicle };
