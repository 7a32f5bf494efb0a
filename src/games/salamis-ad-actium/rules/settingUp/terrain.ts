import type { Dice } from '../../../../kit/dice.js';
import { DEPLOYMENT } from '../../data/setup.js';
import {
  type Agreed,
  BAND_WIDTH,
  COAST,
  HARBOUR,
  ISLAND_GAP,
  MOST_STARTS,
  TERRAIN,
  type Template,
  TOWN,
  TOWN_FORT,
  VILLAGE,
} from '../../data/terrain.js';
import { ahead, bearing, dist2, heading, overlap, rect, type Shape, type Size, shapeOf, TENTHS } from '../../geometry/shapes.js';
import type { Side } from '../../sides.js';
import type { Edge, Fort, Habitation, Land, Point, Polygon, Salamis } from '../../state.js';
import { KINDS, quarterOf, rollSite, type Size2, type Square, squares, templatesOf } from './terrain/pieces.js';

// Villages, towns and harbours on a piece of land [2.4]. Lengths in mm.

interface Waterfront {
  readonly middle: Point;
  /** Heading out to sea: the heading nearest to the perpendicular of the land's edge. */
  readonly out: number;
}

const onEdge = ({ w, h }: Size2, [ax, ay]: Point, [bx, by]: Point): boolean =>
  (ax === bx && (ax === 0 || ax === w)) || (ay === by && (ay === 0 || ay === h));

function waterfronts(table: Size2, poly: Polygon): Waterfront[] {
  const sumX = poly.reduce((sum, [x]) => sum + x, 0) / poly.length;
  const sumY = poly.reduce((sum, [, y]) => sum + y, 0) / poly.length;
  return poly
    .map((a, i): { a: Point; b: Point } => ({ a, b: poly[(i + 1) % poly.length] }))
    .filter(({ a, b }) => !onEdge(table, a, b))
    .map(({ a, b }) => ({ a, b, length2: (b[0] - a[0]) ** 2 + (b[1] - a[1]) ** 2 }))
    .sort((p, q) => q.length2 - p.length2)
    .map(({ a, b }): Waterfront => {
      const middle: Point = [Math.floor((a[0] + b[0]) / 2), Math.floor((a[1] + b[1]) / 2)];
      const nx = b[1] - a[1];
      const ny = a[0] - b[0];
      const outward = nx * (middle[0] - sumX) + ny * (middle[1] - sumY) >= 0 ? 1 : -1;
      return { middle, out: bearing(outward * nx, outward * ny) };
    });
}

function block([x, y]: Point, h: number, [depth, breadth]: Size): Polygon {
  const corners = rect({ x, y, h }, [depth, breadth]);
  return [0, 2, 4, 6].map((i): Point => [Math.round(corners[i] / TENTHS), Math.round(corners[i + 1] / TENTHS)]);
}

function off({ middle: [x, y], out }: Waterfront, seaward: number, right: number): Point {
  const [ox, oy] = ahead(x, y, out, seaward);
  return ahead(ox, oy, heading(out + 90), right);
}

const village = (front: Waterfront): Habitation => ({
  kind: 'village',
  owner: null,
  rect: block(off(front, -VILLAGE.depth / 2, 0), front.out, [VILLAGE.depth, VILLAGE.length]),
});

interface Town {
  readonly town: Habitation;
  readonly moles: Polygon[];
  /** Boom across the harbour; null if there is no room for it. */
  readonly boom: Polygon | null;
  readonly fort: Omit<Fort, 'name' | 'boom'>;
}

