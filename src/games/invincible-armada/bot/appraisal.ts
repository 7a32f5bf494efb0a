import type { Dice } from '../../../kit/dice.js';
import { comparing, quietly } from '../../../kit/explain.js';
import { sumOf } from '../../../kit/modifiers.js';
import { grid } from '../data/maps.js';
import { has } from '../data/squadrons.js';
import { CONDITION, DAMAGED_FROM, TACTICAL_MATRIX } from '../data/tables.js';
import { flagOf, type Side, SPANISH, type SquadronId, type Square, TACTICS, type Tactic } from '../ids.js';
import { breakChance, hitOdds } from '../preview.js';
import { fireOf, noExtra } from '../rules/combat/fire.js';
import { living, strength } from '../rules/fleet.js';
import type { ArmadaMove } from '../sequence.js';
import type { Armada, Battle } from '../state.js';
import { figure, type Term, weighed } from './explain.js';

// Values of battles and squadrons.

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

/** Factor for Hits scored by the side that fires second, because first fire may weaken or eliminate its squadron. */
const SECOND = 0.65;

export interface Exchange {
  /** Probability of each tactic, in the order of TACTICS. */
  readonly mix: { readonly [side in Side]: readonly number[] };
  /** Expected Hits scored by the English minus the weighted Hits they suffer, if both sides choose tactics by `mix`. */
  readonly english: number;
}

/** Computes the value of a battle and a mixed strategy for each side, by fictitious play. */
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

/** Picks a random index in proportion to the weights. */
export function pick(weights: readonly number[], dice: Dice): number {
  let mark = dice.die(1000) / 1000;
  for (const [index, weight] of weights.entries()) {
    mark -= weight;
    if (mark <= 1e-9) return index;
  }
  return 0;
}

/** Returns the modifier that an unbroken Spanish squadron gives to the Condition roll [14.1]; 0 for English squadrons. */
export const conditionWorth = (id: SquadronId): number => {
  if (flagOf(id) === 'english') return 0;
  return (has(id, 'hulks') ? CONDITION.medina : CONDITION.warship) + (has(id, 'rallyBonus') ? CONDITION.flagship : 0);
};

/**
 * Value subtracted for each attack that the target has already suffered this phase, to spread attacks over several
 * targets.
 */
const AGAIN = 0.25;

/** Returns the value of breaking a squadron times the chance that it breaks. A damaged English squadron can hardly rally at sea [8.3]. */
export function routed(G: Armada, id: SquadronId): number {
  const { broken, hits } = G.squadrons[id];
  if (broken) return 0;
  return breakChance(G, id, 1) * (hits + 1 >= DAMAGED_FROM ? figure('lasting', 0.5) : figure('brief', 0.2));
}

/** Returns the terms whose sum is the value of an attack for the attacker, without the term for the exposed square. */
export function attackTerms(G: Armada, attacker: SquadronId, defender: SquadronId): readonly Term[] {
  const { english } = exchange(G, { attacker, defender });
  const target = G.squadrons[defender];
  if (flagOf(attacker) === 'spanish')
    return [
      ['exchange', -english],
      ['worn', target.broken || target.lowAmmo ? 0.4 : 0],
      ['routs', routed(G, defender)],
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

/** Returns the number of unbroken Spanish squadrons next to a square, without Medina squadrons. */
export function exposure(G: Armada, square: Square): number {
  let enemies = 0;
  for (const id of SPANISH) {
    const { square: from, broken } = G.squadrons[id];
    if (!from || broken || has(id, 'hulks')) continue;
    if (grid.distance(from, square) <= 1) enemies += 1;
  }
  return enemies;
}

/** Returns a squadron's Hits as a share of its strength without Hits, 0 to 1. */
export const hurt = (G: Armada, id: SquadronId): number => G.squadrons[id].hits / (strength(G, id) + G.squadrons[id].hits);

/** Returns how far upwind a square is. A higher number is farther upwind. */
export function upwind(G: Armada, square: Square): number {
  const x = grid.cell(square)?.x ?? 0;
  return G.wind === 'west' ? -x : x;
}

/** Returns the number of squares to the nearest enemy on the map. */
export function toEnemy(G: Armada, side: Side, square: Square): number {
  let least = 20;
  for (const id of living(G, side === 'english' ? 'spanish' : 'english')) {
    const there = G.squadrons[id].square;
    if (there) least = Math.min(least, grid.distance(square, there));
  }
  return least;
}

/** Returns the item with the highest score; among equals, the first. If `moveOf` is given, records the score of each move for hints. */
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

/** Like `best`, but throws an Error if `things` is empty. */
export function bestOf<T>(things: readonly T[], score: (thing: T) => number, moveOf?: (thing: T) => ArmadaMove): T {
  const found = best(things, score, moveOf);
  if (found === undefined) throw new Error('best of no items');
  return found;
}
