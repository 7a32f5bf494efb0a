import type { Modifier } from '../../../kit/events.js';
import { chance, dieOdds, type Odds } from '../../../kit/odds.js';
import { RAKE_RESULT } from '../data/boarding.js';
import { angDiff, heading, MM_PER_CM, STEP } from '../geometry/shapes.js';
import { testChance, testModifier, worsened } from '../rules/basics/damage.js';
import { ship, typeOf, type Violation } from '../rules/basics/ships.js';
import { allowance } from '../rules/movement/allowance.js';
import { groupOf, isHard, type Stream, streamsOf, type Waters, watersOf } from '../rules/movement/memory.js';
import { moveRefusal } from '../rules/movement/move.js';
import { type Order, policyOf } from '../rules/movement/order.js';
import { type Path, runPath } from '../rules/movement/path.js';
import type { Contact } from '../rules/ramming/contact.js';
import { evadeModifiers, rakeModifiers, rakeRow } from '../rules/ramming/rake.js';
import { answerModifiers, answers, ramLevel, ramModifiers, shockUpTo, total } from '../rules/ramming/ram.js';
import { seaAt, windAt } from '../rules/settingUp/surroundings.js';
import type { Damage, Salamis, Sea, WindStrength } from '../state.js';

// Effects of wind and sea on a ship.

/** Distance in mm that a ship can sail on a heading, `off` degrees from downwind. */
export interface Sailing {
  readonly heading: number;
  readonly off: number;
  readonly mm: number;
}

/** Drift in the next Intermediate Phase, in mm. */
export interface Drift {
  readonly key: Stream['key'];
  readonly towards: number;
  readonly least: number;
  readonly most: number;
}

interface WeatherOn {
  /** Wind and sea at the ship, one level lower in the lee of land [2.7]. */
  readonly strength: WindStrength;
  readonly sea: Sea;
  /** Percentage of the ship's speed that the sea allows [5.5]. */
  readonly seaPct: number;
  /** Headings clockwise from north; empty without sails [5.8, 5.9]. */
  readonly sailing: readonly Sailing[];
  readonly drifts: readonly Drift[];
}

export function weatherOn(G: Salamis, id: string): WeatherOn {
  const { at, sails } = ship(G, id);
  const sailed = typeOf(ship(G, id)).sailSpeed > 0 && (sails === 'set' || sails === 'aboard');
  const downwind = heading(G.weather.from + 180);
  const headings = Array.from({ length: sailed ? 360 / STEP : 0 }, (_, i) => i * STEP);
  const group = groupOf(G, id);
  return {
    strength: windAt(G, at),
    sea: seaAt(G, at),
    seaPct: allowance(G, id, {}).factors.find(([name]) => name === 'sea')?.[1] ?? 100,
    sailing: headings.map((on) => ({ heading: on, off: angDiff(on, downwind), mm: allowance(G, id, { mode: 'sail', on }).mm })),
    drifts: streamsOf(G).flatMap(({ key, towards, thrown }) => {
      const throws = thrown(G, group);
      if (!throws) return [];
      const { dice, sides, plus } = throws;
      return [{ key, towards, least: (dice + plus) * MM_PER_CM, most: (dice * sides + plus) * MM_PER_CM }];
    }),
  };
}

// Exact odds of a move [5, 7], from 0 to 1.

/** Probability of each damage level, 0 to 5, after the move. */
export type Levels = readonly [number, number, number, number, number, number];

interface RamOdds {
  readonly modifiers: readonly Modifier[];
  readonly target: Levels;
  /** Probabilities of the mover's damage from shock and, bow to bow, from the target's ram. */
  readonly mover: Levels;
  readonly answer: readonly Modifier[] | null;
  readonly shock: number;
  readonly effect: number;
}

function inflicted(modifiers: readonly Modifier[]): Odds {
  return dieOdds(10, (die) => ramLevel(total(die, modifiers)));
}

