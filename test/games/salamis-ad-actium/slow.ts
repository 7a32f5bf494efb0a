import { shipType } from '../../../src/games/salamis-ad-actium/data/equipment.js';
import { scenario } from '../../../src/games/salamis-ad-actium/data/scenarios.js';
import { cs, shapeOf, sn } from '../../../src/games/salamis-ad-actium/geometry/shapes.js';
import type { Leg, Order } from '../../../src/games/salamis-ad-actium/rules/movement/order.js';
import type { Side } from '../../../src/games/salamis-ad-actium/sides.js';
import type { Salamis } from '../../../src/games/salamis-ad-actium/state.js';
import type { Choice } from '../../../src/kit/rules.js';
import { afloat, base, common, distance, quarter, slowAllowance, slowHelm, slowMarch } from './naive.js';
import { prays } from './slowPrayers.js';

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);
const has = <T>(record: Record<string, T>, id: unknown): id is string => typeof id === 'string' && Object.hasOwn(record, id);

const side = (G: Salamis, player: string): Side => ((player === '1') !== G.swapSides ? 1 : 0);

/** Whether the id is an own ship on the table, under command and not yet activated. */
function free(G: Salamis, player: string, id: unknown): id is string {
  if (!has(G.ships, id)) return false;
  const ship = G.ships[id];
  const squadron = G.squadrons[ship.prize ?? ship.sq];
  return (
    G.step === 'move' &&
    ship.side === side(G, player) &&
    ship.status === 'table' &&
    ship.dmg < 5 &&
    !ship.disordered &&
    squadron.state !== 'routed' &&
    !ship.act?.done
  );
}

const bound = (G: Salamis, id: string): boolean =>
  Object.values(G.links).some(({ a, b, kind }) => (kind !== 'tow' && (a === id || b === id)) || (kind === 'tow' && b === id));

function orderOf(value: unknown): Order | undefined {
  if (!isRecord(value)) return undefined;
  const { mode = 'oars', approach = false, burst = false, steps, contact = 'halt', beach, ...rest } = value;
  if (Object.keys(rest).length || typeof approach !== 'boolean' || typeof burst !== 'boolean' || !Array.isArray(steps)) return undefined;
  if (!['oars', 'sail', 'back'].includes(String(mode)) || !['ram', 'rake', 'bump', 'halt'].includes(String(contact))) return undefined;
  if (typeof mode !== 'string' || typeof contact !== 'string' || (beach !== undefined && typeof beach !== 'string')) return undefined;
  const legs = steps.every(
    (leg) => Array.isArray(leg) && leg.length === 2 && ['F', 'B', 'T', 'P'].includes(leg[0]) && Number.isInteger(leg[1]),
  );
  if (!legs || steps.length > 16 || steps.some(([, n]) => Math.abs(n) > 5000)) return undefined;
  return value as unknown as Order;
}

function legsFit(G: Salamis, id: string, { mode = 'oars', approach = false, burst = false, steps }: Order): boolean {
  const most = slowAllowance(G, id, { mode, approach, burst });
  const helm = slowHelm(G, id, mode);
  let run = 0;
  let used = 0;
  let turns = 0;
  return (
    steps.length > 0 &&
    steps.every(([kind, n]: Leg, i) => {
      if (kind === 'F' || kind === 'B') {
        run += n;
        used += n;
        return n > 0 && (kind === 'B') === (mode === 'back');
      }
      if (!n || n % 5) return false;
      const enough = run >= helm.run;
      run = 0;
      if (kind === 'P') {
        used += Math.ceil(most / 2);
        return i === 0 && Math.abs(n) <= helm.pivot;
      }
      turns += 1;
      return enough && Math.abs(n) <= (n < 0 ? helm.port : helm.stbd) && (mode !== 'back' || turns === 1);
    }) &&
    used <= most
  );
}

