import { ARMY } from '../data/armies.js';
import { LEADERS } from '../data/leaders.js';
import { grid, isLand } from '../data/map.js';
import { FRENCH } from '../data/nations.js';
import { SHIP } from '../data/ships.js';
import { type LeaderId, TF, type UnitId } from '../ids.js';
import { armyLimit, leaderLimit } from '../rules/landMovement/nationalLimits.js';
import { inDutchRange, isShallow } from '../rules/map.js';
import { HOMEBOUND } from '../rules/navalMovement/transport/embarking.js';
import { isDeep, isDutch } from '../rules/units.js';
import { groupHex, isFleet } from '../rules/whereabouts.js';
import type { WarWithSpain } from '../state.js';
import { type Hiding, isBack, type Place } from './hiding.js';

/** Whether a counter can be in a place by itself, whoever else is there [6.3, 6.6, 8.2]. */

function shipFits(view: WarWithSpain, id: UnitId, place: Place): boolean {
  const hex = isBack(place) ? place.hex : groupHex(view, place);
  // Outside an armada everybody sees the Treasure Fleet.
  if (hex === undefined || (id === TF && isBack(place))) return false;
  return !(isDeep(id) && isShallow(hex)) && !(isDutch(id) && !inDutchRange(hex));
}

function armyFits(view: WarWithSpain, id: UnitId, place: Place): boolean {
  return isBack(place) ? !armyLimit(view, id, null, place.hex) : !HOMEBOUND.includes(ARMY[id].nat);
}

/** Naval leaders have a ship, which in a battle everybody sees: they are in fleets out of sight. */
function leaderFits(view: WarWithSpain, { fleets }: Hiding, id: LeaderId, place: Place): boolean {
  const { nat, naval } = LEADERS[id];
  if (!isBack(place)) return naval ? isFleet(place) && fleets.includes(place) : !FRENCH.some((each) => each === nat);
  if (naval && place.kind === 'loose') return true;
  return isLand(grid.index(place.hex)) && !leaderLimit(view, id, place.hex);
}

/** Whether a hidden counter can be in a place. */
export function fits(view: WarWithSpain, hiding: Hiding, id: string, place: Place): boolean {
  if (SHIP[id]) return shipFits(view, id, place);
  return ARMY[id] ? armyFits(view, id, place) : leaderFits(view, hiding, id, place);
}
