import { comparing } from '../../../kit/explain.js';
import type { PlayerID } from '../../../kit/rules.js';
import { isShip, ship, typeOf } from '../rules/basics/ships.js';
import { archerDice } from '../rules/shooting/missiles.js';
import { offeredFortShots, offeredShots, shotChance } from '../rules/shooting/shoot.js';
import type { Load } from '../rules/shooting/weapon.js';
import type { SalamisMove } from '../sequence.js';
import { sideOf } from '../sides.js';
import type { Salamis } from '../state.js';
import { figure, term, weighed } from './explain.js';
import { boardingChance, stakeOf } from './worth.js';

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
/** A hit that sets a ship on fire. */
const FIRE = 1.3;
/** Ships of this size are set on fire rather than shot at. */
const BURNS = 4;

type Shooting = readonly [by: string, weapon: string, target: string, load: Load];

function worth(G: Salamis, [by, weapon, target, load]: Shooting): number {
  const [kind] = weapon.split(':');
  const chance = shotChance(G, by, weapon, target, load);
  if (kind === 'harpax' && (!isShip(G, target) || boardingChance(G, by, target) <= boardingChance(G, target, by))) return 0;
  const dice = kind === 'archers' ? archerDice(G, by) : 1;
  if (!isShip(G, target)) return chance * dice * 0.3;
  const { fire } = ship(G, target);
  const size = stakeOf(G, target) / 30;
  if (load === 'fire') return typeOf(ship(G, target)).size >= BURNS && fire < 3 ? chance * dice * figure('fire', FIRE) * size : 0;
  return chance * dice * (load === 'plain' ? (WORTH[kind] ?? 1) : 3) * size;
}

export function nextShot(G: Salamis, player: PlayerID): SalamisMove {
  return comparing(() => {
    const side = sideOf(G, player);
    const end = { move: 'endAction', args: [] } as const;
    let best: SalamisMove = end;
    let most = weighed(
      () => end,
      () => term('noShot', 0),
    );
    const weigh = (move: SalamisMove, args: Shooting): void => {
      const value = weighed(
        () => move,
        () => term('shot', worth(G, args)),
      );
      if (value <= most) return;
      best = move;
      most = value;
    };
    for (const args of offeredShots(G, side)) weigh({ move: 'shoot', args }, args);
    for (const args of offeredFortShots(G, side)) weigh({ move: 'fortShoot', args }, args);
    return best;
  });
}
