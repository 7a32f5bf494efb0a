import { memoizedBy } from '../../../../kit/memo.js';
import { CITIES, CITY_IDS, type CityId } from '../../data/cities.js';
import { grid, isCoastal } from '../../data/map.js';
import type { HexId, Side } from '../../ids.js';
import type { WarWithSpain } from '../../state.js';
import { around, cityAt, crossingTo, isHighSeas, marchableFrom } from '../map.js';
import { weatherGage } from '../navalCombat/strength.js';
import { fleetOf, isFleet, shipsOn } from '../units.js';
import { enemyHexes, type Reach } from './reach.js';

export const PORTS: ReadonlySet<HexId> = new Set(CITY_IDS.filter((id) => CITIES[id].port).map((id) => CITIES[id].hex));

/** Cities in or next to each coastal hex, for hexes with at least one. */
const BEACHES: ReadonlyMap<HexId, readonly CityId[]> = new Map(
  grid.labels
    .filter((_, at) => isCoastal(at))
    .map((hex): [HexId, CityId[]] => [hex, [hex, ...marchableFrom(hex)].map(cityAt).filter((city) => city !== undefined)])
    .filter(([, cities]) => cities.length > 0),
);

/** Whether a city in or next to the hex is not controlled by the side. */
export const invites = (view: WarWithSpain, side: Side, hex: HexId): boolean =>
  (BEACHES.get(hex) ?? []).some((city) => view.control[city] !== side);

/** High seas hexes in a regular pattern. Every high seas hex is within interception range of one of them [6.4]. */
export const STATIONS: ReadonlySet<HexId> = new Set(
  grid.labels.filter((hex) => {
    const [column, row] = [Number(hex.slice(0, 2)), Number(hex.slice(2))];
    const slant = row - Math.ceil(column / 2);
    return isHighSeas(hex) && (column + 8 * slant) % 19 === 0;
  }),
);

interface Prey {
  readonly foe: HexId;
  readonly toWindward: boolean;
}

const preyBeside = memoizedBy((view: WarWithSpain, side: Side): ReadonlyMap<HexId, readonly Prey[]> => {
  const prey = new Map<HexId, Prey[]>();
  for (const foe of enemyHexes(view, side)) {
    for (const hex of around(foe)) {
      if (crossingTo(hex, foe) === 'closed') continue;
      const beside = prey.get(hex) ?? [];
      beside.push({ foe, toWindward: weatherGage(hex, foe, side) === side });
      prey.set(hex, beside);
    }
  }
  return prey;
});

/** Returns, for each enemy stack, the nearest hexes for an attack and for an attack with the weather gage. */
function posts(view: WarWithSpain, side: Side, { hexes }: Reach): Set<HexId> {
  const prey = preyBeside(view, side);
  const near = new Set<HexId>();
  const windward = new Set<HexId>();
  return new Set(
    hexes.filter((hex) => {
      const fresh = (prey.get(hex) ?? []).filter(({ foe, toWindward }) => !near.has(foe) || (toWindward && !windward.has(foe)));
      for (const { foe, toWindward } of fresh) {
        near.add(foe);
        if (toWindward) windward.add(foe);
      }
      return fresh.length > 0;
    }),
  );
}

const anchorages = memoizedBy(
  (view: WarWithSpain, side: Side): ReadonlySet<HexId> => new Set(shipsOn(view, side).map((id) => view.naval[id].at)),
);

export function drawsOf(view: WarWithSpain, side: Side, who: string, reach: Reach): (hex: HexId) => boolean {
  const fellows = anchorages(view, side);
  const armed = isFleet(who) && fleetOf(view, who).munitions > 0;
  const targets: ReadonlySet<HexId> = armed ? posts(view, side, reach) : new Set();
  return (hex) => PORTS.has(hex) || fellows.has(hex) || targets.has(hex);
}
