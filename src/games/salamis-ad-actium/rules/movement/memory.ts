import { memoized } from '../../../../kit/memo.js';
import { LEVEL } from '../../data/damage.js';
import { COLLISION, CURRENT, HIGH_SIDED, type Throw, WIND_DRIFT } from '../../data/movement.js';
import { resolve } from '../../geometry/arcs.js';
import { areNear, type Box, box, crosses, heading, type Pose, type Shape, STEP, shapeOf } from '../../geometry/shapes.js';
import type { RuleCase } from '../../keys.js';
import type { Current, Salamis } from '../../state.js';
import { crewTest, facingBeam, inflict, loseGroups, testModifier } from '../basics/damage.js';
import {
  baseOf,
  isLinked,
  isOnTable,
  isSailing,
  linksOf,
  oarQuarter,
  onTable,
  otherEnd,
  ship,
  type Tools,
  towBy,
  typeOf,
} from '../basics/ships.js';
import type { Contact } from '../ramming/contact.js';
import { type Shoal, shoals, tidalStream, windAt } from '../settingUp/surroundings.js';
import type { Event, Run } from './run.js';

export interface Obstacle {
  readonly id: string;
  readonly shape: Shape;
  readonly bounds: Box;
}

const obstacle = (id: string, shape: Shape): Obstacle => ({ id, shape, bounds: box(shape) });

/** Caches runs and turns from one position, because many courses start alike. */
interface Memory {
  /** First event of each run, by how the run starts, with the distance searched in mm. */
  readonly runs: Map<number | string, { readonly mm: number; readonly event: Event | undefined }>;
  /** Obstacles near a turning base, by position. */
  readonly around: Map<number, readonly Obstacle[]>;
  /** Whether an obstacle blocks the base, by position and heading. */
  readonly blocked: Map<number, boolean>;
}

const blankMemory = (): Memory => ({ runs: new Map(), around: new Map(), blocked: new Map() });

interface Remembered {
  readonly memory?: Memory;
}

/** Offset in mm that keeps coordinates in a key positive. */
const BEYOND = 2048;
const WIDTH = 16384;
const HEADINGS = 360;
const placeKey = ({ x, y }: Pose): number => (x + BEYOND) * WIDTH + y + BEYOND;
const poseKey = (pose: Pose): number => placeKey(pose) * HEADINGS + pose.h;

/** Returns a key for a run. Pose and direction suffice if the search starts at 1 mm and has no conditions. */
function keyOf({ from, way, keep, start, sounded }: Run, booms: number): number | string {
  const key = way * poseKey(from);
  return start === 1 && !keep && !booms && !sounded.size ? key : `${key},${keep},${start},${booms},${[...sounded].join()}`;
}

/** Returns a cached event, or searches for it. A search covers `reach` mm, so that longer runs can reuse its result. */
export function recalled(
  run: Run,
  { memory, booms }: Remembered & { readonly booms: readonly Obstacle[] },
  reach: number,
  search: (run: Run) => Event | undefined,
): Event | undefined {
  if (!memory) return search(run);
  const key = keyOf(run, booms.length);
  let known = memory.runs.get(key);
  if (!known || known.mm < run.mm) {
    const mm = Math.max(run.mm, reach);
    known = { mm, event: search({ ...run, mm }) };
    memory.runs.set(key, known);
  }
  return known.event && known.event.k <= run.mm ? known.event : undefined;
}

function once<T>(known: Map<number, T> | undefined, key: number, find: () => T): T {
  const before = known?.get(key);
  if (before !== undefined) return before;
  const found = find();
  known?.set(key, found);
  return found;
}

export const remembered = ({ memory }: Remembered, place: Pose, around: () => readonly Obstacle[]): readonly Obstacle[] =>
  once(memory?.around, placeKey(place), around);

