import * as Type from '@sinclair/typebox';
import { HexArg, LeadersArg, seatOf, sideOf, UnitsArg } from '../../ids.js';
import type { Assault } from '../../state.js';
import { violateFrance } from '../politics/france.js';
import { action } from '../tools.js';
import { ownerOf } from '../units.js';
import { assaultsOf } from './assaultChoices.js';
import { assaultRefusal } from './assaultRefusals.js';
import { attackers, defenders } from './strength.js';

/** Battles on land [9.0]. */

export const assault = action({
  name: 'assault',
  case: '9.0',
  secret: true,
  final: true,
  args: [HexArg, UnitsArg, LeadersArg, HexArg, Type.Optional(Type.Boolean())],
  refuse: (view, player, from, landIds, leaderIds, to, withBesieged = false) =>
    assaultRefusal(view, sideOf(player), from, landIds, leaderIds, to, withBesieged),
  *choices(view, player) {
    yield* assaultsOf(view, sideOf(player));
  },
  perform(tools, player, from, landIds, leaderIds, hex, withBesieged = false) {
    const { G, emit } = tools;
    const attacker = sideOf(player);
    const now: Assault = {
      attacker,
      from,
      hex,
      landIds: [...landIds],
      leaderIds: [...leaderIds],
      withBesieged,
      shown: false,
      next: 'offer',
      retreats: [],
    };
    G.assault = now;
    G.attacks.from.push(from);
    G.attacks.targets.push(hex);
    G.attacks.units.push(...attackers(G, now));
    emit({
      key: 'armiesAttack',
      case: '9.0',
      by: seatOf(attacker),
      at: [from, hex],
      values: { counters: landIds.length + leaderIds.length, withBesieged },
    });
    if (defenders(G, now).some((id) => ownerOf(G, id) === null)) violateFrance(tools, attacker);
  },
});