function moves(G: Salamis, id: string, value: unknown): boolean {
  const order = orderOf(value);
  if (!order) return false;
  const ship = G.ships[id];
  const type = shipType(ship.type);
  const squadron = G.squadrons[ship.prize ?? ship.sq];
  const enemies = afloat(G).filter(([, other]) => other.side !== null && other.side !== ship.side);
  const nearest = (at: { x: number; y: number; h: number }) =>
    Math.min(...enemies.map(([, other]) => distance(base({ at, type: ship.type }), base(other))));
  if (bound(G, id) || ship.aground) return false;
  const ashore = G.scenario === null ? undefined : scenario(G.scenario).special.beachedStart;
  if (ashore && ashore.squadron === ship.sq && G.turn < ashore.turn) return false;
  if (order.mode === 'sail' ? ship.sails !== 'set' : type.oarsmen === 0) return false;
  if (['ram', 'rake'].includes(String(order.contact)) && (order.mode === 'sail' || squadron.state === 'shaken')) return false;
  const tows = Object.values(G.links).some(({ a, kind }) => kind === 'tow' && a === id);
  if (order.burst) {
    if (
      (order.mode ?? 'oars') !== 'oars' ||
      order.approach ||
      ship.bursts < 1 ||
      ship.dmg > 2 ||
      quarter(ship) < 3 ||
      tows ||
      ship.act?.entered
    )
      return false;
  }
  if (order.approach) {
    if (order.mode === 'back' || squadron.engaged || !G.options.initialMovement || nearest(ship.at) <= 400) return false;
  }
  if (!legsFit(G, id, order)) return false;
  if (order.beach !== undefined && (!has(G.land, order.beach) || G.land[order.beach].coast !== 'sandy' || type.draught > 3)) return false;
  if (squadron.state !== 'shaken' || !enemies.length) return true;
  const end = slowMarch(G, id, order);
  return end.end === 'left' || nearest(end) >= 150 - 1e-9 || nearest(end) >= nearest(ship.at) - 1e-9;
}

function enters(G: Salamis, player: string, sq: unknown, entry: unknown): boolean {
  const own = side(G, player);
  if (!has(G.squadrons, sq) || !isRecord(entry)) return false;
  const { edge, at, heading, ...rest } = entry;
  if (Object.keys(rest).length || typeof at !== 'number' || typeof heading !== 'number') return false;
  if (!Number.isInteger(at) || !Number.isInteger(heading) || at < 0 || heading < 0 || heading > 355 || heading % 5) return false;
  const squadron = G.squadrons[sq];
  const first = G.order.map((id) => G.ships[id]).find((ship) => ship.sq === sq && ship.status === 'offTable');
  if (squadron.side !== own || squadron.entry || squadron.tried || !first || G.step !== 'move') return false;
  if (afloat(G).some(([, ship]) => ship.side === own && ship.act?.done && G.squadrons[ship.prize ?? ship.sq].state !== 'routed'))
    return false;
  const inwards = { S: 0, W: 90, N: 180, E: 270 }[String(edge)];
  if (inwards === undefined || edge === G.baseEdge[own === 0 ? 1 : 0]) return false;
  const length = edge === 'S' || edge === 'N' ? G.table.w : G.table.h;
  const off = Math.abs(((heading - inwards + 540) % 360) - 180);
  if (at > length || off > 45) return false;
  const deep = shipType(first.type).base[0];
  const { w, h } = G.table;
  const [x, y, dx, dy] = { S: [at, 0, 0, 1], N: [at, h, 0, -1], W: [0, at, 1, 0], E: [w, at, -1, 0] }[String(edge)] ?? [0, 0, 0, 0];
  const strip = [
    [10 * x, 10 * y],
    [10 * (x + dx * deep), 10 * (y + dy * deep)],
  ] as const;
  return !Object.values(G.land).some(({ poly }) => {
    const flat = shapeOf(poly);
    const shore = flat.flatMap((_, i) => (i % 2 ? [] : [[flat[i], flat[i + 1]] as const]));
    return distance(strip, shore) === 0;
  });
}

/** Returns position, shape, side, size and tower of a ship or fort. */
function party(G: Salamis, id: string) {
  if (has(G.ships, id)) {
    const ship = G.ships[id];
    const { size } = shipType(ship.type);
    return { fort: false, at: ship.at, shape: base(ship), side: ship.side, size, tower: ship.towers > 0 };
  }
  const { poly, owner } = G.forts[id];
  const mean = (axis: 0 | 1) => Math.floor(poly.reduce((sum, point) => sum + point[axis], 0) / poly.length);
  return { fort: true, at: { x: mean(0), y: mean(1), h: 0 }, shape: outline(poly), side: owner, size: 0, tower: true };
}