export const isBlocked = (
  { memory }: Remembered,
  place: Pose,
  around: readonly Obstacle[],
  touches: (obstacle: Obstacle) => boolean,
): boolean => once(memory?.blocked, poseKey(place), () => around.some(touches));

// Collisions [5.11].

type Harm = 'damage' | 'oars' | 'none';
export function harmOf(die: number, weak: boolean): Harm {
  if (die <= (weak ? COLLISION.damageWeak : COLLISION.damage)) return 'damage';
  return die <= COLLISION.oars ? 'oars' : 'none';
}

function suffer(tools: Tools, id: string, from: string): void {
  const { G, dice, emit } = tools;
  const vessel = ship(G, id);
  const die = dice.die(6);
  const harm = harmOf(die, typeOf(vessel).hull === 'weak');
  emit({ key: 'collision', case: '5.11', who: [id, from], values: { harm }, roll: { dice: [die], chart: 'collision' } });
  if (harm === 'damage') inflict(tools, id, LEVEL.light, '5.11');
  if (harm === 'oars') loseGroups(tools, id, facingBeam(G, id, resolve(vessel.at, ship(G, from).at).v), 1, '5.11');
}

function collide(tools: Tools, mover: string, other: string): void {
  suffer(tools, mover, other);
  suffer(tools, other, mover);
}

export function avoidFriend(tools: Tools, mover: string, friend: string): void {
  if (!crewTest(tools, mover, 'avoidFriend', '5.11', testModifier('avoidFriend'))) collide(tools, mover, friend);
}

export const isHard = (moved: number, allowance: number): boolean => moved * 100 >= allowance * COLLISION.movedPct;

export function bump(tools: Tools, mover: string, { target, moved }: Contact, allowance: number): void {
  tools.emit({ key: 'bumps', case: '5.11', who: [mover, target], values: { hard: isHard(moved, allowance) } });
  if (isHard(moved, allowance)) collide(tools, mover, target);
}

// Drift: currents and tide [2.10], wind [5.10].

/** Returns ships linked to a ship in any way, directly or indirectly, in the order of `G.order`. */
export function groupOf(G: Salamis, first: string): string[] {
  const group = new Set([first]);
  for (const id of group) for (const [, link] of linksOf(G, id)) group.add(otherEnd(link, id));
  return [...group].sort((a, b) => G.order.indexOf(a) - G.order.indexOf(b));
}

export function groupsOf(G: Salamis): string[][] {
  const seen = new Set<string>();
  return onTable(G).flatMap((first) => {
    if (seen.has(first)) return [];
    const group = groupOf(G, first);
    for (const id of group) seen.add(id);
    return [group];
  });
}

const hasPower = (G: Salamis, id: string): boolean =>
  ship(G, id).dmg < LEVEL.sinking && (oarQuarter(ship(G, id)) > 0 || isSailing(ship(G, id)));

export const isAfloat = (G: Salamis, group: readonly string[]): boolean =>
  group.every((id) => isOnTable(G, id) && ship(G, id).aground === null && !(towBy(G, id) && hasPower(G, id)));

/** A current, tide or wind that moves ships in one direction. */
export interface Stream {
  readonly key: 'current' | 'tide' | 'windDrift';
  readonly case: RuleCase;
  readonly towards: number;
  /** Returns the dice for a group's drift; null if the group does not drift. */
  thrown(G: Salamis, group: readonly string[]): Throw | null;
}

const covers = (poly: NonNullable<Current['poly']>, { x, y }: { readonly x: number; readonly y: number }): boolean =>
  crosses({ x, y }, { x, y }, shapeOf(poly));

const water = ({ dir, strength, poly }: Current, key: 'current' | 'tide'): Stream => ({
  key,
  case: '2.10',
  towards: heading(Math.floor((dir + STEP / 2) / STEP) * STEP),
  thrown: (G, group) => (isAfloat(G, group) && (!poly || group.some((id) => covers(poly, ship(G, id).at))) ? CURRENT[strength] : null),
});

