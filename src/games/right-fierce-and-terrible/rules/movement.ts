import * as Type from '@sinclair/typebox';
import { HEX_DIRECTIONS } from '../../../kit/hexGrid.js';
import { memoizedBy } from '../../../kit/memo.js';
import { grid, terrain, terrainAt, waterAround } from '../data/map.js';
import { SQUADRONS } from '../data/units.js';
import { type RuleCase, type Violation, violation } from '../keys.js';
import type { Activation, Sluys } from '../state.js';
import { action, HexArg, SquadronArg } from './args.js';
import { baseCosts, cost, watersFor } from './cost.js';
import { sinkInShallows } from './damage.js';
import { alarm } from './dormancy.js';
import { isActive, isTop, movementAllowance, sails, topAt } from './forces.js';
import { isGrappled } from './grapples.js';

interface Landfall {
  readonly hex: string;
  /** Hexes entered, in order. */
  readonly path: string[];
  /** Total MP spent, including MP for placement. `last` is the MP for the last hex. */
  readonly spent: number;
  readonly last: number;
  /** Whether the squadron would sink on entering the last hex (6.1.8d). */
  readonly sinks: boolean;
}

/** Whether a squadron would sink in a hex (6.1.8d). */
const wouldSink = (G: Sluys, id: string, hex: number): boolean => G.squadrons[id].damage === 2 && sails(id) && terrain[hex] === 'shallow';

/** Marks hexes not yet reached by the search. */
const UNKNOWN = -1;

/** Returns the hexes that a squadron can reach, each with a cheapest path (6.1). Does not check whether the squadron may move. */
export const reachable = memoizedBy((G: Sluys, id: string): readonly Landfall[] => {
  const { hex } = G.squadrons[id];
  if (hex === null) return [];
  const { taken, crowd } = watersFor(G, id);
  const sailing = sails(id);
  const fare = baseCosts(G, sailing);
  const start = grid.index(hex);
  const spentAt = new Int16Array(grid.labels.length).fill(UNKNOWN);
  const lastAt = new Int16Array(grid.labels.length);
  const backTo = new Int16Array(grid.labels.length);
  const found: number[] = [];
  const buckets: number[][] = [];
  const reach = (at: number, spent: number, last: number, back: number) => {
    if (spentAt[at] === UNKNOWN) found.push(at);
    spentAt[at] = spent;
    lastAt[at] = last;
    backTo[at] = back;
    buckets[spent] ??= [];
    buckets[spent].push(at);
  };
  reach(start, G.act?.moved[id]?.spent ?? 0, 0, start);
  for (let spent = spentAt[start]; spent < buckets.length; spent++) {
    for (const from of buckets[spent] ?? []) {
      if (spentAt[from] !== spent || (from !== start && wouldSink(G, id, from))) continue;
      const allowance = movementAllowance(G, id, grid.labels[from]);
      for (const direction of HEX_DIRECTIONS) {
        const to = grid.neighbour(from, direction);
        if (to < 0 || terrain[to] === 'land' || taken[to]) continue;
        const last = cost(fare[direction], sailing, to, crowd[to]);
        const sum = spent + last;
        if (sum > allowance || (spentAt[to] !== UNKNOWN && spentAt[to] <= sum)) continue;
        reach(to, sum, last, from);
      }
    }
  }
  return found.slice(1).map((at) => {
    const path: string[] = [];
    for (let step = at; step !== start; step = backTo[step]) path.push(grid.labels[step]);
    return { hex: grid.labels[at], path: path.reverse(), spent: spentAt[at], last: lastAt[at], sinks: wouldSink(G, id, at) };
  });
});

/**
 * Returns the hexes that a squadron of either side could reach if activated (6.1); none if it is held (3.2.2, 6.1.6) or
 * has already moved.
 */
export function landfalls(G: Sluys, id: string): readonly Landfall[] {
  const { hex, chain } = G.squadrons[id];
  if (hex === null || chain || !isTop(G, id) || isGrappled(G, hex)) return [];
  if (!isActive(G, id)) return reachable({ ...G, act: null }, id);
  return G.act?.moved[id]?.hexes ? [] : reachable(G, id);
}

/** A path's cost, or why the squadron cannot follow the path. */
type Passage =
  | { readonly ok: true; readonly spent: number; readonly last: number }
  | {
      readonly ok: false;
      readonly key: 'land' | 'notNext' | 'occupied' | 'sunkThere' | 'tooFar';
      readonly case: RuleCase;
      readonly hex: string;
      readonly cost?: number;
      readonly left?: number;
    };

