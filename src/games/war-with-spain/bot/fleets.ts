import type { Dice } from '../../../kit/dice.js';
import { comparing } from '../../../kit/explain.js';
import type { PlayerID } from '../../../kit/rules.js';
import type { Nation } from '../data/areas.js';
import { turnInfo } from '../data/calendar.js';
import { CITIES, CITY_IDS } from '../data/cities.js';
import { LEADERS } from '../data/leaders.js';
import { nationOf } from '../data/map.js';
import { SHIPS } from '../data/ships.js';
import { type FleetId, type HexId, opponentOf, type Side, sideOf, TF, type UnitId } from '../ids.js';
import { assignLeader } from '../rules/leaders/assignment.js';
import { around, crossingTo, distance, isFortress, isShallow } from '../rules/map.js';
import { portFactor } from '../rules/navalCombat/strength.js';
import { coast } from '../rules/navalMovement/coasting.js';
import { formFleet } from '../rules/navalMovement/grouping/fleets.js';
import { sail } from '../rules/navalMovement/sailing.js';
import { keelOf } from '../rules/navalMovement/seaRoutes.js';
import { cargoOf, fleetIds, fleetOf, fleetsAt, isDeep, shipFace, shipsAt, shipsOf, shipsOn, sideOfUnit } from '../rules/units.js';
import { isFriendlyPort } from '../rules/victory/control.js';
import { fleetNo, isHex, looseAt } from '../rules/whereabouts.js';
import type { WarMove } from '../sequence.js';
import type { WarWithSpain } from '../state.js';
import { isNearHome } from './alarms.js';
import { bestOf, tried } from './choosing.js';
import { because, figure, sum, weighed } from './explain.js';
import { isNeutral } from './goals.js';
import { isOnPatrol, patrol } from './patrols.js';
import { armedFleets, fleetStrength, sailAt } from './picture.js';
import { isOfBiscay, isOfLisbon, isOfPlymouth, isOfStraits } from './squadrons.js';
import { bringHome } from './treasure.js';
import { gathers, pursue, VENTURES } from './ventures.js';
import { coastForWind, coastTo, routesFrom, seaMiles, stageTo, WIND_COST, waysFrom } from './voyaging.js';
import type { ReasonKey } from './words/index.js';

/** Fleets that carry nobody: the watches of both sides, the hunt for the enemy, the way home. */

interface Station {
  readonly hex: HexId;
  readonly fleets: number;
  readonly takes: (id: UnitId) => boolean;
}

/** Where a side keeps its fleets, how many in each port, and which ships make for it first. */
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

/** The stations that are kept now: those of Spain until its ships are wanted for the Armada. */
const stationsOf = (view: WarWithSpain, me: Side): readonly Station[] =>
  STATIONS[me].filter(({ takes }) => me === 'E' || !VENTURES.S.some((venture) => gathers(view, venture) && isWantedOf(venture, takes)));

const isWantedOf = (venture: (typeof VENTURES)[Side][number], takes: Station['takes']): boolean =>
  SHIPS.some(({ id }) => takes(id) && venture.takes(id));

/** The next act of the naval movement. */
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

/** Ships gather at their stations, form fleets, and take their leaders aboard. */
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

/** Hexes of enemy ships that may be fought: not behind the walls of their own fortress. */
function quarry(view: WarWithSpain, me: Side): HexId[] {
  const enemy = opponentOf(me);
  const hexes = new Set(fleetIds(view, enemy).map((id) => fleetOf(view, id).hex));
  for (const id in view.naval) if (sideOfUnit(id) === enemy && isHex(view.naval[id].at)) hexes.add(view.naval[id].at);
  return [...hexes].filter((hex) => !isShallow(hex) && !(isFortress(hex) && isFriendlyPort(view, enemy, hex)));
}

/** How far a fleet goes after an enemy; after one who comes to its own shores; after the silver. */
const CHASE = 9;
const LONG_CHASE = 16;
const SILVER_CHASE = 24;

/** Movement that the wind usually takes, with and against it; hexes by which the silver may be farther off than another prey. */
const USUAL_WIND = 6;
const PRIZE = 10;

/** How much stronger a fleet wants to be than the enemy whom it goes after; in defence of its own shores. */
const SUPERIOR = 1;
const DEFIANT = 0.6;

/** Fleets of one hex fall upon an enemy who is weaker than all of them together. */
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
    const step = path && tried(sail, view, player, [fleetNo(id), path]);
    if (step) return step;
  }
  return undefined;
}

/** Whether ships lie ready for an army of Spain: nothing that they could hunt down is worth the month that it would lose. */
const awaitsArmy = (view: WarWithSpain, me: Side, ships: readonly UnitId[]): boolean =>
  me === 'S' && VENTURES.S.some((venture) => gathers(view, venture) && ships.every(venture.takes));

/** The way to a hex from which a weaker enemy can be attacked. */
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

/** Countries whose ports are home; a captured port is none. */
const HOME: { readonly [side in Side]: readonly (Nation | null)[] } = { E: ['ENG', 'NETP'], S: ['SPA', 'NETC'] };
const isHomePort = (view: WarWithSpain, me: Side, hex: HexId): boolean => isFriendlyPort(view, me, hex) && HOME[me].includes(nationOf(hex));

/** With the wind over the High Seas; where it is foul, along the coast, if that is not neutral; against it only where nothing else helps. */
function homeward(view: WarWithSpain, player: PlayerID, me: Side, id: FleetId, port: HexId): WarMove | undefined {
  const ships = shipsOf(view, id);
  const { hex } = fleetOf(view, id);
  const fair = routesFrom(view, me, ships, hex)(port).fair;
  const along = fair ? undefined : coastForWind(view, me, ships, hex, port, (step) => !isNeutral(view, step));
  const hugging = along && tried(coast, view, player, [id, [...ships], along]);
  const path = stageTo(view, me, ships, hex, port);
  return hugging ?? (path && tried(sail, view, player, [fleetNo(id), path]));
}

/** Fleets that have done what they were out for go to the nearest port of their side. */
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
