import type { Dice } from '../../../../kit/dice.js';
import { drawOne } from '../../../../kit/drawing.js';
import { SIDES, type Side, seatOf } from '../../sides.js';
import type { Salamis } from '../../state.js';
import { EVENTS } from '../data/tables.js';
import { campaignOf } from '../rules/areas.js';
import { battleAnswer, waysOut } from '../rules/battles.js';
import { orders } from '../rules/orders.js';
import { refuges } from '../rules/retreat.js';
import type { BattleAnswer, Campaign, FleetOrder } from '../state.js';

/** What the other side has decided in a campaign, and what it alone is told. */

/** Whether volunteers wait for a ship of a side, as often as the table of events brings them. */
const volunteersWait = ({ stage }: Campaign, ready: boolean, dice: Dice): boolean =>
  stage === 'orders' && !ready && EVENTS[dice.die(6) + dice.die(6) - 2] === 'volunteers';

/** Orders for every fleet of a side, one after the other. `G` is the caller's own. */
function writeOrders(G: Salamis, side: Side, dice: Dice): void {
  const camp = campaignOf(G);
  camp.orders[side] = [];
  for (;;) {
    const ways = [...orders.choices(G, seatOf(G, side))];
    if (!ways.length) return;
    camp.orders[side] = drawOne(ways, dice)[0] as FleetOrder[];
  }
}

function answerFor(G: Salamis, side: Side, dice: Dice): BattleAnswer {
  const [accept, mode, sails] = drawOne([...battleAnswer.choices(G, seatOf(G, side))], dice) as [
    boolean,
    BattleAnswer['mode'],
    BattleAnswer['sails'],
  ];
  return { accept, mode, ...(sails && { sails }) };
}

/** Fills, in place, what these sides keep to themselves. */
export function fillPlans(G: Salamis, strangers: readonly Side[], dice: Dice): void {
  const camp = campaignOf(G);
  const { departure } = camp;
  for (const side of strangers) {
    camp.building[side] ??= [];
    if (camp.waiting) camp.waiting[side] ??= [];
    camp.notices[side] ??= [];
    camp.volunteers[side] = volunteersWait(camp, G.ready[side], dice);
    if (departure?.side === side && departure.to === null) {
      departure.to = departure.why === 'beaten' ? refuges(camp, side, departure.from) : waysOut(camp, side, departure.from);
    }
  }
  for (const side of SIDES) if (camp.orders[side] === 'committed') writeOrders(G, side, dice);
  for (const { answers } of camp.encounters) {
    for (const side of SIDES) if (answers[side] === 'committed') answers[side] = answerFor(G, side, dice);
  }
}
