import type { Violation } from '../../../kit/action.js';
import type { Modifier } from '../../../kit/events.js';
import { sumOf } from '../../../kit/modifiers.js';
import { dieOdds, mean, times } from '../../../kit/odds.js';
import { BOARDING_RESULT, CAPSIZE, FIRE_POTS, GREEK_FIRE, HARPAX, JARS } from '../data/boarding.js';
import { ARCHERS, BALLISTA, FACES, HEAVY_ENGINE } from '../data/shooting.js';
import { isShip, ship } from '../rules/basics/ships.js';
import { capsizeModifiers, resultRow } from '../rules/boarding/melee.js';
import { fortMelee, type Melee, melee } from '../rules/boarding/strength.js';
import { aim, archerDice, hitChance, hits } from '../rules/shooting/missiles.js';
import { fortShoot, shoot, shotChance, weaponOf } from '../rules/shooting/shoot.js';
import type { Load } from '../rules/shooting/shooter.js';
import type { Arc, Salamis } from '../state.js';

// Possible results of shots [6, 9].

interface ShotPreview {
  readonly refused?: Violation;
  readonly chance: number;
  readonly dice: number;
  readonly expected: number;
  /** Lowest die that hits without modifiers; absent for special weapons. */
  readonly need?: number;
  readonly modifiers?: readonly Modifier[];
}

/** Returns the possible results of a shot. `G` is the view of the shooter's player. */
export function shotPreview(G: Salamis, player: string, by: string, weapon: string, target: string, load: Load): ShotPreview {
  const refused = (isShip(G, by) ? shoot : fortShoot).refuse(G, player, [by, weapon, target, load]);
  const kind = weaponOf(weapon)?.kind;
  const plain = kind === 'archers' || kind === 'ballista' || kind === 'engine';
  if (!plain || load === 'snakes' || load === 'bees') {
    const chance = shotChance(G, by, weapon, target, load);
    return { chance, dice: 1, expected: chance, ...(refused && { refused }) };
  }
  const aimed = aim(G, kind, { by, target });
  const dice = kind === 'archers' ? archerDice(G, by) : 1;
  const one = dieOdds(aimed.sides, (die) => (hits(die, aimed) ? 1 : 0));
  const expected = mean(times(dice, one));
  return { chance: hitChance(aimed), dice, expected, need: aimed.need, modifiers: aimed.modifiers, ...(refused && { refused }) };
}

/** A weapon for display: its arc ("all" for all round) and range bands in mm. */
export interface WeaponReach {
  readonly weapon: string;
  readonly arc: Arc | 'all';
  readonly half: 30 | 45 | 60 | 180;
  readonly least: number;
  readonly short: number;
  readonly long: number;
  readonly used: boolean;
}

export function weaponsOf(G: Salamis, id: string): WeaponReach[] {
  const vessel = ship(G, id);
  const used = (weapon: string): boolean => vessel.act?.shot?.includes(weapon) ?? false;
  const list: WeaponReach[] = [];
  const add = (weapon: string, arc: Arc | 'all', half: WeaponReach['half'], least: number, short: number, long: number): void => {
    list.push({ weapon, arc, half, least, short, long, used: used(weapon) });
  };
  if (vessel.archers) add('archers', 'all', 180, 0, ARCHERS.short, ARCHERS.long);
  for (const [k, arc] of vessel.ballistae.entries()) add(`ballista:${k}`, arc, BALLISTA.arcHalf, 0, BALLISTA.short, BALLISTA.long);
  for (let k = 0; k < vessel.engines; k++) add(`engine:${k}`, 'all', 180, HEAVY_ENGINE.least, HEAVY_ENGINE.short, HEAVY_ENGINE.long);
  for (const [k, { arc, uses }] of vessel.siphons.entries()) {
    if (uses) add(`siphon:${k}`, arc, GREEK_FIRE.arcHalf, 0, GREEK_FIRE.range, GREEK_FIRE.range);
  }
  const { firePots, snakes, bees, harpax } = vessel.uses;
  if (firePots) add('pots', 'F', FIRE_POTS.arcHalf, 0, FIRE_POTS.range, FIRE_POTS.range);
  if (snakes) add('snakes', 'all', 180, 0, JARS.hand, JARS.hand);
  if (bees) add('bees', 'all', 180, 0, JARS.hand, JARS.hand);
  if (harpax) add('harpax', 'F', HARPAX.arcHalf, 0, HARPAX.reach, HARPAX.reach);
  return list;
}

// Exact odds of boarding [8.2, 9.7].

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
  readonly rows: readonly number[];
}

interface BoardingOdds extends Chances {
  readonly melee: Melee;
}

/** Cached probabilities by the boarders' net modifier. */
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

export function boardingOdds(G: Salamis, assaulting: readonly string[], target: string): BoardingOdds {
  const fight = isShip(G, target) ? melee(G, assaulting, target) : fortMelee(G, assaulting, target);
  return { melee: fight, ...chancesOf(sumOf(fight.attacker) - sumOf(fight.defender)) };
}

/** Returns the probabilities that the target capsizes (`over`) and that the attacker is damaged (`fouled`). */
export function capsizeOdds(G: Salamis, id: string, target: string): { over: number; fouled: number } {
  const { puller, pulled } = capsizeModifiers(G, id, target);
  const chances = differences(sumOf(puller) - sumOf(pulled));
  return { over: share(chances, (by) => by >= CAPSIZE.success), fouled: share(chances, (by) => by <= CAPSIZE.fouled) };
}
