import { NAVAL_RESULTS } from '../../data/tables.js';
import { opponentOf, seatOf } from '../../ids.js';
import type { Tools } from '../tools.js';
import { askBattleLosses, fighters } from './losses.js';
import { navalColumn, stackStrength, weatherGage } from './strength.js';

/** A round of naval combat: strengths, the die, and the steps that both lose [7.0, 7.2]. */
export function exchangeFire(tools: Tools): void {
  const { G, dice, emit } = tools;
  const { battle } = G;
  if (!battle) return;
  G.pending = null;
  const { attacker, from, hex } = battle;
  const defender = opponentOf(attacker);
  const gage = weatherGage(from, hex, attacker);
  const ours = stackStrength(G, attacker, fighters(G, attacker), { defends: false, hex, gage });
  const theirs = stackStrength(G, defender, fighters(G, defender), { defends: true, hex, gage });
  battle.differential = ours.total - theirs.total;
  battle.round += 1;
  const column = navalColumn(battle.differential);
  const die = dice.die(6);
  const [lost, inflicted] = NAVAL_RESULTS[die - 1][column];
  emit({
    key: 'round',
    case: '7.2',
    by: seatOf(attacker),
    at: [from, hex],
    values: {
      round: battle.round,
      attacker: ours.total,
      defender: theirs.total,
      differential: battle.differential,
      gage,
      lost,
      inflicted,
      column,
    },
    roll: { dice: [die], chart: 'navalCombat', row: die - 1 },
  });
  askBattleLosses(tools, attacker === 'E' ? { E: lost, S: inflicted } : { E: inflicted, S: lost });
}
