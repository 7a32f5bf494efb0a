import type { Entry } from '../../kit/chronicle.js';
import { say, type Texts } from '../../kit/texts.js';
import { chronicleTexts } from './texts/chronicle.js';
import { labelTexts } from './texts/labels.js';
import { refusalTexts } from './texts/refusals.js';

/** Every text of the game, in English. */
export const texts: Texts = { ...labelTexts, ...refusalTexts, ...chronicleTexts };

/** The sentence of an entry: its text gets the entry's values, and `by`, `at` and `who` beside them. */
export const sentence = ({ key, by, at, who, values }: Entry): string =>
  say(texts, `chronicle.${key}`, { by: by ?? null, at: at ?? [], who: who ?? [], ...values });
