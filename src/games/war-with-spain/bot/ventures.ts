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
import { covers, monthsToPay, RESERVES, solvent } from './accounts.js';
import { bestOf, tried } from './choosing.js';
import { because, figure } from './explain.js';
import { hostOf, passengers, SHORES, type Shore, shores } from './landing.js';
import { isHome, menAt } from './picture.js';
import { isOfArmada, isOfFlanders, isOfHulks, isOfPlymouth } from './squadrons.js';
import { coastTo, passage, routesFrom, safety, stageTo, WIND_COST, waysFrom, windLoss } from './voyaging.js';

type Season = readonly [from: number, to: number];

interface Venture {
  readonly port: HexId;
  readonly takes: (id: UnitId) => boolean;
  /** Game-Turns in which ships are launched and assemble at the port. */
  readonly gathers: readonly Season[];
  readonly sails: readonly Season[];
  /** Minimum strength of the army. */
  readonly want: number;
  /** Whether the ships are warships, and so need munitions. */
  readonly armed: boolean;
  /** Whether the side has decided on the venture. If absent, only the seasons matter. */
  readonly isBegun?: (view: WarWithSpain) => boolean;
}

/** Whether Spain has called the Armada for 1587: Urcas are at sea or being launched, which in that year serves no other purpose. */
function isCalledEarly(view: WarWithSpain): boolean {
  const hulks = Object.keys(view.naval).filter((id) => isOfHulks(id) && (isHex(view.naval[id].at) || isInBox(view.naval[id].at, 1)));
  return view.turn < 9 && hulks.length > 0;
}

/** Minimum chance of avoiding interception at which unarmed ships sail. */
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
      want: 6,
      armed: true,
      isBegun: isCalledEarly,
    },
    {
      port: CITIES.corunna.hex,
      takes: isOfArmada,
      gathers: [[10, 14]],
      sails: [[13, 15]],
      want: 14,
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

export const gathers = (view: WarWithSpain, { gathers: seasons, isBegun }: Venture): boolean =>
  within(view.turn, seasons) && (isBegun?.(view) ?? true);

/** Returns the season. The level's weights may start it up to two months earlier. */
const launch = ([from, to]: Season): Season => [Math.max(from - 2, Math.min(to, Math.round(figure('sailsFrom', from)))), to];

/** Whether a venture may sail within `early` months. */
const sailsSoon = (view: WarWithSpain, { sails, isBegun }: Venture, early = 0): boolean =>
  within(view.turn, sails.map(launch), early) && (isBegun?.(view) ?? true);

/** Whether an army should go to a venture's port: the venture sails within two months with enough ships. */
export const expectsMen = (view: WarWithSpain, me: Side, venture: Venture): boolean =>
  sailsSoon(view, venture, 2) &&
  (venture.armed || safety(view, me, [venture.port, CITIES.dover.hex]) >= figure('unarmedChance', UNARMED)) &&
  capacity(view, shipsAt(view, me, venture.port).filter(venture.takes)) >= figure('armyWanted', venture.want) / 2;

export const isMustering = (view: WarWithSpain, me: Side, venture: Venture): boolean =>
  me === 'S' && sailsSoon(view, venture, MARCH_TO_PORT);

/** Whether a side can pay a reserve's maintenance: England until the next income, Spain for three months, because the Armada must sail. */
const feeds = (view: WarWithSpain, me: Side, keep: number): boolean =>
  me === 'S' ? covers(view, me, MUSTER_MONTHS * keep, MUSTER_MONTHS) : solvent(view, me) >= keep * monthsToPay(view);
const MUSTER_MONTHS = 3;

/** Scores placing a reserve for a venture; 0 if it is not needed or too expensive. */
export function mustering(view: WarWithSpain, me: Side, id: UnitId, hex: HexId): number {
  if (!RESERVES[me].includes(id) || !feeds(view, me, armyStrength(view, id) * PRICES.land.keep)) return 0;
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
const MARCH_TO_PORT = 3;

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

/** Forms a venture's fleet from a month before it sails, so that it can buy munitions. */
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

/** Embarks a venture's army. Spain leaves one unit as a garrison. */
function load(view: WarWithSpain, player: PlayerID, me: Side, venture: Venture, dice: Dice): WarMove | undefined {
  if (!sailsSoon(view, venture)) return undefined;
  const men = [...menAt(view, me, venture.port)]
    .filter((id) => !view.land[id].moved)
    .sort((a, b) => armyStrength(view, b) - armyStrength(view, a));
  if (me === 'S' && men.length > 1) men.pop();
  for (const fleet of fleetsAt(view, me, venture.port)) {
    const ships = shipsOf(view, fleet);
    if (!ships.every(venture.takes) || (venture.armed && fleetOf(view, fleet).munitions < 1)) continue;
    if (!covers(view, me, seaPay(view, ships), MONTHS_LEFT)) continue;
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

/** Whether unarmed ships are likely to reach the landing hex unintercepted this month. */
function isOpen(view: WarWithSpain, me: Side, fleet: FleetId, to: HexId): boolean {
  const ships = shipsOf(view, fleet);
  const { hex: at } = fleetOf(view, fleet);
  const path = waysFrom(view, keelOf(me, ships), at, Math.min(...ships.map((id) => shipFace(view, id).ma)))(to);
  return path.length > 0 && passage(view, me, at, path) >= figure('unarmedChance', UNARMED);
}

/** Returns the extra maintenance of ships outside friendly ports, for up to 3 months, in ducats. */
const seaPay = (view: WarWithSpain, ships: readonly UnitId[]): number =>
  ships.reduce((sum, id) => sum + shipFace(view, id).m, 0) *
  (PRICES.deep.atSea - PRICES.deep.inPort) *
  Math.min(MONTHS_AT_SEA, monthsToPay(view));
const MONTHS_AT_SEA = 3;
/** Months of maintenance that the treasury must still cover when an army embarks. */
const MONTHS_LEFT = 2;

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

/** Minimum score for a landing. */
const LEAST = 5;

/** Returns the landing hex with the best balance of VP, interception, time at sea and wind losses. */
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
      return worth * (0.2 + 0.8 * safe) - route.months * (month + windLoss(view, ships, !route.fair) * STEP);
    },
    1,
  );
}
/** Returns a function that varies the value of landing hexes at random. */
function fancies(me: Side, dice: Dice): (hex: HexId) => number {
  const countries = new Map(SHORES[me].map((nation) => [nation, dice.die(6) / 3]));
  const shore = Array.from({ length: 7 }, () => 1 + dice.die(6) / 6);
  return (hex) => (countries.get(nationOf(hex) ?? 'ENG') ?? 1) * shore[Number(hex) % shore.length];
}

/** Cost, in VP, of a step lost to the wind and its repair. */
const STEP = 0.7;

/** Maximum number of landing hexes for which a route is computed. */
const MOST_SHORES = 60;
/** Cost, in VP, of a month at sea. */
const MONTH = 5;

/** Moves fleets to their landing hex and lands the army. */
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
