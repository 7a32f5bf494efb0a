import { CITIES, CITY_IDS, type CityId } from '../../data/cities.js';
import { grid, isCoastal } from '../../data/map.js';
import type { HexId, Side } from '../../ids.js';
import type { WarWithSpain } from '../../state.js';
import { around, cityAt, crossingTo, isHighSeas, marchableFrom } from '../map.js';
import { weatherGage } from '../navalCombat/strength.js';
import { fleetOf, shipsOn } from '../units.js';
import { isFleet } from '../whereabouts.js';
import { enemyHexes, type Reach } from './reach.js';

/** What draws ships. */

export const PORTS: ReadonlySet<HexId> = new Set(CITY_IDS.filter((id) => CITIES[id].port).map((id) => CITIES[id].hex));

/** Shores by cities, and those cities. */
const BEACHES: ReadonlyMap<HexId, readonly CityId[]> = new Map(
  grid.labels
    .filter((_, at) => isCoastal(at))
    .map((hex): [HexId, CityId[]] => [hex, [hex, ...marchableFrom(hex)].map(cityAt).filter((city) => city !== undefined)])
    .filter(([, cities]) => cities.length > 0),
);

/** Where an army would land: by a city that is not its own. In its own ports it goes ashore once the ships lie there. */
export const invites = (view: WarWithSpain, side: Side, hex: HexId): boolean =>
  (BEACHES.get(hex) ?? []).some((city) => view.control[city] !== side);

/** Stations on the High Seas: every hex is at most two from one of them, which is as far as a fleet can watch [6.4]. */
export const STATIONS: ReadonlySet<HexId> = new Set(
  grid.labels.filter((hex) => {
    const [column, row] = [Number(hex.slice(0, 2)), Number(hex.slice(2))];
    const slant = row - Math.ceil(column / 2);
    return isHighSeas(hex) && (column + 8 * slant) % 19 === 0;
  }),
);

/** Hexes from which enemy ships can be attacked: for each stack the nearest, and the nearest with the wind in the attacker's favour. */
function posts(view: WarWithSpain, side: Side, { hexes }: Reach): Set<HexId> {
  const order = new Map(hexes.map((hex, at) => [hex, at]));
  const found = new Set<HexId>();
  for (const foe of enemyHexes(view, side)) {
    const beside = around(foe)
      .filter((hex) => order.has(hex) && crossingTo(hex, foe) !== 'closed')
      .sort((a, b) => (order.get(a) ?? 0) - (order.get(b) ?? 0));
    const windward = beside.find((hex) => weatherGage(hex, foe, side) === side);
    for (const hex of [beside[0], windward]) if (hex !== undefined) found.add(hex);
  }
  return found;
}

/** What draws ships: ports, their fellows, and for those with munitions the enemy. */
export function drawsOf(view: WarWithSpain, side: Side, who: string, reach: Reach): (hex: HexId) => boolean {
  const fellows = new Set(shipsOn(view, side).map((id) => view.naval[id].at));
  const armed = isFleet(who) && fleetOf(view, who).munitions > 0;
  const targets: ReadonlySet<HexId> = armed ? posts(view, side, reach) : new Set();
  return (hex) => PORTS.has(hex) || fellows.has(hex) || targets.has(hex);
}
