import { comparing } from '../../../kit/explain.js';
import type { PlayerID } from '../../../kit/rules.js';
import { because, term, weighed } from '../bot/explain.js';
import type { SalamisMove } from '../sequence.js';
import { opponentOf, type Side, sideOf } from '../sides.js';
import type { Salamis } from '../state.js';
import { battleProspect } from './bot/chances.js';
import { building, drill, marines, repairs } from './bot/fitting.js';
import { campaignOrders } from './bot/orders.js';
import { gathering, parting, relieving } from './bot/reshaping.js';
import { scaleOf } from './bot/scale.js';
import { CAMPAIGN_VICTORY } from './data/tables.js';
import { fleetsIn } from './rules/fleets.js';
import { campaignPoints } from './rules/victory.js';
import type { Campaign } from './state.js';

/** The captain of a campaign [12]: from what his side can see. */

/** Victory points that a battle must promise: as a rule, to a side that leads, and in the last turns to one that does not. */
const GAINS = { usual: 0, leading: 0.3, pressed: -0.5, turns: 2 } as const;

const ready = (): SalamisMove => because('allDone', { move: 'ready', args: [] });

/** Writes all orders at once, then is ready. */
export function campaignOrder(view: Salamis, playerID: PlayerID): SalamisMove {
  const side = sideOf(view, playerID);
  return view.camp?.orders[side] === null ? because('council', { move: 'orders', args: [campaignOrders(view, side)] }) : ready();
}

/** Fights when it pays, by a throw unless the campaign is fought on the table. */
export function campaignAnswer(view: Salamis, playerID: PlayerID): SalamisMove {
  const side = sideOf(view, playerID);
  const { camp } = view;
  const [encounter] = camp?.encounters ?? [];
  const mode = camp?.battles === 'tactical' ? 'tactical' : 'quick';
  if (!camp || !encounter || encounter.forced) return because('forced', { move: 'battleAnswer', args: [true, mode] });
  const [ours, theirs] = [side, opponentOf(side)].map((each) => fleetsIn(camp, encounter.area, each));
  const answer = (fights: boolean): SalamisMove => ({ move: 'battleAnswer', args: [fights, mode] });
  return comparing(() => {
    const refuse = weighed(
      () => answer(false),
      () => term('leastGain', leastGain(camp, side)),
    );
    const accept = weighed(
      () => answer(true),
      () => term('prospect', battleProspect(scaleOf(view, camp, side), ours, theirs).value),
    );
    return answer(accept > refuse);
  });
}

/** What a battle must promise: more for whoever leads, less where time runs out on a war that is not won. */
function leastGain(camp: Campaign, side: Side): number {
  const points = campaignPoints(camp);
  if (points[side] - points[opponentOf(side)] >= CAMPAIGN_VICTORY.draw) return GAINS.leading;
  return camp.turns - camp.turn < GAINS.turns ? GAINS.pressed : GAINS.usual;
}

/** What is done between the months, in this order, one thing after another; then he is ready. */
const CARES = [
  ['mends', repairs],
  ['trains', drill],
  ['marines', marines],
  ['builds', building],
  ['relieves', relieving],
  ['gathers', gathering],
  ['parts', parting],
] as const;

export function campaignAdmin(view: Salamis, playerID: PlayerID): SalamisMove {
  const side = sideOf(view, playerID);
  const { camp } = view;
  if (!camp) return ready();
  for (const [key, care] of CARES) {
    const choice = care(view, camp, playerID, side);
    if (choice) return because(key, choice);
  }
  return ready();
}
