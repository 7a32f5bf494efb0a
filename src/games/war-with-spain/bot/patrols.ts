import type { PlayerID } from '../../../kit/rules.js';
import { turnInfo } from '../data/calendar.js';
import { CITIES } from '../data/cities.js';
import { type FleetId, type HexId, TF, type UnitId } from '../ids.js';
import { distance } from '../rules/map.js';
import { coast } from '../rules/navalMovement/coasting.js';
import { formFleet } from '../rules/navalMovement/grouping/fleets.js';
import { reachFrom } from '../rules/navalMovement/reach.js';
import { sail } from '../rules/navalMovement/sailing.js';
import { keelOf } from '../rules/navalMovement/seaRoutes.js';
import { fleetIds, fleetOf, shipFace, shipsAt, shipsOf } from '../rules/units.js';
import { isFriendlyPort } from '../rules/victory/control.js';
import { fleetNo } from '../rules/whereabouts.js';
import type { WarMove } from '../sequence.js';
import type { WarWithSpain } from '../state.js';
import { tried } from './choosing.js';
import { isOfPatrol } from './squadrons.js';
import { coastTo } from './voyaging.js';

/** England's patrol for the silver of the Indies: galleons that lie off the cape past which it must come home. */

/** Off the cape past which everything comes to Seville. */
const STATION: HexId = '1037';
/** Far out at sea on the way there, out of reach of the guard of Lisbon. */
const DETOUR: HexId = '0536';
/** The end of Cornwall, along the coast: from there one tack against the wind leads to where it blows for Spain. */
const GATE: HexId = '1416';
/** Where the winds begin that blow for Spain. */
const OFFINGS: readonly HexId[] = ['0925', '0421'];

/** Months in which the silver may come, and those before in which a fleet gets there. */
const isSeason = ({ turn }: WarWithSpain): boolean => turn % 8 >= 2 && turn % 8 <= 6;

/** Whether the silver of this year may still come, or is at sea. */
function isExpected(view: WarWithSpain): boolean {
  if (view.naval[TF]) return true;
  const year = view.turn < 9 ? 1587 : 1588;
  return isSeason(view) && view.treasure.year !== year;
}

/** Whether a fleet is one that waits for the silver, or goes after it. */
export const isOnPatrol = (view: WarWithSpain, id: FleetId): boolean =>
  id[0] === 'E' && isExpected(view) && !turnInfo(view.turn).rough && fleetOf(view, id).munitions > 0 && shipsOf(view, id).every(isOfPatrol);

/** Ships of the patrol at Plymouth become a fleet, and one that has powder goes to its station. */
export function patrol(view: WarWithSpain, player: PlayerID): WarMove | undefined {
  const loose = shipsAt(view, 'E', CITIES.plymouth.hex).filter((id: UnitId) => isOfPatrol(id) && view.naval[id].fleet === null);
  const formed = loose.length ? tried(formFleet, view, player, [CITIES.plymouth.hex, loose]) : undefined;
  if (formed) return formed;
  for (const id of fleetIds(view, 'E')) {
    const { hex, moved } = fleetOf(view, id);
    if (moved || !isOnPatrol(view, id) || distance(hex, STATION) <= 1) continue;
    const step = toGate(view, player, id) ?? toStation(view, player, id);
    if (step) return step;
  }
  return undefined;
}

/** Out of port it creeps to the end of Cornwall first: one tack against the wind is danger enough. */
function toGate(view: WarWithSpain, player: PlayerID, id: FleetId): WarMove | undefined {
  const { hex } = fleetOf(view, id);
  if (!isFriendlyPort(view, 'E', hex)) return undefined;
  const ships = shipsOf(view, id);
  const path = coastTo(view, 'E', ships, hex, GATE);
  return path && tried(coast, view, player, [id, [...ships], path]);
}

/** With the wind to the station, wide of Lisbon; or against it to where it blows there: as far as it may let them come. */
function toStation(view: WarWithSpain, player: PlayerID, id: FleetId): WarMove | undefined {
  const { hex } = fleetOf(view, id);
  const ships = shipsOf(view, id);
  const most = Math.min(...ships.map((each) => shipFace(view, each).ma));
  const fair = (from: HexId, to: HexId) => reachFrom(view, keelOf('E', ships), from, FAR, { coastal: false, withOnly: true }).pathTo(to);
  const wide = fair(hex, DETOUR);
  const any = reachFrom(view, keelOf('E', ships), hex, FAR, { coastal: false, withOnly: false });
  const nearest = OFFINGS.map((to) => any.pathTo(to)).sort((a, b) => (a?.length ?? FAR) - (b?.length ?? FAR))[0];
  const path = wide ? [...wide, ...(fair(DETOUR, STATION) ?? [])] : (fair(hex, STATION) ?? nearest);
  return path && tried(sail, view, player, [fleetNo(id), path.slice(0, most)]);
}
const FAR = 60;
