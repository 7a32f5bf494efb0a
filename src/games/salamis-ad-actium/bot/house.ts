import { comparing } from '../../../kit/explain.js';
import { LEVEL } from '../data/damage.js';
import { fighters, isLinked, ship } from '../rules/basics/ships.js';
import { offeredRepairs, type Repair } from '../rules/intermediate/repairs.js';
import { offeredTransfers } from '../rules/intermediate/transfers.js';
import type { SalamisMove } from '../sequence.js';
import type { Side } from '../sides.js';
import type { Salamis } from '../state.js';
import { because, sum, weighed } from './explain.js';

/** The captain between the fights [10.4, 10.5]. */

/** What a ship's carpenters do first. */
const FIRST: readonly Repair[] = ['rudder', 'spareOars', 'rebalanceOars', 'leak', 'sails'];

/** Men off a sinking ship, then help for a friend who fights with fewer men. */
function help(G: Salamis, side: Side): SalamisMove | undefined {
  let best: { readonly choice: SalamisMove; readonly worth: number } | undefined;
  for (const [from, to, what] of offeredTransfers(G, side)) {
    const { heavy = 0, normal = 0, archers = 0, oarsmen = 0, officer = false } = what;
    const men = 3 * heavy + 2 * normal + archers + oarsmen;
    const [a, b] = [ship(G, from), ship(G, to)];
    if (b.dmg === LEVEL.sinking) continue;
    const sinks = a.dmg === LEVEL.sinking;
    const fights = isLinked(G, to) && !isLinked(G, from) && fighters(a) > fighters(b) + 2 * (men ? heavy + normal + archers : 0);
    if (!sinks && (!fights || officer || oarsmen)) continue;
    const choice: SalamisMove = { move: 'transfer', args: [from, to, what] };
    const worth = weighed(
      () => choice,
      () =>
        sum([
          ['men', men],
          ['officer', officer ? 100 : 0],
          ['sinks', sinks ? 50 : 0],
        ]),
    );
    if (!best || worth > best.worth) best = { choice, worth };
  }
  return best?.choice;
}

function mend(G: Salamis, side: Side): SalamisMove | undefined {
  const offered = [...offeredRepairs(G, side)];
  const [first] = offered.sort(([, a], [, b]) => FIRST.indexOf(a) - FIRST.indexOf(b));
  return first && because('repairs', { move: 'repair', args: [...first] });
}

export const housekeeping = (G: Salamis, side: Side): SalamisMove =>
  comparing(() => help(G, side)) ?? mend(G, side) ?? because('allDone', { move: 'ready', args: [] });
