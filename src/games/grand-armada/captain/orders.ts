import { rangeBetween } from '../data/map.js';
import { opponentOf, type ShipId, type Side } from '../ids.js';
import { openPairs, validBoardingLists } from '../rules/boarding.js';
import { closeOrders } from '../rules/closeFire.js';
import { dieChance, needOf } from '../rules/gunnery.js';
import { hexesToEdge } from '../rules/homeward.js';
import { losers } from '../rules/losses.js';
import { crewOf, flag, fleet, isFighting, placeOf, rangeOf } from '../rules/ships.js';
import { fleePaths, flightEnd, fugitives } from '../rules/withdrawal.js';
import type { GrandArmadaMove } from '../sequence.js';
import type { Boarding, GrandArmada, Volley } from '../state.js';
import { boardingGain, crewWorth, force, targetWorth } from './worth.js';

/** The other decisions of a captain: close fire, boardings, flights. */

/** Every shot there is, each at the target with the best chance for its worth. */
export function closeFire(G: GrandArmada, side: Side): GrandArmadaMove {
  const best = new Map<string, { order: Volley; worth: number }>();
  for (const order of closeOrders(G, side)) {
    const key = `${order.ship} ${order.weapon}`;
    const worth =
      dieChance(needOf(G, order.ship, order.weapon, rangeOf(G, order.ship, order.target))) *
      (order.weapon === 'guns' ? targetWorth : crewWorth)(G, order.target);
    if (worth > (best.get(key)?.worth ?? 0)) best.set(key, { order, worth });
  }
  return { move: 'commitVolley', args: [[...best.values()].map(({ order }) => order)] };
}

/** What a combat is worth to the Spanish: crew lost, and more where a ship would break. */
function combatWorth(G: GrandArmada, english: readonly ShipId[], spanish: readonly ShipId[]): number {
  const gain = boardingGain(force(G, spanish) - force(G, english));
  const weakest = Math.min(...(gain > 0 ? english : spanish).map((id) => crewOf(G, id)));
  return gain * (1 + 1 / (2 + Math.max(0, weakest)));
}

const listWorth = (G: GrandArmada, list: readonly Boarding[]): number =>
  list.reduce(
    (sum, { single, group }) => sum + (flag(single) === 'E' ? combatWorth(G, [single], group) : combatWorth(G, group, [single])),
    0,
  );

export function boarding(G: GrandArmada): GrandArmadaMove {
  if (G.options.multiBoarding === 'single') {
    const pair = bestOf(openPairs(G), ([e, s]) => combatWorth(G, [e], [s]));
    return { move: 'orderBoardings', args: [[pair]] };
  }
  return { move: 'orderBoardings', args: [bestOf(validBoardingLists(G), (list) => listWorth(G, list))] };
}

/** The strongest crew can best spare a point. */
export const losses = (G: GrandArmada): GrandArmadaMove => ({ move: 'loseCrew', args: [bestOf(losers(G), (id) => crewOf(G, id))] });

/** The flight that gets farthest from the enemy; off the map before all others. */
export function flight(G: GrandArmada): GrandArmadaMove {
  const [id] = fugitives(G, G.toAct);
  const enemies = fleet(G, opponentOf(flag(id)))
    .filter((other) => isFighting(G, other))
    .map((other) => placeOf(G, other));
  const worth = (end: number) =>
    end < 0 ? 99 : Math.min(20, ...enemies.map((enemy) => rangeBetween(end, enemy))) - hexesToEdge(end) * 0.1;
  const path = bestOf([...fleePaths(G, id)], (steps) => worth(flightEnd(G, id, steps)));
  return { move: 'flee', args: [id, path] };
}

/** Throws where there is nothing to choose from: a captain is asked only where he has a choice. */
function bestOf<T>(items: readonly T[], worth: (item: T) => number): T {
  if (!items.length) throw new Error('nothing to choose from');
  let [best] = items;
  let most = worth(best);
  for (const item of items.slice(1)) {
    const value = worth(item);
    if (value > most) {
      most = value;
      best = item;
    }
  }
  return best;
}
