import { nationOf } from '../../../data/map.js';
import { INTERCEPTION } from '../../../data/tables.js';
import { type FleetNo, fleetId, type HexId, opponentOf, type Side, seatOf, TF } from '../../../ids.js';
import type { Voyage, WarWithSpain } from '../../../state.js';
import { isPort } from '../../map.js';
import { askStormLosses } from '../../navalCombat/losses.js';
import { violateFrance } from '../../politics/france.js';
import type { Tools } from '../../tools.js';
import { fleetIds, fleetOf, shipsOf } from '../../units.js';
import { fleetNo } from '../../whereabouts.js';
import { placeFleet } from '../grouping/groups.js';
import { keelOf } from '../seaRoutes.js';
import { moverOf, tellWake } from '../wake.js';
import { rollWind, sailing } from '../wind.js';
import { mayTry, posts, routesTo, SHALLOW, tryRefusal } from './interceptors.js';

/** Interception [6.4]. */

/** Asks the other side, as its standing orders have it. @returns whether something is to be waited for, or has happened */
export function askInterception(tools: Tools, voyage: Voyage): boolean {
  const { G } = tools;
  const side = opponentOf(voyage.side);
  if (voyage.letPass !== 'no' || G.standing[side] === 'never') return false;
  const asked = fleetIds(G, side).filter((id) => mayTry(G, id, voyage, SHALLOW(side)));
  if (!asked.length) return false;
  tellWake(tools, voyage);
  const able = asked.find((id) => !tryRefusal(G, side, fleetNo(id), voyage));
  if (!able && G.passing[side]) return false;
  if (G.standing[side] === 'ask') {
    G.pending = { step: 'intercept', side, hex: voyage.at, mover: moverOf(voyage) };
    return true;
  }
  if (!able || voyage.caught) return false;
  attempt(tools, voyage, side, fleetNo(able));
  return true;
}

/** A fleet tries: 1 to 4 stops the mover, and the wind takes its part of the interceptor. */
export function attempt(tools: Tools, voyage: Voyage, side: Side, number: FleetNo, hex?: HexId): void {
  const { G, dice, emit } = tools;
  const id = fleetId(side, number);
  const post = hex ?? posts(G, side, number, voyage)[0];
  const die = dice.die(6);
  const success = die <= INTERCEPTION.succeeds;
  const fleet = fleetOf(G, id);
  fleet.tried = true;
  emit({
    key: success ? 'intercepts' : 'interceptFails',
    case: '6.4',
    by: seatOf(side),
    at: [fleet.hex, voyage.at],
    who: [id, voyage.who],
    roll: { dice: [die], chart: 'interception', row: die - 1 },
  });
  if (!success) return;
  voyage.path = [];
  stop(G, voyage);
  voyage.chaser = { fleet: id, hex: post };
  const ships = shipsOf(G, id);
  const routes = routesTo(G, keelOf(side, ships), fleet.hex, voyage.at);
  if (!routes || routes.mediterranean || !sailing(ships).length) return;
  const [, steps] = rollWind(tools, side, id, fleet.hex, !routes.with);
  askStormLosses(tools, side, id, steps);
}

/** The mover goes no further in this segment, and nobody leaves it. */
function stop(G: WarWithSpain, voyage: Voyage): void {
  const mover = moverOf(voyage);
  const stopped = mover === TF ? G.treasure : G.fleets[mover];
  if (stopped) stopped.stopped = true;
}

/** The wind has taken its part: the interceptor, if it is still afloat, lies beside the mover. */
export function chase(tools: Tools, voyage: Voyage): void {
  const { G } = tools;
  const { chaser } = voyage;
  if (!chaser) return;
  voyage.chaser = null;
  if (!G.fleets[chaser.fleet]) return;
  placeFleet(G, chaser.fleet, chaser.hex);
  tools.emit({ key: 'closes', case: '6.4', by: seatOf(opponentOf(voyage.side)), at: [chaser.hex], who: [chaser.fleet] });
  voyage.caught = { hex: chaser.hex, fleets: [...(voyage.caught?.fleets ?? []), chaser.fleet] };
  if (nationOf(chaser.hex) === 'FRA' && isPort(chaser.hex)) violateFrance(tools, opponentOf(voyage.side));
}
