import { LAND_COLUMNS, LAND_RESULTS } from '../../data/tables.js';
import { seatOf } from '../../ids.js';
import type { Assault } from '../../state.js';
import { flee } from '../leaders/leaders.js';
import { mayStandSiege } from '../sieges/offer.js';
import type { Tools } from '../tools.js';
import { askAdvance } from './advance.js';
import { askLandLosses } from './losses.js';
import { nextRetreat, strandedLeaders } from './retreat.js';
import {
  attackers,
  attackStrength,
  columnUnits,
  defenceStrength,
  defenderOf,
  defenders,
  insiders,
  kindOf,
  oddsColumn,
} from './strength.js';

/** A battle on land from its announcement to its end [9.0]. */

/** Carries the battle on to the next decision, or to its end (G.assault is null then). */
export function continueAssault(tools: Tools): void {
  const { G } = tools;
  const { assault: now } = G;
  if (!now) return;
  switch (now.next) {
    case 'offer':
      now.next = 'roll';
      if (mayStandSiege(G, now)) G.pending = { step: 'answerSiege', side: defenderOf(now), by: 'land', hex: now.hex };
      return;
    case 'roll':
      if (columnUnits(G, now).length && defenders(G, now).length) fight(tools, now);
      else G.assault = null;
      return;
    case 'retreats':
      for (const id of strandedLeaders(G, now)) flee(tools, id);
      if (!nextRetreat(tools, now)) now.next = 'advance';
      return;
    case 'advance':
      askAdvance(tools, now);
      return;
  }
}

/** Both stacks are shown; the die falls, and steps are lost [9.0]. */
function fight(tools: Tools, now: Assault): void {
  const { G, dice, emit } = tools;
  const { attacker, from, hex } = now;
  const kind = kindOf(G, now);
  const defender = defenderOf(now);
  const attack = attackStrength(G, now);
  const defence = defenceStrength(G, now);
  const column = oddsColumn(attack.total, defence.total);
  now.shown = true;
  now.next = 'retreats';
  const die = dice.die(6);
  const [ours, theirs] = LAND_RESULTS[die - 1][LAND_COLUMNS.indexOf(column)];
  if (ours.retreats && kind !== 'sally') now.retreats.push(attacker);
  if (theirs.retreats && kind !== 'storm') now.retreats.push(defender);
  emit({
    key: 'battle',
    case: '9.3',
    by: seatOf(attacker),
    at: [from, hex],
    who: [...attackers(G, now), ...attack.leaders, ...defenders(G, now), ...defence.leaders],
    values: {
      attackers: attackers(G, now),
      insiders: insiders(G, now),
      defenders: defenders(G, now),
      attack: { ...attack, leaders: [...attack.leaders] },
      defence: { ...defence, leaders: [...defence.leaders] },
      column,
      lost: [ours.steps, theirs.steps],
      retreat: [ours.retreats, theirs.retreats],
    },
    roll: { dice: [die], chart: 'land', row: die - 1 },
  });
  const steps = attacker === 'E' ? { E: ours.steps, S: theirs.steps } : { E: theirs.steps, S: ours.steps };
  askLandLosses(tools, now, steps);
}
