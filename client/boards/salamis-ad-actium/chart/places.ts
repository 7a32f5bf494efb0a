import { baseOf, dist2, onTable, type Salamis, type SalamisWords, sizeOf } from '../../../../src/games/salamis-ad-actium/face.js';
import type { Direction, Place } from '../../../kit/map/Places.js';
import { describeShip, shipName } from '../names.js';
import type { StepView } from '../session.js';
import type { SalamisBoardWords } from '../words/index.js';
import { onSheet, type Sheet } from './scale.js';

/** Rectangle: centre, half the width, half the height. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

export const overlapping = (a: Box, b: Box): number =>
  Math.max(0, a.w + b.w - Math.abs(a.x - b.x)) * Math.max(0, a.h + b.h - Math.abs(a.y - b.y));

/** Label positions around a ship in order of preference: below, above, beside, diagonal, then the same directions farther away. */
const AROUND: readonly (readonly [x: number, y: number])[] = [
  [0, 1],
  [0, -1],
  [1, 0],
  [-1, 0],
  [0.8, 0.9],
  [-0.8, 0.9],
  [0.8, -0.9],
  [-0.8, -0.9],
];
const FARTHER = [1, 1.7];
const LIKING = 3;
const GAP = 2;

/** Places labels for bodies one by one, so that they overlap other bodies and labels as little as possible. */
export function spread(bodies: readonly Box[], sizes: readonly Pick<Box, 'w' | 'h'>[]): Box[] {
  const placed: Box[] = [];
  for (const [index, body] of bodies.entries()) {
    const size = sizes[index];
    let best: Box = { x: body.x, y: body.y + body.h + size.h + GAP, ...size };
    let least = Number.POSITIVE_INFINITY;
    for (const [i, far] of FARTHER.entries()) {
      for (const [n, [ax, ay]] of AROUND.entries()) {
        const box = { x: body.x + ax * far * (body.w + size.w + GAP), y: body.y + ay * far * (body.h + size.h + GAP), ...size };
        let cost = (i * AROUND.length + n) * LIKING;
        for (const [other, taken] of bodies.entries()) if (other !== index) cost += overlapping(box, taken);
        for (const taken of placed) cost += overlapping(box, taken) * 2;
        if (cost < least) [best, least] = [box, cost];
      }
    }
    placed.push(best);
  }
  return placed;
}

// Ships and forts become places, for clicks and arrow keys.

/** Width of the click targets of forts and of ships in the pending decision. */
const SPOT = 44;
/** Minimum width of other ships' click targets. */
const LEAST = 30;
const TENTHS = 10;

/** Returns the distance between two ships' bases, in mm. */
export const between = (G: Salamis, a: string, b: string): number => Math.sqrt(dist2(baseOf(G.ships[a]), baseOf(G.ships[b]))) / TENTHS;

/** Returns all visible ships and forts as places, with their meaning and distance from the selected ship. */
export function placesOf(G: Salamis, sheet: Sheet, plan: StepView, hidden: boolean, words: SalamisBoardWords, game: SalamisWords): Place[] {
  const label = (id: string, ...said: string[]) => [...said, plan.marks.get(id)?.meaning ?? ''].filter(Boolean).join('; ');
  const lively = (id: string) => plan.marks.has(id) && plan.marks.get(id)?.kind !== 'no';
  const forts = Object.entries(G.forts).map(([id, { name, poly }]): Place => {
    const [x, y] = onSheet(
      sheet,
      poly.reduce((sum, [px]) => sum + px, 0) / poly.length,
      poly.reduce((sum, [, py]) => sum + py, 0) / poly.length,
    );
    return { id, x, y, width: SPOT, height: SPOT, label: label(id, name), lively: lively(id) };
  });
  if (hidden) return forts;
  const own = plan.selected !== undefined && G.ships[plan.selected]?.status === 'table' ? plan.selected : undefined;
  const ships = onTable(G).map((id): Place => {
    const [x, y] = onSheet(sheet, G.ships[id].at.x, G.ships[id].at.y);
    const size = Math.max(lively(id) ? SPOT : LEAST, sizeOf(G.ships[id])[0]);
    const off = own && own !== id ? words.measure.from(between(G, own, id) / TENTHS, shipName(G, own)) : '';
    return {
      id,
      x,
      y,
      width: size,
      height: size,
      round: true,
      label: label(id, describeShip(G, id, words, game), off),
      title: shipName(G, id),
      lively: lively(id),
    };
  });
  const berths = (plan.berths ?? []).map(({ id, x, y }): Place => {
    const [sx, sy] = onSheet(sheet, x, y);
    const size = Math.max(SPOT, sizeOf(G.ships[id])[0]);
    return {
      id,
      x: sx,
      y: sy,
      width: size,
      height: size,
      round: true,
      label: label(id, shipName(G, id), words.at(x, y)),
      lively: true,
    };
  });
  return [...ships, ...berths, ...forts];
}

