import { LEVEL } from '../../data/damage.js';
import { CURRENT, HIGH_SIDED, type Throw, WIND_DRIFT } from '../../data/movement.js';
import { ahead, cs, heading, STEP, sn } from '../../geometry/angles.js';
import { MM_PER_CM, shapeOf } from '../../geometry/shapes.js';
import { crosses } from '../../geometry/sight.js';
import type { Current, Salamis } from '../../state.js';
import { crewTest, testModifier } from '../basics/crewTest.js';
import { removeShip } from '../basics/losses.js';
import {
  isLinked,
  isOnTable,
  isSailing,
  linksOf,
  oarQuarter,
  onTable,
  otherEnd,
  ship,
  sizeOf,
  type Tools,
  towBy,
  typeOf,
} from '../basics/ships.js';
import { tidalStream, windAt } from '../settingUp/surroundings.js';
import { drivenAshore, forgetFallen, soundedAt, strand } from './grounding.js';
import { firstEvent } from './march.js';
import type { Event } from './run.js';
import { type Waters, watersOf } from './waters.js';

/** Drifting [5.10], with currents and tides [2.10]. */

/** Ships that are tied together by links of any kind, each group in the order of the match. */
function groups(G: Salamis): string[][] {
  const seen = new Set<string>();
  return onTable(G).flatMap((first) => {
    if (seen.has(first)) return [];
    const group = [first];
    seen.add(first);
    for (const id of group) {
      for (const [, link] of linksOf(G, id)) {
        const other = otherEnd(link, id);
        if (seen.has(other)) continue;
        seen.add(other);
        group.push(other);
      }
    }
    return [group.sort((a, b) => G.order.indexOf(a) - G.order.indexOf(b))];
  });
}

const hasPower = (G: Salamis, id: string): boolean =>
  ship(G, id).dmg < LEVEL.sinking && (oarQuarter(ship(G, id)) > 0 || isSailing(ship(G, id)));

/** Whether the sea can take a group along. */
const isAfloat = (G: Salamis, group: readonly string[]): boolean =>
  group.every((id) => isOnTable(G, id) && ship(G, id).aground === null && !(towBy(G, id) && hasPower(G, id)));

/** How far a throw carries, in mm; threes are read off a d6. */
function distance({ dice }: Tools, { dice: count, sides, plus }: Throw): { faces: number[]; mm: number } {
  const faces = Array.from({ length: count }, () => dice.die(6));
  const cm = faces.reduce((sum, face) => sum + (sides === 3 ? Math.ceil(face / 2) : face), plus);
  return { faces, mm: cm * MM_PER_CM };
}

interface Displacement {
  readonly group: readonly string[];
  readonly mm: number;
}

/** Carries every group as far as it was thrown for, the furthest along first. */
function carry(tools: Tools, towards: number, moves: readonly Displacement[]): void {
  const { G } = tools;
  const along = ({ group }: Displacement): number =>
    Math.max(...group.map((id) => ship(G, id).at.x * sn(towards) + ship(G, id).at.y * cs(towards)));
  const order = moves.map((move) => ({ move, far: along(move) })).sort((a, b) => b.far - a.far);
  for (const { move } of order) if (isAfloat(G, move.group)) carryGroup(tools, towards, move);
}

function stream(tools: Tools, { dir, strength, poly }: Current, what: 'current' | 'tide'): void {
  const { G, tell } = tools;
  const towards = heading(Math.floor((dir + STEP / 2) / STEP) * STEP);
  const moves: Displacement[] = [];
  for (const group of groups(G)) {
    if (!isAfloat(G, group)) continue;
    if (poly && !group.some((id) => covers(poly, ship(G, id).at))) continue;
    const { faces, mm } = distance(tools, CURRENT[strength]);
    tell({ key: what, case: '2.10', who: group, values: { mm, towards }, roll: { dice: faces, chart: 'drift' } });
    moves.push({ group, mm });
  }
  carry(tools, towards, moves);
}

const covers = (poly: NonNullable<Current['poly']>, { x, y }: { readonly x: number; readonly y: number }): boolean =>
  crosses({ x, y }, { x, y }, shapeOf(poly));