const outline = (poly: readonly (readonly [number, number])[]) => poly.map(([x, y]) => [10 * x, 10 * y] as const);

/** Returns the distances ahead and to starboard, from the sine table. */
function bearings(from: { x: number; y: number; h: number }, to: { x: number; y: number }): [number, number] {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  return [dx * sn(from.h) + dy * cs(from.h), dx * cs(from.h) - dy * sn(from.h)];
}

function bears(from: { x: number; y: number; h: number }, to: { x: number; y: number }, arc: string, tangent: number): boolean {
  const [u, v] = bearings(from, to);
  if (arc === 'B') return tangent === 1 ? Math.abs(u) <= Math.abs(v) : v !== 0 && 17321 * Math.abs(u) <= 10000 * Math.abs(v);
  const along = arc === 'F' ? u : -u;
  if (along <= 0) return false;
  return tangent === 1 ? Math.abs(v) <= along : tangent > 1 ? 10000 * Math.abs(v) <= 17321 * along : 17321 * Math.abs(v) <= 10000 * along;
}

function openLine(G: Salamis, by: string, target: string): boolean {
  const [a, b] = [party(G, by), party(G, target)];
  const line = [
    [10 * a.at.x, 10 * a.at.y],
    [10 * b.at.x, 10 * b.at.y],
  ] as const;
  const walls = [a, b].filter(({ fort }) => fort).map(({ shape }) => shape);
  const land = Object.values(G.land)
    .map(({ poly }) => outline(poly))
    .filter((shore) => !walls.some((wall) => common(shore, wall)));
  const hulls = a.tower
    ? []
    : afloat(G)
        .filter(([id, ship]) => id !== by && id !== target && shipType(ship.type).size >= Math.max(a.size, b.size))
        .map(([, ship]) => base(ship));
  return ![...land, ...hulls].some((shape) => distance(line, shape) === 0);
}

/** Range in mm, arc, its tangent, and minimum range in mm of every weapon. */
const REACH: { readonly [kind: string]: readonly [mm: number, arc: string, tangent: number, least: number] } = {
  archers: [60, '', 0, 0],
  ballista: [120, '', 1, 0],
  engine: [150, '', 0, 30],
  siphon: [30, '', 0.5, 0],
  pots: [10, 'F', 2, 0],
  snakes: [10, '', 0, 0],
  bees: [10, '', 0, 0],
  harpax: [60, 'F', 1, 0],
};

