import { FLEET_LISTS } from '../data/fleetLists.js';
import { leastPoints } from '../rules/points/leastFleet.js';
import type { Terms } from '../rules/points/price.js';
import { SIDES } from '../sides.js';
import { agreed, openLists } from './agreement.js';
import { optionsOf } from './newMatch.js';
import type { SetupData } from './setupData.js';

/** Why fewer points were agreed on than a fleet costs, naming the key; or nothing. A list that is not agreed on may be any that is open. */
export function leastPointsFault(data: SetupData): string | undefined {
  const { points } = data.points ?? {};
  if (points === undefined || data.mode !== 'points') return undefined;
  const terms: Terms = { battle: agreed(data.points ?? {}), options: optionsOf(data) };
  for (const side of SIDES) {
    const list = terms.battle.lists[side];
    const least = Math.min(...(list ? [list] : openLists(terms.battle)).map((each) => leastPoints(terms, side, each)));
    const whose = list ? FLEET_LISTS[list].name : 'any fleet of the era';
    if (points < least) return `setupData.points.points: ${whose} costs at least ${least} points`;
  }
  return undefined;
}
