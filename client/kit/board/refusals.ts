import { useCallback, useMemo } from 'react';
import type { Refusal } from '../../../src/kit/rules.js';
import { say, type Texts } from '../../../src/kit/texts.js';
import { words } from '../../../src/kit/words/index.js';
import { useLanguage } from '../language.js';

/** Returns a refusal worded with `texts`, or unchanged if `texts` lacks its key. */
export function worded(texts: Texts, refusal: Refusal): Refusal {
  const key = `refusal.${refusal.key}`;
  return Object.hasOwn(texts, key) ? { ...refusal, reason: say(texts, key, refusal.values) } : refusal;
}

/** Returns a function that words refusals with `texts` or the texts common to all games. */
export function useWorded(texts: Texts): (refusal: Refusal | undefined) => Refusal | undefined {
  const common = useLanguage().of(words);
  const all = useMemo(() => ({ ...common, ...texts }), [common, texts]);
  return useCallback((refusal) => refusal && worded(all, refusal), [all]);
}
