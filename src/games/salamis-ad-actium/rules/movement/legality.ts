import { MOVEMENT } from '../../data/movement.js';
import { STEP, within } from '../../geometry/shapes.js';
import type { Salamis } from '../../state.js';
import { baseOf, isLinked, oarQuarter, onTable, ship, squadron, towBy, towOf, typeOf, type Violation, violation } from '../basics/ships.js';
import { hinders } from '../sequenceOfPlay/ordering.js';
import { allowance, canPull, helmOf } from './allowance.js';
import type { Order } from './order.js';

// Legality of an order [5.0 to 5.8]. Contacts on the way are not considered here.

export function enemiesBeyond(G: Salamis, id: string, mm: number): boolean {
  const vessel = ship(G, id);
  const base = baseOf(vessel);
  return onTable(G).every((other) => {
    const { side } = ship(G, other);
    return side === null || side === vessel.side || !within(base, baseOf(ship(G, other)), mm);
  });
}

function heldTow(view: Salamis, id: string): Violation | undefined {
  const tow = towBy(view, id)?.[1].b;
  if (tow === undefined) return undefined;
  if (isLinked(view, tow)) return violation('linked', '8.1', { ship: tow });
  const { aground } = ship(view, tow);
  return aground ? violation(aground, '5.6', { ship: tow }) : undefined;
}

/** Returns why no order can move a ship. */
export function stuckRefusal(view: Salamis, id: string): Violation | undefined {
  const vessel = ship(view, id);
  if (isLinked(view, id)) return violation('linked', '8.1', { ship: id });
  if (towOf(view, id)) return violation('inTow', '5.4', { ship: id });
  if (vessel.aground) return violation(vessel.aground, '5.6', { ship: id });
  return heldTow(view, id) ?? hinders(view, id, 'ashore');
}

function modeRefusal(view: Salamis, id: string, { mode, contact }: Order): Violation | undefined {
  const vessel = ship(view, id);
  const strikes = contact === 'ram' || contact === 'rake';
  if (strikes && vessel.prize !== null) return violation('prizeCrew', '8.5', { ship: id });
  if (mode === 'sail') {
    if (vessel.sails !== 'set') return violation('sailsNotSet', '5.8', { ship: id });
    return strikes ? violation('underSail', '7.1', { ship: id }) : undefined;
  }
  return typeOf(vessel).oarsmen ? undefined : violation('noOars', '5.8', { ship: id });
}

function paceRefusal(view: Salamis, id: string, { mode = 'oars', approach, burst }: Order): Violation | undefined {
  const vessel = ship(view, id);
  if (burst) {
    if (mode !== 'oars') return violation('burstNeedsOars', '5.4', { ship: id });
    if (approach) return violation('burstOrApproach', '5.4', { ship: id });
    if (vessel.bursts < 1) return violation('noBursts', '5.4', { ship: id });
    if (vessel.dmg > MOVEMENT.burstDamage) return violation('burstDamage', '5.4', { ship: id });
    if (oarQuarter(vessel) < MOVEMENT.burstQuarter) return violation('burstOars', '5.4', { ship: id });
    if (towBy(view, id)) return violation('burstTowing', '5.4', { ship: id });
    if (vessel.act?.entered) return violation('entering', '2.9', { ship: id });
  }
  if (approach) {
    if (!view.options.initialMovement) return violation('noApproaches', '4.2');
    if (mode === 'back') return violation('approachAstern', '4.2', { ship: id });
    if (squadron(view, id).engaged) return violation('engaged', '4.2', { ship: id });
    if (!enemiesBeyond(view, id, MOVEMENT.approachStart)) return violation('enemyNear', '4.2', { ship: id, mm: MOVEMENT.approachStart });
  }
  return undefined;
}

function stepsRefusal(view: Salamis, id: string, order: Order): Violation | undefined {
  const { mode = 'oars', steps } = order;
  const helm = helmOf(view, id, mode);
  const most = allowance(view, id, order).mm;
  let used = 0;
  let run = 0;
  let turns = 0;
  for (const [i, [kind, amount]] of steps.entries()) {
    if (kind === 'F' || kind === 'B') {
      if (amount < 1) return violation('badLeg', '5.1', { ship: id });
      if ((kind === 'B') !== (mode === 'back')) return violation('wrongWay', '5.4', { ship: id });
      used += amount;
      run += amount;
      continue;
    }
    if (amount === 0 || amount % STEP !== 0) return violation('badTurn', '5.2', { ship: id, step: STEP });
    const degrees = Math.abs(amount);
    if (kind === 'P') {
      if (i > 0) return violation('pivotFirst', '5.3', { ship: id });
      if (mode === 'oars' && !canPull(ship(view, id))) return violation('noOars', '5.3', { ship: id });
      if (degrees > helm.pivot) return violation('pivotTooFar', '5.3', { ship: id, most: helm.pivot });
      used += Math.ceil((most * MOVEMENT.pivotCostPct) / 100);
    } else {
      const least = amount < 0 ? helm.port : helm.stbd;
      if (degrees > least) return violation('turnTooFar', '5.2', { ship: id, most: least });
      if (run < helm.run) return violation('turnTooSoon', '5.2', { ship: id, run: helm.run });
      turns += 1;
      if (mode === 'back' && turns > 1) return violation('oneTurnAstern', '5.4', { ship: id });
    }
    run = 0;
  }
  return used > most ? violation('overAllowance', '5.0', { ship: id, mm: used, most }) : undefined;
}

function beachRefusal(view: Salamis, id: string, { beach }: Order): Violation | undefined {
  if (beach === undefined) return undefined;
  if (!Object.hasOwn(view.land, beach)) return violation('noLand', '5.4', { ship: id });
  if (view.land[beach].coast !== 'sandy') return violation('rockyLand', '5.4', { ship: id });
  return typeOf(ship(view, id)).draught >= 4 ? violation('tooDeepToBeach', '5.4', { ship: id }) : undefined;
}

export function orderRefusal(view: Salamis, id: string, order: Order): Violation | undefined {
  if (!order.steps.length) return violation('noSteps', '5.1', { ship: id });
  return modeRefusal(view, id, order) ?? paceRefusal(view, id, order) ?? stepsRefusal(view, id, order) ?? beachRefusal(view, id, order);
}
