import type { PlayerID } from '../../../kit/rules.js';
import { turnInfo } from '../data/calendar.js';
import { CITIES } from '../data/cities.js';
import { type FleetId, type HexId, TF, type UnitId } from '../ids.js';
import { distance } from '../rules/map.js';
import { formFleet } from '../rules/navalMovement/grouping/fleets.js';
import { reachFrom } from '../rules/navalMovement/reach.js';
import { sail } from '../rules/navalMovement/sailing.js';
import { keelOf } from '../rules/navalMovement/seaRoutes.js';
import { fleetIds, fleetOf, shipFace, shipsAt, shipsOf } from '../rules/units.js';
import { fleetNo } from '../rules/whereabouts.js';
import type { WarMove } from '../sequence.js';
import type { WarWithSpain } from '../state.js';
import { tried } from './choosing.js';
import { isOfPatrol } from './squadrons.js';

/** England's patrol for the silver of the Indies: galleons that lie off the cape past which it must come home. */

/** Off the cape past which everything comes to Seville; and far out at sea on the way there, out of reach of the guards of Spain. */
const STATION: HexId = '1037';
const OFFINGS: readonly HexId[] = ['0624', '0430', '0537'];

const rowOf = (hex: HexId): number => Number(hex.slice(2));

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
    const path = courseTo(view, shipsOf(view, id), hex);
    const step = path && tried(sail, view, player, [fleetNo(id), path]);
    if (step) return step;
  }
  return undefined;
}

/** As far along the shortest way to the station as the wind may let them come. */
function courseTo(view: WarWithSpain, ships: readonly UnitId[], at: HexId): HexId[] | undefined {
  const most = Math.min(...ships.map((id) => shipFace(view, id).ma));
  const { pathTo } = reachFrom(view, keelOf('E', ships), at, FAR, { coastal: false, withOnly: false });
  return pathTo(OFFINGS.find((hex) => rowOf(at) < rowOf(hex)) ?? STATION)?.slice(0, most);
}
const FAR = 60;
