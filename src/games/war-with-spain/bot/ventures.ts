import type { Dice } from '../../../kit/dice.js';
import type { PlayerID } from '../../../kit/rules.js';
import { CITIES } from '../data/cities.js';
import { LEADERS } from '../data/leaders.js';
import { nationOf } from '../data/map.js';
import { PRICES } from '../data/tables.js';
import { type FleetId, type HexId, type Side, TF, type UnitId } from '../ids.js';
import { assignLeader } from '../rules/leaders/assignment.js';
import { isPort } from '../rules/map.js';
import { addToFleet, formFleet } from '../rules/navalMovement/grouping/fleets.js';
import { roomIn } from '../rules/navalMovement/grouping/groups.js';
import { coast, sail } from '../rules/navalMovement/sailing.js';
import { keelOf } from '../rules/navalMovement/seaRoutes.js';
import { embark, fullest } from '../rules/navalMovement/transport/embarking.js';
import { debark } from '../rules/navalMovement/transport/landing.js';
import {
  armyStrength,
  capacity,
  cargoOf,
  fleetIds,
  fleetNo,
  fleetOf,
  fleetsAt,
  isHex,
  isInBox,
  looseAt,
  shipFace,
  shipsAt,
  shipsOf,
  shipsOn,
  strengthOf,
} from '../rules/units.js';
import type { WarMove } from '../sequence.js';
import type { WarWithSpain } from '../state.js';
import { monthsToPay, RESERVES, solvent } from './accounts.js';
import { bestOf, tried } from './choosing.js';
import { because, figure } from './explain.js';
import { hostOf, passengers, SHORES, type Shore, shores } from './landing.js';
import { isHome, menAt } from './picture.js';
import { isOfArmada, isOfFlanders, isOfHulks, isOfPlymouth } from './squadrons.js';
import { coastTo, passage, routesFrom, safety, stageTo, WIND_COST, waysFrom } from './voyaging.js';

/** Armies over the sea: where ships and men gather for them, when they sail, where they land. */

type Season = readonly [from: number, to: number];

interface Venture {
  readonly port: HexId;
  readonly takes: (id: UnitId) => boolean;
  /** Game-Turns in which its ships are called forward, and come to the port. */
  readonly gathers: readonly Season[];
  /** Game-Turns in which it may set sail. */
  readonly sails: readonly Season[];
  /** Strength of the army that is worth the voyage. */
  readonly want: number;
  /** Its ships can defend themselves: they need powder, and may be risked. */
  readonly armed: boolean;
  /** Whether it is under way; left out where nothing but its season decides. */
  readonly isBegun?: (view: WarWithSpain) => boolean;
}

/** Whether Spain has called an Armada out in the first year: its hulks serve for nothing else. */
function isCalledEarly(view: WarWithSpain): boolean {
  const hulks = Object.keys(view.naval).filter((id) => isOfHulks(id) && (isHex(view.naval[id].at) || isInBox(view.naval[id].at, 1)));
  return view.turn < 9 && hulks.length > 0;
}

/** The chance to come through that ships without guns must have. */
const UNARMED = 0.3;

export const VENTURES: { readonly [side in Side]: readonly Venture[] } = {
  E: [
    {
      port: CITIES.plymouth.hex,
      takes: isOfPlymouth,
      gathers: [
        [3, 6],
        [10, 14],
      ],
      sails: [
        [5, 6],
        [12, 14],
      ],
      want: 7,
      armed: true,
    },
  ],
  S: [
    {
      port: CITIES.corunna.hex,
      takes: isOfArmada,
      gathers: [[2, 6]],
      sails: [[4, 7]],
      want: 9,
      armed: true,
      isBegun: isCalledEarly,
    },
    {
      port: CITIES.corunna.hex,
      takes: isOfArmada,
      gathers: [[10, 14]],
      sails: [[13, 15]],
      want: 20,
      armed: true,
    },
    {
      port: CITIES.antwerp.hex,
      takes: isOfFlanders,
      gathers: [[13, 16]],
      sails: [[15, 16]],
      want: 20,
      armed: false,
    },
  ],
};

const within = (turn: number, seasons: readonly Season[], early = 0): boolean =>
  seasons.some(([from, to]) => turn >= from - early && turn <= to);

/** Whether its ships are wanted now. */
export const gathers = (view: WarWithSpain, { gathers: seasons, isBegun }: Venture): boolean =>
  within(view.turn, seasons) && (isBegun?.(view) ?? true);

/** The months in which it may set sail: the captain's first, or up to two sooner, or any later one. */
const launch = ([from, to]: Season): Season => [Math.max(from - 2, Math.min(to, Math.round(figure('sailsFrom', from)))), to];

/** Whether it may set sail, or could in so many months. */
const sailsSoon = (view: WarWithSpain, { sails, isBegun }: Venture, early = 0): boolean =>
  within(view.turn, sails.map(launch), early) && (isBegun?.(view) ?? true);

