import { shipType } from '../../data/equipment.js';
import type { ListId } from '../../data/fleetLists.js';
import { extentOf, POINTS_BATTLE } from '../../data/points.js';
import { openLists } from '../../setup/agreement.js';
import type { Side } from '../../sides.js';
import type { Fleet, FleetShip } from '../../state/fleet.js';
import { fleetFault, fleetOf, plainFleet } from './fleetLaw.js';
import { fleetPrice, type Terms } from './price.js';

// The smallest legal fleets [2 intro]: the fewest and cheapest ships, half manned, of the worst quality.

const halfManned = (ship: FleetShip): FleetShip => {
  const { heavy, normal, archers } = shipType(ship.type);
  return { ...ship, heavy: 0, normal: Math.ceil((heavy + normal + archers) / 2), archers: 0 };
};

function leastFleet(terms: Terms, side: Side, list: ListId): Fleet {
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

export const leastPoints = (terms: Terms, side: Side, list: ListId): number => fleetPrice(terms, leastFleet(terms, side, list));

/** Returns a fleet of plain ships if the points allow three of them, otherwise the cheapest legal fleet. */
export const defaultFleet = (terms: Terms, side: Side, list: ListId = defaultList(terms, side)): Fleet =>
  plainFleet(terms, side, list) ?? leastFleet(terms, side, list);

/** Returns the agreed list or, without one, the first affordable list of the period; for the second side, the next such list. */
function defaultList(terms: Terms, side: Side): ListId {
  const { battle } = terms;
  const agreed = battle.lists[side];
  if (agreed) return agreed;
  const lists = openLists(battle).filter((list) => leastPoints(terms, side, list) <= battle.points);
  return lists[Math.min(side, lists.length - 1)];
}
