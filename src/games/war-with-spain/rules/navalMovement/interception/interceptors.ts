import { INTERCEPTION } from '../../../data/tables.js';
import type { FleetId, FleetNo, HexId, Side } from '../../../ids.js';
import { fleetId } from '../../../ids.js';
import type { Violation } from '../../../keys.js';
import { violation } from '../../../keys.js';
import type { Voyage, WarWithSpain } from '../../../state.js';
import { around, crossingTo, isAgainst, isMediterranean } from '../../map.js';
import { fleetOf, shipsOf } from '../../units.js';
import { isFleetIcebound, isIcebound } from '../../winter/icebound.js';
import { berthRefusal, type Keel, keelOf, stepRefusal } from '../seaRoutes.js';

/** Who may intercept, and how they come to the mover [6.4]. */

/** Ways for a fleet to a mover: their length, and the hexes beside the mover where they may end; who shares his hex is beside him. */
interface Routes {
  readonly length: 1 | 2;
  readonly posts: readonly HexId[];
  /** Some way goes with the wind throughout. */
  readonly with: boolean;
  /** Some way lies in the Mediterranean alone. */
  readonly mediterranean: boolean;
}

/** Whether ships may come to a hex that the mover holds: its water must bear them. */
const canReach = (view: WarWithSpain, keel: Keel, hex: HexId): boolean => {
  const refused = berthRefusal(view, keel, hex);
  return !refused || refused.key === 'enemyShips';
};

/** The shortest ways of at most two hexes to a mover, or nothing [6.4]. */
export function routesTo(view: WarWithSpain, keel: Keel, from: HexId, mover: HexId): Routes | undefined {
  if (!canReach(view, keel, mover)) return undefined;
  if (from === mover || crossingTo(from, mover) !== 'closed') {
    return { length: 1, posts: [from], with: !isAgainst(from, mover), mediterranean: isMediterranean(mover) };
  }
  const posts = around(from).filter((hex) => !stepRefusal(view, keel, from, hex) && crossingTo(hex, mover) !== 'closed');
  if (!posts.length) return undefined;
  return {
    length: 2,
    posts: posts.sort(),
    with: posts.some((hex) => !isAgainst(from, hex) && !isAgainst(hex, mover)),
    mediterranean: isMediterranean(mover) && posts.some(isMediterranean),
  };
}

/** Whether a fleet can come to a hex within so many hexes [6.45]. */
function comesTo(view: WarWithSpain, keel: Keel, from: HexId, to: HexId, most: number): boolean {
  let reached = new Set([from]);
  for (let far = 0; far < most && !reached.has(to); far++) {
    const next = new Set(reached);
    for (const hex of reached) for (const beside of around(hex)) if (!stepRefusal(view, keel, hex, beside)) next.add(beside);
    reached = next;
  }
  return reached.has(to);
}

export const SHALLOW = (side: Side): Keel => ({ side, deep: false, dutch: false });

/** Whether a fleet's marker may try, by what both players see of it: with the draft and range of the lightest ships. */
export function mayTry(view: WarWithSpain, id: FleetId, voyage: Voyage, keel: Keel): boolean {
  const { hex, munitions, besieged, tried } = fleetOf(view, id);
  if (besieged || tried || munitions < 1 || isFleetIcebound(view, id)) return false;
  if (!routesTo(view, keel, hex, voyage.at)) return false;
  return !voyage.caught || comesTo(view, keel, hex, voyage.caught.hex, INTERCEPTION.follow);
}

/** Why a fleet may not intercept; asked of its owner's view. */
export function tryRefusal(view: WarWithSpain, side: Side, number: FleetNo, voyage: Voyage): Violation | undefined {
  const id = fleetId(side, number);
  const fleet = view.fleets[id];
  if (!fleet) return violation('noFleet', '6.41', { fleet: id });
  if (fleet.besieged) return violation('groupBesieged', '10.13', { group: id });
  if (fleet.tried) return violation('triedAlready', '6.44', { fleet: id });
  if (fleet.munitions < 1) return violation('noMunitions', '6.46', { fleet: id });
  const ships = shipsOf(view, id);
  if (ships.some((each) => isIcebound(view, each))) return violation('icebound', '14.22', { fleet: id });
  const keel = keelOf(side, ships);
  if (!routesTo(view, keel, fleet.hex, voyage.at)) return violation('cannotIntercept', '6.4', { fleet: id, hex: voyage.at });
  if (voyage.caught && !comesTo(view, keel, fleet.hex, voyage.caught.hex, INTERCEPTION.follow)) {
    return violation('cannotFollow', '6.45', { fleet: id, hex: voyage.caught.hex });
  }
  return undefined;
}

/** The hexes a fleet may make for: the first one's, or the nearest beside the mover. */
export function posts(view: WarWithSpain, side: Side, number: FleetNo, voyage: Voyage): readonly HexId[] {
  if (voyage.caught) return [voyage.caught.hex];
  const id = fleetId(side, number);
  return routesTo(view, keelOf(side, shipsOf(view, id)), fleetOf(view, id).hex, voyage.at)?.posts ?? [];
}
