import { MOVEMENT } from '../../data/movement.js';
import { STEP } from '../../geometry/angles.js';
import { within } from '../../geometry/distance.js';
import type { Salamis } from '../../state.js';
import { baseOf, isLinked, type No, no, oarQuarter, onTable, ship, squadron, towBy, towOf, typeOf } from '../basics/ships.js';
import { hinders } from '../sequenceOfPlay/ordering.js';
import { allowance, canPull, helmOf } from './allowance.js';
import type { Order } from './order.js';

/** What an order may ask [5.0 to 5.8], as if nothing were met on the way. */

/** Gap to the nearest enemy base is more than so many mm. */
export function enemiesBeyond(G: Salamis, id: string, mm: number): boolean {
  const vessel = ship(G, id);
  const base = baseOf(vessel);
  return onTable(G).every((other) => {
    const { side } = ship(G, other);
    return side === null || side === vessel.side || !within(base, baseOf(ship(G, other)), mm);
  });
}

/** What holds the tow of a ship, and by it the ship: grapnels, or the ground. */
function heldTow(view: Salamis, id: string): No | undefined {
  const tow = towBy(view, id)?.[1].b;
  if (tow === undefined) return undefined;
  if (isLinked(view, tow)) return no('linked', '8.1', { ship: tow });
  const { aground } = ship(view, tow);
  return aground ? no(aground, '5.6', { ship: tow }) : undefined;
}

/** Why a ship cannot be sailed at all, whatever the order. */
export function stuckRefusal(view: Salamis, id: string): No | undefined {
  const vessel = ship(view, id);
  if (isLinked(view, id)) return no('linked', '8.1', { ship: id });
  if (towOf(view, id)) return no('inTow', '5.4', { ship: id });
  if (vessel.aground) return no(vessel.aground, '5.6', { ship: id });
  return heldTow(view, id) ?? hinders(view, id, 'ashore');
}

function modeRefusal(view: Salamis, id: string, { mode, contact }: Order): No | undefined {
  const vessel = ship(view, id);
  if (mode === 'sail') {
    if (vessel.sails !== 'set') return no('sailsNotSet', '5.8', { ship: id });
    return contact === 'ram' || contact === 'rake' ? no('underSail', '7.1', { ship: id }) : undefined;
  }
  return typeOf(vessel).oarsmen ? undefined : no('noOars', '5.8', { ship: id });
}

function paceRefusal(view: Salamis, id: string, { mode = 'oars', approach, burst }: Order): No | undefined {
  const vessel = ship(view, id);
  if (burst) {
    if (mode !== 'oars') return no('burstNeedsOars', '5.4', { ship: id });
    if (approach) return no('burstOrApproach', '5.4', { ship: id });
    if (vessel.bursts < 1) return no('noBursts', '5.4', { ship: id });
    if (vessel.dmg > MOVEMENT.burstDamage) return no('burstDamage', '5.4', { ship: id });
    if (oarQuarter(vessel) < MOVEMENT.burstQuarter) return no('burstOars', '5.4', { ship: id });
    if (towBy(view, id)) return no('burstTowing', '5.4', { ship: id });
    if (vessel.act?.entered) return no('entering', '2.9', { ship: id });
  }
  if (approach) {
    if (!view.options.initialMovement) return no('noApproaches', '4.2');
    if (mode === 'back') return no('approachAstern', '4.2', { ship: id });
    if (squadron(view, id).engaged) return no('engaged', '4.2', { ship: id });
    if (!enemiesBeyond(view, id, MOVEMENT.approachStart)) return no('enemyNear', '4.2', { ship: id, mm: MOVEMENT.approachStart });
  }
  return undefined;
}

function stepsRefusal(view: Salamis, id: string, order: Order): No | undefined {
  const { mode = 'oars', steps } = order;
  const helm = helmOf(view, id, mode);
  const most = allowance(view, id, order).mm;
  let used = 0;
  let run = 0;
  let turns = 0;
  for (const [i, [kind, amount]] of steps.entries()) {
    if (kind === 'F' || kind === 'B') {
      if (amount < 1) return no('badLeg', '5.1', { ship: id });
      if ((kind === 'B') !== (mode === 'back')) return no('wrongWay', '5.4', { ship: id });
      used += amount;
      run += amount;
      continue;
    }
    if (amount === 0 || amount % STEP !== 0) return no('badTurn', '5.2', { ship: id, step: STEP });
    const degrees = Math.abs(amount);
    if (kind === 'P') {
      if (i > 0) return no('pivotFirst', '5.3', { ship: id });
      if (mode === 'oars' && !canPull(ship(view, id))) return no('noOars', '5.3', { ship: id });
      if (degrees > helm.pivot) return no('pivotTooFar', '5.3', { ship: id, most: helm.pivot });
      used += Math.ceil((most * MOVEMENT.pivotCostPct) / 100);
    } else {
      const least = amount < 0 ? helm.port : helm.stbd;
      if (degrees > least) return no('turnTooFar', '5.2', { ship: id, most: least });
      if (run < helm.run) return no('turnTooSoon', '5.2', { ship: id, run: helm.run });
      turns += 1;
      if (mode === 'back' && turns > 1) return no('oneTurnAstern', '5.4', { ship: id });
    }
    run = 0;
  }
  return used > most ? no('overAllowance', '5.0', { ship: id, mm: used, most }) : undefined;
}

function beachRefusal(view: Salamis, id: string, { beach }: Order): No | undefined {
  if (beach === undefined) return undefined;
  if (!Object.hasOwn(view.land, beach)) return no('noLand', '5.4', { ship: id });
  if (view.land[beach].coast !== 'sandy') return no('rockyLand', '5.4', { ship: id });
  return typeOf(ship(view, id)).draught >= 4 ? no('tooDeepToBeach', '5.4', { ship: id }) : undefined;
}

/** Why a ship that may be sailed may not be given this order. */
export function orderRefusal(view: Salamis, id: string, order: Order): No | undefined {
  if (!order.steps.length) return no('noSteps', '5.1', { ship: id });
  return modeRefusal(view, id, order) ?? paceRefusal(view, id, order) ?? stepsRefusal(view, id, order) ?? beachRefusal(view, id, order);
}
