import { shipType } from '../../../src/games/salamis-ad-actium/data/equipment.js';
import { ahead, rect, shapeOf } from '../../../src/games/salamis-ad-actium/geometry/shapes.js';
import type { Order } from '../../../src/games/salamis-ad-actium/rules/movement/order.js';
import type { Salamis, Ship } from '../../../src/games/salamis-ad-actium/state.js';

/** This file moves a ship in steps of 1 mm. It is slow, complete and independent of the rules' code. */

type Corners = readonly (readonly [number, number])[];
const corners = (flat: readonly number[]): Corners => flat.flatMap((_, i) => (i % 2 ? [] : [[flat[i], flat[i + 1]] as const]));

/** Whether two convex shapes overlap (touching does not count), by the separating axis test. */
export function common(a: Corners, b: Corners): boolean {
  for (const shape of [a, b]) {
    for (const [i, [x, y]] of shape.entries()) {
      const [u, v] = shape[(i + 1) % shape.length];
      const off = (p: readonly [number, number]) => p[0] * (v - y) - p[1] * (u - x);
      const [pa, pb] = [a.map(off), b.map(off)];
      if (Math.max(...pa) <= Math.min(...pb) || Math.max(...pb) <= Math.min(...pa)) return false;
    }
  }
  return true;
}

/** Returns the distance of two shapes in mm, from every corner to every edge. */
export function distance(a: Corners, b: Corners): number {
  if (common(a, b)) return 0;
  let least = Number.POSITIVE_INFINITY;
  for (const [points, edges] of [
    [a, b],
    [b, a],
  ] as const) {
    for (const [px, py] of points) {
      for (const [i, [x, y]] of edges.entries()) {
        const [u, v] = edges[(i + 1) % edges.length];
        const length = Math.hypot(u - x, v - y);
        const t = length ? Math.max(0, Math.min(1, ((px - x) * (u - x) + (py - y) * (v - y)) / length ** 2)) : 0;
        least = Math.min(least, Math.hypot(px - x - t * (u - x), py - y - t * (v - y)));
      }
    }
  }
  return least / 10;
}

export const base = (ship: Pick<Ship, 'at' | 'type'>, inflate = 0): Corners => corners(rect(ship.at, shipType(ship.type).base, inflate));
export const afloat = (G: Salamis): [string, Ship][] =>
  G.order.map((id): [string, Ship] => [id, G.ships[id]]).filter(([, s]) => s.status === 'table');
const land = (G: Salamis): [string, Corners][] => Object.entries(G.land).map(([id, { poly }]) => [id, corners(shapeOf(poly))]);
const booms = (G: Salamis): Corners[] =>
  Object.values(G.forts).flatMap(({ boom }) => (boom?.state === 'closed' ? [corners(shapeOf(boom.poly))] : []));

const quarterOf = ({ port, stbd, oarsmen, type }: Ship): number => {
  const full = shipType(type).oarsmen;
  return full ? Math.min(port, stbd, Math.ceil((4 * oarsmen) / full)) : 0;
};

/** Whether the ship cannot move because it tows a ship that is grappled or aground [5.6, 8.1]. */
const isMoored = (G: Salamis, id: string): boolean =>
  Object.values(G.links).some(
    ({ a, b, kind }) =>
      kind === 'tow' &&
      a === id &&
      (G.ships[b].aground !== null || Object.values(G.links).some((other) => other.kind !== 'tow' && [other.a, other.b].includes(b))),
  );

/** Returns the movement allowance in mm [5.0], without shelter. */
export function slowAllowance(G: Salamis, id: string, { mode, approach, burst }: Pick<Order, 'mode' | 'approach' | 'burst'>): number {
  if (isMoored(G, id)) return 0;
  const ship = G.ships[id];
  const type = shipType(ship.type);
  const pct: number[] = [];
  let mm = type.oarSpeed - (ship.equip.includes('reinforcedBow') ? 10 : 0);
  if (mode === 'sail') {
    mm = type.sailSpeed;
    const off = Math.abs(((ship.at.h - G.weather.from - 180 + 900) % 360) - 180);
    const row = off <= 45 ? [100, 100] : off <= 90 ? [75, 80] : off <= 130 ? [35, 55] : [0, 0];
    pct.push(row[type.rig === 'square' ? 0 : 1], [0, 40, 100, 130, 150, 150][G.weather.strength]);
  } else pct.push(quarterOf(ship) * 25);
  if (ship.equip.includes('corvus')) pct.push(90);
  if (ship.heavy + ship.normal + ship.archers + Math.ceil(ship.spare / 2) > type.capacity) pct.push(80);
  pct.push([100, 100, 75, 50, 25, 0][ship.dmg]);
  const small = type.size <= 2 || type.hull === 'weak';
  const sea = G.options.seaStateEffects ? G.weather.sea : 'flat';
  pct.push({ flat: 100, choppy: small ? 80 : 90, rough: small ? 50 : 67, veryRough: small ? 25 : 40 }[sea]);
  if (ship.prize !== null) pct.push(50);
  if (ship.pests) pct.push(50);
  if (Object.values(G.links).some(({ a, kind }) => kind === 'tow' && a === id)) pct.push(50);
  if (G.scenario === 'delta-1175' && G.turn <= 1 && ship.side === 1) pct.push(50);
  if (ship.act?.entered) pct.push(50);
  if (approach) pct.push(200);
  else if (burst) pct.push(125);
  else if (mode === 'back') pct.push(33);
  return pct.reduce((left, share) => Math.floor((left * share) / 100), mm);
}

