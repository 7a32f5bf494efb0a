import { EQUIPMENT_IDS, SHIP_TYPE_IDS } from '../../../src/games/salamis-ad-actium/data/equipment.js';
import { LIST_IDS } from '../../../src/games/salamis-ad-actium/data/fleetLists.js';
import { scenario } from '../../../src/games/salamis-ad-actium/data/scenarios.js';
import { type Side, sideOf } from '../../../src/games/salamis-ad-actium/sides.js';
import type { Salamis } from '../../../src/games/salamis-ad-actium/state.js';
import type { Choice } from '../../../src/kit/rules.js';
import { afloat, base, common, distance } from './naive.js';

/** This file checks fleet selection and deployment [2.1, 2.8, 2.9], independently of the rules' code. */

type Corners = ReturnType<typeof base>;
const record = (value: unknown, must: readonly string[], may: readonly string[] = []): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  must.every((key) => Object.hasOwn(value, key)) &&
  Object.keys(value).every((key) => must.includes(key) || may.includes(key));
const whole = (value: unknown, least: number, most: number): boolean =>
  typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;
const short = (value: unknown): boolean => typeof value === 'string' && value.length <= 40;
const list = (value: unknown, most: number): value is readonly unknown[] => Array.isArray(value) && value.length <= most;
const among = (value: unknown, ids: readonly string[]): boolean => typeof value === 'string' && ids.includes(value);

const CREWS = ['green', 'raw', 'average', 'veteran', 'elite'];
const TRAININGS = ['veryGood', 'good', 'average', 'mediocre', 'poor'];

const isShip = (ship: unknown): boolean =>
  record(ship, ['type', 'heavy', 'normal', 'archers', 'spare', 'equip', 'sails'], ['name', 'flagship']) &&
  among(ship.type, SHIP_TYPE_IDS) &&
  [ship.heavy, ship.normal, ship.archers, ship.spare].every((men) => whole(men, 0, 60)) &&
  list(ship.equip, 10) &&
  ship.equip.every((item) => among(item, EQUIPMENT_IDS)) &&
  among(ship.sails, ['none', 'aboard', 'set']) &&
  (!Object.hasOwn(ship, 'name') || short(ship.name)) &&
  (!Object.hasOwn(ship, 'flagship') || typeof ship.flagship === 'boolean');

const isSquadron = (squadron: unknown): boolean =>
  record(squadron, ['name', 'list', 'variant', 'crew', 'officer', 'admiral', 'loyalty', 'ships'], ['crewTraining', 'commandTraining']) &&
  short(squadron.name) &&
  among(squadron.list, LIST_IDS) &&
  (squadron.variant === null || short(squadron.variant)) &&
  (squadron.crew === null || among(squadron.crew, CREWS)) &&
  [squadron.officer, squadron.loyalty].every((value) => value === null || whole(value, -2, 2)) &&
  (['crewTraining', 'commandTraining'] as const).every((key) => !Object.hasOwn(squadron, key) || among(squadron[key], TRAININGS)) &&
  typeof squadron.admiral === 'boolean' &&
  list(squadron.ships, 14) &&
  squadron.ships.every(isShip);

const isFleet = (fleet: unknown): boolean =>
  record(fleet, ['libations', 'squadrons']) &&
  whole(fleet.libations, 0, 3) &&
  list(fleet.squadrons, 14) &&
  fleet.squadrons.every(isSquadron);

const tenths = (poly: readonly (readonly [number, number])[]): Corners => poly.map(([x, y]) => [10 * x, 10 * y] as const);

/** Returns a side's deployment area, 15 cm deep and 15 cm from the ends of its edge. In a scenario it surrounds the printed positions. */
function field(G: Salamis, side: Side): { w: number; s: number; e: number; n: number } {
  if (G.scenario === null) {
    const north = G.baseEdge[side] === 'N';
    return { w: 150, e: G.table.w - 150, s: north ? G.table.h - 150 : 0, n: north ? G.table.h : 150 };
  }
  const ships = Object.values(scenario(G.scenario).sides[side].squadrons).flatMap((squadron) => squadron.ships);
  const [xs, ys] = [ships.map(({ x }) => x), ships.map(({ y }) => y)];
  return {
    w: Math.max(0, Math.min(...xs) - 60),
    s: Math.max(0, Math.min(...ys) - 60),
    e: Math.min(G.table.w, Math.max(...xs) + 60),
    n: Math.min(G.table.h, Math.max(...ys) + 60),
  };
}

