import type { Modifier } from '../../../../kit/events.js';
import { LEVEL } from '../../data/damage.js';
import { SINKING } from '../../data/intermediate.js';
import { SMALL_SIZE, type Throw } from '../../data/movement.js';
import { ahead, cs, MM_PER_CM, sn } from '../../geometry/shapes.js';
import type { InterStage, Salamis } from '../../state.js';
import { crewTest, inflict, removeShip, testModifier } from '../basics/damage.js';
import { has, isOverloaded, isSmall, lockedTo, onTable, ship, sizeOf, type Tools, typeOf } from '../basics/ships.js';
import { beginBoarding, boarders, boardingFights } from '../boarding/actions.js';
import { changeWeather, fires, pests, tideTurns } from '../intermediate/fires.js';
import { successions } from '../intermediate/officers.js';
import { housekeepers } from '../intermediate/repairs.js';
import { squadronMorale } from '../intermediate/squadronMorale.js';
import { atTurnLimit, finish, lostBattles } from '../lostBattles/victory.js';
import { drivenAshore, forgetFallen, soundedAt, strand } from '../movement/grounding.js';
import { firstEvent } from '../movement/march.js';
import { groupsOf, isAfloat, type Stream, streamsOf, type Waters, watersOf } from '../movement/memory.js';
import type { Event } from '../movement/run.js';
import { seaAt } from '../settingUp/surroundings.js';
import { startTurn } from './phase.js';

// Drifting [5.10], with currents and tides [2.10].

/** Rolls a distance in mm. A d3 is rolled as a d6. */
function distance({ dice }: Tools, { dice: count, sides, plus }: Throw): { faces: number[]; mm: number } {
  const faces = Array.from({ length: count }, () => dice.die(6));
  const cm = faces.reduce((sum, face) => sum + (sides === 3 ? Math.ceil(face / 2) : face), plus);
  return { faces, mm: cm * MM_PER_CM };
}

interface Displacement {
  readonly group: readonly string[];
  readonly mm: number;
}

/** Moves groups of ships, farthest along first. */
function carry(tools: Tools, towards: number, moves: readonly Displacement[]): void {
  const { G } = tools;
  const along = ({ group }: Displacement): number =>
    Math.max(...group.map((id) => ship(G, id).at.x * sn(towards) + ship(G, id).at.y * cs(towards)));
  const order = moves.map((move) => ({ move, far: along(move) })).sort((a, b) => b.far - a.far);
  for (const { move } of order) if (isAfloat(G, move.group)) carryGroup(tools, towards, move);
}

/** Rolls the drift of every affected group, then moves the groups. */
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

/** Moves ships by each current, the tide, then the wind (step I1). */
export function drift(tools: Tools): void {
  for (const stream of streamsOf(tools.G)) run(tools, stream);
}

/** Returns the group's first obstacle from mm `start` on, and the ship that meets it. */
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

/** Returns what stops drifting ships: a ship as `target`, anything else as `obstacle`. */
const barrier = (event: Event): { readonly target: string } | { readonly obstacle: string } =>
  event.kind === 'ship' ? { target: event.id } : { obstacle: event.kind === 'left' ? 'edge' : event.kind };

function carryGroup(tools: Tools, towards: number, { group, mm }: Displacement): void {
  const { G, emit } = tools;
  const all = watersOf(G, group[0]);
  const waters = { ...all, ships: all.ships.filter(({ id }) => !group.includes(id)) };
  const sounded = new Map(group.map((id) => [id, soundedAt(G, id, ship(G, id).at, waters)]));
  const starts = new Map(group.map((id) => [id, ship(G, id).at]));
  const put = (k: number, short = {}): void => {
    for (const [id, from] of starts) {
      const [x, y] = ahead(from.x, from.y, towards, k);
      ship(G, id).at = { ...from, x, y };
      forgetFallen(G, id);
    }
    if (k > 0) emit({ key: 'drifts', case: '5.10', who: group, values: { mm: k, towards, ...short } });
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
    put(event.k - 1, barrier(event));
    if (event.kind === 'land') drivenAshore(tools, id, event.id);
    return;
  }
}

// Weather damage, flooding [10.1] and sinking ships [5.12].

/** Whether the sea endangers a ship: a rough sea weak ships, a very rough sea all ships, and no sea beached ships. */
export function fearsSea(G: Salamis, id: string): boolean {
  const vessel = ship(G, id);
  if (vessel.aground === 'beached' || vessel.dmg === LEVEL.sinking) return false;
  const sea = seaAt(G, vessel.at);
  return sea === 'veryRough' || (sea === 'rough' && (isSmall(vessel) || isOverloaded(vessel) || vessel.dmg >= LEVEL.heavy));
}

export function seaModifiers(G: Salamis, id: string): Modifier[] {
  const vessel = ship(G, id);
  const { hull, size } = typeOf(vessel);
  const veryRough = seaAt(G, vessel.at) === 'veryRough';
  return [
    ...testModifier('weatherRough', !veryRough),
    ...testModifier('weatherVeryRough', veryRough && size > SMALL_SIZE),
    ...testModifier('weatherVeryRoughSmall', veryRough && size <= SMALL_SIZE),
    ...testModifier('weatherStout', hull === 'stout'),
    ...testModifier('weatherWeak', hull === 'weak'),
    ...testModifier('weatherTower', vessel.towers > 0),
    ...testModifier('weatherCorvus', has(vessel, 'corvus')),
    ...testModifier('weatherOverloaded', isOverloaded(vessel)),
  ];
}

