import { grid } from '../../data/map.js';
import type { HexId, Side, UnitId } from '../../ids.js';
import type { Violation } from '../../keys.js';
import { violation } from '../../keys.js';
import type { WarWithSpain } from '../../state.js';
import { isMarchable } from '../map.js';
import { isBesiegedByLand, leaderOwner, ownerOf } from '../units.js';
import { isHex } from '../whereabouts.js';
import { armyLimit, leaderLimit } from './nationalLimits.js';

/** What bars the way of those who march [8.1, 8.2, 15.1]. */

/** What bars the way of a side: hexes with enemies or neutrals who are not besieged, and lone neutral leaders [8.12, 15.1]. */
export interface Bars {
  /** All of them, one for each hex of the map by its number. */
  readonly closed: Uint8Array;
  readonly armies: ReadonlySet<HexId>;
  readonly leaders: ReadonlySet<HexId>;
  /** Where its own men are besieged. */
  readonly sieges: ReadonlySet<HexId>;
}

export function barsOf(view: WarWithSpain, side: Side): Bars {
  const armies = new Set<HexId>();
  for (const id of Object.keys(view.land)) if (!view.land[id].besieged && ownerOf(view, id) !== side) armies.add(view.land[id].at);
  const leaders = new Set<HexId>();
  for (const id of Object.keys(view.leaders)) if (leaderOwner(view, id) === null) leaders.add(view.leaders[id].at);
  const sieges = new Set(Object.keys(view.sieges).filter((hex) => isBesiegedByLand(view, side, hex)));
  const closed = new Uint8Array(grid.labels.length);
  for (const places of [armies, leaders, sieges]) {
    for (const place of places) if (isHex(place)) closed[grid.index(place)] = 1;
  }
  return { closed, armies, leaders, sieges };
}

/** Why land units of a side may not step into a hex, whatever nation they are of [8.12, 8.14, 10.14]. */
export function stepRefusal(bars: Bars, from: HexId, to: HexId): Violation | undefined {
  if (!isMarchable(from, to)) return violation('noRoad', '8.14', { from, to });
  if (bars.sieges.has(to)) return violation('besiegersThere', '10.14', { hex: to });
  if (bars.armies.has(to)) return violation('enemyThere', '8.12', { hex: to });
  return bars.leaders.has(to) ? violation('neutralHex', '15.11', { hex: to }) : undefined;
}

/** Why these may not go from one hex to the next, for their own sake [8.2]. */
export function limitRefusal(
  view: WarWithSpain,
  landIds: readonly UnitId[],
  leaderIds: readonly string[],
  from: HexId,
  to: HexId,
): Violation | undefined {
  for (const id of landIds) {
    const limit = armyLimit(view, id, from, to);
    if (limit) return limit;
  }
  for (const id of leaderIds) {
    const limit = leaderLimit(view, id, to);
    if (limit) return limit;
  }
  return undefined;
}
