import type { GameEvent } from '../../../src/kit/events.js';
import { say, type Texts } from '../../../src/kit/texts.js';

/** The sentence of an entry: its text gets the entry's values, and `by`, `at` and `who` beside them. */
export const sentenceIn = (texts: Texts, { key, by, at, who, values }: GameEvent): string =>
  say(texts, `chronicle.${key}`, { by: by ?? null, at: at ?? [], who: who ?? [], ...values });
