import type { ShipId } from '../ids.js';
import type { GrandArmada } from '../state.js';
import { capture, free } from './damage.js';
import { adjacent, enemiesBeside, flag, fleet, isBroken, isFighting, onMap, ship, type Tools } from './ships.js';

/** Surrender and capture [9], and recapture [9.2]. */

/** Step 6: broken ships that could not get away give themselves up. */
export function surrenders(table: Tools): void {
  const { G } = table;
  for (const id of fleet(G)) if (ship(G, id).status === 'afloat' && onMap(G, id) && isBroken(G, id)) capture(table, id, 'captured', '9.0');
}

/** Whether a fighting ship of the captor lies beside a prize: a tower does. */
const guarded = (G: GrandArmada, id: ShipId): boolean =>
  fleet(G, ship(G, id).captor ?? undefined).some((other) => isFighting(G, other) && adjacent(G, id, other));

/** At the end of the movement phase: prizes that nobody guards are free, but not in the turn in which they were taken. */
export function freePrizes(table: Tools): void {
  const { G } = table;
  for (const id of fleet(G)) {
    const { status, changedTurn } = ship(G, id);
    if (status === 'captured' && onMap(G, id) && changedTurn < G.turn && !guarded(G, id)) free(table, id);
  }
}

/** After step 6: a freed ship beside the enemy, with no friend beside it, is taken again. */
export function retakeDrifters(table: Tools): void {
  const { G } = table;
  for (const id of fleet(G)) {
    if (ship(G, id).status !== 'adrift' || !enemiesBeside(G, id).length) continue;
    const friends = fleet(G, flag(id)).some((other) => isFighting(G, other) && adjacent(G, id, other));
    if (!friends) capture(table, id, 'recaptured', '9.2');
  }
}
