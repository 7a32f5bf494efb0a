import * as Type from '@sinclair/typebox';
import { nationOf } from '../../../data/map.js';
import { INTERCEPTION } from '../../../data/tables.js';
import {
  FleetArg,
  type FleetId,
  type FleetNo,
  fleetId,
  HexArg,
  type HexId,
  opponentOf,
  type Side,
  STANDINGS,
  StandingArg,
  seatOf,
  sideOf,
  TF,
} from '../../../ids.js';
import { type Violation, violation } from '../../../keys.js';
import type { Voyage, WarWithSpain } from '../../../state.js';
import { around, crossingTo, isAgainst, isMediterranean, isPort } from '../../map.js';
import { askStormLosses } from '../../navalCombat/losses.js';
import { violateFrance } from '../../politics/france.js';
import { action, type Tools } from '../../tools.js';
import { fleetIds, fleetNo, fleetOf, shipsOf } from '../../units.js';
import { isFleetIcebound, isIcebound } from '../../winter/icebound.js';
import { placeFleet } from '../grouping/groups.js';
import { berthRefusal, type Keel, keelOf, stepRefusal } from '../seaRoutes.js';
import { moverOf, tellWake } from '../wake.js';
import { rollWind, sailing } from '../wind.js';

// Automatic answers [6.4].

export const setStanding = action({
  name: 'setStanding',
  case: '6.4',
  secret: true,
  args: [StandingArg],
  refuse(view, player, mode) {
    const side = sideOf(player);
    return view.standing[side] === mode ? violation('standingSame', '6.4') : undefined;
  },
  *choices(view, player) {
    if (view.standingSet) return;
    for (const mode of STANDINGS) if (view.standing[sideOf(player)] !== mode) yield [mode];
  },
  perform({ G }, player, mode) {
    G.standing[sideOf(player)] = mode;
    G.standingSet = true;
  },
});

/** Sets whether a side passes automatically when it has no choice. The setting is secret: the opponent sees an ordinary pass. */
export const setPassing = action({
  name: 'setPassing',
  case: '4.2',
  secret: true,
  args: [Type.Boolean()],
  refuse: (view, player, passing) => (view.passing[sideOf(player)] === passing ? violation('standingSame', '6.4') : undefined),
  choices: (): (readonly [boolean])[] => [],
  perform({ G }, player, passing) {
    G.passing[sideOf(player)] = passing;
  },
});

// Eligibility and routes of interceptors [6.4].

/** Shortest routes from an interceptor to the moving fleet. */
interface Routes {
  readonly length: 1 | 2;
  readonly posts: readonly HexId[];
  readonly with: boolean;
  readonly mediterranean: boolean;
}

/** Whether draft and range allow ships to enter the hex. */
const canReach = (view: WarWithSpain, keel: Keel, hex: HexId): boolean => {
  const refused = berthRefusal(view, keel, hex);
  return !refused || refused.key === 'enemyShips';
};

/** Returns the shortest routes; undefined if the fleet is more than two hexes away [6.4]. */
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

/** Whether a fleet in `from` has a route to `to` of at most `most` hexes [6.45]. */
function comesTo(view: WarWithSpain, keel: Keel, from: HexId, to: HexId, most: number): boolean {
  let reached = new Set([from]);
  for (let far = 0; far < most && !reached.has(to); far++) {
    const next = new Set(reached);
    for (const hex of reached) for (const beside of around(hex)) if (!stepRefusal(view, keel, hex, beside)) next.add(beside);
    reached = next;
  }
  return reached.has(to);
}

const SHALLOW = (side: Side): Keel => ({ side, deep: false, dutch: false });

/** Whether, judging by public information, a fleet may intercept, as if all its ships had shallow draft. */
function mayTry(view: WarWithSpain, id: FleetId, voyage: Voyage, keel: Keel): boolean {
  const { hex, munitions, besieged, tried } = fleetOf(view, id);
  if (besieged || tried || munitions < 1 || isFleetIcebound(view, id)) return false;
  if (!routesTo(view, keel, hex, voyage.at)) return false;
  return !voyage.caught || comesTo(view, keel, hex, voyage.caught.hex, INTERCEPTION.follow);
}

function tryRefusal(view: WarWithSpain, side: Side, number: FleetNo, voyage: Voyage): Violation | undefined {
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

/** Returns where an interceptor may stop: with an earlier interceptor, otherwise in the last hexes of its shortest routes. */
function posts(view: WarWithSpain, side: Side, number: FleetNo, voyage: Voyage): readonly HexId[] {
  if (voyage.caught) return [voyage.caught.hex];
  const id = fleetId(side, number);
  return routesTo(view, keelOf(side, shipsOf(view, id)), fleetOf(view, id).hex, voyage.at)?.posts ?? [];
}

// Interception [6.4].

/**
 * Asks the opponent whether to intercept, or uses the automatic answer.
 * @returns whether a decision is pending or an interception was tried
 */
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

/** Rolls for an interception. If it succeeds, the interceptor makes a wind roll. */
function attempt(tools: Tools, voyage: Voyage, side: Side, number: FleetNo, hex?: HexId): void {
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

function stop(G: WarWithSpain, voyage: Voyage): void {
  const mover = moverOf(voyage);
  const stopped = mover === TF ? G.treasure : G.fleets[mover];
  if (stopped) stopped.stopped = true;
}

/** Moves the interceptor next to the moving fleet, after the interceptor has taken its wind losses. */
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

// Actions of the intercepting player [6.4].

export const intercept = action({
  name: 'intercept',
  case: '6.4',
  args: [FleetArg, Type.Optional(HexArg)],
  refuse(view, player, number, hex) {
    const { voyage } = view;
    if (!voyage) return violation('notNow', '6.4', { move: 'intercept' });
    const side = sideOf(player);
    const refused = tryRefusal(view, side, number, voyage);
    if (refused) return refused;
    if (hex !== undefined && !posts(view, side, number, voyage).includes(hex)) return violation('notItsPost', '6.4', { hex });
    return undefined;
  },
  *choices(view, player) {
    const { voyage } = view;
    if (!voyage) return;
    const side = sideOf(player);
    for (const id of fleetIds(view, side)) {
      const number = fleetNo(id);
      if (tryRefusal(view, side, number, voyage)) continue;
      const hexes = posts(view, side, number, voyage);
      if (hexes.length < 2) yield [number];
      else for (const hex of hexes) yield [number, hex];
    }
  },
  perform(tools, player, number, hex) {
    const { voyage } = tools.G;
    tools.G.pending = null;
    if (voyage) attempt(tools, voyage, sideOf(player), number, hex);
  },
});

export const passIntercept = action({
  name: 'passIntercept',
  case: '6.4',
  secret: true,
  args: [Type.Union([Type.Literal('hex'), Type.Literal('move')])],
  refuse: () => undefined,
  choices: () => [['hex'], ['move']],
  perform({ G }, _player, what) {
    G.pending = null;
    if (G.voyage) G.voyage.letPass = what;
  },
});
