import * as Type from '@sinclair/typebox';
import type { Modifier } from '../../../../kit/events.js';
import { counting, sumOf } from '../../../../kit/modifiers.js';
import { has, squadronData } from '../../data/squadrons.js';
import { REPAIR } from '../../data/tables.js';
import { flagOf, type Side, SquadronArg, type SquadronId, seatOf, sideOf, squadronsOf } from '../../ids.js';
import type { Violation } from '../../keys.js';
import { type RuleCase, violation } from '../../keys.js';
import type { Armada } from '../../state.js';
import { holds, playChit } from '../events/draw.js';
import { whereabouts } from '../fleet.js';
import { markMoved } from '../tactical/wind.js';
import { action, rollDice, rollOf, type Tools } from '../tools.js';
import { cannotRecover, chitMissing, portBonus, seaPenalty, spanishBonus } from './rally.js';

export const repairModifiers = (G: Armada, id: SquadronId, shipwrights: boolean): Modifier[] =>
  counting([
    ['display', squadronData[id].repair],
    portBonus(G, id, REPAIR.inPort),
    seaPenalty(G, id, REPAIR.damagedAtSea),
    spanishBonus(G, id, REPAIR.santaCruzLives),
    ['shipwrights', shipwrights ? REPAIR.shipwrights : 0],
  ]);

export const cannotRepair = (G: Armada, side: Side, id: SquadronId): Violation | undefined =>
  cannotRecover(G, side, id) ?? (G.squadrons[id].hits ? undefined : violation('noHits', '8.2', { who: id }));

export const repair = action({
  name: 'repair',
  case: '8.2',
  args: [SquadronArg, Type.Optional(Type.Object({ shipwrights: Type.Optional(Type.Boolean()) }, { additionalProperties: false }))],
  refuse: (view, player, id, extra) => {
    const side = sideOf(player);
    return cannotRepair(view, side, id) ?? (extra?.shipwrights ? chitMissing(view, side, 'shipwrights') : undefined);
  },
  *choices(view, player) {
    const side = sideOf(player);
    for (const id of squadronsOf(side)) {
      if (cannotRepair(view, side, id)) continue;
      yield [id];
      if (holds(view, side, 'shipwrights')) yield [id, { shipwrights: true }];
    }
  },
  perform: (tools, player, id, extra) => {
    if (extra?.shipwrights) playChit(tools, sideOf(player), 'shipwrights', { kind: 'repair', id });
    else repairNow(tools, id, false);
  },
});

/** Rolls for a Repair; Seymour may roll again if it fails [8.2, 8.2.1]. */
export function repairNow(tools: Tools, id: SquadronId, shipwrights: boolean): void {
  const { G } = tools;
  markMoved(G, id);
  const done = repairRoll(tools, id, shipwrights, '8.2');
  if (!done && has(id, 'secondRepair')) G.mayStill = { kind: 'repairAgain', id, shipwrights };
}

export const repairAgain = action({
  name: 'repairAgain',
  case: '8.2.1',
  args: [],
  refuse: () => undefined,
  choices: () => [[]],
  perform: (tools) => {
    const { G } = tools;
    const failed = G.mayStill;
    G.mayStill = null;
    if (failed?.kind === 'repairAgain') repairRoll(tools, failed.id, failed.shipwrights, '8.2.1');
  },
});

export const leaveRepair = action({
  name: 'leaveRepair',
  case: '8.2.1',
  args: [],
  refuse: () => undefined,
  choices: () => [[]],
  perform: ({ G }) => {
    G.mayStill = null;
  },
});

function repairRoll(tools: Tools, id: SquadronId, shipwrights: boolean, ruleCase: RuleCase): boolean {
  const { G, emit } = tools;
  const modifiers = repairModifiers(G, id, shipwrights);
  const dice = rollDice(tools, 2);
  const total = dice[0] + dice[1] + sumOf(modifiers);
  const done = total >= REPAIR.atLeast;
  if (done) G.squadrons[id].hits -= 1;
  emit({
    key: done ? 'repaired' : 'notRepaired',
    case: ruleCase,
    by: seatOf(flagOf(id)),
    at: whereabouts(G, id),
    who: [id],
    values: { second: ruleCase === '8.2.1' },
    roll: rollOf(dice, modifiers, { total, chart: 'repair', row: done ? 1 : 0 }),
  });
  return done;
}
