import { type No, no } from '../../../../kit/action.js';
import type { Side, UnitId } from '../../ids.js';
import type { WarWithSpain } from '../../state.js';
import { isBesiegedByLand, leaderOwner, ownerOf } from '../units.js';
import { isHex } from '../whereabouts.js';

/** Who may march [8.11, 8.13, 13.19]. */

/** Why a land unit may not march, wherever to. */
export function armyMarchRefusal(view: WarWithSpain, side: Side, unit: UnitId): No | undefined {
  const army = view.land[unit];
  if (!army || ownerOf(view, unit) !== side) return no('notYourArmy', '8.21', { unit });
  if (!isHex(army.at)) return no('notAshore', '8.11', { unit });
  if (army.besieged) return no('armyBesieged', '8.13', { unit });
  return view.marched.includes(unit) ? no('marchedAlready', '8.11', { unit }) : undefined;
}

/** Why a leader may not walk. */
export function leaderMarchRefusal(view: WarWithSpain, side: Side, unit: string): No | undefined {
  const leader = view.leaders[unit];
  if (!leader || leaderOwner(view, unit) !== side) return no('notYourLeader', '13.19', { leader: unit });
  if (!isHex(leader.at)) return no('notAshore', '13.19', { unit });
  if (isBesiegedByLand(view, side, leader.at)) return no('leaderBesieged', '8.13', { leader: unit });
  return leader.moved ? no('marchedAlready', '8.11', { unit }) : undefined;
}
