import { DISENGAGE } from '../../data/tables.js';
import { type HexId, opponentOf, type Side } from '../../ids.js';
import type { WarWithSpain } from '../../state.js';
import { action } from '../tools.js';
import { isDeep, shipsAt } from '../units.js';
import { endBattle } from './battle.js';

/** Disengagement [7.5]. */

/** Lowest die by which a stack disengages [7.52, 7.53]. */
export const disengageFrom = (G: WarWithSpain, side: Side, hex: HexId): number =>
  side === 'S' && shipsAt(G, side, hex).some(isDeep) ? DISENGAGE.spanishDeep : DISENGAGE.other;

export const tryDisengage = action({
  name: 'tryDisengage',
  case: '7.51',
  final: true,
  args: [],
  refuse: () => undefined,
  choices: () => [[]],
  perform(tools, player) {
    const { G, dice, emit } = tools;
    const { battle } = G;
    if (!battle) return;
    const need = disengageFrom(G, opponentOf(battle.attacker), battle.hex);
    const die = dice.die(6);
    const away = die >= need;
    emit({
      key: away ? 'disengages' : 'staysEngaged',
      case: need === DISENGAGE.other ? '7.53' : '7.52',
      by: player,
      at: [battle.hex],
      values: { need },
      roll: { dice: [die], chart: 'disengagement', row: need === DISENGAGE.other ? 1 : 0 },
    });
    G.pending = away ? null : { step: 'round', side: battle.attacker };
    if (away) endBattle(tools);
  },
});

export const standFast = action({
  name: 'standFast',
  case: '7.51',
  final: true,
  args: [],
  refuse: () => undefined,
  choices: () => [[]],
  perform({ G, emit }, player) {
    const { battle } = G;
    if (!battle) return;
    emit({ key: 'standsFast', case: '7.51', by: player, at: [battle.hex] });
    G.pending = { step: 'round', side: battle.attacker };
  },
});
