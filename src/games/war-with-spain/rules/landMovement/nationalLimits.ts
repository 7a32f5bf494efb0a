import { ARMY } from '../../data/armies.js';
import { LEADERS } from '../../data/leaders.js';
import { nationOf } from '../../data/map.js';
import { FRENCH } from '../../data/nations.js';
import type { HexId, LeaderId, UnitId } from '../../ids.js';
import type { Violation } from '../../keys.js';
import { type RuleCase, violation } from '../../keys.js';
import type { WarWithSpain } from '../../state.js';
import { leaderOwner } from '../units.js';

/** Where the men of each nation may go [8.2]. */

type Limit = 'germanStates' | 'germanLimit' | 'dutchLimit' | 'frenchLimit' | 'irishLimit' | 'scotsLimit' | 'scotlandClosed';

/** Why a land unit may not come into a hex; `from` is null where it comes from the sea or a track. */
export function armyLimit(view: WarWithSpain, id: UnitId, from: HexId | null, to: HexId): Violation | undefined {
  const { nat, side } = ARMY[id];
  const nation = nationOf(to);
  const refused = (key: Limit, ruleCase: RuleCase) => violation(key, ruleCase, { unit: id, hex: to });
  if (nation === 'GER' && nat !== 'german') return refused('germanStates', '8.24');
  switch (nat) {
    case 'dutch':
      return nation === 'NETP' || nation === 'NETC' ? undefined : refused('dutchLimit', '8.23');
    case 'german':
      return nation === 'NETP' && from !== null && nationOf(from) === 'GER' ? refused('germanLimit', '8.24') : undefined;
    case 'huguenot':
    case 'league':
      return nation === 'FRA' ? undefined : refused('frenchLimit', '8.25');
    case 'loyalirish':
    case 'irishrebel':
      return nation === 'IRE' ? undefined : refused('irishLimit', '8.26');
    case 'scotprot':
    case 'scotcath':
      return nation === 'SCO' || nation === 'ENG' ? undefined : refused('scotsLimit', '8.26');
    default:
      return side === 'E' && nation === 'SCO' && !view.landed.britain ? refused('scotlandClosed', '8.27') : undefined;
  }
}

/** Why a leader may not come into a hex. */
export function leaderLimit(view: WarWithSpain, id: LeaderId, to: HexId): Violation | undefined {
  const { nat, side } = LEADERS[id];
  const nation = nationOf(to);
  const refused = (key: Limit, ruleCase: RuleCase) => violation(key, ruleCase, { unit: id, hex: to });
  if (nation === 'GER') return refused('germanStates', '8.24');
  if (nat === 'dutch' && nation !== 'NETP' && nation !== 'NETC') return refused('dutchLimit', '8.23');
  if (FRENCH.includes(nat) && nation !== 'FRA') return refused('frenchLimit', '8.25');
  return side === 'E' && nation === 'SCO' && !view.landed.britain ? refused('scotlandClosed', '8.27') : undefined;
}

/** Whether a neutral leader of France stands alone in a hex: nobody may enter it [15.1]. Where he has men, they bar the way. */
export const neutralLeaderAt = (view: WarWithSpain, hex: HexId): boolean =>
  Object.keys(view.leaders).some((id) => view.leaders[id].at === hex && leaderOwner(view, id) === null);
