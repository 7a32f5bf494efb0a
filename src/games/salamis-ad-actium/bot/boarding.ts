import { LEVEL } from '../data/damage.js';
import { boardingOdds, capsizeOdds } from '../preview/boarding.js';
import { fleet, isShip, ship } from '../rules/basics/ships.js';
import { defaultCrew } from '../rules/boarding/capture.js';
import { capsizeRefusal, targetsOf } from '../rules/boarding/orders.js';
import type { SalamisMove } from '../sequence.js';
import type { Side } from '../sides.js';
import type { BoardOrder, Salamis } from '../state.js';
import { because, figure } from './explain.js';
import { BOLD } from './worth.js';

/** The captain in boarding fights [8.2, 8.5]. */

/** He never assaults into a fight that the other would win so much more surely. */
const WORSE = 0.05;
/** The chance from which on he would rather capsize a ship than board it. */
const HAUL = 0.45;

/** The chance that the target would win if it were the one to assault. */
const answer = (G: Salamis, group: readonly string[], target: string): number =>
  isShip(G, target) && ship(G, target).dmg < LEVEL.sinking ? boardingOdds(G, [target], group[0]).wins : 0;

/** All ships that can go at a target together, if together they are strong enough. */
function assault(G: Salamis, target: string, able: readonly string[]): BoardOrder[] {
  if (!able.length) return [];
  const { wins } = boardingOdds(G, able, target);
  if (wins <= figure('assaultOdds', BOLD) || wins < answer(G, able, target) - figure('outmatched', WORSE)) return [];
  return able.map((id) => ({ ship: id, action: 'assault', target }));
}

/** Orders for a side: everybody at the target that promises most, the rest defend. */
export function boardingOrders(G: Salamis, side: Side): BoardOrder[] {
  const reach = new Map(fleet(G, side).map((id) => [id, targetsOf(G, id)]));
  const targets = [...new Set([...reach.values()].flat())];
  const groupFor = (target: string, busy: ReadonlySet<string>) =>
    [...reach].filter(([id, list]) => list.includes(target) && !busy.has(id)).map(([id]) => id);
  const promising = targets
    .map((target) => ({ target, wins: boardingOdds(G, groupFor(target, new Set()), target).wins }))
    .sort((a, b) => b.wins - a.wins);
  const haul = figure('capsizing', HAUL);
  const orders: BoardOrder[] = [];
  const busy = new Set<string>();
  for (const { target } of promising) {
    const able = groupFor(target, busy);
    const puller = able.find((id) => !capsizeRefusal(G, id, target) && capsizeOdds(G, id, target).over >= haul);
    const given: BoardOrder[] = puller ? [{ ship: puller, action: 'capsize', target }] : assault(G, target, able);
    for (const order of given) busy.add(order.ship);
    orders.push(...given);
  }
  return orders;
}

/** One factor sails the prize home, unless nobody can be spared. */
export function prizeOrder(G: Salamis): SalamisMove | undefined {
  const [capture] = G.boarding?.captures ?? [];
  if (!capture) return undefined;
  const crew = defaultCrew(ship(G, capture.by));
  return crew
    ? because('prizeCrew', { move: 'prizeCrew', args: [capture.ship, crew] })
    : because('noneToSpare', { move: 'abandonPrize', args: [capture.ship] });
}
