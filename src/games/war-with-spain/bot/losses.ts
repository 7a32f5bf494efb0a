import type { PlayerID } from '../../../kit/rules.js';
import { ARMY } from '../data/armies.js';
import { LEADERS } from '../data/leaders.js';
import { PAID } from '../data/nations.js';
import { SHIP, type ShipFace } from '../data/ships.js';
import { sideOf, TF, type UnitId } from '../ids.js';
import { takeLandLosses } from '../rules/landCombat/losses.js';
import { shipPrice } from '../rules/money/prices.js';
import { fighters } from '../rules/navalCombat/losses.js';
import { groupOf } from '../rules/navalMovement/grouping/groups.js';
import { dropCargo } from '../rules/navalMovement/transport/overloading.js';
import { stormable } from '../rules/navalMovement/wind.js';
import { armySteps, armyStrength, cargoOf, isDeep, shipFace, shipSteps, shipsOf } from '../rules/units.js';
import type { WarMove } from '../sequence.js';
import type { Loss, WarWithSpain } from '../state.js';
import { cheapestMove, offers } from './choosing.js';
import { because, figure, term } from './explain.js';

/** Who is given up where something must be: in storms, in battle, and where ships no longer hold what they carry. */

/** Points of fighting strength that each of these is worth: a ducat, room aboard, a leader, the silver of a year, a counter, men who cannot be raised anew. */
const WORTH = { ducat: 0.1, room: 0.15, laden: 1, leader: 2, silver: 100, counter: 0.5, forGood: 0.2 } as const;

/** What a face of a ship is worth while it floats. */
const faceWorth = ({ cs, tr }: ShipFace, laden: boolean): number => cs + tr * (laden ? figure('laden', WORTH.laden) : WORTH.room);

/** What goes down with a ship, beside the ship itself: a leader, the silver. */
function aboard(view: WarWithSpain, id: UnitId): number {
  const leaders = Object.keys(view.leaders).filter((leader) => view.leaders[leader].ship === id);
  return leaders.reduce((sum, leader) => sum + LEADERS[leader].bonus * WORTH.leader, id === TF ? WORTH.silver : 0);
}

/** What it costs that a ship loses one step, and two: what it can do no more, and what its repair, or another, would cost. */
function shipCosts(view: WarWithSpain, id: UnitId): number[] {
  const group = groupOf(view, id);
  const laden = group !== undefined && cargoOf(view, group).length > 0;
  const { front, back } = SHIP[id];
  const now = faceWorth(shipFace(view, id), laden) + aboard(view, id);
  const price = shipPrice(id) * figure('ducat', WORTH.ducat);
  if (view.naval[id].reduced) return [now + price / 2];
  const whole = now + price + WORTH.counter;
  return back ? [faceWorth(front, laden) - faceWorth(back, laden) + price / 2 + WORTH.counter, whole] : [whole];
}

/** The cheapest way for some ships to lose exactly so many steps: for every number of steps, ship by ship. */
function cheapestLosses(view: WarWithSpain, ships: readonly UnitId[], steps: number): Loss[] {
  let ways = new Map<number, { cost: number; losses: Loss[] }>([[0, { cost: 0, losses: [] }]]);
  for (const unitId of ships) {
    const next = new Map(ways);
    const costs = shipCosts(view, unitId);
    for (const [done, { cost, losses }] of ways) {
      for (const [at, price] of costs.entries()) {
        const sum = done + at + 1;
        if (sum > steps || (next.get(sum)?.cost ?? Number.POSITIVE_INFINITY) <= cost + price) continue;
        next.set(sum, { cost: cost + price, losses: [...losses, { unitId, steps: at + 1 }] });
      }
    }
    ways = next;
  }
  return ways.get(steps)?.losses ?? [];
}

/** Steps at sea: deep draft bears them as long as it floats [7.33]; the cheapest ships go first. */
export function loseAtSea(view: WarWithSpain, player: PlayerID): WarMove {
  const { pending } = view;
  const me = sideOf(player);
  if (pending?.step !== 'navalLosses') return because('onlyWay', { move: 'takeNavalLosses', args: [[]] });
  const ships = pending.group ? stormable(shipsOf(view, pending.group)) : fighters(view, me);
  const deep = ships.filter(isDeep);
  const hull = deep.reduce((sum, id) => sum + shipSteps(view, id), 0);
  const shared = Math.min(hull, pending.steps[me]);
  const rest = ships.filter((id) => !isDeep(id));
  return because('cheapestShips', {
    move: 'takeNavalLosses',
    args: [[...cheapestLosses(view, deep, shared), ...cheapestLosses(view, rest, pending.steps[me] - shared)]],
  });
}

/** What it costs to lose a land unit, or part of its strength: the dead of the pool can be raised again, unless they were allies; the wounded never mend. */
function armyCost(view: WarWithSpain, { unitId, steps, replaceBy }: Loss): number {
  const { nat, back } = ARMY[unitId];
  const left = replaceBy ? ARMY[replaceBy].cs : steps < armySteps(view, unitId) ? (back ?? 0) : 0;
  const lost = armyStrength(view, unitId) - left;
  const returns = left === 0 && (nat === 'dutch' || PAID.includes(nat));
  return lost + (left ? 0 : WORTH.counter) + (returns ? 0 : lost * WORTH.forGood);
}

/** Steps on land. */
export const loseOnLand = (view: WarWithSpain, player: PlayerID): WarMove =>
  cheapestMove(offers(takeLandLosses, view, player), ({ args: [losses] }) =>
    term('cost', -losses.reduce((sum, loss) => sum + armyCost(view, loss), 0)),
  );

/** Men for whom there is no room any more: as little strength, and as few counters, as will do. */
export const lighten = (view: WarWithSpain, player: PlayerID): WarMove =>
  cheapestMove(offers(dropCargo, view, player), ({ args: [ids] }) =>
    term('cost', -ids.reduce((sum, unitId) => sum + armyCost(view, { unitId, steps: armySteps(view, unitId) }), 0)),
  );
