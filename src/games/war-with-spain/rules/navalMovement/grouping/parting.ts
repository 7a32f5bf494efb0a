import type { UnitId } from '../../../ids.js';
import type { Violation } from '../../../keys.js';
import { violation } from '../../../keys.js';
import type { Cargo, GroupId, WarWithSpain } from '../../../state.js';
import { firstNo } from '../../tools.js';
import { capacity, cargoOf, leadersAboard, shipsOf, strengthOf } from '../../units.js';
import { fullest } from '../transport/embarking.js';
import { groupOf } from './groups.js';

export const NOTHING: Cargo = { landIds: [], leaderIds: [] };

export function sourcesOf(G: WarWithSpain, ships: readonly UnitId[]): GroupId[] {
  const sources: GroupId[] = [];
  for (const id of ships) {
    const group = groupOf(G, id);
    if (group !== undefined && !sources.includes(group)) sources.push(group);
  }
  return sources;
}

/** Returns the cargo in `named`, and all cargo of groups whose ships all leave. */
export function goesAlong(G: WarWithSpain, ships: readonly UnitId[], named: Cargo = NOTHING): Cargo {
  const laden = sourcesOf(G, ships).filter((group) => cargoOf(G, group).length + leadersAboard(G, group).length > 0);
  const whole = laden.filter((group) => shipsOf(G, group).every((id) => ships.includes(id)));
  const passengers = (group: GroupId) => leadersAboard(G, group).filter((id) => G.leaders[id].ship === null);
  return {
    landIds: [...new Set([...named.landIds, ...whole.flatMap((group) => cargoOf(G, group))])],
    leaderIds: [...new Set([...named.leaderIds, ...whole.flatMap(passengers)])],
  };
}

/** Returns why ships may not leave their groups with this cargo and join `target`. */
export function partingRefusal(
  view: WarWithSpain,
  ships: readonly UnitId[],
  named: Cargo | undefined,
  target: GroupId | null,
): Violation | undefined {
  const sources = sourcesOf(view, ships);
  const held = target ? cargoOf(view, target) : [];
  if (!named && !held.length && sources.every((group) => !cargoOf(view, group).length)) return undefined;
  const cargo = goesAlong(view, ships, named);
  const aboard = (at: string | undefined) => sources.some((group) => group === at);
  const wrong =
    firstNo(named?.landIds ?? [], '6.15', (id) => (aboard(view.land[id]?.at) ? undefined : violation('notAboard', '6.15', { unit: id }))) ??
    firstNo(named?.leaderIds ?? [], '6.15', (id) =>
      aboard(view.leaders[id]?.at) && view.leaders[id].ship === null ? undefined : violation('notAboard', '6.15', { unit: id }),
    );
  if (wrong) return wrong;
  const overloaded = sources.some((group) => {
    const stay = shipsOf(view, group).filter((id) => !ships.includes(id));
    const men = cargoOf(view, group).filter((id) => !cargo.landIds.includes(id));
    return strengthOf(view, men) > capacity(view, stay);
  });
  if (overloaded) return violation('staysTooMuch', '6.52', { units: [...ships] });
  const mates = target ? shipsOf(view, target) : [];
  if (strengthOf(view, [...cargo.landIds, ...held]) > capacity(view, [...ships, ...mates])) {
    return violation('goesTooMuch', '6.52', { units: [...ships] });
  }
  return undefined;
}

export function fullLoad(view: WarWithSpain, ids: readonly UnitId[]): Cargo {
  const sources = sourcesOf(view, ids);
  const { leaderIds } = goesAlong(view, ids);
  return {
    landIds: fullest(
      view,
      sources.flatMap((group) => cargoOf(view, group)),
      capacity(view, ids),
    ),
    leaderIds,
  };
}
