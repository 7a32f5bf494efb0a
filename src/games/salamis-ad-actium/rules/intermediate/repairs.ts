import * as Type from '@sinclair/typebox';
import type { Modifier } from '../../../../kit/events.js';
import { LEVEL } from '../../data/damage.js';
import { REPAIR_OPTIONS, REPAIRS } from '../../data/intermediate.js';
import { SIDES, type Side, sideOf } from '../../sides.js';
import type { Groups, Salamis } from '../../state.js';
import { crewTest, testModifier } from '../basics/damage.js';
import { action, fleet, isLinked, isShip, ship, type Tools, typeOf, type Violation, violation } from '../basics/ships.js';
import type { Readying } from '../sequenceOfPlay/phase.js';
import { offeredTransfers } from './transfers.js';

// Repairs at sea [10.5].

export type Repair = (typeof REPAIR_OPTIONS)[number];

const isUneven = (G: Salamis, id: string): boolean => Math.abs(ship(G, id).port - ship(G, id).stbd) >= REPAIRS.oarDifference;

/** Returns, for each repair, why a ship cannot make it [10.5]; undefined if it can. */
const NOTHING: { readonly [what in Repair]: (G: Salamis, id: string) => Violation | undefined } = {
  rebalanceOars: (G, id) => (isUneven(G, id) ? undefined : violation('oarsEven', '10.5', { ship: id })),
  spareOars(G, id) {
    const { port, stbd, spareOars } = ship(G, id);
    if (!typeOf(ship(G, id)).oarsmen || port + stbd >= 2 * REPAIRS.mostGroups) return violation('oarsWhole', '10.5', { ship: id });
    return spareOars > 0 ? undefined : violation('noSpareOars', '10.5', { ship: id });
  },
  rudder: (G, id) => (ship(G, id).rudder ? violation('rudderWhole', '10.5', { ship: id }) : undefined),
  leak(G, id) {
    const { dmg, leakFixed } = ship(G, id);
    if (leakFixed) return violation('leakOnce', '10.5', { ship: id });
    return dmg > REPAIRS.leakFloor ? undefined : violation('noLeak', '10.5', { ship: id });
  },
  sails: (G, id) => (ship(G, id).sails === 'down' ? undefined : violation('sailsWhole', '10.5', { ship: id })),
};

function carpentersRefusal(view: Salamis, side: Side, id: string): Violation | undefined {
  if (!view.options.repairs) return violation('noRepairs', '10.5');
  if (!isShip(view, id) || ship(view, id).status !== 'table' || ship(view, id).side !== side)
    return violation('notYourShip', '10.5', { ship: id });
  const { fire, dmg } = ship(view, id);
  if (view.house.repaired.includes(id)) return violation('repairedOnce', '10.5', { ship: id });
  if (isLinked(view, id)) return violation('linked', '10.5', { ship: id });
  if (fire) return violation('onFire', '10.5', { ship: id });
  return dmg === LEVEL.sinking ? violation('sinking', '5.12', { ship: id }) : undefined;
}

function level(G: Salamis, id: string): void {
  const vessel = ship(G, id);
  const sum = vessel.port + vessel.stbd;
  vessel.port = Math.floor(sum / 2) as Groups;
  vessel.stbd = Math.min(REPAIRS.mostGroups, sum - vessel.port) as Groups;
}

function repairModifiers(G: Salamis, id: string, what: Repair): Modifier[] {
  if (what !== 'leak') return [];
  return testModifier('repairLeakPerLevel').map(([name, amount]): Modifier => [name, amount * ship(G, id).dmg]);
}

function mend({ G }: Tools, id: string, what: Repair): void {
  const vessel = ship(G, id);
  if (what === 'rudder') vessel.rudder = true;
  else if (what === 'sails') vessel.sails = 'aboard';
  else if (what === 'leak') {
    vessel.dmg = Math.max(REPAIRS.leakFloor, vessel.dmg - 1) as typeof vessel.dmg;
    vessel.leakFixed = true;
  } else if (what === 'spareOars') {
    const beam = vessel.port <= vessel.stbd ? 'port' : 'stbd';
    vessel[beam] = Math.min(REPAIRS.mostGroups, vessel[beam] + 1) as Groups;
    vessel.spareOars -= 1;
  }
}

export const repair = action({
  name: 'repair',
  case: '10.5',
  args: [Type.String(), Type.Union(REPAIR_OPTIONS.map((option) => Type.Literal(option)))],
  refuse: (view, player, id, what) => carpentersRefusal(view, sideOf(view, player), id) ?? NOTHING[what](view, id),
  choices: (view, player) => offeredRepairs(view, sideOf(view, player)),
  perform(tools, _player, id, what) {
    const { G, emit } = tools;
    G.house.repaired.push(id);
    if (what === 'rebalanceOars' || (what === 'spareOars' && isUneven(G, id))) level(G, id);
    const done = what === 'rebalanceOars' || crewTest(tools, id, `repair.${what}`, '10.5', repairModifiers(G, id, what));
    if (done) mend(tools, id, what);
    emit({ key: done ? 'repaired' : 'repairFails', case: '10.5', who: [id], values: { what } });
  },
});

export function* offeredRepairs(G: Salamis, side: Side): Generator<[id: string, what: Repair]> {
  if (!G.options.repairs) return;
  for (const id of fleet(G, side)) {
    if (carpentersRefusal(G, side, id)) continue;
    for (const what of REPAIR_OPTIONS) if (!NOTHING[what](G, id)) yield [id, what];
  }
}

// Repairs and transfers [10.4, 10.5]: both sides at once, publicly, in any order.

export { transfer } from './transfers.js';

const hasAny = (list: Iterable<unknown>): boolean => {
  for (const _ of list) return true;
  return false;
};

export const housekeepers = (G: Salamis): Side[] =>
  SIDES.filter((side) => !G.ready[side] && (hasAny(offeredRepairs(G, side)) || hasAny(offeredTransfers(G, side))));

export const houseReady: Readying = {
  perform({ G }, player) {
    G.ready[sideOf(G, player)] = true;
  },
};
