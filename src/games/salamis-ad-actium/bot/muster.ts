import type { PlayerID } from '../../../kit/rules.js';
import { FLEET_LISTS } from '../data/fleetLists.js';
import type { ShipTypeId } from '../data/hulls.js';
import { defaultFleet } from '../rules/points/defaultFleet.js';
import { fleetFault } from '../rules/points/fleetLaw.js';
import { plainShip } from '../rules/points/plainFleet.js';
import { shipPrice, type Terms } from '../rules/points/price.js';
import { fleetReady, termsOf } from '../rules/settingUp/muster.js';
import type { SalamisMove } from '../sequence.js';
import { type Side, sideOf } from '../sides.js';
import type { Fleet, FleetSquadron } from '../state/fleet.js';
import type { Salamis } from '../state.js';
import { because } from './explain.js';

/** The fleet the captain buys [2.1, 15]. */

const plainPrice = (terms: Terms, squadron: FleetSquadron, type: ShipTypeId): number => shipPrice(terms, squadron, plainShip(type));

/** Types of a squadron's list that cost more than so many points, the cheapest first. */
const dearer = (terms: Terms, squadron: FleetSquadron, points: number): ShipTypeId[] =>
  FLEET_LISTS[squadron.list].types
    .map(({ type }) => type)
    .filter((type) => plainPrice(terms, squadron, type) > points)
    .sort((a, b) => plainPrice(terms, squadron, a) - plainPrice(terms, squadron, b));

const withShip = (fleet: Fleet, at: number, berth: number, type: ShipTypeId): Fleet => ({
  ...fleet,
  squadrons: fleet.squadrons.map((squadron, s) =>
    s === at ? { ...squadron, ships: squadron.ships.map((ship, i) => (i === berth ? plainShip(type) : ship)) } : squadron,
  ),
});

/** The fleet with its cheapest ship that can be exchanged for a dearer one exchanged, or nothing. */
function bettered(terms: Terms, side: Side, fleet: Fleet): Fleet | undefined {
  const berths = fleet.squadrons
    .flatMap((squadron, at) => squadron.ships.map((ship, berth) => ({ squadron, at, berth, price: shipPrice(terms, squadron, ship) })))
    .sort((a, b) => a.price - b.price);
  for (const { squadron, at, berth, price } of berths) {
    for (const type of dearer(terms, squadron, price)) {
      const next = withShip(fleet, at, berth, type);
      if (!fleetFault(terms, side, next)) return next;
    }
  }
  return undefined;
}

/** The default fleet with its ships exchanged for dearer ones as long as the points last: what is left over does not fight. */
export function boughtFleet(terms: Terms, side: Side): Fleet {
  let fleet = defaultFleet(terms, side);
  for (let next = bettered(terms, side, fleet); next; next = bettered(terms, side, fleet)) fleet = next;
  return fleet;
}

/** Buys a fleet, then says so; a fleet that is there already and may sail is kept. */
export function muster(view: Salamis, player: PlayerID): SalamisMove {
  const side = sideOf(view, player);
  const kept = view.secret.fleet[side] !== null && !fleetReady.refuse?.(view, player);
  return kept
    ? because('allDone', { move: 'ready', args: [] })
    : because('bought', { move: 'setFleet', args: [boughtFleet(termsOf(view), side)] });
}
