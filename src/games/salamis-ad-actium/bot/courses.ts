import { ahead, angDiff, bearing, heading } from '../geometry/shapes.js';
import { baseOf, fleet, oarQuarter, ship } from '../rules/basics/ships.js';
import { isSteady } from '../rules/intermediate/officers.js';
import { allowance, helmOf } from '../rules/movement/allowance.js';
import { orderRefusal } from '../rules/movement/legality.js';
import { FULL_REACH, inReach, remembering, type Waters, watersOf } from '../rules/movement/memory.js';
import type { Leg, Order } from '../rules/movement/order.js';
import { runPath } from '../rules/movement/path.js';
import { type Candidate, candidates } from '../rules/movement/samples.js';
import { opponentOf } from '../sides.js';
import type { Salamis } from '../state.js';

// Candidate courses of a ship: a coarse sample, and courses to each enemy in range.

/** Points aimed at, in mm ahead of the middle of an enemy ship. */
const PARTS = [0, -15, 15];

export function courses(G: Salamis, id: string): Candidate[] {
  const waters = watersOf(G, id);
  const near = remembering(inReach(waters, baseOf(ship(G, id)), FULL_REACH));
  return [...candidates(G, id, waters, 'coarse'), ...aimed(G, id, near)];
}

/** Returns courses with at most one turn that end in contact with an enemy, including courses at ramming speed. */
function aimed(G: Salamis, id: string, waters: Waters): Candidate[] {
  const vessel = ship(G, id);
  if (vessel.side === null || !isSteady(G, id) || oarQuarter(vessel) === 0) return [];
  const plain: Order = { steps: [['F', 1]] };
  const bursts = !orderRefusal(G, id, { ...plain, burst: true });
  const fast = allowance(G, id, { burst: true }).mm;
  const calm = allowance(G, id, {}).mm;
  const helm = helmOf(G, id, 'oars');
  const list: Candidate[] = [];
  const enemies = fleet(G, opponentOf(vessel.side)).filter((other) => waters.ships.some((one) => one.id === other));
  for (const other of enemies) {
    for (const run of [0, helm.run, helm.run + 20, helm.run + 45]) {
      for (const legs of laid(G, id, other, run, helm.port, helm.stbd)) {
        for (const burst of bursts ? [false, true] : [false]) {
          const rest = (burst ? fast : calm) - run;
          if (rest < 1) continue;
          const steps: Leg[] = [...legs, ['F', rest]];
          list.push(...struck(G, id, other, { ...plain, ...(burst && { burst }), steps }, waters));
        }
      }
    }
  }
  return list;
}

/** Returns the legs before the last run: none, or a run and a turn towards part of the enemy ship. */
function laid(G: Salamis, id: string, other: string, run: number, port: number, stbd: number): Leg[][] {
  const vessel = ship(G, id);
  const target = ship(G, other);
  const [x, y] = ahead(vessel.at.x, vessel.at.y, vessel.at.h, run);
  const turns = new Set<number>();
  for (const part of PARTS) {
    const [tx, ty] = ahead(target.at.x, target.at.y, target.at.h, part);
    const a = heading(bearing(tx - x, ty - y) - vessel.at.h);
    turns.add(a > 180 ? a - 360 : a);
  }
  const list: Leg[][] = [];
  for (const a of turns) {
    if (run === 0) {
      if (angDiff(a, 0) <= 5) list.push([]);
    } else if (a !== 0 && (a < 0 ? -a <= port : a <= stbd))
      list.push([
        ['F', run],
        ['T', a],
      ]);
  }
  return list;
}

/** Returns the order and its variants that ram or rake `other`; empty if it makes no contact. */
function struck(G: Salamis, id: string, other: string, order: Order, waters: Waters): Candidate[] {
  const path = runPath(G, id, order, waters);
  const { contact } = path;
  if (contact?.target !== other) return [];
  const policies = [...(contact.ram ? (['ram'] as const) : []), ...(contact.rake ? (['rake'] as const) : [])];
  const halts: Candidate[] = order.burst ? [] : [{ order, path }];
  return [...halts, ...policies.map((policy) => ({ order: { ...order, contact: policy }, path }))];
}
