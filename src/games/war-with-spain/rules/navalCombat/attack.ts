import * as Type from '@sinclair/typebox';
import { FleetArg, type FleetId, type FleetNo, fleetId, HexArg, type HexId, opponentOf, type Side, sideOf } from '../../ids.js';
import type { Violation } from '../../keys.js';
import { violation } from '../../keys.js';
import type { WarWithSpain } from '../../state.js';
import { around, crossingTo, isShallow } from '../map.js';
import { berthRefusal, keelOf } from '../navalMovement/seaRoutes.js';
import { mayDecline } from '../sieges/sieges.js';
import { action, firstNo } from '../tools.js';
import { fleetIds, fleetNo, fleetOf, hasShips, isDeep, shipsOf } from '../units.js';
import { isIcebound } from '../winter/icebound.js';
import { openBattle } from './battle.js';

const FleetsArg = Type.Array(FleetArg, { minItems: 1, maxItems: 6 });

const named = (side: Side, numbers: readonly FleetNo[]): FleetId[] => numbers.map((number) => fleetId(side, number));

/** Returns the hex from which fleets attack: the target, unless some come from another hex. */
function attackHex(view: WarWithSpain, fleets: readonly FleetId[], target: HexId): HexId {
  return fleets.map((id) => fleetOf(view, id).hex).find((hex) => hex !== target) ?? target;
}

function fleetRefusal(view: WarWithSpain, side: Side, id: FleetId, target: HexId): Violation | undefined {
  const fleet = view.fleets[id];
  if (!fleet) return violation('noFleet', '7.11', { fleet: id });
  if (fleet.munitions < 1) return violation('noMunitions', '12.22', { fleet: id });
  if (fleet.attacked) return violation('attackedAlready', '7.14', { fleet: id });
  if (fleet.besieged && fleet.hex !== target) return violation('groupBesieged', '10.13', { group: id });
  if (fleet.hex !== target && crossingTo(fleet.hex, target) === 'closed') return violation('notBeside', '7.14', { fleet: id, hex: target });
  const ships = shipsOf(view, id);
  if (isShallow(target) && ships.some(isDeep)) return violation('deepInShallows', '7.41', { fleet: id, hex: target });
  if (fleet.hex === target || !mayDecline(view, opponentOf(side), target)) return undefined;
  const berth = berthRefusal(view, keelOf(side, ships), target);
  if (berth && berth.key !== 'enemyShips') return berth;
  return ships.some((each) => isIcebound(view, each)) ? violation('icebound', '14.22', { fleet: id }) : undefined;
}

function attackRefusal(view: WarWithSpain, side: Side, numbers: readonly FleetNo[], target: HexId): Violation | undefined {
  const enemy = opponentOf(side);
  if (!hasShips(view, enemy, target)) return violation('nobodyThere', '7.14', { hex: target });
  const fleets = named(side, numbers);
  const wrong = firstNo(fleets, '7.14', (id) => fleetRefusal(view, side, id, target));
  if (wrong) return wrong;
  const hexes = new Set(fleets.map((id) => fleetOf(view, id).hex));
  const outside = [...hexes].filter((hex) => hex !== target);
  if (outside.length > 1) return violation('fromOneHex', '7.14', { hex: target });
  if (outside.length && !hasShips(view, enemy, target, false)) return violation('besiegedOnly', '10.13', { hex: target });
  const from = attackHex(view, fleets, target);
  const before = view.attacks.targets.indexOf(target);
  if (before >= 0 && view.attacks.from[before] !== from) return violation('fromOneHex', '7.14', { hex: target });
  return undefined;
}

function* attackers(view: WarWithSpain, side: Side, target: HexId): Generator<FleetId[]> {
  const able = fleetIds(view, side).filter((id) => !fleetRefusal(view, side, id, target));
  const inside = able.filter((id) => fleetOf(view, id).hex === target);
  const hexes = new Set(able.map((id) => fleetOf(view, id).hex));
  for (const hex of hexes) {
    const here = able.filter((id) => fleetOf(view, id).hex === hex);
    for (const set of subsets(here)) {
      yield set;
      if (hex !== target) for (const besieged of subsets(inside)) yield [...set, ...besieged];
    }
  }
}

function subsets<T>(things: readonly T[]): T[][] {
  const count = 2 ** things.length;
  return Array.from({ length: count - 1 }, (_, at) => things.filter((_thing, bit) => (at + 1) & (1 << bit)));
}

export const attackFleet = action({
  name: 'attackFleet',
  case: '7.14',
  final: true,
  args: [FleetsArg, HexArg],
  refuse: (view, player, numbers, target) => attackRefusal(view, sideOf(player), numbers, target),
  *choices(view, player) {
    const side = sideOf(player);
    const targets = new Set(fleetIds(view, side).flatMap((id) => [fleetOf(view, id).hex, ...around(fleetOf(view, id).hex)]));
    for (const target of targets) {
      if (!hasShips(view, opponentOf(side), target)) continue;
      for (const set of attackers(view, side, target)) {
        const numbers = set.map(fleetNo);
        if (!attackRefusal(view, side, numbers, target)) yield [numbers, target];
      }
    }
  },
  perform(tools, player, numbers, target) {
    const { G } = tools;
    const side = sideOf(player);
    const fleets = named(side, numbers);
    const from = attackHex(G, fleets, target);
    G.attacks.from.push(from);
    G.attacks.targets.push(target);
    for (const id of fleets) fleetOf(G, id).attacked = true;
    openBattle(tools, { attacker: side, from, hex: target, fleets, interception: false });
  },
});
