import { nationOf } from '../data/map.js';
import { SHIP } from '../data/ships.js';
import { enemyOf, type HexId, type Side } from '../ids.js';
import { fleetIds, fleetOf, sideOfUnit } from '../rules/units.js';
import type { WarWithSpain } from '../state.js';
import { enemiesOf } from './picture.js';

/** Signs of danger that everybody can read. */

/** Strength of land units that the enemy's ships could bring: those on the map, and those that come next month. */
export function enemyLift(view: WarWithSpain, me: Side): number {
  const enemy = enemyOf(me);
  const soon = Object.keys(view.naval).filter((id) => sideOfUnit(id) === enemy && view.naval[id].at.endsWith(':1'));
  return [...view.afield, ...soon].reduce((sum, id) => sum + (SHIP[id]?.front.tr ?? 0), 0);
}

/** Expected strength of enemies ashore in a side's own islands, or its own country. */
export const invaders = (view: WarWithSpain, me: Side): number =>
  enemiesOf(view, me).reduce((sum, [hex, strength]) => (isHome(me, hex) ? sum + strength : sum), 0);

/** England without Ireland; Spain without the Netherlands: what must not fall. */
export const isHome = (me: Side, hex: HexId): boolean => nationOf(hex) === (me === 'E' ? 'ENG' : 'SPA');

/** Lift that England takes for a threat. */
const THREAT = 12;
/** South of this row an English fleet has no business but in Spain. */
const USHANT = 22;

/** English fleets on the way to Spain, or off its coast. */
export const raiders = (view: WarWithSpain): number =>
  fleetIds(view, 'E').filter((id) => Number(fleetOf(view, id).hex.slice(2)) > USHANT).length;

/** Whether men should stand ready at home: the enemy is ashore, or has the ships to come. */
export const isAlarmed = (view: WarWithSpain, me: Side): boolean =>
  invaders(view, me) > 0 || (me === 'E' ? enemyLift(view, me) >= THREAT : raiders(view) > 0);