/** Returns the cost of a path, followed hex by hex (6.1.7). */
function passage(G: Sluys, id: string, path: readonly string[]): Passage {
  const { taken, crowd } = watersFor(G, id);
  const sailing = sails(id);
  const fare = baseCosts(G, sailing);
  let from = grid.index(G.squadrons[id].hex ?? '');
  let spent = G.act?.moved[id]?.spent ?? 0;
  let last = 0;
  for (const [step, hex] of path.entries()) {
    const to = grid.index(hex);
    const direction = grid.direction(from, to);
    if (direction === -1) return { ok: false, key: 'notNext', case: '6.1.7', hex };
    if (terrain[to] === 'land') return { ok: false, key: 'land', case: '1.4.3', hex };
    if (taken[to]) return { ok: false, key: 'occupied', case: '3.1.1', hex };
    if (step > 0 && wouldSink(G, id, from)) return { ok: false, key: 'sunkThere', case: '6.1.8', hex: grid.labels[from] };
    const left = movementAllowance(G, id, grid.labels[from]) - spent;
    last = cost(fare[direction], sailing, to, crowd[to]);
    if (last > left) return { ok: false, key: 'tooFar', case: '6.1.5', hex, cost: last, left };
    spent += last;
    from = to;
  }
  return { ok: true, spent, last };
}

export function cannotLeave(G: Sluys, act: Activation, id: string): Violation | undefined {
  const { hex, chain } = G.squadrons[id];
  if (hex === null || !isActive(G, id) || !isTop(G, id)) return violation('notActive', '5.1.2', { unit: id });
  if (chain) return violation('chained', '3.2.2', { unit: id });
  if (act.cut.includes(id)) return violation('cutAlready', '3.2.3', { unit: id });
  if (isGrappled(G, hex)) return violation('grappled', '6.1.6', { unit: id });
  return undefined;
}

export function noManeuver(G: Sluys, act: Activation, id: string): Violation | undefined {
  if (!isActive(G, id)) return violation('notActive', '5.1.2', { unit: id });
  if (sails(id)) return violation('underSail', '2.1.8', { unit: id });
  if (act.done.includes(id)) return violation('maneuvered', '6.2.1', { unit: id });
  if (G.squadrons[id].chain) return violation('chained', '3.2.2', { unit: id });
  return act.cut.includes(id) ? violation('cutAlready', '3.2.3', { unit: id }) : undefined;
}

function cannotSail(G: Sluys, act: Activation, id: string): Violation | undefined {
  if (act.toPlace.length) return violation('placeFirst', '1.4.5');
  return act.moved[id]?.hexes ? violation('movedAlready', '6.1.3', { unit: id }) : cannotLeave(G, act, id);
}

const cannotManeuver = (G: Sluys, act: Activation, id: string): Violation | undefined => noManeuver(G, act, id) ?? cannotLeave(G, act, id);

/** Returns the empty adjacent water hexes (6.2.1a). */
const maneuverHexes = (G: Sluys, id: string): string[] =>
  waterAround(G.squadrons[id].hex ?? '')
    .map(({ hex }) => hex)
    .filter((hex) => !topAt(G, hex));

export const moveSquadron = action({
  name: 'moveSquadron',
  case: '6.1.3',
  args: [SquadronArg, Type.Array(HexArg, { minItems: 1, maxItems: 12 })],
  refuse(G, _player, id, path) {
    const { act } = G;
    if (!act) return violation('notActive', '5.1.2', { unit: id });
    if (act.segment === 'maneuver') {
      const refused = cannotManeuver(G, act, id);
      if (refused) return refused;
      if (path.length > 1) return violation('oneHex', '6.2.1');
      if (maneuverHexes(G, id).includes(path[0])) return undefined;
      if (terrainAt(path[0]) === 'land') return violation('land', '1.4.3', { hex: path[0] });
      return topAt(G, path[0]) ? violation('occupied', '3.1.1', { hex: path[0] }) : violation('notNext', '6.2.1', { hex: path[0] });
    }
    const refused = cannotSail(G, act, id);
    if (refused) return refused;
    const way = passage(G, id, path);
    if (way.ok) return undefined;
    const { key, case: ruleCase, hex, cost, left } = way;
    return violation(key, ruleCase, { hex, unit: id, ...(cost !== undefined && left !== undefined && { cost, left }) });
  },
  *choices(G) {
    const { act } = G;
    if (!act) return;
    for (const id of act.squads) {
      if (act.segment === 'maneuver') {
        if (!cannotManeuver(G, act, id)) for (const hex of maneuverHexes(G, id)) yield [id, [hex]] as [string, string[]];
      } else if (!cannotSail(G, act, id)) {
        for (const { path } of reachable(G, id)) yield [id, path] as [string, string[]];
      }
    }
  },
  perform(tools, player, id, path) {
    const { G, emit } = tools;
    const { act } = G;
    if (!act) return;
    const way = passage(G, id, path);
    const from = G.squadrons[id].hex ?? '';
    const hex = path[path.length - 1];
    G.squadrons[id].hex = hex;
    if (act.segment === 'maneuver') {
      act.done.push(id);
      emit({ key: 'maneuvered', case: '6.2.1', by: player, at: [from, hex], who: [id] });
    } else if (way.ok) {
      act.moved[id] = { spent: way.spent, last: way.last, hexes: path.length };
      emit({
        key: 'moved',
        case: '6.1.3',
        by: player,
        at: [from, ...path],
        who: [id],
        values: { points: way.spent, of: SQUADRONS[id].ma },
      });
    }
    if (!sinkInShallows(tools, id)) alarm(tools, id);
  },
});
