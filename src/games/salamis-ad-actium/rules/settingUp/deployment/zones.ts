import { shipType } from '../../../data/equipment.js';
import { type Scenario, scenario as scenarioOf } from '../../../data/scenarios.js';
import { DEPLOYMENT } from '../../../data/setup.js';
import { box, dist2, overlap, rect, type Shape, shapeOf, TENTHS, within } from '../../../geometry/shapes.js';
import type { Violation } from '../../../keys.js';
import { violation } from '../../../keys.js';
import { opponentOf, type Side } from '../../../sides.js';
import type { Edge, Polygon, Salamis } from '../../../state.js';
import { baseOf, onTable, sizeOf } from '../../basics/ships.js';

// Deployment zones [2.8].

export interface Berth {
  id: string;
  x: number;
  y: number;
  h: number;
}

/** Box, in mm, within which bases must stay. */
type Zone = readonly [west: number, south: number, east: number, north: number];

export const berthBase = (G: Salamis, berth: Berth): Shape => rect(berth, sizeOf(G.ships[berth.id]));

export function printedBerths(battle: Scenario, side: Side): Berth[] {
  return Object.entries(battle.sides[side].squadrons).flatMap(([sq, { ships }]) =>
    ships.map(({ x, y, h }, i): Berth => ({ id: `${sq}-${i + 1}`, x, y, h })),
  );
}

function scenarioZone(battle: Scenario, side: Side): Zone {
  const berths = printedBerths(battle, side);
  const xs = berths.map(({ x }) => x);
  const ys = berths.map(({ y }) => y);
  const { scenarioMargin: margin } = DEPLOYMENT;
  return [
    Math.max(0, Math.min(...xs) - margin),
    Math.max(0, Math.min(...ys) - margin),
    Math.min(battle.table.w, Math.max(...xs) + margin),
    Math.min(battle.table.h, Math.max(...ys) + margin),
  ];
}

const gaps = new Map<string, number>();

/**
 * Returns the minimum squared distance from enemies, in squared tenths of a mm: 45 cm, or less if printed positions are
 * closer.
 */
export function leastGap2(G: Salamis): number {
  const usual = (TENTHS * DEPLOYMENT.enemyGap) ** 2;
  if (G.mode !== 'scenario' || G.scenario === null) return usual;
  const known = gaps.get(G.scenario);
  if (known !== undefined) return known;
  const battle = scenarioOf(G.scenario);
  const [ours, theirs] = ([0, 1] as const).map((side) =>
    Object.values(battle.sides[side].squadrons).flatMap(({ ships }) => ships.map((place) => rect(place, shipType(place.type).base))),
  );
  const least = Math.min(usual, ...ours.flatMap((a) => theirs.map((b) => dist2(a, b))));
  gaps.set(G.scenario, least);
  return least;
}

/** Returns the band along a base edge, without its two ends. */
function band(G: Salamis, side: Side): Zone {
  const { w, h } = G.table;
  const { depth, sideMargin } = DEPLOYMENT;
  return G.baseEdge[side] === 'N' ? [sideMargin, h - depth, w - sideMargin, h] : [sideMargin, 0, w - sideMargin, depth];
}

/** Returns the deployment area: the band, or the rectangle around a scenario's positions. */
export const zoneOf = (G: Salamis, side: Side): Zone =>
  G.mode === 'scenario' && G.scenario !== null ? scenarioZone(scenarioOf(G.scenario), side) : band(G, side);

function inside(base: Shape, [west, south, east, north]: Zone): boolean {
  const [w, s, e, n] = box(base);
  return w >= TENTHS * west && s >= TENTHS * south && e <= TENTHS * east && n <= TENTHS * north;
}

const touches = (poly: Polygon, edge: Edge, { w, h }: Salamis['table']): boolean =>
  poly.some(([x, y]) => (edge === 'S' ? y === 0 : edge === 'N' ? y === h : edge === 'W' ? x === 0 : x === w));

/** Whether a base lies within 15 cm of a coast that reaches the base edge, and away from both ends of the table. */
function offCoast(G: Salamis, side: Side, base: Shape): boolean {
  const { sideMargin, depth } = DEPLOYMENT;
  if (!inside(base, [sideMargin, 0, G.table.w - sideMargin, G.table.h])) return false;
  const corners = [0, 2, 4, 6].map((i) => [base[i], base[i + 1]]);
  return Object.values(G.land).some(
    ({ poly }) => touches(poly, G.baseEdge[side], G.table) && corners.every((corner) => within(corner, shapeOf(poly), depth)),
  );
}

function inZone(G: Salamis, side: Side, base: Shape): boolean {
  return inside(base, zoneOf(G, side)) || (G.mode !== 'scenario' && offCoast(G, side, base));
}

/** Returns why a ship may not be placed at a position. `fellows` are the other bases of its squadron. */
export function berthFault(G: Salamis, side: Side, berth: Berth, fellows: readonly Shape[]): Violation | undefined {
  const base = berthBase(G, berth);
  const values = { ship: berth.id };
  if (!inside(base, [0, 0, G.table.w, G.table.h])) return violation('offTheTable', '2.8', values);
  if (!inZone(G, side, base)) return violation('outsideBand', '2.8', values);
  if (Object.values(G.land).some(({ poly }) => overlap(base, shapeOf(poly)))) return violation('onLand', '2.8', values);
  if (
    Object.values(G.forts).some(
      ({ poly, boom }) => overlap(base, shapeOf(poly)) || (boom?.state === 'closed' && overlap(base, shapeOf(boom.poly))),
    )
  ) {
    return violation('onLand', '2.8', values);
  }
  if (fellows.some((other) => overlap(base, other))) return violation('onAnother', '2.8', values);
  const gap2 = leastGap2(G);
  for (const id of onTable(G)) {
    const other = baseOf(G.ships[id]);
    if (overlap(base, other)) return violation('onAnother', '2.8', values);
    if (G.ships[id].side === opponentOf(side) && dist2(base, other) < gap2)
      return violation('tooNearEnemy', '2.8', { ...values, enemy: id });
  }
  return undefined;
}

export function berthsFault(G: Salamis, side: Side, berths: readonly Berth[]): Violation | undefined {
  const fellows: Shape[] = [];
  for (const berth of berths) {
    const fault = berthFault(G, side, berth, fellows);
    if (fault) return fault;
    fellows.push(berthBase(G, berth));
  }
  return undefined;
}
