import type { Dice } from '../../../kit/dice.js';
import { comparing } from '../../../kit/explain.js';
import type { PlayerID } from '../../../kit/rules.js';
import { CITIES, CITY_IDS } from '../data/cities.js';
import { LEADERS } from '../data/leaders.js';
import { type Nation, nationOf } from '../data/map.js';
import { SHIPS } from '../data/ships.js';
import { turnInfo } from '../data/tracks.js';
import { type FleetId, type HexId, opponentOf, type Side, sideOf, TF, type UnitId } from '../ids.js';
import { assignLeader } from '../rules/leaders/assignment.js';
import { around, crossingTo, distance, isFortress, isHighSeas, isShallow } from '../rules/map.js';
import { portFactor } from '../rules/navalCombat/strength.js';
import { formFleet, mergeFleets } from '../rules/navalMovement/grouping/fleets.js';
import { reachFrom } from '../rules/navalMovement/reach.js';
import { coast, sail } from '../rules/navalMovement/sailing.js';
import { keelOf } from '../rules/navalMovement/seaRoutes.js';
import {
  cargoOf,
  fleetIds,
  fleetNo,
  fleetOf,
  fleetsAt,
  isDeep,
  isHex,
  looseAt,
  shipFace,
  shipsAt,
  shipsOf,
  shipsOn,
  sideOfUnit,
} from '../rules/units.js';
import { isFriendlyPort } from '../rules/victory/control.js';
import type { WarMove } from '../sequence.js';
import type { WarWithSpain } from '../state.js';
import { bestOf, tried } from './choosing.js';
import { because, figure, sum, weighed } from './explain.js';
import { isNeutral } from './goals.js';
import { armedFleets, fleetStrength, isNearHome, sailAt } from './picture.js';
import { isOfBiscay, isOfLisbon, isOfPatrol, isOfPlymouth, isOfStraits } from './squadrons.js';
import { bringHome } from './treasure.js';
import { gathers, pursue, VENTURES } from './ventures.js';
import { coastForWind, coastTo, routesFrom, seaMiles, stageTo, stormLoss, WIND_COST, waysFrom } from './voyaging.js';
import type { ReasonKey } from './words/index.js';

// The English patrol, which waits for the Treasure Fleet off the cape that this fleet must pass.

/** Hex off the cape that every fleet bound for Seville must pass. */
const STATION: HexId = '1037';
/** Hex on the way to `STATION`, too far from Lisbon for interception. */
const DETOUR: HexId = '0536';
/** Hex off Cornwall, reached along the coast, one move against the wind from a hex of `OFFINGS`. */
const GATE: HexId = '1416';
/** Hexes from which a fleet can sail to Spain with the wind. */
const OFFINGS: readonly HexId[] = ['0925', '0421'];

/** Whether it is April to August, when the Treasure Fleet may be at sea or the patrol must sail to `STATION`. */
const isSeason = ({ turn }: WarWithSpain): boolean => turn % 8 >= 2 && turn % 8 <= 6;

/** Whether this year's Treasure Fleet may still arrive or is at sea. */
function isExpected(view: WarWithSpain): boolean {
  if (view.naval[TF]) return true;
  const year = view.turn < 9 ? 1587 : 1588;
  return isSeason(view) && view.treasure.year !== year;
}

const isOnPatrol = (view: WarWithSpain, id: FleetId): boolean =>
  id[0] === 'E' && isExpected(view) && !turnInfo(view.turn).rough && fleetOf(view, id).munitions > 0 && shipsOf(view, id).every(isOfPatrol);

