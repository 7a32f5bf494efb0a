import { setTimeout as delay } from 'node:timers/promises';
import { elapsed } from '../clock.js';
import type { Store, Uncertain } from '../storage/store.js';
import { refusals } from './refusals.js';
import type { MatchRegistry } from './registry.js';
import type { MatchRoom, RoomConnection } from './room.js';

/** From one look to the next, in ms. */
const PAUSE = 500;

/** A move that may be stored, or not. */
export interface Unsettled {
  readonly guest: RoomConnection;
  readonly table: MatchRoom;
  readonly playerID: string;
  readonly move: string;
  /** The state that the player was looking at. */
  readonly stateID: number;
  readonly doubt: Uncertain;
}

/**
 * Looks again and again what the store holds, until it is certain whether a move was stored, and tells its player: shows him his
 * move, or that it was not carried out. Ends early when he leaves the table, or `isStopping`.
 */
export async function settle(unsettled: Unsettled, hall: MatchRegistry, store: Store, isStopping: () => boolean): Promise<void> {
  const { guest, table, move, stateID } = unsettled;
  const began = elapsed();
  for (;;) {
    await delay(PAUSE, undefined, { ref: false });
    if (isStopping() || guest.seating?.table !== table) return;
    // A look that fails says nothing; the next one may.
    const stored = await hall.run(table.matchID, () => look(unsettled, hall, store, began)).catch(() => undefined);
    if (stored === undefined) continue;
    if (stored) return;
    guest.reject(refusals.failed, move, stateID);
    await hall.run(table.matchID, () => hall.bring(guest, stateID));
    return;
  }
}

/** Whether the move is stored; nothing while it may yet be. Shows everybody what the store holds. */
async function look(
  { table, playerID, move, doubt }: Unsettled,
  hall: MatchRegistry,
  store: Store,
  began: number,
): Promise<boolean | undefined> {
  const asked = elapsed();
  const state = await hall.catchUp(table);
  if (!state) return false;
  if (state._stateID < doubt.stateID) return asked - began < doubt.within ? undefined : false;
  const { log } = (await store.since(table.matchID, doubt.stateID - 1)) ?? { log: [] };
  return log.some(
    ({ _stateID, action: { payload } }) => _stateID === doubt.stateID - 1 && payload.playerID === playerID && payload.type === move,
  );
}
