import type { Modifier } from '../../kit/events.js';
import { sumOf } from '../../kit/modifiers.js';
import { chance, dieOdds, mean, type Odds, times } from '../../kit/odds.js';
import { ARCHERY, DISENGAGE, GRAPPLE, MELEE, meleeRow, RAM, type RamRow, rowOf } from './data/tables.js';
import { archeryModifiers } from './rules/archery.js';
import { topAt } from './rules/forces.js';
import { disengageModifiers, grappleModifiers } from './rules/grappling.js';
import { fighters, type MeleePlan, meleeModifiers } from './rules/melee.js';
import { ramModifiers } from './rules/ramming.js';
import { opponentOf, type Side, type Sluys } from './state.js';

// Exact odds for previews. The functions do not change the view. Chances are 0 to 1.

const ONE_DIE = dieOdds(6);
const TWO_DICE = times(2, ONE_DIE);

const dieAtLeast = (modifiers: readonly Modifier[], least: number): number => chance(ONE_DIE, (face) => face + sumOf(modifiers) >= least);

export interface Attempt {
  readonly modifiers: readonly Modifier[];
  readonly success: number;
}

export function grappleOdds(G: Sluys, id: string, hex: string): Attempt {
  const target = topAt(G, hex);
  const modifiers = target === undefined ? [] : grappleModifiers(G, id, target);
  return { modifiers, success: dieAtLeast(modifiers, GRAPPLE) };
}

export function disengageOdds(G: Sluys, id: string, hex: string): Attempt {
  const other = topAt(G, hex);
  const modifiers = other === undefined ? [] : disengageModifiers(G, id, other);
  return { modifiers, success: dieAtLeast(modifiers, DISENGAGE) };
}

interface RamOdds {
  readonly modifiers: readonly Modifier[];
  readonly rows: readonly { readonly row: RamRow; readonly chance: number }[];
}

/** Returns the odds of a ram on the squadron in a hex (8.1.8). */
export function ramOdds(G: Sluys, id: string, hex: string): RamOdds {
  const target = topAt(G, hex);
  const modifiers = target === undefined ? [] : ramModifiers(G, id, target);
  const rows = RAM.map((row, i) => ({ row, chance: chance(TWO_DICE, (dice) => rowOf(RAM, dice + sumOf(modifiers)) === i) }));
  return { modifiers, rows };
}

interface ArcheryOdds {
  readonly modifiers: readonly Modifier[];
  readonly steps: Odds;
  readonly mean: number;
}

export function archeryOdds(G: Sluys, unit: string, hex: string): ArcheryOdds {
  const modifiers = archeryModifiers(G, unit, hex);
  const steps = dieOdds(6, (face) => ARCHERY[rowOf(ARCHERY, face + sumOf(modifiers))].steps);
  return { modifiers, steps, mean: mean(steps) };
}

interface MeleeSideOdds {
  readonly modifiers: readonly Modifier[];
  readonly total: number;
  readonly win: number;
  /** Expected step losses. */
  readonly losses: number;
}

interface MeleeOdds {
  readonly attacker: MeleeSideOdds;
  readonly defender: MeleeSideOdds;
  readonly tie: number;
  /** Probability of tied dice or totals (8.3.20). */
  readonly fire: number;
  /** Probability of each row of the melee chart, regardless of the winner. */
  readonly rows: readonly number[];
}

/** Returns the odds of one round, without Heroism or re-rolls (8.3.18 to 8.3.20). */
export function meleeOdds(G: Sluys, plan: MeleePlan): MeleeOdds {
  const enemy = opponentOf(plan.side);
  const [own, theirs] = [meleeModifiers(G, plan, plan.side), meleeModifiers(G, plan, enemy)];
  const [plus, minus] = [sumOf(own), sumOf(theirs)];
  const rows = MELEE.map(() => 0);
  const losses = { attacker: 0, defender: 0 };
  let win = 0;
  let lose = 0;
  let fire = 0;
  for (const [a, chanceA] of TWO_DICE) {
    for (const [b, chanceB] of TWO_DICE) {
      const odds = chanceA * chanceB;
      const row = meleeRow(a + plus, b + minus);
      rows[row] += odds;
      if (a === b || row === 0) fire += odds;
      if (row === 0) {
        losses.attacker += odds;
        losses.defender += odds;
        continue;
      }
      const won = a + plus > b + minus;
      if (won) win += odds;
      else lose += odds;
      losses[won ? 'attacker' : 'defender'] += odds * MELEE[row].victor;
      losses[won ? 'defender' : 'attacker'] += odds * beaten(G, plan, won ? enemy : plan.side, row);
    }
  }
  return {
    attacker: { modifiers: own, total: plus, win, losses: losses.attacker },
    defender: { modifiers: theirs, total: minus, win: lose, losses: losses.defender },
    tie: rows[0],
    fire,
    rows,
  };
}

/** Returns the number of steps that a side loses if Vanquished. */
function beaten(G: Sluys, plan: MeleePlan, side: Side, row: number): number {
  const { tops, marines } = fighters(G, plan, side);
  const ships = tops.filter(
    (top) => !G.squadrons[top].reduced || G.squadrons[G.squadrons[top].chain?.with ?? top].reduced === false,
  ).length;
  const men = marines.reduce((sum, id) => sum + Math.min(MELEE[row].marines, G.marines[id].steps), 0);
  return ships * MELEE[row].squadrons + men;
}

export const collapseChance = (morale: number): number => chance(ONE_DIE, (die) => die > morale);

/** Probability that a check kills a leader (3.4.5). */
export const CASUALTY_CHANCE = 1 / 36;
