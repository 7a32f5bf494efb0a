import type { GameEvent } from '../../../kit/events.js';
import { say, type Texts } from '../../../kit/texts.js';
import { OPTIONS } from '../ids.js';
import type { ArmadaWords } from './index.js';

const keyed = (prefix: string, texts: Texts): Texts =>
  Object.fromEntries(Object.entries(texts).map(([key, text]) => [`${prefix}.${key}`, text]));

export const textsIn = ({ options, modifiers, phases, refusals, chronicle }: ArmadaWords): Texts => ({
  ...keyed('modifier', Object.fromEntries(OPTIONS.map((id) => [id, options[id].title]))),
  ...keyed('modifier', modifiers),
  ...keyed('phase', phases),
  ...keyed('refusal', refusals),
  ...keyed('chronicle', chronicle),
});

/** Returns an event's log sentence. Its text receives the event's values, `by`, `at` and `who`. */
export const sentence = (texts: Texts, { key, by, at, who, values }: GameEvent): string =>
  say(texts, `chronicle.${key}`, { by: by ?? null, at: at ?? [], who: who ?? [], ...values });
