import { MOVEMENT } from '../../data/movement.js';
import type { Helm } from './allowance.js';
import type { Leg, Mode, Order } from './order.js';

/** The legs of a fair sample of moves [4m]. */

/** Turns of one kind are tried by so many degrees. */
const FAN = 15;
const PIVOTS = [30, 45, 60, 90];

/** How finely the water is sampled: as players' lists are, or as a captain's eye needs it. */
export type Grain = 'fine' | 'coarse';

/** Legs of the sample for an allowance and a helm; legs of no length are left out. The coarse one turns twice only as hard as can be. */
function shapes(most: number, { port, stbd, run, pivot }: Helm, grain: Grain): Leg[][] {
  const turns: number[] = [];
  const step = Math.min(FAN, Math.max(port, stbd));
  if (step > 0) for (let a = -Math.max(port, stbd); a <= Math.max(port, stbd); a += step) if (a && a >= -port && a <= stbd) turns.push(a);
  const list: Leg[][] = [];
  const add = (...legs: Leg[]): void => {
    const floored = legs.map(([kind, amount]): Leg => (kind === 'F' ? [kind, Math.floor(amount)] : [kind, amount]));
    if (floored.every(([kind, amount]) => kind !== 'F' || amount > 0)) list.push(floored);
  };
  for (const f of [0.3, 0.6, 0.85, 1]) add(['F', f * most]);
  for (const a of turns) {
    for (const f of [0.25, 0.5, 0.75, 1]) add(['F', run], ['T', a], ['F', f * (most - run)]);
    if (most / 2 >= run) for (const f of [0.5, 1]) add(['F', most / 2], ['T', a], ['F', (f * most) / 2]);
  }
  const hard = grain === 'fine' ? turns : turns.filter((a) => a === -port || a === stbd);
  for (const a of hard) {
    for (const b of hard) {
      const rest = most - 2 * run;
      for (const f of [0.5, 1]) add(['F', run], ['T', a], ['F', run], ['T', b], ['F', f * rest]);
      if (a === b && (a === -port || a === stbd)) {
        for (const f of [0.5, 1]) add(['F', run], ['T', a], ['F', run], ['T', b], ['F', run], ['T', a], ['F', f * (rest - run)]);
      }
    }
  }
  const rest = most - Math.ceil((most * MOVEMENT.pivotCostPct) / 100);
  for (const degrees of PIVOTS) {
    if (degrees > pivot) continue;
    for (const a of [-degrees, degrees]) {
      list.push([['P', a]]);
      for (const f of [0.5, 1]) add(['P', a], ['F', f * rest]);
    }
  }
  return list;
}

export const plain = (mode: Mode, steps: Leg[]): Order => ({ ...(mode !== 'oars' && { mode }), steps });

/** Orders by all that makes them: ships are few of a kind, and their allowances and helms come again and again. */
const known = new Map<string, readonly Order[]>();

/** Plain orders of every shape for an allowance and a helm. They are the same ones whoever asks: not to be changed. */
export function shapedOrders(mode: Mode, most: number, helm: Helm, grain: Grain): readonly Order[] {
  const key = `${mode} ${most} ${helm.port} ${helm.stbd} ${helm.run} ${helm.pivot} ${grain}`;
  const before = known.get(key);
  if (before) return before;
  const orders = shapes(most, helm, grain).map((steps) => plain(mode, steps));
  known.set(key, orders);
  return orders;
}
