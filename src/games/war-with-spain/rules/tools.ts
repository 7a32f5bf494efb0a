import { actionOf, type No, type ToolsOf } from '../../../kit/action.js';
import type { PlayerID } from '../../../kit/rules.js';
import type { Side } from '../ids.js';
import { seatOf, type WarWithSpain } from '../state.js';

/** What every module of the rules works with. */

export type { No } from '../../../kit/action.js';
export { no } from '../../../kit/action.js';
export const action = actionOf<WarWithSpain>();
export type Tools = ToolsOf<WarWithSpain>;

/** Whose deed an entry tells. */
export const by = (side: Side): PlayerID => seatOf(side);

/** Why the first of some ids is wrong, or nothing: ids that occur twice are refused with the rest. */
export function firstNo<T extends string>(ids: readonly T[], test: (id: T) => No | undefined, twice: (id: T) => No): No | undefined {
  const seen = new Set<T>();
  for (const id of ids) {
    if (seen.has(id)) return twice(id);
    seen.add(id);
    const refused = test(id);
    if (refused) return refused;
  }
  return undefined;
}