/** Whether its men should come to the port: it sails this month or the next, and ships to carry them are there. */
export const expectsMen = (view: WarWithSpain, me: Side, venture: Venture): boolean =>
  sailsSoon(view, venture, 2) &&
  (venture.armed || safety(view, me, [venture.port, CITIES.dover.hex]) >= figure('unarmedChance', UNARMED)) &&
  capacity(view, shipsAt(view, me, venture.port).filter(venture.takes)) >= figure('armyWanted', venture.want) / 2;

/** Whether its men are already on their way to the port, ahead of the ships. */
export const isMustering = (view: WarWithSpain, me: Side, venture: Venture): boolean =>
  me === 'S' && sailsSoon(view, venture, MARCH_TO_PORT);

/** How much a reserve is wanted for a venture if it comes out in a hex; nothing where it is not, or cannot be paid. */
export function mustering(view: WarWithSpain, me: Side, id: UnitId, hex: HexId): number {
  if (!RESERVES[me].includes(id) || solvent(view, me) < armyStrength(view, id) * PRICES.land.keep * monthsToPay(view)) return 0;
  for (const venture of VENTURES[me]) {
    if (!isHome(me, venture.port)) continue;
    if (hex !== venture.port) {
      if (me === 'S' && sailsSoon(view, venture, MARCH_TO_PORT) && view.turn < launch(venture.sails[0])[0]) return 20;
      continue;
    }
    const room = capacity(view, shipsAt(view, me, hex).filter(venture.takes));
    if (expectsMen(view, me, venture) && strengthOf(view, menAt(view, me, hex)) < room) return 30;
  }
  return 0;
}
/** Months before it sails in which those who are raised elsewhere set out for the port. */
const MARCH_TO_PORT = 3;

/** The next step of whatever a side has planned over the sea. */
export function pursue(view: WarWithSpain, player: PlayerID, me: Side, dice: Dice): WarMove | undefined {
  const landing = bringOver(view, player, me, dice);
  if (landing) return landing;
  for (const venture of VENTURES[me]) {
    const step =
      boardLeaders(view, player, me, venture) ??
      form(view, player, me, venture) ??
      load(view, player, me, venture, dice) ??
      gather(view, player, me, venture);
    if (step) return step;
  }
  return undefined;
}

/** Leaders go aboard the strongest ship of their port that a venture takes. */
function boardLeaders(view: WarWithSpain, player: PlayerID, me: Side, venture: Venture): WarMove | undefined {
  if (!gathers(view, venture)) return undefined;
  for (const id of Object.keys(view.leaders)) {
    const { at, ship } = view.leaders[id];
    if (LEADERS[id].side !== me || !LEADERS[id].naval || ship !== null || !isHex(at)) continue;
    const flagship = bestOf(shipsAt(view, me, at).filter(venture.takes), (unit) => shipFace(view, unit).cs);
    const step = flagship && tried(assignLeader, view, player, [id, flagship]);
    if (step) return because('leads', step);
  }
  return undefined;
}

/** Loose ships in the port become a fleet in the month before it may sail, so that it has powder in time. */
function form(view: WarWithSpain, player: PlayerID, me: Side, venture: Venture): WarMove | undefined {
  if (!sailsSoon(view, venture, 1)) return undefined;
  const loose = shipsAt(view, me, venture.port).filter((id) => venture.takes(id) && view.naval[id].fleet === null);
  if (!loose.length) return undefined;
  const early = !sailsSoon(view, venture);
  const mates = fleetsAt(view, me, venture.port).filter((id) => shipsOf(view, id).every(venture.takes));
  const joined = mates.find((id) => early || fleetOf(view, id).munitions === 0);
  const step = joined ? tried(addToFleet, view, player, [fleetNo(joined), loose]) : tried(formFleet, view, player, [venture.port, loose]);
  return step && because('formed', step);
}

/** An army goes aboard, its leaders with it; Spain leaves one counter behind as the garrison of the port. */
function load(view: WarWithSpain, player: PlayerID, me: Side, venture: Venture, dice: Dice): WarMove | undefined {
  if (!sailsSoon(view, venture)) return undefined;
  const men = [...menAt(view, me, venture.port)]
    .filter((id) => !view.land[id].moved)
    .sort((a, b) => armyStrength(view, b) - armyStrength(view, a));
  if (me === 'S' && men.length > 1) men.pop();
  for (const fleet of fleetsAt(view, me, venture.port)) {
    const ships = shipsOf(view, fleet);
    if (!ships.every(venture.takes) || (venture.armed && fleetOf(view, fleet).munitions < 1)) continue;
    if (solvent(view, me) + SLACK < seaPay(view, ships)) continue;
    const army = fullest(view, men, roomIn(view, fleet));
    if (!army.length || strengthOf(view, army) + strengthOf(view, cargoOf(view, fleet)) < figure('armyWanted', venture.want)) continue;
    const goal = goalOf(view, me, fleet, [...army, ...cargoOf(view, fleet)], dice);
    if (!goal || (!venture.armed && !isOpen(view, me, fleet, goal.hex))) continue;
    const leaders = Object.keys(view.leaders).filter(
      (id) => LEADERS[id].side === me && LEADERS[id].land && view.leaders[id].at === venture.port,
    );
    const step = tried(embark, view, player, [fleet, army, leaders]) ?? tried(embark, view, player, [fleet, army, []]);
    if (step) return because('embarks', step);
  }
  return undefined;
}

