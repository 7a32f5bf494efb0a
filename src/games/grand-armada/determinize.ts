import type { Dice } from '../../kit/dice.js';
import { drawOne } from '../../kit/drawing.js';
import type { PlayerID } from '../../kit/seats.js';
import { SIDES, type Side, WEAPONS } from './ids.js';
import { closeTargets } from './rules/gunnery.js';
import { fleet } from './rules/ships.js';
import type { GrandArmada, Volley } from './state.js';

/** Returns a random volley: each weapon fires at one of its targets or holds fire [3.3]. */
const anyVolley = (view: GrandArmada, side: Side, dice: Dice): Volley[] =>
  fleet(view, side).flatMap((ship) =>
    WEAPONS.flatMap((weapon) => {
      const target = drawOne([undefined, ...closeTargets(view, ship, weapon)], dice);
      return target ? [{ ship, weapon, target }] : [];
    }),
  );

/** Returns a complete state for a view, with random hidden fire orders. */
export function determinize(view: GrandArmada, _playerID: PlayerID | null, dice: Dice): GrandArmada {
  if (!SIDES.some((side) => view.volleys[side] === 'committed')) return view;
  const volleys = { ...view.volleys };
  for (const side of SIDES) if (volleys[side] === 'committed') volleys[side] = anyVolley(view, side, dice);
  return { ...view, volleys };
}