function printedGap(id: string): number {
  const bases = scenario(id).sides.map(({ squadrons }) =>
    Object.values(squadrons).flatMap(({ ships }) => ships.map((ship) => base({ at: ship, type: ship.type }))),
  );
  return Math.min(450, ...bases[0].flatMap((a) => bases[1].map((b) => distance(a, b))));
}

function lies(G: Salamis, side: Side, hull: Corners): boolean {
  const { w, s, e, n } = field(G, side);
  const { w: width, h: height } = G.table;
  const within = (west: number, south: number, east: number, north: number) =>
    hull.every(([x, y]) => x >= 10 * west && x <= 10 * east && y >= 10 * south && y <= 10 * north);
  if (!within(0, 0, width, height)) return false;
  if (within(w, s, e, n)) return true;
  if (G.scenario !== null || !within(150, 0, width - 150, height)) return false;
  const at = G.baseEdge[side] === 'N' ? height : 0;
  return Object.values(G.land).some(
    ({ poly }) => poly.some(([, y]) => y === at) && hull.every((corner) => distance([corner, corner], tenths(poly)) <= 150 + 1e-9),
  );
}

function places(G: Salamis, side: Side, sq: unknown, berths: unknown): boolean {
  if (typeof sq !== 'string' || !G.deploy?.left[side].includes(sq) || !list(berths, 14)) return false;
  const waiting = G.order.filter((id) => G.ships[id].sq === sq && G.ships[id].status === 'unplaced');
  const named = berths.map((berth) => (record(berth, ['id', 'x', 'y', 'h']) ? berth : undefined));
  if (named.length !== waiting.length || !waiting.every((id) => named.some((berth) => berth?.id === id))) return false;
  const gap = G.scenario === null ? 450 : printedGap(G.scenario);
  const hulls: Corners[] = [];
  return named.every((berth) => {
    if (!berth || typeof berth.id !== 'string') return false;
    const { x, y, h } = berth;
    if (![x, y, h].every((value) => typeof value === 'number' && Number.isInteger(value))) return false;
    if (Number(h) < 0 || Number(h) > 355 || Number(h) % 5) return false;
    const hull = base({ type: G.ships[berth.id].type, at: { x: Number(x), y: Number(y), h: Number(h) } });
    const solid = [
      ...Object.values(G.land).map(({ poly }) => tenths(poly)),
      ...Object.values(G.forts).flatMap(({ poly, boom }) => [tenths(poly), ...(boom?.state === 'closed' ? [tenths(boom.poly)] : [])]),
      ...afloat(G).map(([, ship]) => base(ship)),
      ...hulls,
    ];
    const clear = afloat(G).every(([, ship]) => ship.side === side || distance(hull, base(ship)) >= gap - 1e-9);
    hulls.push(hull);
    return lies(G, side, hull) && clear && !solid.some((shape) => common(hull, shape));
  });
}

function exchanges(G: Salamis, side: Side, a: unknown, b: unknown): boolean {
  if (G.mode !== 'points' || G.deploy?.officersFixed[side] !== false || a === b) return false;
  const squadrons = [a, b].map((sq) => (typeof sq === 'string' && Object.hasOwn(G.squadrons, sq) ? G.squadrons[sq] : undefined));
  if (!squadrons.every((squadron) => squadron?.side === side)) return false;
  const led = squadrons.some((squadron) => squadron?.flagship && G.ships[squadron.flagship].flag?.cinc);
  return !led || !squadrons.some((squadron) => squadron?.allied);
}

export function overtureLaw(G: Salamis, player: string, { move, args }: Choice): boolean {
  const side = sideOf(G, player);
  switch (move) {
    case 'setFleet':
      return args.length === 1 && isFleet(args[0]);
    case 'placeSquadron':
      return args.length === 2 && places(G, side, args[0], args[1]);
    case 'swapOfficers':
      return args.length === 2 && exchanges(G, side, args[0], args[1]);
    case 'reserveSquadron': {
      // A side with no squadron on the table must place its last one, unless there is no room.
      const [sq] = args;
      const left = G.deploy?.left[side] ?? [];
      const placed = afloat(G).some(([, ship]) => ship.side === side);
      return args.length === 1 && typeof sq === 'string' && left.includes(sq) && (placed || left.length > 1);
    }
    default:
      return false;
  }
}