export function weatherDamage(tools: Tools): void {
  const { G } = tools;
  for (const id of onTable(G).filter((each) => fearsSea(G, each))) {
    const level = seaAt(G, ship(G, id).at) === 'veryRough' ? 2 : 1;
    if (!crewTest(tools, id, 'weather', '10.1', seaModifiers(G, id))) inflict(tools, id, level, '10.1');
  }
}

function floodModifiers(G: Salamis, id: string): Modifier[] {
  const vessel = ship(G, id);
  const { hull } = typeOf(vessel);
  const sea = seaAt(G, vessel.at);
  return [
    ...testModifier('flood'),
    ...testModifier('floodStout', hull === 'stout'),
    ...testModifier('floodWeak', hull === 'weak'),
    ...testModifier('floodChoppy', sea === 'choppy'),
    ...testModifier('floodRough', sea === 'rough'),
    ...testModifier('floodVeryRough', sea === 'veryRough'),
  ];
}

export function flooding(tools: Tools): void {
  const { G } = tools;
  for (const id of onTable(G).filter((each) => ship(G, each).dmg === LEVEL.severe)) {
    if (!crewTest(tools, id, 'flood', '10.1', floodModifiers(G, id))) inflict(tools, id, LEVEL.sinking, '10.1');
  }
}

/** Rolls for Sinking ships, and damages ships linked to those that sink (step I3) [5.12]. */
export function sinking(tools: Tools): void {
  const { G, dice, emit } = tools;
  for (const id of onTable(G).filter((each) => ship(G, each).dmg === LEVEL.sinking)) {
    const vessel = ship(G, id);
    const die = dice.die(6);
    const { clock = 0 } = vessel;
    const total = die + clock;
    const goes = total >= SINKING.target;
    emit({
      key: 'sinking',
      case: '5.12',
      who: [id],
      values: { goes },
      roll: { dice: [die], ...(clock && { modifiers: [['water', clock] as const] }), total, chart: 'sinking' },
    });
    if (goes) {
      const bound = lockedTo(G, id);
      removeShip(tools, id, 'sunk', '5.12');
      for (const other of bound) inflict(tools, other, LEVEL.light, '5.12', id);
    } else vessel.clock = clock + SINKING.clock;
  }
}

// The Intermediate Phase [4.5]: its parts in the order of chapter 10.

export function startIntermediate({ G, emit }: Tools): void {
  G.inter = 'drift';
  G.ready = [false, false];
  G.secret.board = [null, null];
  G.house = { repaired: [], moved: {} };
  emit({ key: 'intermediate', case: '4.5', values: { turn: G.turn } });
}

/** Asks the sides with ships able to board for orders (step I2). */
function boardingOrders({ G }: Tools): boolean {
  const late = boarders(G).filter((side) => G.secret.board[side] === null);
  if (!late.length) return false;
  G.await = { kind: 'board', sides: late };
  return true;
}

function housekeeping({ G }: Tools): boolean {
  const busy = housekeepers(G);
  if (!busy.length) return false;
  G.await = { kind: 'house', sides: busy };
  return true;
}

/** Removes markers that last only one turn (step I10). */
function endTurn(tools: Tools): void {
  const { G } = tools;
  G.inter = null;
  for (const link of Object.values(G.links)) link.fresh = false;
  for (const id of G.order) delete G.ships[id].thrown;
  G.libations.boardBonus = {};
  G.boarding = null;
  if (G.turn >= G.turnLimit) finish(tools, atTurnLimit(G));
  else startTurn(tools);
}

type Part = (tools: Tools) => boolean;

const alone =
  (...works: ((tools: Tools) => void)[]): Part =>
  (tools) => {
    for (const work of works) work(tools);
    return false;
  };

function defeats(tools: Tools): void {
  const end = lostBattles(tools);
  if (end) finish(tools, end);
}

/** Run each part, and return whether a player must decide before it can end. */
const PARTS: { readonly [stage in InterStage]: Part } = {
  drift: alone(drift),
  orders: boardingOrders,
  boarding: boardingFights,
  damage: alone(weatherDamage, flooding, sinking),
  morale: alone(squadronMorale),
  defeat: alone(defeats),
  house: housekeeping,
  fires: alone(fires, pests),
  officers: alone(successions),
  weather: alone(changeWeather, tideTurns),
  end: alone(endTurn),
};
const ORDER = Object.keys(PARTS) as InterStage[];

const after = (stage: InterStage): InterStage => ORDER[ORDER.indexOf(stage) + 1];

/**
 * Runs the current part of the Intermediate Phase.
 * @returns whether a player must decide
 */
export function intermediatePhase(tools: Tools): boolean {
  const { G } = tools;
  const stage = G.inter;
  if (!stage) return false;
  G.await = null;
  if (PARTS[stage](tools)) return true;
  if (G.inter !== stage || G.result) return false;
  G.inter = after(stage);
  if (G.inter === 'boarding') beginBoarding(tools);
  return false;
}