/** Returns turn limits and pivot limit in degrees, and the run before a turn in mm [5.1 to 5.4]. */
export function slowHelm(G: Salamis, id: string, mode: Order['mode']): { port: number; stbd: number; run: number; pivot: number } {
  const ship = G.ships[id];
  const type = shipType(ship.type);
  const sea = G.options.seaStateEffects ? G.weather.sea : 'flat';
  let step = 'ABCDE'.indexOf(type.turn);
  if (ship.dmg >= 3) step += 1;
  if (ship.heavy + ship.normal + ship.archers + Math.ceil(ship.spare / 2) > type.capacity) step += 1;
  if (sea === 'veryRough' || (sea === 'rough' && ship.equip.includes('corvus'))) step += 1;
  step = Math.min(step, 4);
  const most = [45, 45, 30, 30, 15][step];
  const half = most === 45 ? 20 : most === 30 ? 15 : 5;
  let free = ship.rudder ? most : half;
  if (Object.values(G.links).some(({ a, kind }) => kind === 'tow' && a === id)) free = Math.min(free, 15);
  if (mode === 'back') return { port: Math.min(free, half), stbd: Math.min(free, half), run: 20, pivot: 0 };
  const oars = mode === 'oars';
  return {
    port: oars && ship.port - ship.stbd >= 2 ? Math.min(free, half) : free,
    stbd: oars && ship.stbd - ship.port >= 2 ? Math.min(free, half) : free,
    run: [20, 30, 30, 40, 40][step],
    pivot: oars && ship.oarsmen && ship.port + ship.stbd && !isMoored(G, id) ? [90, 90, 60, 45, 45][step] : 0,
  };
}

/** Moves a ship in steps of 1 mm. Returns its end and the ship it contacts, if every test on the way passes. */
export function slowMarch(
  G: Salamis,
  id: string,
  order: Order,
): { x: number; y: number; h: number; moved: number; target?: string; end: string } {
  const ship = G.ships[id];
  const type = shipType(ship.type);
  const most = slowAllowance(G, id, order);
  const tow = Object.values(G.links).find(({ a, kind }) => kind === 'tow' && a === id)?.b;
  const others = afloat(G).filter(([other]) => other !== id && other !== tow);
  const enemies = others.filter(([, other]) => other.side !== null && other.side !== ship.side);
  let { x, y, h } = ship.at;
  const at = (px: number, py: number, ph: number) => base({ at: { x: px, y: py, h: ph }, type: ship.type });
  const shoals = [
    ...Object.values(G.shallows).map(({ poly, depth }) => ({ depth, in: (b: Corners) => common(b, corners(shapeOf(poly))) })),
    ...Object.values(G.land).flatMap(({ poly, shallow }) =>
      shallow ? [{ depth: shallow.depth, in: (b: Corners) => distance(b, corners(shapeOf(poly))) <= shallow.w }] : [],
    ),
  ];
  const known = new Set(shoals.filter((shoal) => shoal.in(at(x, y, h))));
  let moved = 0;
  let used = 0;
  for (const [kind, amount] of order.steps) {
    if (kind === 'P' || kind === 'T') {
      if (kind === 'P') used += Math.ceil(most / 2);
      for (let turned = 0; turned < Math.abs(amount); turned += 5) {
        const next = (h + Math.sign(amount) * 5 + 360) % 360;
        const there = at(x, y, next);
        const blocked = [...others.map(([, other]) => base(other)), ...land(G).map(([, shape]) => shape), ...booms(G)];
        if (blocked.some((shape) => common(there, shape))) return { x, y, h, moved, end: 'graze' };
        h = next;
      }
      continue;
    }
    let mm = Math.min(amount, most - used);
    if (order.mode === 'sail') {
      const off = Math.abs(((h - G.weather.from - 180 + 900) % 360) - 180);
      if (off > 130) mm = Math.min(mm, 20);
    }
    const [sx, sy] = [x, y];
    for (let k = 1; k <= mm; k++) {
      const [nx, ny] = ahead(sx, sy, h, kind === 'F' ? k : -k);
      const there = at(nx, ny, h);
      if (order.approach && enemies.some(([, other]) => distance(there, base(other)) < 300)) return { x, y, h, moved, end: 'approach' };
      const shore = land(G).find(([, shape]) => common(there, shape));
      if (shore) return { x, y, h, moved, end: shore[0] === order.beach ? 'beach' : 'land' };
      if (booms(G).some((shape) => common(there, shape))) return { x, y, h, moved, end: 'boom' };
      const target = others.find(([, other]) => common(there, base(other)))?.[0];
      if (target) return { x, y, h, moved, target, end: 'contact' };
      for (const shoal of shoals) {
        if (known.has(shoal) || !shoal.in(there)) continue;
        known.add(shoal);
        if (type.draught > shoal.depth) return { x: nx, y: ny, h, moved: moved + 1, end: 'aground' };
      }
      const out = nx < 0 || ny < 0 || nx > G.table.w || ny > G.table.h;
      if (out && tow) return { x, y, h, moved, end: 'edge' };
      x = nx;
      y = ny;
      moved += 1;
      used += 1;
      if (out) return { x, y, h, moved, end: 'left' };
    }
    if (mm < amount) break;
  }
  return { x, y, h, moved, end: 'whole' };
}

export const quarter = quarterOf;
