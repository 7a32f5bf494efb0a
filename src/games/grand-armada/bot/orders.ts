import { comparing } from '../../../kit/explain.js';
import { rangeBetween } from '../data/map.js';
import { opponentOf, type ShipId, type Side } from '../ids.js';
import { openPairs, validBoardingLists } from '../rules/boarding.js';
import { closeOrders } from '../rules/closeFire.js';
import { dieChance, needOf } from '../rules/gunnery.js';
import { hexesToEdge } from '../rules/homeward.js';
import { losers } from '../rules/losses.js';
import { crewOf, flag, fleet, isFighting, placeOf, rangeOf } from '../rules/ships.js';
import { fleePaths, flightEnd, fugitives, type Token } from '../rules/withdrawal.js';
import type { GrandArmadaMove } from '../sequence.js';
import type { Boarding, GrandArmada, Volley } from '../state.js';
import { because, term, weighed } from './explain.js';
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
  const shots = [...best.values()];
  const volley: GrandArmadaMove = { move: 'commitVolley', args: [shots.map(({ order }) => order)] };
  if (!shots.length) return because('noShot', volley);
  weighed(
    () => volley,
    () => shots.reduce((sum, { worth }) => sum + term('hit', worth), 0),
  );
  return volley;
}

/** What a combat is worth to the Spanish: crew lost, and more where a ship would break. */
function combatWorth(G: GrandArmada, english: readonly ShipId[], spanish: readonly ShipId[]): number {
  const gain = boardingGain(force(G, spanish) - force(G, english));
  const weakest = Math.min(...(gain > 0 ? english : spanish).map((id) => crewOf(G, id)));
  return gain * (1 + 1 / (2 + Math.max(0, weakest)));
}

const listWorth = (G: GrandArmada, list: readonly Boarding[]): number =>
  list.reduce(
    (sum, { single, group }) =>
      sum + term('combat', flag(single) === 'E' ? combatWorth(G, [single], group) : combatWorth(G, group, [single])),
    0,
  );

export function boarding(G: GrandArmada): GrandArmadaMove {
  if (G.options.multiBoarding === 'single') {
    const fight = (pair: ReturnType<typeof openPairs>[number]): GrandArmadaMove => ({ move: 'orderBoardings', args: [[pair]] });
    return fight(bestOf(openPairs(G), ([e, s]) => term('combat', combatWorth(G, [e], [s])), fight));
  }
  const order = (list: Boarding[]): GrandArmadaMove => ({ move: 'orderBoardings', args: [list] });
  return order(bestOf(validBoardingLists(G), (list) => listWorth(G, list), order));
}

/** The strongest crew can best spare a point. */
export function losses(G: GrandArmada): GrandArmadaMove {
  const lose = (id: ShipId): GrandArmadaMove => ({ move: 'loseCrew', args: [id] });
  return lose(bestOf(losers(G), (id) => term('crew', crewOf(G, id)), lose));
}

/** The flight that gets farthest from the enemy; off the map before all others. */
export function flight(G: GrandArmada): GrandArmadaMove {
  const [id] = fugitives(G, G.toAct);
  const enemies = fleet(G, opponentOf(flag(id)))
    .filter((other) => isFighting(G, other))
    .map((other) => placeOf(G, other));
  const worth = (end: number) =>
    end < 0
      ? term('offMap', 99)
      : term('away', Math.min(20, ...enemies.map((enemy) => rangeBetween(end, enemy)))) + term('toEdge', -hexesToEdge(end) * 0.1);
  const flee = (path: Token[]): GrandArmadaMove => ({ move: 'flee', args: [id, path] });
  return flee(bestOf([...fleePaths(G, id)], (steps) => worth(flightEnd(G, id, steps)), flee));
}

/** Throws where there is nothing to choose from: a captain is asked only where he has a choice. */
function bestOf<T>(items: readonly T[], worth: (item: T) => number, moveOf: (item: T) => GrandArmadaMove): T {
  if (!items.length) throw new Error('nothing to choose from');
  const worthOf = (item: T) =>
    weighed(
      () => moveOf(item),
      () => worth(item),
    );
  return comparing(() => {
    let [best] = items;
    let most = worthOf(best);
    for (const item of items.slice(1)) {
      const value = worthOf(item);
      if (value > most) {
        most = value;
        best = item;
      }
    }
    return best;
  });
}