/** Whether ships without guns may hope to land their men this month. */
function isOpen(view: WarWithSpain, me: Side, fleet: FleetId, to: HexId): boolean {
  const ships = shipsOf(view, fleet);
  const { hex: at } = fleetOf(view, fleet);
  const path = waysFrom(view, keelOf(me, ships), at, Math.min(...ships.map((id) => shipFace(view, id).ma)))(to);
  return path.length > 0 && passage(view, me, at, path) >= figure('unarmedChance', UNARMED);
}

/** What ships cost beyond their pay in port until they are home again. */
const seaPay = (view: WarWithSpain, ships: readonly UnitId[]): number =>
  ships.reduce((sum, id) => sum + shipFace(view, id).m, 0) *
  (PRICES.deep.atSea - PRICES.deep.inPort) *
  Math.min(MONTHS_AT_SEA, monthsToPay(view));
const MONTHS_AT_SEA = 3;
/** What can be saved at home in the last month, if need be. */
const SLACK = 100;

/** Ships elsewhere come along the coast. */
function gather(view: WarWithSpain, player: PlayerID, me: Side, venture: Venture): WarMove | undefined {
  if (!gathers(view, venture)) return undefined;
  const loose = shipsOn(view, me).filter((id) => {
    const { at, fleet, moved } = view.naval[id];
    return venture.takes(id) && id !== TF && fleet === null && !moved && at !== venture.port;
  });
  for (const hex of new Set(loose.map((id) => view.naval[id].at))) {
    const ships = loose.filter((id) => view.naval[id].at === hex);
    const path = coastTo(view, me, ships, hex, venture.port);
    const step = path && tried(coast, view, player, [looseAt(me, hex), ships, path]);
    if (step) return because('gathers', step);
  }
  return undefined;
}

/** Worth that a landing must promise. */
const LEAST = 5;

/** The shore that promises most for what it takes to come there: months at sea, and fleets that watch the way. */
function goalOf(view: WarWithSpain, me: Side, fleet: FleetId, men: readonly UnitId[], dice: Dice): Shore | undefined {
  const ships = shipsOf(view, fleet);
  const { hex: at } = fleetOf(view, fleet);
  const keel = keelOf(me, ships);
  const allowance = Math.min(...ships.map((id) => shipFace(view, id).ma));
  const ways = waysFrom(view, keel, at, allowance - WIND_COST.fair);
  const month = figure('monthAtSea', MONTH);
  const routes = routesFrom(view, me, ships, at);
  const fancy = isPort(at) ? fancies(me, dice) : () => 1;
  const near = shores(view, me, hostOf(view, men))
    .map(({ hex, worth }) => ({ hex, worth: worth * fancy(hex) }))
    .sort((a, b) => b.worth - a.worth)
    .filter(({ worth }) => worth >= LEAST)
    .slice(0, MOST_SHORES)
    .map((shore) => ({ ...shore, route: routes(shore.hex) }))
    .filter(({ hex, route }) => hex === at || route.path.length > 0);
  return bestOf(
    near,
    ({ hex, worth, route }) => {
      const path = ways(hex);
      const safe = path.length ? passage(view, me, at, path) : safety(view, me, route.path);
      return worth * (0.2 + 0.8 * safe) - route.months * month;
    },
    1,
  );
}
/** As long as nobody has sailed, the plan is open: this country or that has its day, and of its shores this one or that. */
function fancies(me: Side, dice: Dice): (hex: HexId) => number {
  const countries = new Map(SHORES[me].map((nation) => [nation, dice.die(6) / 3]));
  const shore = Array.from({ length: 7 }, () => 1 + dice.die(6) / 6);
  return (hex) => (countries.get(nationOf(hex) ?? 'ENG') ?? 1) * shore[Number(hex) % shore.length];
}

/** Shores that are looked at closely, and points that a month at sea is worth. */
const MOST_SHORES = 60;
const MONTH = 5;

/** Fleets with an army aboard make for their shore, and put it on land there. */
function bringOver(view: WarWithSpain, player: PlayerID, me: Side, dice: Dice): WarMove | undefined {
  for (const fleet of fleetIds(view, me)) {
    const men = cargoOf(view, fleet);
    if (!men.length || fleetOf(view, fleet).stopped) continue;
    const goal = goalOf(view, me, fleet, men, dice);
    if (!goal) continue;
    const cargo = passengers(view, fleet);
    const { hex } = fleetOf(view, fleet);
    if (goal.hex === hex) {
      const step = tried(debark, view, player, [fleet, cargo.landIds, cargo.leaderIds]);
      if (step) return because('lands', step);
    }
    const path = stageTo(view, me, shipsOf(view, fleet), hex, goal.hex);
    if (!path) continue;
    const arrives = path[path.length - 1] === goal.hex;
    const step = tried(sail, view, player, arrives ? [fleetNo(fleet), path, [{ hex: goal.hex, debark: cargo }]] : [fleetNo(fleet), path]);
    if (step) return because('makesFor', step);
  }
  return undefined;
}