/** Forms the patrol at Plymouth, and sends it out once it has munitions. */
function patrol(view: WarWithSpain, player: PlayerID): WarMove | undefined {
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

/** Moves the patrol along the coast to `GATE`, to avoid a wind roll for sailing against the wind. */
function toGate(view: WarWithSpain, player: PlayerID, id: FleetId): WarMove | undefined {
  const { hex } = fleetOf(view, id);
  if (!isFriendlyPort(view, 'E', hex)) return undefined;
  const ships = shipsOf(view, id);
  const path = coastTo(view, 'E', ships, hex, GATE);
  return path && tried(coast, view, player, [id, [...ships], path]);
}

/** Sails to `STATION` with the wind, otherwise against it to the nearest hex of `OFFINGS`. */
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

// Fleets without cargo: stations, pursuit and return to port.

interface Station {
  readonly hex: HexId;
  readonly fleets: number;
  readonly takes: (id: UnitId) => boolean;
}

/** Ports where each side keeps fleets. */
const STATIONS: { readonly [side in Side]: readonly Station[] } = {
  E: [
    { hex: CITIES.dover.hex, fleets: 3, takes: isOfStraits },
    { hex: CITIES.plymouth.hex, fleets: 2, takes: isOfPlymouth },
  ],
  S: [
    { hex: CITIES.lisbon.hex, fleets: 1, takes: isOfLisbon },
    { hex: CITIES.santander.hex, fleets: 1, takes: isOfBiscay },
  ],
};

/** Returns a side's stations. Spain has none while an invasion needs its ships. */
const stationsOf = (view: WarWithSpain, me: Side): readonly Station[] =>
  STATIONS[me].filter(({ takes }) => me === 'E' || !VENTURES.S.some((venture) => gathers(view, venture) && isWantedOf(venture, takes)));

const isWantedOf = (venture: (typeof VENTURES)[Side][number], takes: Station['takes']): boolean =>
  SHIPS.some(({ id }) => takes(id) && venture.takes(id));

export function sailNext(view: WarWithSpain, player: PlayerID, dice: Dice): WarMove {
  const me = sideOf(player);
  const said = (key: ReasonKey, move: WarMove | undefined) => move && because(key, move);
  const next =
    (me === 'S' ? said('silverHome', bringHome(view, player)) : undefined) ??
    pursue(view, player, me, dice) ??
    said('hunts', hunt(view, player, me)) ??
    (me === 'E' ? said('patrols', patrol(view, player)) : undefined) ??
    said('watches', watch(view, player, me)) ??
    said('comesHome', comeHome(view, player, me));
  return next ?? because('nothingToSail', { move: 'finishNavalMovement', args: [] });
}

const isWanted = (view: WarWithSpain, me: Side, id: UnitId): boolean =>
  VENTURES[me].some((venture) => venture.takes(id) && gathers(view, venture));

/** Returns a move that gathers ships at a station, forms a fleet or assigns a leader. */
function watch(view: WarWithSpain, player: PlayerID, me: Side): WarMove | undefined {
  for (const { hex, fleets, takes } of stationsOf(view, me)) {
    const loose = shipsAt(view, me, hex).filter((id) => view.naval[id].fleet === null && takes(id));
    const free = fleets - fleetsAt(view, me, hex).length;
    if (!loose.length || free < 1) continue;
    const part = loose.slice(0, Math.ceil(loose.length / free));
    const step = tried(formFleet, view, player, [hex, part]);
    if (step) return step;
  }
  return boardLeaders(view, player, me) ?? comeToStations(view, player, me);
}

function boardLeaders(view: WarWithSpain, player: PlayerID, me: Side): WarMove | undefined {
  for (const id of Object.keys(view.leaders)) {
    const { at, ship } = view.leaders[id];
    if (LEADERS[id].side !== me || !LEADERS[id].naval || LEADERS[id].nat === 'dutch' || ship !== null || !isHex(at)) continue;
    const ready = shipsAt(view, me, at).filter(
      (unit) => isDeep(unit) && (view.naval[unit].fleet !== null || !STATIONS[me].some(({ hex }) => hex === at)),
    );
    const flagship = bestOf(ready, (unit) => shipFace(view, unit).cs);
    const step = flagship && tried(assignLeader, view, player, [id, flagship]);
    if (step) return step;
  }
  return undefined;
}

function comeToStations(view: WarWithSpain, player: PlayerID, me: Side): WarMove | undefined {
  for (const { hex, takes } of stationsOf(view, me)) {
    const loose = shipsOn(view, me).filter(
      (id) => takes(id) && view.naval[id].fleet === null && !view.naval[id].moved && view.naval[id].at !== hex,
    );
    for (const at of new Set(loose.map((id) => view.naval[id].at))) {
      const ships = loose.filter((id) => view.naval[id].at === at && !isWanted(view, me, id));
      const path = ships.length ? coastTo(view, me, ships, at, hex) : undefined;
      const step = path && tried(coast, view, player, [looseAt(me, at), ships, path]);
      if (step) return step;
    }
  }
  return undefined;
}

/** Returns hexes of enemy ships outside enemy fortress ports. */
function quarry(view: WarWithSpain, me: Side): HexId[] {
  const enemy = opponentOf(me);
  const hexes = new Set(fleetIds(view, enemy).map((id) => fleetOf(view, id).hex));
  for (const id in view.naval) if (sideOfUnit(id) === enemy && isHex(view.naval[id].at)) hexes.add(view.naval[id].at);
  return [...hexes].filter((hex) => !isShallow(hex) && !(isFortress(hex) && isFriendlyPort(view, enemy, hex)));
}

/** Maximum length of a pursuit away from home, in hexes. */
const CHASE = 9;
/** Maximum length of a pursuit near home, in hexes. */
const LONG_CHASE = 16;
/** Maximum length of a pursuit of the Treasure Fleet. */
const SILVER_CHASE = 24;

/** Typical MP lost to the wind. */
const USUAL_WIND = 6;
/** Value of pursuing the Treasure Fleet. */
const PRIZE = 10;

/** Penalty per step lost to the wind. */
const STORM = 6;

/** Minimum ratio of friendly to enemy strength for a pursuit away from home. */
const SUPERIOR = 1;
/** Minimum ratio of friendly to enemy strength for a pursuit near home. */
const DEFIANT = 0.6;

/** Sends an armed fleet after enemy ships, first merging it with another in its hex. */
function hunt(view: WarWithSpain, player: PlayerID, me: Side): WarMove | undefined {
  if (turnInfo(view.turn).rough) return undefined;
  const targets = quarry(view, me);
  if (!targets.length) return undefined;
  for (const id of armedFleets(view, me)) {
    const { hex, moved, munitions } = fleetOf(view, id);
    if (moved || munitions < 1 || cargoOf(view, id).length || targets.some((target) => distance(target, hex) <= 1)) continue;
    const ships = shipsOf(view, id);
    if (!ships.some(isDeep) || awaitsArmy(view, me, ships)) continue;
    const path = comparing(() => chase(view, me, id, ships, targets));
    const step = path && (joined(view, player, me, id) ?? tried(sail, view, player, [fleetNo(id), path]));
    if (step) return step;
  }
  return undefined;
}

/** Merges armed fleets in a hex, because each fleet rolls for wind. */
function joined(view: WarWithSpain, player: PlayerID, me: Side, id: FleetId): WarMove | undefined {
  const { hex } = fleetOf(view, id);
  for (const other of fleetsAt(view, me, hex)) {
    if (other === id || fleetOf(view, other).moved || fleetOf(view, other).munitions < 1 || cargoOf(view, other).length) continue;
    if (!shipsOf(view, other).some(isDeep) || awaitsArmy(view, me, shipsOf(view, other))) continue;
    const step = tried(mergeFleets, view, player, [fleetNo(other), fleetNo(id)]);
    if (step) return step;
  }
  return undefined;
}

/** Whether Spanish ships are waiting to embark an army and so must not pursue enemies. */
const awaitsArmy = (view: WarWithSpain, me: Side, ships: readonly UnitId[]): boolean =>
  me === 'S' && VENTURES.S.some((venture) => gathers(view, venture) && ships.every(venture.takes));

/** Returns the best route to a hex from which to attack a worthwhile target. */
function chase(view: WarWithSpain, me: Side, id: FleetId, ships: readonly UnitId[], targets: readonly HexId[]): HexId[] | undefined {
  const { hex } = fleetOf(view, id);
  const silver = me === 'E' ? view.naval[TF]?.at : undefined;
  const most = Math.min(...ships.map((ship) => shipFace(view, ship).ma)) - (silver ? WIND_COST.fair : USUAL_WIND);
  const ways = waysFrom(view, keelOf(me, ships), hex, most);
  const mates = fleetsAt(view, me, hex).filter((other) => !fleetOf(view, other).moved && fleetOf(view, other).munitions > 0);
  const force = mates.reduce((sum, other) => sum + fleetStrength(view, shipsOf(view, other)), 0);
  let found: HexId[] | undefined;
  let high = 0;
  for (const target of targets) {
    const urgent = isNearHome(me, target) || target === silver;
    if (distance(target, hex) > figure('chaseRange', target === silver ? SILVER_CHASE : urgent ? LONG_CHASE : CHASE)) continue;
    const there = sailAt(view, me, target) * portFactor(view, opponentOf(me), target) * figure('huntOdds', urgent ? DEFIANT : SUPERIOR);
    for (const post of around(target)) {
      const way = ways(post);
      if (!way.length || crossingTo(post, target) === 'closed') continue;
      const friends = fleetsAt(view, me, post).reduce((sum, other) => sum + fleetStrength(view, shipsOf(view, other)), 0);
      if (force + friends < there + (urgent ? 0 : 4)) continue;
      const score = weighed(
        () => ({ move: 'sail', args: [fleetNo(id), way] }),
        () =>
          sum([
            ['chase', 20],
            ['friends', friends],
            ['distance', -way.length],
            ['storm', -stormLoss(view, ships, hex, way) * STORM],
            ['silver', target === silver ? PRIZE : 0],
          ]),
      );
      if (score > high) {
        high = score;
        found = way;
      }
    }
  }
  return found;
}

/** Countries whose ports count as home ports. */
const HOME: { readonly [side in Side]: readonly (Nation | null)[] } = { E: ['ENG', 'NETP'], S: ['SPA', 'NETC'] };
const isHomePort = (view: WarWithSpain, me: Side, hex: HexId): boolean => isFriendlyPort(view, me, hex) && HOME[me].includes(nationOf(hex));

/** Maximum steps that a fleet on the coast may lose to the wind on the way home. */
const ROUGH = 2;

/**
 * Moves a fleet towards a port: over the high seas with the wind, otherwise along friendly or enemy coasts to a hex
 * from which it has the wind.
 */
function homeward(view: WarWithSpain, player: PlayerID, me: Side, id: FleetId, port: HexId): WarMove | undefined {
  const ships = shipsOf(view, id);
  const { hex } = fleetOf(view, id);
  const fair = routesFrom(view, me, ships, hex)(port).fair;
  const along = fair ? undefined : coastForWind(view, me, ships, hex, port, (step) => !isNeutral(view, step));
  const hugging = along && tried(coast, view, player, [id, [...ships], along]);
  const path = stageTo(view, me, ships, hex, port);
  if (hugging || !path || (!isHighSeas(hex) && stormLoss(view, ships, hex, path) > ROUGH)) return hugging;
  return tried(sail, view, player, [fleetNo(id), path]);
}

function comeHome(view: WarWithSpain, player: PlayerID, me: Side): WarMove | undefined {
  for (const id of fleetIds(view, me)) {
    const { hex, moved } = fleetOf(view, id);
    if (moved || isHomePort(view, me, hex) || cargoOf(view, id).length || isOnPatrol(view, id)) continue;
    const ships = shipsOf(view, id);
    const miles = seaMiles(view, keelOf(me, ships), hex, false);
    const ports = CITY_IDS.filter((city) => isHomePort(view, me, CITIES[city].hex) && CITIES[city].av !== null);
    const port = bestOf(
      ports,
      (city) => 100 - (miles.get(CITIES[city].hex) ?? 100) + (STATIONS[me].some((one) => one.hex === CITIES[city].hex) ? 2 : 0),
    );
    const step = port && homeward(view, player, me, id, CITIES[port].hex);
    if (step) return step;
  }
  return undefined;
}
