import { ARMY } from '../data/armies.js';
import { SHIP } from '../data/ships.js';
import type { UnitId } from '../ids.js';
import type { WarWithSpain } from '../state.js';
import { isDeep } from './units.js';

/** Counters that differ in name alone: where one of them may do something, one is offered. */

/** The first of each kind. */
function firstOfEach(ids: readonly UnitId[], kindOf: (id: UnitId) => string): UnitId[] {
  const known = new Set<string>();
  return ids.filter((id) => {
    const kind = kindOf(id);
    return !known.has(kind) && known.add(kind);
  });
}

/** One ship of each class, state and company; a ship that carries a leader is like no other. */
export function unlikeShips(view: WarWithSpain, ids: readonly UnitId[]): UnitId[] {
  if (ids.length < 2) return [...ids];
  const led = new Set(Object.values(view.leaders).map(({ ship }) => ship));
  return firstOfEach(ids, (id) => {
    const { at, reduced, fleet, moved, start, regrouped } = view.naval[id];
    const name = led.has(id) ? id : SHIP[id].family;
    return [name, at, reduced, fleet, moved, start, regrouped].join();
  });
}

/** One land unit of each nation and strength in each place. */
export const unlikeArmies = (view: WarWithSpain, ids: readonly UnitId[]): UnitId[] =>
  firstOfEach(ids, (id) => {
    const { nat, cs, back } = ARMY[id];
    const { at, reduced } = view.land[id];
    return [nat, cs, back, at, reduced].join();
  });

/** Parts of a group that a player would take out of it: all, the deep, the shallow, and ships one by one. */
export function parts(view: WarWithSpain, ids: readonly UnitId[]): UnitId[][] {
  if (!ids.length) return [];
  if (ids.length === 1) return [[...ids]];
  const deep = ids.filter(isDeep);
  const shallow = ids.filter((id) => !isDeep(id));
  const halves = [deep, shallow].filter((half) => half.length > 1 && half.length < ids.length);
  return [[...ids], ...halves, ...unlikeShips(view, ids).map((id) => [id])];
}
