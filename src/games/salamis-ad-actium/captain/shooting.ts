import type { Choice } from '../../../kit/rules.js';
import { isShip, ship, typeOf } from '../rules/ships.js';
import { archerDice } from '../rules/shooting/missiles.js';
import { fortShoot, shoot, shotChance } from '../rules/shooting/shoot.js';
import type { Load } from '../rules/shooting/weapon.js';
import type { Salamis } from '../state.js';
import { boardingChance } from './worth.js';

/** The captain in the step in which ships shoot: whatever promises most, until nothing is left. */

/** What a hit of each kind of weapon is worth. */
const WORTH: { readonly [kind: string]: number } = {
  siphon: 12,
  pots: 6,
  snakes: 5,
  bees: 5,
  harpax: 2,
  engine: 2,
  ballista: 1.2,
  archers: 1,
};
/** Ships of this size are set on fire rather than shot at. */
const BURNS = 4;

function worth(G: Salamis, [by, weapon, target, load]: readonly [string, string, string, Load]): number {
  const [kind] = weapon.split(':');
  const chance = shotChance(G, by, weapon, target, load);
  if (kind === 'harpax' && (!isShip(G, target) || boardingChance(G, by, target) <= boardingChance(G, target, by))) return 0;
  const dice = kind === 'archers' ? archerDice(G, by) : 1;
  if (!isShip(G, target)) return chance * dice * 0.3;
  const { points, fire } = ship(G, target);
  const size = points / 30;
  if (load === 'fire') return typeOf(ship(G, target)).size >= BURNS && fire < 3 ? chance * dice * 1.3 * size : 0;
  return chance * dice * (load === 'plain' ? (WORTH[kind] ?? 1) : 3) * size;
}

export function nextShot(G: Salamis, player: string): Choice {
  let best: { choice: Choice; worth: number } | undefined;
  for (const action of [shoot, fortShoot]) {
    for (const args of action.choices(G, player)) {
      const value = worth(G, args as unknown as [string, string, string, Load]);
      if (value > (best?.worth ?? 0)) best = { choice: { move: action.name, args }, worth: value };
    }
  }
  return best?.choice ?? { move: 'endAction', args: [] };
}
