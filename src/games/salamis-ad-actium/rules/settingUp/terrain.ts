import type { Dice } from '../../../../kit/dice.js';
import { DEPLOYMENT } from '../../data/setup.js';
import { type Agreed, BAND_WIDTH, COAST, ISLAND_GAP, MOST_STARTS, TERRAIN, type Template } from '../../data/terrain.js';
import { dist2 } from '../../geometry/distance.js';
import { shapeOf, TENTHS } from '../../geometry/shapes.js';
import type { Side } from '../../sides.js';
import type { Edge, Fort, Habitation, Land, Polygon, Salamis } from '../../state.js';
import { freeWidth } from './terrain/bands.js';
import { KINDS, quarterOf, rollSite, type Size2, type Square, squares, templatesOf } from './terrain/pieces.js';
import { moleLand, town, village, waterfronts } from './terrain/towns.js';

/** A playing area at random [2.4]. */

interface Terrain {
  land: Record<string, Land>;
  forts: Record<string, Fort>;
}

export interface TerrainRequest {
  readonly table: Size2;
  /** Added to the throws for habitations: a campaign area with a port. */
  readonly habitation: number;
  /** Towns have a fort and a boom. */
  readonly fortifications: boolean;
  readonly agreed?: Agreed;
}

/** Rolls for a table until it has a feature and both sides have room to deploy. Open sea alone comes only where all of it is agreed on. */
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

/** Places a piece and rolls for its details; a piece for which there is no room is left out. */
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

/** Builds a village or a town on the waterfront of a piece of land: the longest first. */
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

/** Towns and their forts belong to the side whose base edge is nearer. */
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
