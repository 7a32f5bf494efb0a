import type { Dice } from '../../../kit/dice.js';
import type { PlayerID } from '../../../kit/rules.js';
import { TF } from '../ids.js';
import { distance } from '../rules/map.js';
import { placeTreasureFleet, treasurePort } from '../rules/money/treasureFleet.js';
import { reachFrom } from '../rules/navalMovement/reach.js';
import { sail } from '../rules/navalMovement/sailing.js';
import { keelOf } from '../rules/navalMovement/seaRoutes.js';
import { fleetIds, fleetOf, shipFace } from '../rules/units.js';
import type { WarMove } from '../sequence.js';
import type { WarWithSpain } from '../state.js';
import { bestOf, offers, tried } from './choosing.js';
import { watchersAt } from './voyaging.js';

/** The silver of the Indies: where it comes over the horizon, and how it comes home. */

/** How far the nearest English fleet is from a hex. */
const clearance = (view: WarWithSpain, hex: string): number =>
  Math.min(20, ...fleetIds(view, 'E').map((id) => distance(fleetOf(view, id).hex, hex)));

/** One of the hexes of the western edge from which Seville is near and no English fleet is; which, nobody can foresee. */
export function entryHex(view: WarWithSpain, player: PlayerID, dice: Dice): WarMove | undefined {
  const entries = offers(placeTreasureFleet, view, player);
  if (!entries.length) return undefined;
  const rank = ({ args: [hex] }: (typeof entries)[number]) => clearance(view, hex) - distance(hex, treasurePort) * 0.7;
  const good = [...entries].sort((a, b) => rank(b) - rank(a)).slice(0, 6);
  return good[dice.die(good.length) - 1];
}

/** The next stretch of its way home: the longest that no English fleet watches, or any when it is hunted where it lies. */
export function bringHome(view: WarWithSpain, player: PlayerID): WarMove | undefined {
  const fleet = view.naval[TF];
  if (!fleet || fleet.moved || fleet.fleet !== null) return undefined;
  const keel = keelOf('S', [TF]);
  const most = shipFace(view, TF).ma;
  const fair = reachFrom(view, keel, fleet.at, most, { coastal: false, withOnly: true });
  const any = reachFrom(view, keel, fleet.at, most, { coastal: false, withOnly: false });
  const home = reachFrom(view, keel, treasurePort, 60, { coastal: false, withOnly: false });
  const left = (hex: string) => (hex === treasurePort ? 0 : (home.pathTo(hex)?.length ?? 99));
  const now = left(fleet.at);
  const hunted = clearance(view, fleet.at) <= 3;
  const goal = bestOf(any.hexes, (hex) => {
    const path = fair.pathTo(hex) ?? any.pathTo(hex) ?? [];
    if (!hunted && path.some((step) => watchersAt(view, 'E', step).length)) return 0;
    return now - left(hex) + (fair.pathTo(hex) ? 1.5 : 0) + (hunted ? clearance(view, hex) : 0);
  });
  const path = goal && (fair.pathTo(goal) ?? any.pathTo(goal));
  return path ? tried(sail, view, player, [TF, path]) : undefined;
}
