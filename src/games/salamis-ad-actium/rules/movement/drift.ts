import type { Throw } from '../../data/movement.js';
import { ahead, cs, sn } from '../../geometry/angles.js';
import { MM_PER_CM } from '../../geometry/shapes.js';
import type { Salamis } from '../../state.js';
import { crewTest, testModifier } from '../basics/crewTest.js';
import { removeShip } from '../basics/losses.js';
import { ship, sizeOf, type Tools, typeOf } from '../basics/ships.js';
import { drivenAshore, forgetFallen, soundedAt, strand } from './grounding.js';
import { firstEvent } from './march.js';
import type { Event } from './run.js';
import { groupsOf, isAfloat, type Stream, streamsOf } from './streams.js';
import { type Waters, watersOf } from './waters.js';

/** Drifting [5.10], with currents and tides [2.10]. */

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

/** A stream throws for every group that it takes along, then carries them. */
function run(tools: Tools, { key, case: ruleCase, towards, thrown }: Stream): void {
  const { G, emit } = tools;
  const moves: Displacement[] = [];
  for (const group of groupsOf(G)) {
    const throws = thrown(G, group);
    if (!throws) continue;
    const { faces, mm } = distance(tools, throws);
    emit({ key, case: ruleCase, who: group, values: { mm, towards }, roll: { dice: faces, chart: 'drift' } });
    moves.push({ group, mm });
  }
  carry(tools, towards, moves);
}

/** I1: currents in their order, the tide, the wind. */
export function drift(tools: Tools): void {
  for (const stream of streamsOf(tools.G)) run(tools, stream);
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
  const { G, emit } = tools;
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
    if (k > 0) emit({ key: 'drifts', case: '5.10', who: group, values: { mm: k, towards } });
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
