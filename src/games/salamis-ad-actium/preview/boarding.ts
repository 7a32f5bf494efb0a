import { sumOf } from '../../../kit/modifiers.js';
import { BOARDING_RESULT, CAPSIZE } from '../data/boarding.js';
import { FACES } from '../data/dice.js';
import { isShip } from '../rules/basics/ships.js';
import { capsizeModifiers, resultRow } from '../rules/boarding/melee.js';
import { fortMelee, type Melee, melee } from '../rules/boarding/strength.js';
import type { Salamis } from '../state.js';

/** What a boarding would come to, exactly, before it is ordered [8.2, 9.7]. */

/** The chance of every difference of two d10 with an amount added. */
function differences(added: number): Map<number, number> {
  const ways = new Map<number, number>();
  for (let a = 1; a <= FACES; a++) {
    for (let d = 1; d <= FACES; d++) ways.set(a - d + added, (ways.get(a - d + added) ?? 0) + 1);
  }
  return new Map([...ways].map(([difference, n]) => [difference, n / (FACES * FACES)]));
}

const share = (chances: ReadonlyMap<number, number>, counts: (difference: number) => boolean): number =>
  [...chances].reduce((total, [difference, chance]) => total + (counts(difference) ? chance : 0), 0);

interface Chances {
  readonly wins: number;
  readonly even: number;
  readonly loses: number;
  /** The chance of each row of the table. */
  readonly rows: readonly number[];
}

interface BoardingOdds extends Chances {
  readonly melee: Melee;
}

/** Chances by what is added for the boarders on balance: there are few such sums, and they are asked for often. */
const chancesBySum = new Map<number, Chances>();

function chancesOf(added: number): Chances {
  const known = chancesBySum.get(added);
  if (known) return known;
  const odds = differences(added);
  const chances: Chances = {
    wins: share(odds, (difference) => difference > 0),
    even: share(odds, (difference) => difference === 0),
    loses: share(odds, (difference) => difference < 0),
    rows: BOARDING_RESULT.map((_, row) => share(odds, (difference) => resultRow(difference) === row)),
  };
  chancesBySum.set(added, chances);
  return chances;
}

/** The odds of one round of ships assaulting a ship or a fort together. */
export function boardingOdds(G: Salamis, assaulting: readonly string[], target: string): BoardingOdds {
  const fight = isShip(G, target) ? melee(G, assaulting, target) : fortMelee(G, assaulting, target);
  return { melee: fight, ...chancesOf(sumOf(fight.attacker) - sumOf(fight.defender)) };
}

/** The chances that a ship is hauled over, and that the attempt turns on the one who tries it. */
export function capsizeOdds(G: Salamis, id: string, target: string): { over: number; fouled: number } {
  const { puller, pulled } = capsizeModifiers(G, id, target);
  const chances = differences(sumOf(puller) - sumOf(pulled));
  return { over: share(chances, (by) => by >= CAPSIZE.success), fouled: share(chances, (by) => by <= CAPSIZE.fouled) };
}