const levels = (odds: Odds): Levels => [0, 1, 2, 3, 4, 5].map((level) => chance(odds, (value) => value === level)) as unknown as Levels;

/** Returns the probability of each of a ship's levels after the damage in `odds`. */
function left(now: Damage, odds: Odds): Map<Damage, number> {
  const result = new Map<Damage, number>();
  for (const [level, p] of odds) {
    const after = worsened(now, level);
    result.set(after, (result.get(after) ?? 0) + p);
  }
  return result;
}

export function ramOdds(G: Salamis, id: string, contact: Contact, burst: boolean): RamOdds {
  const mover = ship(G, id);
  const modifiers = ramModifiers(G, id, contact, burst);
  const blow = inflicted(modifiers);
  const answer = answers(G, contact) ? answerModifiers(G, id, contact.target) : null;
  const shock = Math.max(0, Math.min(6, shockUpTo(G, id, contact.target))) / 6;
  const hurt = new Map<number, number>();
  for (const [level, p] of left(mover.dmg, answer ? inflicted(answer) : new Map([[0, 1]]))) {
    hurt.set(level, (hurt.get(level) ?? 0) + p * (1 - shock));
    const worse = worsened(level, 1);
    hurt.set(worse, (hurt.get(worse) ?? 0) + p * shock);
  }
  return {
    modifiers,
    target: levels(left(ship(G, contact.target).dmg, blow)),
    mover: levels(hurt),
    answer,
    shock,
    effect: chance(blow, (level) => level >= 2),
  };
}

interface RakeOdds {
  readonly attack: readonly Modifier[];
  readonly evasion: readonly Modifier[];
  /** Probability of each row of the table, best for the mover first. */
  readonly rows: readonly number[];
  /** Expected number of oar groups lost by the target. */
  readonly target: number;
  /** Expected number of oar groups lost by the raking ship. */
  readonly mover: number;
}

export function rakeOdds(G: Salamis, id: string, contact: Contact): RakeOdds {
  const attack = rakeModifiers(G, id, contact);
  const evasion = evadeModifiers(G, contact.target);
  const rows = RAKE_RESULT.map(() => 0);
  for (let a = 1; a <= 10; a++) {
    for (let d = 1; d <= 10; d++) rows[RAKE_RESULT.indexOf(rakeRow(total(a, attack) - total(d, evasion)))] += 1 / 100;
  }
  const mean = (who: 'target' | 'mover'): number => rows.reduce((sum, p, i) => sum + p * RAKE_RESULT[i][who], 0);
  return { attack, evasion, rows, target: mean('target'), mover: mean('mover') };
}

export interface MovePreview {
  readonly path: Path;
  readonly refused?: Violation;
  /** Probability of reaching ramming speed; 1 without a burst. */
  readonly burst: number;
  readonly ram?: RamOdds;
  readonly rake?: RakeOdds;
  /** Whether both ships would roll for a collision. */
  readonly collision: boolean;
  /** Probability of stopping short of a friendly ship. */
  readonly avoids?: number;
}

export function movePreview(G: Salamis, id: string, order: Order, waters: Waters = watersOf(G, id)): MovePreview {
  const path = runPath(G, id, order, waters);
  const refused = moveRefusal(G, id, order, waters);
  const { contact } = path;
  const burst = order.burst ? testChance(G, id, testModifier('burst')) : 1;
  const base = { path, burst, collision: false, ...(refused && { refused }) };
  if (!contact) return base;
  if (ship(G, contact.target).side === ship(G, id).side) return { ...base, avoids: testChance(G, id, testModifier('avoidFriend')) };
  if (policyOf(order) === 'halt') return base;
  if (order.contact === 'ram' && contact.ram) return { ...base, ram: ramOdds(G, id, contact, order.burst ?? false) };
  if (order.contact === 'rake' && contact.rake) return { ...base, rake: rakeOdds(G, id, contact) };
  return { ...base, collision: isHard(contact.moved, path.allowance) };
}
