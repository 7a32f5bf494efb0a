import { scenario as scenarioOf } from '../../../data/scenarios.js';
import { DEPLOYMENT } from '../../../data/setup.js';
import type { Shape } from '../../../geometry/shapes.js';
import type { Side } from '../../../sides.js';
import type { Salamis } from '../../../state.js';
import { sizeOf } from '../../basics/ships.js';
import { type Berth, berthBase, berthFault, berthsFault, printedBerths, zoneOf } from './zones.js';

// Automatic placement in line abreast, in two lines, or wherever ships have room. Lengths in mm.

const STEP = 20;
const RANKS = 30;
const GRID = 30;

export const unplacedShips = (G: Salamis, sq: string): string[] =>
  G.order.filter((id) => G.ships[id].sq === sq && G.ships[id].status === 'unplaced');

const inward = (G: Salamis, side: Side): number => (G.baseEdge[side] === 'N' ? 180 : 0);

/** Yields 0, 1, -1, 2, -2 … up to `most`. */
function* outward(most: number): Generator<number> {
  yield 0;
  for (let n = 1; n <= most; n++) {
    yield n;
    yield -n;
  }
}

/** Returns positions in one or more lines around a centre, starting with the front line. */
function lines(G: Salamis, side: Side, ids: readonly string[], ranks: number, x: number, y: number): Berth[] {
  const h = inward(G, side);
  const spacing = Math.max(...ids.map((id) => sizeOf(G.ships[id])[0])) + DEPLOYMENT.lineGap;
  const files = Math.ceil(ids.length / ranks);
  return ids.map((id, i): Berth => {
    const file = i % files;
    const rank = Math.floor(i / files);
    const inRank = Math.min(files, ids.length - rank * files);
    const back = rank * spacing * (h === 0 ? -1 : 1);
    return { id, x: x + Math.floor(((2 * file - inRank + 1) * spacing) / 2), y: y + back, h };
  });
}

/** Returns free positions in lines, foremost first. The search starts at `from`, a fraction of the zone's length. */
function searchLines(G: Salamis, side: Side, ids: readonly string[], ranks: number, from: number): Berth[] | undefined {
  const [west, south, east, north] = zoneOf(G, side);
  const middle = Math.round(west + (east - west) * from);
  const front = inward(G, side) === 0 ? north : south;
  const forward = inward(G, side) === 0 ? -1 : 1;
  for (let back = STEP; back < north - south; back += RANKS) {
    for (const n of outward(Math.ceil((east - west) / STEP))) {
      const berths = lines(G, side, ids, ranks, middle + n * STEP, front + forward * back);
      if (!berthsFault(G, side, berths)) return berths;
    }
  }
  return undefined;
}

/** Returns positions for ships on a grid over the zone; undefined if any ship has none. */
function scatter(G: Salamis, side: Side, ids: readonly string[]): Berth[] | undefined {
  const [west, south, east, north] = zoneOf(G, side);
  const berths: Berth[] = [];
  const fellows: Shape[] = [];
  const points: [number, number][] = [];
  for (let y = south + STEP; y < north; y += GRID) for (let x = west + STEP; x < east; x += GRID) points.push([x, y]);
  for (const id of ids) {
    const place = points.map(([x, y]): Berth => ({ id, x, y, h: inward(G, side) })).find((berth) => !berthFault(G, side, berth, fellows));
    if (!place) return undefined;
    berths.push(place);
    fellows.push(berthBase(G, place));
  }
  return berths;
}

/** Returns the scenario's positions for ships; undefined if they are not legal. */
function printed(G: Salamis, side: Side, ids: readonly string[]): Berth[] | undefined {
  if (G.mode !== 'scenario' || G.scenario === null) return undefined;
  const berths = printedBerths(scenarioOf(G.scenario), side).filter(({ id }) => ids.includes(id));
  return berthsFault(G, side, berths) ? undefined : berths;
}

/**
 * Returns legal positions for a squadron; undefined if there are none.
 * @param from start of the search, as a fraction of the zone's length
 */
export function findBerths(G: Salamis, side: Side, sq: string, from = 0.5): Berth[] | undefined {
  const ids = unplacedShips(G, sq);
  return (
    (from === 0.5 ? printed(G, side, ids) : undefined) ??
    searchLines(G, side, ids, 1, from) ??
    searchLines(G, side, ids, 2, from) ??
    scatter(G, side, ids)
  );
}
