import { setTimeout as delay } from 'node:timers/promises';
import { elapsed } from '../clock.js';
import type { Store, Uncertain } from '../storage/store.js';
import { refusals } from './refusals.js';
import type { MatchRegistry } from './registry.js';
import type { MatchRoom, RoomConnection } from './room.js';

/** Milliseconds between reads of the store. */
const POLL_MS = 500;

export interface Unsettled {
  readonly connection: RoomConnection;
  readonly room: MatchRoom;
  readonly playerID: string;
  readonly move: string;
  readonly stateID: number;
  readonly doubt: Uncertain;
}

/** Notifies the player once the store shows whether a move was stored. Ends early if the player disconnects or the server stops. */
export async function settle(unsettled: Unsettled, registry: MatchRegistry, store: Store, isStopping: () => boolean): Promise<void> {
  const { connection, room, move, stateID } = unsettled;
  const began = elapsed();
  for (;;) {
    await delay(POLL_MS, undefined, { ref: false });
    if (isStopping() || connection.seating?.room !== room) return;
    const stored = await registry.run(room.matchID, () => look(unsettled, registry, store, began)).catch(() => undefined);
    if (stored === undefined) continue;
    if (stored) return;
    connection.reject(refusals.failed, move, stateID);
    await registry.run(room.matchID, () => registry.sendChanges(connection, stateID));
    return;
  }
}

/** Returns whether the move is stored, or undefined while this is uncertain. */
async function look(
  { room, playerID, move, doubt }: Unsettled,
  registry: MatchRegistry,
  store: Store,
  began: number,
): Promise<boolean | undefined> {
  const asked = elapsed();
  const state = await registry.catchUp(room);
  if (!state) return false;
  if (state._stateID < doubt.stateID) return asked - began < doubt.within ? undefined : false;
  const { log } = (await store.since(room.matchID, doubt.stateID - 1)) ?? { log: [] };
  return log.some(
    ({ _stateID, action: { payload } }) => _stateID === doubt.stateID - 1 && payload.playerID === playerID && payload.type === move,
  );
}
