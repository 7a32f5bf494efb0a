import * as Type from '@sinclair/typebox';
import { type Side, seatOf, sideOf, type UnitId, UnitsArg } from '../../ids.js';
import type { Violation } from '../../keys.js';
import { violation } from '../../keys.js';
import type { WarWithSpain } from '../../state.js';
import { ashoreRefusal, waysAshore } from '../activation/ashore.js';
import { goAshore } from '../activation/mooring.js';
import { action, firstNo, type Tools } from '../tools.js';
import { armyStrength, removeArmy } from '../units.js';
import { closeHaven, havens, overfull, savings, weightOf } from './havens.js';
import { paidArmies } from './upkeep.js';

/** Financial penalties [11.3]. */

/** How many of its land units a bankrupt side must give up. */
export const thirdOf = (G: WarWithSpain, side: Side): number => Math.ceil(paidArmies(G, side).length / 3);

function landRefusal(view: WarWithSpain, side: Side, landIds: readonly UnitId[]): Violation | undefined {
  const paid = paidArmies(view, side);
  const count = thirdOf(view, side);
  const wrong = firstNo(landIds, '11.3', (unit) => (paid.includes(unit) ? undefined : violation('notPaid', '11.3', { unit })));
  return wrong ?? (landIds.length === count ? undefined : violation('giveUpThird', '11.3', { count }));
}

function shipsRefusal(view: WarWithSpain, side: Side, ids: readonly UnitId[]): Violation | undefined {
  const full = havens(view, side).filter(overfull);
  const wrong = firstNo(ids, '11.3', (unit) =>
    full.some(({ ships }) => ships.includes(unit)) ? undefined : violation('noChoiceOfShip', '11.3', { unit }),
  );
  if (wrong) return wrong;
  for (const { ships, most, room, hex } of full) {
    const saved = ids.filter((id) => ships.includes(id));
    if (saved.length !== most) return violation('saveShips', '11.3', { count: most, hex });
    if (weightOf(saved) > room) return violation('shipsTooBig', '11.3', { room, hex });
  }
  return undefined;
}

/** Which third of its land units: the weakest first, and other neighbours in strength. */
function sacrifices(view: WarWithSpain, side: Side): UnitId[][] {
  const count = thirdOf(view, side);
  const men = paidArmies(view, side).sort((a, b) => armyStrength(view, a) - armyStrength(view, b) || (a < b ? -1 : 1));
  return Array.from({ length: men.length - count + 1 }, (_, at) => men.slice(at, at + count));
}

/** Ships that a bankrupt side lays up or loses. */
export const bankruptShips = (view: WarWithSpain, side: Side): UnitId[] => havens(view, side).flatMap(({ ships }) => ships);

/** The debts are settled: ships go to their moorings, men leave. */
function settle(tools: Tools, side: Side, landIds: readonly UnitId[], layUpIds: readonly UnitId[], ashore: readonly UnitId[]): void {
  const { G, emit } = tools;
  G.bankrupt.shift();
  goAshore(G, ashore);
  for (const haven of havens(G, side)) closeHaven(tools, side, haven, layUpIds);
  for (const id of landIds) removeArmy(G, id);
  if (landIds.length) emit({ key: 'disbands', case: '11.3', by: seatOf(side), who: [...landIds] });
}

/** Settles for the next bankrupt side where there is one way to do it. @returns whether there was */
export function settleWithoutChoice(tools: Tools): boolean {
  const { G } = tools;
  const [side] = G.bankrupt;
  if (!side) return false;
  const armies = sacrifices(G, side);
  const fleets = havens(G, side).filter(overfull).map(savings);
  if (armies.length > 1 || fleets.some(({ length }) => length > 1) || waysAshore(G, bankruptShips(G, side)).length) return false;
  settle(tools, side, armies[0], fleets.flat(2), []);
  return true;
}

export const settlePenalty = action({
  name: 'settlePenalty',
  case: '11.3',
  args: [UnitsArg, UnitsArg, Type.Optional(UnitsArg)],
  refuse(view, player, landIds, layUpIds, ashore) {
    const side = sideOf(player);
    return (
      landRefusal(view, side, landIds) ??
      shipsRefusal(view, side, layUpIds) ??
      (ashore && ashoreRefusal(view, side, bankruptShips(view, side), ashore))
    );
  },
  *choices(view, player) {
    const side = sideOf(player);
    const armies = sacrifices(view, side);
    const fleets = havens(view, side).filter(overfull).map(savings);
    const ways = Math.max(armies.length, ...fleets.map(({ length }) => length));
    for (let way = 0; way < ways; way++) yield [armies[way % armies.length], fleets.flatMap((sets) => sets[way % sets.length])];
  },
  perform: (tools, player, landIds, layUpIds, ashore) => settle(tools, sideOf(player), landIds, layUpIds, ashore ?? []),
});
