import type { Dice } from '../../../kit/dice.js';
import { comparing, quietly } from '../../../kit/explain.js';
import { sumOf } from '../../../kit/modifiers.js';
import { grid } from '../data/maps.js';
import { has } from '../data/squadrons.js';
import { CONDITION, TACTICAL_MATRIX } from '../data/tables.js';
import { flagOf, type Side, SPANISH, type SquadronId, type Square, TACTICS, type Tactic } from '../ids.js';
import { breakChance, hitOdds } from '../preview.js';
import { fireOf, noExtra } from '../rules/combat/fire.js';
import { living, strength } from '../rules/fleet.js';
import type { ArmadaMove } from '../sequence.js';
import type { Armada, Battle } from '../state.js';
import { figure, type Term, weighed } from './explain.js';

/** Values of battles and squadrons, from the point of view of the side. */

const meanCache = new Map<number, number>();
function meanHits(dice: number, drm: number): number {
  const count = Math.max(0, dice);
  const key = count * 64 + drm + 32;
  const known = meanCache.get(key);
  if (known !== undefined) return known;
  let mean = 0;
  for (const [hits, p] of hitOdds(count, drm)) mean += hits * p;
  meanCache.set(key, mean);
  return mean;
}

/** Factor for fire that comes second: it is weaker and may not happen. */
const SECOND = 0.65;

export interface Exchange {
  /** Probability of each tactic, in the order of TACTICS. */
  readonly mix: { readonly [side in Side]: readonly number[] };
  /** Expected English Hits scored minus weighted Hits taken, with these mixes. */
  readonly english: number;
}

/** Value of a battle and a mixed strategy of both sides, by fictitious play. */
export function exchange(G: Armada, fight: Pick<Battle, 'attacker' | 'defender'> & Partial<Battle>): Exchange {
  const battle = { attacker: fight.attacker, defender: fight.defender, extra: fight.extra ?? noExtra() };
  const rows: readonly Tactic[] = fight.forcedStandOff ? ['standOff'] : TACTICS;
  const second = figure('answer', SECOND);
  const taken = figure('taken', 1);
  const worth = rows.map((english) =>
    TACTICS.map((spanish) => {
      const tactics = { english, spanish };
      const { first } = TACTICAL_MATRIX[english][spanish];
      const mean = (side: Side) => {
        const { dice, drm } = fireOf(G, battle, side, tactics);
        return meanHits(sumOf(dice), sumOf(drm)) * (first && first !== side ? second : 1);
      };
      return mean('english') - taken * mean('spanish');
    }),
  );
  return play(worth);
}

const ROUNDS = 40;

function play(worth: readonly (readonly number[])[]): Exchange {
  const count = { english: worth.map(() => 0), spanish: TACTICS.map(() => 0) };
  const gain = worth.map(() => 0);
  const loss = TACTICS.map(() => 0);
  let row = 0;
  let column = 0;
  for (let round = 0; round < ROUNDS; round++) {
    count.english[row] += 1;
    count.spanish[column] += 1;
    for (let i = 0; i < gain.length; i++) gain[i] += worth[i][column];
    for (let j = 0; j < loss.length; j++) loss[j] += worth[row][j];
    row = gain.indexOf(Math.max(...gain));
    column = loss.indexOf(Math.min(...loss));
  }
  const mix = { english: count.english.map((n) => n / ROUNDS), spanish: count.spanish.map((n) => n / ROUNDS) };
  let english = 0;
  for (const [i, p] of mix.english.entries()) for (const [j, q] of mix.spanish.entries()) english += p * q * worth[i][j];
  return { mix, english };
}

/** A random index by weight. */
export function pick(weights: readonly number[], dice: Dice): number {
  let mark = dice.die(1000) / 1000;
  for (const [index, weight] of weights.entries()) {
    mark -= weight;
    if (mark <= 1e-9) return index;
  }
  return 0;
}

/** Modifier of an unbroken Spanish squadron to the Condition [14.1]; 0 for English squadrons. */
export const conditionWorth = (id: SquadronId): number => {
  if (flagOf(id) === 'english') return 0;
  return (has(id, 'hulks') ? CONDITION.medina : CONDITION.warship) + (has(id, 'rallyBonus') ? CONDITION.flagship : 0);
};

/** Value subtracted for each battle the target has fought in this phase: damage should be spread. */
const AGAIN = 0.25;

/** Value of an attack for the attacker, without exposure. */
export function attackTerms(G: Armada, attacker: SquadronId, defender: SquadronId): readonly Term[] {
  const { english } = exchange(G, { attacker, defender });
  const target = G.squadrons[defender];
  if (flagOf(attacker) === 'spanish')
    return [
      ['exchange', -english],
      ['worn', target.broken || target.lowAmmo ? 0.4 : 0],
    ];
  const shaken = target.broken ? 0 : breakChance(G, defender, 2) * conditionWorth(defender) * 0.5;
  const struck = G.attackedFrom[defender]?.length ?? 0;
  return [
    ['exchange', english],
    ['hurt', 0.1 * target.hits],
    ['sinking', strength(G, defender) <= figure('weak', 3) ? 0.8 : 0],
    ['shaken', shaken],
    ['again', -AGAIN * struck],
  ];
}

/** Number of unbroken Spanish squadrons next to a square; Medina squadrons do not count. */
export function exposure(G: Armada, square: Square): number {
  let enemies = 0;
  for (const id of SPANISH) {
    const { square: from, broken } = G.squadrons[id];
    if (!from || broken || has(id, 'hulks')) continue;
    if (grid.distance(from, square) <= 1) enemies += 1;
  }
  return enemies;
}

/** Hits as a share of the strength, 0 to 1. */
export const hurt = (G: Armada, id: SquadronId): number => G.squadrons[id].hits / (strength(G, id) + G.squadrons[id].hits);

/** Upwind position of a square: higher is better. */
export function upwind(G: Armada, square: Square): number {
  const x = grid.cell(square)?.x ?? 0;
  return G.wind === 'west' ? -x : x;
}

/** Squares to the nearest enemy on the map. */
export function toEnemy(G: Armada, side: Side, square: Square): number {
  let least = 20;
  for (const id of living(G, side === 'english' ? 'spanish' : 'english')) {
    const there = G.squadrons[id].square;
    if (there) least = Math.min(least, grid.distance(square, there));
  }
  return least;
}

/** The item with the highest score, the first of equals. With `moveOf` the scores are recorded for hints. */
export function best<T>(things: readonly T[], score: (thing: T) => number, moveOf?: (thing: T) => ArmadaMove): T | undefined {
  const scored = (thing: T) =>
    moveOf
      ? weighed(
          () => moveOf(thing),
          () => score(thing),
        )
      : quietly(() => score(thing));
  return comparing(() => {
    let found: T | undefined;
    let top = Number.NEGATIVE_INFINITY;
    for (const thing of things) {
      const value = scored(thing);
      if (value > top) {
        top = value;
        found = thing;
      }
    }
    return found;
  });
}

/**
 * Like `best`.
 * @throws Error if `things` is empty
 */
export function bestOf<T>(things: readonly T[], score: (thing: T) => number, moveOf?: (thing: T) => ArmadaMove): T {
  const found = best(things, score, moveOf);
  if (found === undefined) throw new Error('best of no items');
  return found;
}
