import type { GameEvent } from '../../../src/kit/events.js';
import { say, type Texts } from '../../../src/kit/texts.js';

/** Returns the log sentence of an event. The text receives the event's values with its `by`, `at` and `who`. */
export const sentenceIn = (texts: Texts, { key, by, at, who, values }: GameEvent): string =>
  say(texts, `chronicle.${key}`, { by: by ?? null, at: at ?? [], who: who ?? [], ...values });
