import type { Entry } from '../../kit/chronicle.js';
import { say, type Texts } from '../../kit/texts.js';
import { asks } from './texts/asks.js';
import { landChronicle } from './texts/landChronicle.js';
import { landRefusals } from './texts/landRefusals.js';
import { navalChronicle, navalModifiers } from './texts/navalChronicle.js';
import { navalRefusals } from './texts/navalRefusals.js';

/** Every text of the game by key. */
export const texts: Texts = { ...asks, ...navalRefusals, ...landRefusals, ...navalChronicle, ...navalModifiers, ...landChronicle };

/** The sentence of an entry: its text gets the entry's values, and `by`, `at` and `who` beside them. */
export const sentence = ({ key, by, at, who, values }: Entry): string =>
  say(texts, `chronicle.${key}`, { by: by ?? null, at: at ?? [], who: who ?? [], ...values });
