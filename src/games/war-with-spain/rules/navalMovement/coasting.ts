import * as Type from '@sinclair/typebox';
import { CargoArg, GroupArg, PathArg, sideOf, UnitsArg } from '../../ids.js';
import { violation } from '../../keys.js';
import { action } from '../tools.js';
import { shipsOf } from '../units.js';
import { groupHex, groupNamed, isFleet, looseAt } from '../whereabouts.js';
import { coasts } from './coastChoices.js';
import { coasterRefusal } from './crews.js';
import { isNo, ownGroup } from './grouping/groups.js';
import { goesAlong } from './grouping/parting.js';
import { regroup } from './grouping/regrouping.js';
import { pathRefusal, voyageOf } from './paths.js';
import { PlanArg, planRefusal } from './plans.js';
import { isCoastalPath } from './seaRoutes.js';
import { setOut } from './voyage.js';

/** Movement along the coast [6.3]. */

export const coast = action({
  name: 'coast',
  case: '6.31',
  secret: true,
  args: [GroupArg, UnitsArg, PathArg, Type.Optional(PlanArg), Type.Optional(CargoArg)],
  refuse(view, player, name, ships, path, plan, cargo) {
    const side = sideOf(player);
    const group = ownGroup(view, side, name);
    if (isNo(group)) return group;
    const at = groupHex(view, group) ?? '';
    const wrong = coasterRefusal(view, side, group, ships, cargo);
    if (wrong) return wrong;
    if (!isCoastalPath(at, path)) return violation('notCoastal', '6.31');
    const refused = pathRefusal(view, side, ships, at, path);
    if (refused || !plan) return refused;
    const whole = isFleet(group) && ships.length === shipsOf(view, group).length;
    return planRefusal(view, side, group, { ships, cargo: goesAlong(view, ships, cargo), fleet: whole }, path, plan);
  },
  *choices(view, player) {
    yield* coasts(view, sideOf(player));
  },
  perform(tools, player, name, ships, path, plan, cargo) {
    const { G } = tools;
    const side = sideOf(player);
    const group = groupNamed(name);
    const at = groupHex(G, group) ?? '';
    const along = goesAlong(G, ships, cargo);
    const whole = isFleet(group) && ships.length === shipsOf(G, group).length;
    if (isFleet(group) && !whole) regroup(tools, ships, null, cargo);
    setOut(G, voyageOf(side, whole ? group : looseAt(side, at), ships, at, path, plan ?? [], 'coastal', whole ? null : along));
  },
});
