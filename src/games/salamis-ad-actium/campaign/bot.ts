import type { ArgsFor } from '../../../kit/action.js';
import { comparing } from '../../../kit/explain.js';
import type { PlayerID } from '../../../kit/rules.js';
import { because, term, weighed } from '../bot/explain.js';
import type { SalamisMove } from '../sequence.js';
import { opponentOf, type Side, sideOf } from '../sides.js';
import type { Salamis } from '../state.js';
import { battleProspect } from './bot/chances.js';
import { building, bySize, drill, marines, repairs, type Scale, scaleOf, withFleets } from './bot/fitting.js';
import { campaignOrders, prospects } from './bot/orders.js';
import { CAMPAIGN_VICTORY } from './data/tables.js';
import { portsHeld } from './rules/areas.js';
import { fleetIds, fleetsIn, partedName, worth } from './rules/fleets.js';
import { mergeFleets, splitFleet } from './rules/reorganisation.js';
import { campaignPoints } from './rules/victory.js';
import type { Campaign } from './state.js';

// How the campaign bot splits and merges fleets.

/** Minimum number of ships in a fleet. Smaller fleets join others. */
const SMALL_FLEET = 3;
const NEW_FLEET = '+';
/** Minimum expected gain from splitting a fleet. */
const PARTS_FOR = 0;
/** Numbers of equal parts into which the bot may split a fleet. The first part becomes a new fleet. */
const PARTS = [2, 3] as const;

/** Returns the fleets not yet reorganised, so that each is split at most once. */
const untouched = (camp: Campaign, side: Side): string[] => fleetIds(camp, side).filter((fleet) => !camp.admin.reorganised.includes(fleet));

const nextRating = (camp: Campaign, side: Side): number => camp.waiting[side]?.[0]?.mod ?? 0;

/** Returns a move that leaves a poor officer with the cheapest ship, so that the other ships get a better officer. The Admiral stays with his fleet. */
function relieving(view: Salamis, camp: Campaign, player: PlayerID, side: Side): SalamisMove | undefined {
  for (const id of untouched(camp, side)) {
    const { ships, officer, area } = camp.fleets[id];
    const price = (ship: string): number => worth(view, camp, camp.ships[ship]);
    const others = [...ships].sort((a, b) => price(b) - price(a)).slice(0, -1);
    if (
      officer.rank === 'admiral' ||
      officer.mod >= nextRating(camp, side) ||
      officer.mod >= 0 ||
      others.length < 2 ||
      !portsHeld(camp, area, side).length
    )
      continue;
    const args: ArgsFor<SalamisMove, 'splitFleet'> = [id, others, partedName(camp, id)];
    if (!splitFleet.refuse(view, player, args)) return { move: 'splitFleet', args };
  }
  return undefined;
}

const reshaped = (scale: Scale, fleets: Campaign['fleets']): Scale => withFleets(scale, { ...scale.camp.fleets, ...fleets });

function gathering(view: Salamis, camp: Campaign, player: PlayerID, side: Side): SalamisMove | undefined {
  for (const small of bySize(camp, side).reverse()) {
    const { ships, area } = camp.fleets[small];
    if (ships.length >= SMALL_FLEET) return undefined;
    const other = fleetsIn(camp, area, side).find((id) => id !== small && !mergeFleets.refuse(view, player, [id, small]));
    if (other !== undefined) return { move: 'mergeFleets', args: [other, small] };
  }
  return undefined;
}

/** Returns a move that splits a large fleet if the parts promise more, because more fleets capture more ports. */
function parting(view: Salamis, camp: Campaign, player: PlayerID, side: Side): SalamisMove | undefined {
  const scale = scaleOf(view, camp, side);
  let whole: number | undefined;
  for (const id of fleetIds(camp, side)) {
    const { ships, area } = camp.fleets[id];
    for (const parts of PARTS) {
      const away = ships.filter((_, i) => i % parts === parts - 1);
      if (away.length < SMALL_FLEET || splitFleet.refuse(view, player, [id, away, area])) continue;
      const rest = { ...camp.fleets[id], ships: ships.filter((ship) => !away.includes(ship)) };
      const other = { ...camp.fleets[id], ships: away, officer: { rank: 'vice', mod: nextRating(camp, side) } as const };
      whole ??= prospects(scale);
      if (prospects(reshaped(scale, { [id]: rest, [NEW_FLEET]: other })) <= whole + PARTS_FOR) continue;
      return { move: 'splitFleet', args: [id, away, partedName(camp, id)] };
    }
  }
  return undefined;
}

// The campaign bot [12]. It uses only its side's view.

/**
 * Minimum expected gain, in victory points, for a battle: `leading` for the side ahead, `pressed` for the other side in
 * the last `turns`.
 */
const GAINS = { usual: 0, leading: 0.3, pressed: -0.5, turns: 2 } as const;

const ready = (): SalamisMove => because('allDone', { move: 'ready', args: [] });

/** Returns the bot's next move: all orders at once, then `ready`. */
export function campaignOrder(view: Salamis, playerID: PlayerID): SalamisMove {
  const side = sideOf(view, playerID);
  return view.camp?.orders[side] === null ? because('council', { move: 'orders', args: [campaignOrders(view, side)] }) : ready();
}

/** Returns an answer to a battle: accepts it if the gain is large enough, and fights on the table only if all battles are fought there. */
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

function leastGain(camp: Campaign, side: Side): number {
  const points = campaignPoints(camp);
  if (points[side] - points[opponentOf(side)] >= CAMPAIGN_VICTORY.draw) return GAINS.leading;
  return camp.turns - camp.turn < GAINS.turns ? GAINS.pressed : GAINS.usual;
}

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
