import type { PlayerID } from '../../../kit/rules.js';
import type { Side, UnitId } from '../ids.js';
import { sideOf } from '../ids.js';
import { settlePenalty, thirdOf } from '../rules/money/bankruptcy.js';
import { paidArmies } from '../rules/money/upkeep.js';
import { armyStrength, shipFace } from '../rules/units.js';
import { isHex } from '../rules/whereabouts.js';
import type { WarMove } from '../sequence.js';
import type { WarWithSpain } from '../state.js';
import { bestOf, cheapestOf, offers } from './choosing.js';
import { because } from './explain.js';
import { leaving } from './goals.js';
import { strengthAt } from './picture.js';

/** Who goes when the purse is empty [11.3]. */

/** What it costs to do without a land unit, once others of its hex are gone; men aboard are wanted where they sail for. */
export function missed(view: WarWithSpain, me: Side, id: UnitId, gone: readonly UnitId[]): number {
  const { at } = view.land[id];
  const strength = armyStrength(view, id);
  if (!isHex(at)) return strength * 2;
  const before = gone.reduce(
    (sum, other) => (view.land[other].at === at ? sum - armyStrength(view, other) : sum),
    strengthAt(view, me, at),
  );
  return strength + leaving(view, me, at, before - strength) - leaving(view, me, at, before);
}

/** A third of those who are paid, one after the other: always who is missed least. */
function dismissed(view: WarWithSpain, me: Side): UnitId[] {
  const left = new Set(paidArmies(view, me));
  const gone: UnitId[] = [];
  while (gone.length < thirdOf(view, me)) {
    const next = bestOf(left, (id) => -missed(view, me, id, gone), Number.NEGATIVE_INFINITY);
    if (next === undefined) break;
    left.delete(next);
    gone.push(next);
  }
  return gone;
}

/** Gives up the men who are missed least, and saves the ships that can fight and carry most. */
export function settle(view: WarWithSpain, player: PlayerID): WarMove {
  const worth = (ids: readonly UnitId[]) => ids.reduce((sum, id) => sum + shipFace(view, id).cs + shipFace(view, id).tr * 0.5, 0);
  const saved = cheapestOf(offers(settlePenalty, view, player), ({ args: [, ships] }) => -worth(ships));
  return because('leastMissed', { move: 'settlePenalty', args: [dismissed(view, sideOf(player)), saved.args[1]] });
}