/** Returns a town, without parts that overlap other land or are off the table. */
function town(table: Size2, front: Waterfront, others: readonly Shape[]): Town {
  const free = (poly: Polygon) => !others.some((land) => overlap(shapeOf(poly), land)) && poly.every((point) => inside(table, point));
  const { mole, boom, width, depth } = HARBOUR;
  const harbour = block(off(front, depth / 2, 0), front.out, [depth, width]);
  const moles = [-1, 1].map((hand) => block(off(front, mole.length / 2, hand * mole.off), front.out, [mole.length, mole.width]));
  const chain = block(off(front, boom.off, 0), front.out, [boom.width, boom.length]);
  return {
    town: {
      kind: 'town',
      owner: null,
      rect: block(off(front, -TOWN.depth / 2, 0), front.out, [TOWN.depth, TOWN.length]),
      ...(free(harbour) && { harbour }),
    },
    moles: moles.filter(free),
    boom: free(chain) ? chain : null,
    fort: {
      owner: null,
      poly: block(off(front, -TOWN_FORT.side / 2, 0), front.out, [TOWN_FORT.side, TOWN_FORT.side]),
      strength: TOWN_FORT.strength,
      archers: TOWN_FORT.archers,
      ballistae: TOWN_FORT.ballistae,
      engines: TOWN_FORT.engines,
      enginesShot: [],
      shot: [],
    },
  };
}

const inside = ({ w, h }: Size2, [x, y]: Point): boolean => x >= 0 && y >= 0 && x <= w && y <= h;

const moleLand = (poly: Polygon): Land => ({ kind: 'headland', coast: 'rocky', poly });

/** Returns the range of x in which land lies within `depth` of the edge; null if there is none. */
function reach(poly: Polygon, table: Size2, edge: 'N' | 'S', depth: number): readonly [number, number] | null {
  const inward = ([, y]: Point): number => (edge === 'S' ? y : table.h - y);
  let west = Number.POSITIVE_INFINITY;
  let east = Number.NEGATIVE_INFINITY;
  const count = (x: number) => {
    west = Math.min(west, x);
    east = Math.max(east, x);
  };
  poly.forEach((a, i) => {
    const b = poly[(i + 1) % poly.length];
    if (inward(a) < depth) count(a[0]);
    if (inward(a) < depth === inward(b) < depth) return;
    count(a[0] + ((b[0] - a[0]) * (depth - inward(a))) / (inward(b) - inward(a)));
  });
  return west < east ? [west, east] : null;
}

/** Returns the width of a deployment band that is free of land, in mm [2.4, 2.8]. */
export function freeWidth(table: Size2, edge: 'N' | 'S', depth: number, margin: number, land: readonly Polygon[]): number {
  const taken = land
    .map((poly) => reach(poly, table, edge, depth))
    .filter((span) => span !== null)
    .sort(([a], [b]) => a - b);
  let free = 0;
  let from = margin;
  for (const [west, east] of taken) {
    free += Math.max(0, Math.min(west, table.w - margin) - from);
    from = Math.max(from, east);
  }
  return free + Math.max(0, table.w - margin - from);
}

// Random playing areas [2.4].

interface Terrain {
  land: Record<string, Land>;
  forts: Record<string, Fort>;
}

export interface TerrainRequest {
  readonly table: Size2;
  /** Modifier of habitation rolls in a campaign area with a port. */
  readonly habitation: number;
  readonly fortifications: boolean;
  readonly agreed?: Agreed;
}

/** Rolls until there is a feature (unless open sea was agreed) and both sides have room. */
export function generateTerrain(request: TerrainRequest, dice: Dice): Terrain {
  let terrain = rollTable(request, dice);
  for (let start = 1; start < MOST_STARTS && !isSatisfactory(request, terrain); start++) terrain = rollTable(request, dice);
  return terrain;
}

const isAgreedOpen = ({ table, agreed = {} }: TerrainRequest): boolean =>
  squares(table).every((square) => agreed[quarterOf(square)] === 'open');

function isSatisfactory(request: TerrainRequest, { land }: Terrain): boolean {
  const { table } = request;
  const pieces = Object.values(land).map(({ poly }) => poly);
  if (!pieces.length) return isAgreedOpen(request);
  const { depth, sideMargin } = DEPLOYMENT;
  return (['S', 'N'] as const).every((edge) => freeWidth(table, edge, depth, sideMargin, pieces) >= BAND_WIDTH);
}

