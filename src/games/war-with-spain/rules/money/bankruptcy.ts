import { type No, no } from '../../../../kit/action.js';
import { type Side, sideOf, type UnitId, UnitsArg } from '../../ids.js';
import type { WarWithSpain } from '../../state.js';
import { action, firstNo } from '../tools.js';
import { armyStrength, removeArmy } from '../units.js';
import { closeHaven, havens, overfull, savings, weightOf } from './havens.js';
import { paidArmies } from './upkeep.js';

/** Financial penalties [11.3]. */

/** How many of its land units a bankrupt side must give up. */
export const thirdOf = (G: WarWithSpain, side: Side): number => Math.ceil(paidArmies(G, side).length / 3);

function landRefusal(view: WarWithSpain, side: Side, landIds: readonly UnitId[]): No | undefined {
  const paid = paidArmies(view, side);
  const count = thirdOf(view, side);
  const wrong = firstNo(landIds, '11.3', (unit) => (paid.includes(unit) ? undefined : no('notPaid', '11.3', { unit })));
  return wrong ?? (landIds.length === count ? undefined : no('giveUpThird', '11.3', { count }));
}

function shipsRefusal(view: WarWithSpain, side: Side, ids: readonly UnitId[]): No | undefined {
  const full = havens(view, side).filter(overfull);
  const wrong = firstNo(ids, '11.3', (unit) =>
    full.some(({ ships }) => ships.includes(unit)) ? undefined : no('noChoiceOfShip', '11.3', { unit }),
  );
  if (wrong) return wrong;
  for (const { ships, most, room, hex } of full) {
    const saved = ids.filter((id) => ships.includes(id));
    if (saved.length !== most) return no('saveShips', '11.3', { count: most, hex });
    if (weightOf(saved) > room) return no('shipsTooBig', '11.3', { room, hex });
  }
  return undefined;
}

/** Which third of its land units: the weakest first, and other neighbours in strength. */
function sacrifices(view: WarWithSpain, side: Side): UnitId[][] {
  const count = thirdOf(view, side);
  const men = paidArmies(view, side).sort((a, b) => armyStrength(view, a) - armyStrength(view, b) || (a < b ? -1 : 1));
  return Array.from({ length: men.length - count + 1 }, (_, at) => men.slice(at, at + count));
}

export const settlePenalty = action({
  name: 'settlePenalty',
  case: '11.3',
  args: [UnitsArg, UnitsArg],
  refuse(view, player, landIds, layUpIds) {
    const side = sideOf(player);
    return landRefusal(view, side, landIds) ?? shipsRefusal(view, side, layUpIds);
  },
  *choices(view, player) {
    const side = sideOf(player);
    const armies = sacrifices(view, side);
    const fleets = havens(view, side).filter(overfull).map(savings);
    const ways = Math.max(armies.length, ...fleets.map(({ length }) => length));
    for (let way = 0; way < ways; way++) yield [armies[way % armies.length], fleets.flatMap((sets) => sets[way % sets.length])];
  },
  perform(tools, player, landIds, layUpIds) {
    const { G, tell } = tools;
    const side = sideOf(player);
    G.bankrupt.shift();
    for (const haven of havens(G, side)) closeHaven(tools, side, haven, layUpIds);
    for (const id of landIds) removeArmy(G, id);
    if (landIds.length) tell({ key: 'disbands', case: '11.3', by: player, who: [...landIds] });
  },
});