function windThrow(G: Salamis, group: readonly string[]): Throw | null {
  if (!isAfloat(G, group)) return null;
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

/** Returns the causes of drift in order: currents, tide and wind. */
export function streamsOf(G: Salamis): Stream[] {
  const { currentsAndTides, windDrift } = G.options;
  const tide = currentsAndTides ? tidalStream(G) : undefined;
  return [
    ...(currentsAndTides ? G.weather.currents.map((current) => water(current, 'current')) : []),
    ...(tide ? [water(tide, 'tide')] : []),
    ...(windDrift ? [{ key: 'windDrift', case: '5.10', towards: heading(G.weather.from + 180), thrown: windThrow } as const] : []),
  ];
}

// If two obstacles are met at once, the one listed first counts [4m].

interface Vessel extends Obstacle {
  readonly enemy: boolean;
}

export interface Waters {
  readonly ships: readonly Vessel[];
  readonly land: readonly (Obstacle & { readonly sandy: boolean })[];
  /** Closed booms, with the ids of their forts. */
  readonly booms: readonly Obstacle[];
  readonly shoals: readonly Shoal[];
  readonly width: number;
  readonly height: number;
  readonly memory?: Memory;
}

/** Returns the obstacles for a ship. A ship in tow follows in its wake and is no obstacle. */
export const watersOf = (G: Salamis, id: string): Waters => ({ ships: shipsAbout(G, id), ...shoresOf(G) });

export const watersWithin = (G: Salamis, id: string, mm: number): Waters =>
  inReach({ ships: shipsAbout(G, id, mm + BASES), ...shoresOf(G) }, baseOf(ship(G, id)), mm);

/** Maximum move without an approach, plus the ship's length, in mm. */
export const FULL_REACH = 320;

/** Maximum sum of the distances from the centres of two bases to their corners, in mm. */
const BASES = 75;

/** Returns other ships within `mm` along both axes, except a ship in tow. */
function shipsAbout(G: Salamis, id: string, mm = Number.POSITIVE_INFINITY): Vessel[] {
  const { side, at } = ship(G, id);
  const towed = towBy(G, id)?.[1].b;
  const ships: Vessel[] = [];
  for (const other of onTable(G)) {
    const vessel = ship(G, other);
    if (other === id || other === towed || Math.abs(vessel.at.x - at.x) > mm || Math.abs(vessel.at.y - at.y) > mm) continue;
    const shape = baseOf(vessel);
    ships.push({ id: other, shape, bounds: box(shape), enemy: vessel.side !== null && vessel.side !== side });
  }
  return ships;
}

export const shoresOf = memoized(
  (G: Salamis): Omit<Waters, 'ships'> => ({
    land: Object.entries(G.land).map(([name, { poly, coast }]) => ({ ...obstacle(name, shapeOf(poly)), sandy: coast === 'sandy' })),
    booms: closedBooms(G),
    shoals: shoals(G),
    width: G.table.w,
    height: G.table.h,
  }),
);

function closedBooms(G: Salamis): Obstacle[] {
  return Object.entries(G.forts).flatMap(([id, { boom }]) => (boom?.state === 'closed' ? [obstacle(id, shapeOf(boom.poly))] : []));
}

/** Returns obstacles within a move of `mm` in any direction. */
export function inReach(waters: Waters, base: Shape, mm: number): Waters {
  const bounds = box(base);
  const near = (other: Box, margin = 0): boolean => areNear(bounds, other, mm + margin);
  return {
    ...waters,
    ships: waters.ships.filter((other) => near(other.bounds)),
    land: waters.land.filter((other) => near(other.bounds)),
    booms: waters.booms.filter((other) => near(other.bounds)),
    shoals: waters.shoals.filter(({ shape, reach }) => near(box(shape), reach)),
  };
}

export const remembering = (waters: Waters): Waters => ({ ...waters, memory: blankMemory() });
