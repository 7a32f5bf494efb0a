import type { Side, UnitId } from '../../ids.js';
import type { Violation } from '../../keys.js';
import { violation } from '../../keys.js';
import type { WarWithSpain } from '../../state.js';
import { isBesiegedByLand, leaderOwner, ownerOf } from '../units.js';
import { isHex } from '../whereabouts.js';

/** Who may march [8.11, 8.13, 13.19]. */

/** Why a land unit may not march, wherever to. */
export function armyMarchRefusal(view: WarWithSpain, side: Side, unit: UnitId): Violation | undefined {
  const army = view.land[unit];
  if (!army || ownerOf(view, unit) !== side) return violation('notYourArmy', '8.21', { unit });
  if (!isHex(army.at)) return violation('notAshore', '8.11', { unit });
  if (army.besieged) return violation('armyBesieged', '8.13', { unit });
  return view.marched.includes(unit) ? violation('marchedAlready', '8.11', { unit }) : undefined;
}

/** Why a leader may not walk. */
export function leaderMarchRefusal(view: WarWithSpain, side: Side, unit: string): Violation | undefined {
  const leader = view.leaders[unit];
  if (!leader || leaderOwner(view, unit) !== side) return violation('notYourLeader', '13.19', { leader: unit });
  if (!isHex(leader.at)) return violation('notAshore', '13.19', { unit });
  if (isBesiegedByLand(view, side, leader.at)) return violation('leaderBesieged', '8.13', { leader: unit });
  return leader.moved ? violation('marchedAlready', '8.11', { unit }) : undefined;
}
