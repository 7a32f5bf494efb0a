import type { Violation } from '../keys.js';
import { type RuleCase, violation, type WarKeys } from '../keys.js';

export { type Violation, violation } from '../keys.js';

import { actionOf, type KeyedTools } from '../../../kit/action.js';
import type { WarWithSpain } from '../state.js';

export const action = actionOf<WarWithSpain, WarKeys>();

export type Tools = KeyedTools<WarWithSpain, WarKeys>;

/** Returns the refusal for the first id that is a duplicate or that `test` refuses. */
export function firstNo<T extends string>(
  ids: readonly T[],
  ruleCase: RuleCase,
  test: (id: T) => Violation | undefined,
): Violation | undefined {
  const seen = new Set<T>();
  for (const id of ids) {
    if (seen.has(id)) return violation('namedTwice', ruleCase, { unit: id });
    seen.add(id);
    const refused = test(id);
    if (refused) return refused;
  }
  return undefined;
}