/** Returns the coordinates of a place "x,y", in mm, or undefined for a ship or fort. */
export function pointOf(place: string): [x: number, y: number] | undefined {
  const named = /^(\d+),(\d+)$/.exec(place);
  return named ? [Number(named[1]), Number(named[2])] : undefined;
}

/** Returns named points of the sea as selectable places. */
export function pointsOf(sheet: Sheet, named: readonly string[], words: SalamisBoardWords): Place[] {
  return [...new Set(named)].flatMap((id): Place[] => {
    const point = pointOf(id);
    if (!point) return [];
    const [x, y] = onSheet(sheet, ...point);
    return [{ id, x, y, width: SPOT, height: SPOT, round: true, label: words.at(...point), lively: true }];
  });
}

const AWAY: { readonly [direction in Direction]: readonly [number, number] } = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** Returns a function that finds the nearest place in the direction of an arrow key. */
export function walker(places: readonly Place[]) {
  return (from: string, direction: Direction): string | undefined => {
    const here = places.find(({ id }) => id === from);
    if (!here) return undefined;
    const [dx, dy] = AWAY[direction];
    let best: string | undefined;
    let least = Number.POSITIVE_INFINITY;
    for (const { id, x, y } of places) {
      const along = (x - here.x) * dx + (y - here.y) * dy;
      const aside = Math.abs((x - here.x) * dy) + Math.abs((y - here.y) * dx);
      if (id === from || along <= 0 || aside > along * 1.5) continue;
      if (along + aside < least) {
        least = along + aside;
        best = id;
      }
    }
    return best;
  };
}

/** Returns the distance of a point from a ship's base, in mm; 0 on the base. */
function offBase(G: Salamis, id: string, [px, py]: readonly [number, number]): number {
  const { x, y, h } = G.ships[id].at;
  const [length, width] = sizeOf(G.ships[id]);
  const [sine, cosine] = [Math.sin((h * Math.PI) / 180), Math.cos((h * Math.PI) / 180)];
  const along = Math.abs((px - x) * sine + (py - y) * cosine) - length / 2;
  const aside = Math.abs((px - x) * cosine - (py - y) * sine) - width / 2;
  return Math.hypot(Math.max(0, along), Math.max(0, aside));
}

/** Returns the ships within a finger's width of a point, nearest first. */
export const shipsAt = (G: Salamis, at: readonly [number, number], finger: number): string[] =>
  onTable(G)
    .map((id) => ({ id, off: offBase(G, id, at) }))
    .filter(({ off }) => off <= finger)
    .sort((a, b) => a.off - b.off)
    .map(({ id }) => id);

/** Ships farther apart than this along either axis, in mm, do not limit each other's enlargement. */
const NEIGHBOURS = 180;

/** Factor by which neighbouring ships may exceed the size at which they touch, because only their oars overlap. */
const CROSSING = 1.25;
/** Maximum ratio of a ship's enlargement to that of the least enlarged ship. */
const UNEVEN = 1.7;

/** Returns the factor by which each ship can be enlarged about its centre without covering another ship. */
export function enlargements(G: Salamis, ids: readonly string[]): Map<string, number> {
  const most = new Map(ids.map((id) => [id, Number.POSITIVE_INFINITY]));
  for (const [i, a] of ids.entries()) {
    for (const b of ids.slice(i + 1)) {
      const [dx, dy] = [G.ships[a].at.x - G.ships[b].at.x, G.ships[a].at.y - G.ships[b].at.y];
      if (Math.abs(dx) > NEIGHBOURS || Math.abs(dy) > NEIGHBOURS) continue;
      const centres = Math.hypot(dx, dy);
      const limit = CROSSING * Math.max(1, centres / Math.max(1, centres - between(G, a, b)));
      for (const id of [a, b]) most.set(id, Math.min(most.get(id) ?? limit, limit));
    }
  }
  const least = Math.min(...most.values());
  return new Map([...most].map(([id, limit]) => [id, Math.min(limit, least * UNEVEN)]));
}

/** Free space around the fleets, in mm. */
const AROUND_FLEETS = 90;
/** Free space around an acting ship, in mm, greater than its movement range. */
const AROUND_SHIP = 300;

/** Returns the part of the sheet around the fleets, or around an acting ship and its range, as fractions: left, top, right, bottom. */
export function partOf(G: Salamis, sheet: Sheet, acting?: string): readonly [number, number, number, number] {
  const ids = acting === undefined ? onTable(G) : [acting];
  const points = ids.map((id) => onSheet(sheet, G.ships[id].at.x, G.ships[id].at.y));
  if (!points.length) return [0, 0, 1, 1];
  const room = acting === undefined ? AROUND_FLEETS : AROUND_SHIP;
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return [
    Math.max(0, (Math.min(...xs) - room) / sheet.width),
    Math.max(0, (Math.min(...ys) - room) / sheet.height),
    Math.min(1, (Math.max(...xs) + room) / sheet.width),
    Math.min(1, (Math.max(...ys) + room) / sheet.height),
  ];
}