function rollTable(request: TerrainRequest, dice: Dice): Terrain {
  const terrain: Terrain = { land: {}, forts: {} };
  for (const square of squares(request.table)) {
    const feature = request.agreed?.[quarterOf(square)] ?? TERRAIN[dice.die(6) + dice.die(6) - 2];
    for (const template of templatesOf(feature, square)) layPiece(request, terrain, template, square, dice);
  }
  return terrain;
}

/** Places a piece of terrain, or omits it if there is no room. */
function layPiece(request: TerrainRequest, terrain: Terrain, template: Template, square: Square, dice: Dice): void {
  const site = rollSite(template, request.table, square, dice);
  const poly = [0, 1, 2, 3, 4, 5].map((more) => site.at(((site.first - 1 + more) % 6) + 1)).find((at) => hasRoom(terrain, at));
  if (!poly) return;
  const { kind, long } = KINDS[template];
  const sandy = dice.die(6) <= COAST.sandy;
  const land: Land = { kind, coast: sandy ? 'sandy' : 'rocky', poly };
  if (sandy) land.shallow = { w: 10 * (dice.die(6) + dice.die(6)), depth: dice.die(6) };
  const id = `land${Object.keys(terrain.land).length + 1}`;
  terrain.land[id] = land;
  const sections = Math.max(1, Math.floor(long / COAST.per));
  for (let section = 0; section < sections; section++) {
    const kindOfHabitation = rollHabitation(request.habitation, dice);
    if (kindOfHabitation) settle(request, terrain, id, kindOfHabitation, section);
  }
}

const hasRoom = ({ land }: Terrain, poly: Polygon): boolean => {
  const shape = shapeOf(poly);
  const least = (TENTHS * ISLAND_GAP) ** 2;
  return Object.values(land).every((other) => dist2(shapeOf(other.poly), shape) >= least);
};

function rollHabitation(bonus: number, dice: Dice): Habitation['kind'] | null {
  if (dice.die(6) + bonus <= COAST.open) return null;
  return dice.die(6) + bonus <= COAST.village ? 'village' : 'town';
}

/** Places a village or town, preferably on the longest waterfront. */
function settle({ table, fortifications }: TerrainRequest, terrain: Terrain, id: string, kind: Habitation['kind'], section: number): void {
  const land = terrain.land[id];
  const fronts = waterfronts(table, land.poly);
  const front = fronts[section % fronts.length];
  land.habs ??= [];
  if (kind === 'village') {
    land.habs.push(village(front));
    return;
  }
  const others = Object.entries(terrain.land)
    .filter(([other]) => other !== id)
    .map(([, { poly }]) => shapeOf(poly));
  const built = town(table, front, others);
  land.habs.push(built.town);
  built.moles.forEach((poly, i) => {
    terrain.land[`${id}-mole${section * 2 + i + 1}`] = moleLand(poly);
  });
  if (!fortifications) return;
  const number = Object.keys(terrain.forts).length + 1;
  terrain.forts[`fort${number}`] = {
    ...built.fort,
    name: `Town fort ${number}`,
    ...(built.boom && { boom: { poly: built.boom, state: 'closed' as const, toggled: false } }),
  };
}

export function ownTowns(G: Salamis): void {
  for (const { habs = [] } of Object.values(G.land)) {
    for (const habitation of habs) habitation.owner = nearerSide(G, habitation.rect);
  }
  for (const fort of Object.values(G.forts)) fort.owner = nearerSide(G, fort.poly);
}

function nearerSide({ baseEdge, table }: Salamis, poly: Polygon): Side {
  const [x, y] = poly.reduce(([sx, sy], [px, py]) => [sx + px, sy + py], [0, 0]).map((sum) => sum / poly.length);
  const far: { readonly [edge in Edge]: number } = { S: y, N: table.h - y, W: x, E: table.w - x };
  return far[baseEdge[0]] <= far[baseEdge[1]] ? 0 : 1;
}