function shoots(G: Salamis, player: string, fort: boolean, [by, weapon, target, load]: readonly unknown[]): boolean {
  const own = side(G, player);
  if (G.step !== 'shoot' || typeof weapon !== 'string' || typeof by !== 'string' || typeof target !== 'string') return false;
  if (load !== undefined && !['plain', 'fire', 'snakes', 'bees'].some((kind) => kind === load)) return false;
  const [, kind, digits] = /^(archers|pots|snakes|bees|harpax|ballista|engine|siphon)(?::([0-9]{1,2}))?$/.exec(weapon) ?? [];
  if (!kind || ['ballista', 'engine', 'siphon'].includes(kind) !== (digits !== undefined)) return false;
  const index = Number(digits ?? 0);
  if (fort ? !has(G.forts, by) : !has(G.ships, by)) return false;
  const fires = ['archers', 'ballista', 'engine'].includes(kind);
  const onShip = has(G.ships, target);
  if (!onShip && (!has(G.forts, target) || !fires)) return false;
  const [a, b] = [party(G, by), party(G, target)];
  if (a.side !== own || b.side === null || b.side === own) return false;
  if (onShip ? G.ships[target].status !== 'table' : G.forts[target].strength < 1 || !G.options.fortifications) return false;
  const sea = G.options.seaStateEffects && !fort ? G.weather.sea : 'flat';
  let [mm, arc, tangent, least] = REACH[kind];
  if (fort) {
    const walls = G.forts[by];
    if (!G.options.fortifications || walls.strength < 1 || walls.shot.includes(weapon) || !fires) return false;
    if (index >= { archers: walls.archers ? 1 : 0, ballista: walls.ballistae, engine: walls.engines }[kind as 'archers']) return false;
    if (kind === 'engine' && walls.enginesShot.includes(index)) return false;
    if (load === 'snakes' || load === 'bees' || (load === 'fire' && !G.options.incendiaries)) return false;
    return distance(a.shape, b.shape) <= mm && distance(a.shape, b.shape) >= least && openLine(G, by, target);
  }
  const ship = G.ships[by];
  if (ship.status !== 'table' || ship.dmg > 4 || ship.pests || ship.disordered || ship.act?.approach || ship.act?.shot?.includes(weapon))
    return false;
  if (G.squadrons[ship.prize ?? ship.sq].state === 'routed') return false;
  const special = ['siphon', 'pots', 'snakes', 'bees', 'harpax'].includes(kind);
  if (special && (!G.options.specialWeapons || (load !== undefined && load !== 'plain'))) return false;
  const { firePots = 0, snakes = 0, bees = 0, harpax = 0 } = ship.uses;
  const count = {
    archers: ship.archers ? 1 : 0,
    ballista: ship.ballistae.length,
    engine: ship.engines,
    siphon: ship.siphons.length,
    pots: firePots,
    snakes,
    bees,
    harpax,
  };
  if (special && digits === undefined ? count[kind as 'pots'] < 1 : index >= count[kind as 'archers']) return false;
  if (kind === 'engine' && (ship.enginesShot?.includes(index) || sea === 'veryRough')) return false;
  if (kind === 'siphon' && (ship.siphons[index].uses < 1 || sea === 'veryRough')) return false;
  const locked = Object.values(G.links).some(
    ({ a: x, b: y, kind: link }) => link !== 'tow' && [x, y].includes(by) && [x, y].includes(target),
  );
  if (locked && ![kind, load].some((each) => ['siphon', 'pots', 'snakes', 'bees'].includes(String(each)))) return false;
  if (kind === 'ballista') arc = ship.ballistae[index];
  if (kind === 'siphon') arc = ship.siphons[index].arc;
  if (load === 'fire' && (!G.options.incendiaries || !ship.equip.includes('incendiaries'))) return false;
  const jar = load === 'snakes' || load === 'bees' ? load : kind === 'snakes' || kind === 'bees' ? kind : undefined;
  if (jar && kind !== jar) {
    if (kind !== 'ballista' || !G.options.specialWeapons || !ship.uses[jar]) return false;
    mm = 60;
  }
  if (jar && (!onShip || G.ships[target].pests)) return false;
  const gap = distance(a.shape, b.shape);
  return gap <= mm + 1e-9 && gap >= least && (!arc || bears(ship.at, b.at, arc, tangent)) && openLine(G, by, target);
}

/** Whether a move of the Action Phase is legal, even if `choices` omits it. Independent of the rules' code. */
export function alsoAllowed(G: Salamis, player: string, { move, args }: Choice): boolean {
  switch (move) {
    case 'moveShip':
      return args.length === 2 && free(G, player, args[0]) && moves(G, args[0], args[1]);
    case 'moveGroup': {
      const [ids, order] = args;
      if (args.length !== 2 || !Array.isArray(ids) || !ids.length || ids.length > 40 || new Set(ids).size !== ids.length) return false;
      return (
        ids.every((id) => typeof id === 'string' && afloat(G).some(([other, ship]) => other === id && ship.side === side(G, player))) &&
        ids.some((id) => free(G, player, id) && moves(G, id, order))
      );
    }
    case 'pass':
      return args.length === 1 && free(G, player, args[0]);
    case 'refloat': {
      const [id, jettison] = args;
      if (args.length < 1 || args.length > 2 || !free(G, player, id) || !G.ships[id].aground || bound(G, id)) return false;
      if (args.length === 2 && typeof jettison !== 'boolean') return false;
      const ashore = G.scenario === null ? undefined : scenario(G.scenario).special.beachedStart;
      if (ashore && ashore.squadron === G.ships[id].sq && G.turn < ashore.turn) return false;
      return jettison !== true || G.ships[id].heavy + G.ships[id].normal > 0;
    }
    case 'libation':
      return prays(G, player, args);
    case 'enter':
      return args.length === 2 && enters(G, player, args[0], args[1]);
    case 'shoot':
    case 'fortShoot':
      return args.length >= 3 && args.length <= 4 && shoots(G, player, move === 'fortShoot', args);
    case 'endAction':
    case 'startShooting':
      return args.length === 0 && (move === 'endAction' || G.step === 'move');
    case 'concede':
      return args.length === 0;
    default:
      return false;
  }
}
