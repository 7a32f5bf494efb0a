import { nationOf } from '../data/map.js';
import { SHIP } from '../data/ships.js';
import type { HexId, Side } from '../ids.js';
import { around, distance } from '../rules/map.js';
import { fleetIds, fleetOf } from '../rules/units.js';
import { isFriendlyPort } from '../rules/victory/control.js';
import { isHex, isInBox } from '../rules/whereabouts.js';
import type { WarWithSpain } from '../state.js';
import { enemiesOf } from './picture.js';

/** Signs of danger that everybody can read. */

/** North of this row a fleet out of Spain is on its way to England. */
const BISCAY = 26;

/** Whether a Spanish fleet has left its coast for the north, or there are barges in Flanders, or will be next month. */
function isComing(view: WarWithSpain): boolean {
  const barges = (id: string) => SHIP[id]?.kind === 'barge';
  const soon = Object.keys(view.naval).filter((id) => isHex(view.naval[id].at) || isInBox(view.naval[id].at, 1));
  if ([...view.afield, ...soon].filter(barges).length > 1) return true;
  return fleetIds(view, 'S').some((id) => {
    const { hex } = fleetOf(view, id);
    return Number(hex.slice(2)) < BISCAY && !isFriendlyPort(view, 'S', hex);
  });
}

/** Expected strength of enemies ashore in a side's own islands, or its own country. */
export const invaders = (view: WarWithSpain, me: Side): number =>
  enemiesOf(view, me).reduce((sum, [hex, strength]) => (isHome(me, hex) ? sum + strength : sum), 0);

/** Expected strength of enemies ashore at home within so many hexes: those beyond the sea are no threat to it. */
export const invadersNear = (view: WarWithSpain, me: Side, hex: HexId, within: number): number =>
  enemiesOf(view, me).reduce((sum, [at, strength]) => (isHome(me, at) && distance(at, hex) <= within ? sum + strength : sum), 0);

/** England without Ireland; Spain without the Netherlands: what must not fall. */
export const isHome = (me: Side, hex: HexId): boolean => nationOf(hex) === (me === 'E' ? 'ENG' : 'SPA');

/** Whether a hex lies on or beside the shores of a side: of England and Ireland, or of Spain. */
export const isNearHome = (me: Side, hex: HexId): boolean =>
  [hex, ...around(hex)].some((next) => {
    const nation = nationOf(next);
    return me === 'E' ? nation === 'ENG' || nation === 'IRE' : nation === 'SPA';
  });

/** South of this row an English fleet has no business but in Spain. */
const USHANT = 22;

/** English fleets on the way to Spain, or off its coast. */
export const raiders = (view: WarWithSpain): number =>
  fleetIds(view, 'E').filter((id) => Number(fleetOf(view, id).hex.slice(2)) > USHANT).length;

/** Whether men should stand ready at home: the enemy is ashore, or has the ships to come. */
export const isAlarmed = (view: WarWithSpain, me: Side): boolean =>
  invaders(view, me) > 0 || (me === 'E' ? isComing(view) : raiders(view) > 0);