/** The throw for the wind, if it moves a group at all. */
function windThrow(G: Salamis, group: readonly string[]): Throw | null {
  const [first] = group;
  const strength = windAt(G, ship(G, first).at);
  const free = group.length === 1 && !isLinked(G, first) && ship(G, first).side !== null && ship(G, first).dmg < LEVEL.sinking;
  const row =
    free && oarQuarter(ship(G, first)) > 0 ? WIND_DRIFT.controlled : free && isSailing(ship(G, first)) ? undefined : WIND_DRIFT.adrift;
  const thrown = row?.[strength] ?? null;
  if (!thrown) return null;
  const high = group.some((id) => typeOf(ship(G, id)).deck >= HIGH_SIDED.deck);
  return { ...thrown, plus: thrown.plus + (high ? HIGH_SIDED.extra : 0) };
}

function wind(tools: Tools): void {
  const { G, tell } = tools;
  const towards = heading(G.weather.from + 180);
  const moves: Displacement[] = [];
  for (const group of groups(G)) {
    const thrown = isAfloat(G, group) ? windThrow(G, group) : null;
    if (!thrown) continue;
    const { faces, mm } = distance(tools, thrown);
    tell({ key: 'windDrift', case: '5.10', who: group, values: { mm, towards }, roll: { dice: faces, chart: 'drift' } });
    moves.push({ group, mm });
  }
  carry(tools, towards, moves);
}

/** I1: currents in their order, the tide, the wind. */
export function drift(tools: Tools): void {
  const { G } = tools;
  if (G.options.currentsAndTides) {
    for (const current of G.weather.currents) stream(tools, current, 'current');
    const tide = tidalStream(G);
    if (tide) stream(tools, tide, 'tide');
  }
  if (G.options.windDrift) wind(tools);
}

/** The first thing that befalls a group on its way from mm `start` on, and whom. */
function firstFor(
  G: Salamis,
  group: readonly string[],
  towards: number,
  mm: number,
  start: number,
  waters: Waters,
  sounded: ReadonlyMap<string, Set<string>>,
): { id: string; event: Event } | undefined {
  let first: { id: string; event: Event } | undefined;
  for (const id of group) {
    const vessel = ship(G, id);
    const from = { ...vessel.at };
    const run = { from, dir: towards, size: sizeOf(vessel), way: 1, keep: 0, draught: typeOf(vessel).draught, start } as const;
    const event = firstEvent({ ...run, mm, sounded: sounded.get(id) ?? new Set() }, waters);
    if (event && (!first || event.k < first.event.k)) first = { id, event };
  }
  return first;
}

function carryGroup(tools: Tools, towards: number, { group, mm }: Displacement): void {
  const { G, tell } = tools;
  const all = watersOf(G, group[0]);
  const waters = { ...all, ships: all.ships.filter(({ id }) => !group.includes(id)) };
  const sounded = new Map(group.map((id) => [id, soundedAt(G, id, ship(G, id).at, waters)]));
  const starts = new Map(group.map((id) => [id, ship(G, id).at]));
  const put = (k: number): void => {
    for (const [id, from] of starts) {
      const [x, y] = ahead(from.x, from.y, towards, k);
      ship(G, id).at = { ...from, x, y };
      forgetFallen(G, id);
    }
    if (k > 0) tell({ key: 'drifts', case: '5.10', who: group, values: { mm: k, towards } });
  };
  for (let start = 1; ; ) {
    const first = firstFor(G, group, towards, mm, start, waters, sounded);
    if (!first) {
      put(mm);
      return;
    }
    const { id, event } = first;
    if (event.kind === 'shoal') {
      const { depth } = waters.shoals.find((shoal) => shoal.id === event.id) ?? { depth: 0 };
      sounded.get(id)?.add(event.id);
      if (typeOf(ship(G, id)).draught > depth || !crewTest(tools, id, 'ground', '5.6', testModifier('ground'))) {
        put(event.k);
        strand(tools, id, 'aground', '5.6');
        return;
      }
      start = event.k;
      continue;
    }
    if (event.kind === 'left' && group.length === 1) {
      put(event.k);
      removeShip(tools, id, 'fled', '5.10');
      return;
    }
    put(event.k - 1);
    if (event.kind === 'land') drivenAshore(tools, id, event.id);
    return;
  }
}
