import * as Type from '@sinclair/typebox';
import { opponentOf, seatOf } from '../../ids.js';
import { columnUnits, defenderOf, defenders } from '../landCombat/strength.js';
import { joinBattle } from '../navalCombat/battle.js';
import { placeFleet } from '../navalMovement/grouping/groups.js';
import { arrive } from '../navalMovement/transport/landing.js';
import { action, type Tools } from '../tools.js';
import { besiegeByLand, besiegeBySea } from './sieges.js';

function navalSiegeAnswered(tools: Tools, accepted: boolean): void {
  const { G } = tools;
  const { battle } = G;
  if (!battle) return;
  if (!accepted) {
    joinBattle(tools);
    return;
  }
  for (const id of battle.fleets) placeFleet(G, id, battle.hex);
  tools.emit({ key: 'shipsBesieged', case: '7.63', by: seatOf(opponentOf(battle.attacker)), at: [battle.hex] });
  besiegeBySea(tools, opponentOf(battle.attacker), battle.hex);
  G.battle = null;
}

function landSiegeAnswered(tools: Tools, accepted: boolean): void {
  const { G } = tools;
  const { assault: now } = G;
  if (!now) return;
  now.next = 'roll';
  if (!accepted) return;
  besiegeByLand(tools, defenderOf(now), now.hex, defenders(G, now));
  for (const id of columnUnits(G, now)) G.land[id].at = now.hex;
  for (const id of now.leaderIds) if (G.leaders[id]) G.leaders[id].at = now.hex;
  arrive(tools, now.attacker, now.hex);
  G.assault = null;
}

/** Answers an attack with battle or siege, before stacks are revealed [10.0]. */
export const answerSiege = action({
  name: 'answerSiege',
  case: '10.11',
  final: true,
  args: [Type.Boolean()],
  refuse: () => undefined,
  choices: () => [[false], [true]],
  perform(tools, _player, accept) {
    const { G } = tools;
    const { pending } = G;
    if (pending?.step !== 'answerSiege') return;
    G.pending = null;
    if (pending.by === 'land') landSiegeAnswered(tools, accept);
    else navalSiegeAnswered(tools, accept);
  },
});
