import type { Violation } from '../../../kit/action.js';
import type { Modifier } from '../../../kit/events.js';
import { dieOdds, mean, times } from '../../../kit/odds.js';
import { FIRE_POTS, GREEK_FIRE, HARPAX, JARS } from '../data/boarding.js';
import { ARCHERS, BALLISTA, HEAVY_ENGINE } from '../data/shooting.js';
import { isShip, ship } from '../rules/basics/ships.js';
import { aim, archerDice, hitChance, hits } from '../rules/shooting/missiles.js';
import { fortShoot, shoot, shotChance, weaponOf } from '../rules/shooting/shoot.js';
import type { Load } from '../rules/shooting/weapon.js';
import type { Arc, Salamis } from '../state.js';

/** What shots may come to [6, 9]. */

interface ShotPreview {
  readonly refused?: Violation;
  /** Chance that one die hits. */
  readonly chance: number;
  /** Dice that are thrown. */
  readonly dice: number;
  readonly expected: number;
  /** Lowest die that hits before modifiers; left out for special weapons. */
  readonly need?: number;
  readonly modifiers?: readonly Modifier[];
}

/** A shot by a ship or a fort, as its player sees it. */
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

/** A weapon of a ship with what a board draws of it: arc ("all" round it) and both range bands in mm. */
export interface WeaponReach {
  readonly weapon: string;
  readonly arc: Arc | 'all';
  readonly half: 30 | 45 | 60 | 180;
  readonly least: number;
  readonly short: number;
  readonly long: number;
  readonly used: boolean;
}

/** Every weapon a ship has aboard. */
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
