import type { PlayerID } from '../../../kit/rules.js';
import { LAST_TURN } from '../data/calendar.js';
import { CITIES } from '../data/cities.js';
import { FLEET_NOS, type FleetId, fleetId, type Side, sideOf, type UnitId } from '../ids.js';
import { deactivateNaval } from '../rules/activation/layingUp.js';
import { deactivateLand } from '../rules/activation/sendingHome.js';
import { buyMunitions, munitionsPrice } from '../rules/money/munitions.js';
import { paidArmies } from '../rules/money/upkeep.js';
import { cargoOf, fleetOf, isDeep, isDutch, shipsOf, shipsOn } from '../rules/units.js';
import { isFriendlyPort } from '../rules/victory/control.js';
import { fleetNo } from '../rules/whereabouts.js';
import type { WarMove } from '../sequence.js';
import type { WarWithSpain } from '../state.js';
import { RESERVES, shortfall, solvent } from './accounts.js';
import { invaders, invadersNear, isAlarmed, isHome } from './alarms.js';
import { missed } from './bankrupt.js';
import { bestMove, bestOf, offers, tried } from './choosing.js';
import { because, term } from './explain.js';
import { KEY } from './goals.js';
import { foesNear, hexWorth, menAt } from './picture.js';
import { isOfPatrol } from './squadrons.js';
import { expectsMen, gathers, isMustering, VENTURES } from './ventures.js';

/** The joint administration: powder and shot, and what is sent home for the winter. */

/** Points of munitions that a fleet should have; the patrol for the silver, far from any port of its own. */
const POWDER = 2;
const PATROL_POWDER = 3;

function buyPowder(view: WarWithSpain, player: PlayerID, me: Side): WarMove | undefined {
  if (view.turn % 8 === 0 || view.turn === LAST_TURN) return undefined;
  for (const no of FLEET_NOS) {
    const id: FleetId = fleetId(me, no);
    if (!view.fleets[id]) continue;
    const ships = shipsOf(view, id);
    if (fleetOf(view, id).munitions >= (ships.every(isOfPatrol) ? PATROL_POWDER : POWDER)) continue;
    if (!ships.some(isDeep) || solvent(view, me) < munitionsPrice(view, ships)) continue;
    const step = tried(buyMunitions, view, player, [fleetNo(id), 1]);
    if (step) return because('powder', step);
  }
  return undefined;
}

/** After the first summer the watch in the Straits stays afloat: there is no other against a crossing in spring; and so does the patrol, which must be off Lisbon by June. */
const FIRST_OCTOBER = 8;
const isStation = (hex: string): boolean => hex === CITIES.dover.hex;

/** Ships that must not be laid up: the Dutch, who cost nothing, those of a venture in its months, and those that carry men. */
function isBusy(view: WarWithSpain, me: Side, id: UnitId): boolean {
  const { fleet } = view.naval[id];
  if (fleet !== null && cargoOf(view, fleetId(me, fleet)).length) return true;
  if (isDutch(id)) return true;
  if (me === 'E' && view.turn === FIRST_OCTOBER && ((fleet !== null && isStation(view.naval[id].at)) || isOfPatrol(id))) return true;
  return view.turn % 8 !== 0 && VENTURES[me].some((venture) => venture.takes(id) && gathers(view, venture));
}

/** Ships go to their moorings before the winter, and whenever the purse says so: then even those that have something to do. */
function layUp(view: WarWithSpain, player: PlayerID, me: Side): WarMove | undefined {
  const broke = shortfall(view, me) > 0;
  if (view.turn % 8 !== 0 && !broke && solvent(view, me) >= 0) return undefined;
  if (!shipsOn(view, me).some((id) => isFriendlyPort(view, me, view.naval[id].at))) return undefined;
  return bestMove(offers(deactivateNaval, view, player), ({ args: [ships] }) =>
    !broke && ships.some((id) => isBusy(view, me, id)) ? term('busy', 0) : term('laidUp', ships.length),
  );
}

/** Men who are not needed any more go home: the reserves once the danger is over, and others where the purse is empty. */
function sendHome(view: WarWithSpain, player: PlayerID, me: Side): WarMove | undefined {
  const poor = solvent(view, me) < 0;
  if (invaders(view, me) && !poor) return undefined;
  const alarmed = isAlarmed(view, me) && view.turn % 8 !== 0;
  for (const id of Object.keys(view.land)) {
    const { at } = view.land[id];
    const worth = hexWorth(view, me, at);
    const alone = worth > 0 && menAt(view, me, at).length < (worth >= KEY && !RESERVES[me].includes(id) ? 4 : 2);
    const threat = isHome(me, at) ? invadersNear(view, me, at, 5) : foesNear(view, me, at, 2);
    if (alone || threat || (!poor && !isSpare(view, me, id, alarmed))) continue;
    const step = tried(deactivateLand, view, player, [[id]]);
    if (step) return because('goesHome', step);
  }
  return undefined;
}

/** Rather than go bankrupt, those are sent home who are missed least, wherever they stand. */
function retrench(view: WarWithSpain, player: PlayerID, me: Side): WarMove | undefined {
  if (!shortfall(view, me)) return undefined;
  const next = bestOf(
    paidArmies(view, me),
    (id) => (tried(deactivateLand, view, player, [[id]]) ? -missed(view, me, id, []) : Number.NEGATIVE_INFINITY),
    Number.NEGATIVE_INFINITY,
  );
  return next === undefined ? undefined : because('leastMissed', { move: 'deactivateLand', args: [[next]] });
}

/** Whether a reserve has nothing more to do where it stands. */
function isSpare(view: WarWithSpain, me: Side, id: UnitId, alarmed: boolean): boolean {
  const { at } = view.land[id];
  if (alarmed || !RESERVES[me].includes(id) || !isHome(me, at)) return false;
  return !VENTURES[me].some((venture) => isMustering(view, me, venture) || (venture.port === at && expectsMen(view, me, venture)));
}

/** The next act of the joint administration. */
export function administer(view: WarWithSpain, player: PlayerID): WarMove {
  const me = sideOf(player);
  return (
    buyPowder(view, player, me) ??
    layUp(view, player, me) ??
    retrench(view, player, me) ??
    sendHome(view, player, me) ??
    because('allSettled', { move: 'finishAdministration', args: [] })
  );
}
