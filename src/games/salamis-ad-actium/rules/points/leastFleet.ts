import type { ListId } from '../../data/fleetLists.js';
import { extentOf, POINTS_BATTLE } from '../../data/pointsBattle.js';
import { shipType } from '../../data/shipTypes.js';
import type { Side } from '../../sides.js';
import type { Fleet, FleetShip } from '../../state/fleet.js';
import { fleetFault } from './fleetLaw.js';
import { fleetOf } from './plainFleet.js';
import { fleetPrice, type Terms } from './price.js';

/** The least that puts to sea [2 intro]: the fewest and cheapest ships of a list, half manned, under the worst crews and officers. */

/** A ship with half its printed troops, all of them Normal marines: nothing costs less. */
const halfManned = (ship: FleetShip): FleetShip => {
  const { heavy, normal, archers } = shipType(ship.type);
  return { ...ship, heavy: 0, normal: Math.ceil((heavy + normal + archers) / 2), archers: 0 };
};

/** The cheapest legal fleet of a list. */
export function leastFleet(terms: Terms, side: Side, list: ListId): Fleet {
  const rich: Terms = { ...terms, battle: { ...terms.battle, points: POINTS_BATTLE.mostPoints } };
  const most = extentOf(POINTS_BATTLE.mostPoints).ships;
  let fleet = poor(terms, fleetOf(terms, side, list, POINTS_BATTLE.leastShips));
  for (let ships = POINTS_BATTLE.leastShips + 1; ships <= most && fleetFault(rich, side, fleet); ships++) {
    fleet = poor(terms, fleetOf(terms, side, list, ships));
  }
  return fleet;
}

function poor({ battle }: Terms, fleet: Fleet): Fleet {
  return {
    ...fleet,
    squadrons: fleet.squadrons.map((squadron) => ({
      ...squadron,
      ...(battle.quality === 'buy' ? { crew: 'green' as const } : { crewTraining: 'poor' as const }),
      ...(battle.command === 'buy' ? { officer: -2 } : { commandTraining: 'poor' as const }),
      ships: squadron.ships.map(halfManned),
    })),
  };
}

/** Points for which a list can put a legal fleet to sea. */
export const leastPoints = (terms: Terms, side: Side, list: ListId): number => fleetPrice(terms, leastFleet(terms, side, list));
