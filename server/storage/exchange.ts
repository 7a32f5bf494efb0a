import type { Transaction } from 'kysely';
import type { SeatsToNotify } from './notificationStore.js';
import type { Tables } from './schema.js';
import { queueMessages } from './sqlNotificationStore.js';

const NO_SEAT = '-';

export interface Exchange {
  readonly matchID: string;
  readonly seats: readonly [string, string];
  readonly stateID: number;
  readonly state: string;
  readonly entries: string | undefined;
  readonly metadata: string;
  /** Version of `metadata` when it was read. */
  readonly version: number;
  readonly seatsToNotify: SeatsToNotify | undefined;
}

/** Exchanges the players of two seats. Returns false, without writing, if the match has changed. */
export async function exchange(
  db: Transaction<Tables>,
  { matchID, stateID, state, entries, metadata, version, ...whom }: Exchange,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('matches')
    .set({ state, state_id: stateID, updated_at: Date.now(), metadata, metadata_version: version + 1 })
    .where('id', '=', matchID)
    .where('state_id', '=', stateID - 1)
    .where('metadata_version', '=', version)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) return false;
  if (entries !== undefined) await db.insertInto('log').values({ match_id: matchID, state_id: stateID, entries }).execute();
  await db.deleteFrom('offers').where('match_id', '=', matchID).where('answer', '!=', 'accepted').execute();
  const looksAnew = { plan: null, dropped: null, looked_state: -1, until: 0 } as const;
  await db
    .updateTable('plans')
    .set((row) => ({ ...looksAnew, version: row('version', '+', 1) }))
    .where('match_id', '=', matchID)
    .execute();
  await reseat(db, matchID, whom.seats);
  await resend(db, matchID, whom.seats);
  if (whom.seatsToNotify) await queueMessages(db, stateID, whom.seatsToNotify).where('match_id', '=', matchID).execute();
  return true;
}

/** Exchanges the seats of rows. Uses a temporary id, because the seat is part of the key. */
async function reseat(db: Transaction<Tables>, matchID: string, [one, other]: Exchange['seats']): Promise<void> {
  for (const table of ['holdings', 'notices', 'plans'] as const) {
    for (const [from, to] of [
      [one, NO_SEAT],
      [other, one],
      [NO_SEAT, other],
    ] as const) {
      await db.updateTable(table).set({ player_id: to }).where('match_id', '=', matchID).where('player_id', '=', from).execute();
    }
  }
}

async function resend(db: Transaction<Tables>, matchID: string, [one, other]: Exchange['seats']): Promise<void> {
  const now = new Map([
    [one, other],
    [other, one],
  ]);
  const said = await db.selectFrom('chat').select(['id', 'message']).where('match_id', '=', matchID).execute();
  for (const { id, message } of said) {
    const { sender, ...words } = JSON.parse(message);
    const text = JSON.stringify({ ...words, sender: now.get(sender) ?? sender });
    await db.updateTable('chat').set({ message: text }).where('match_id', '=', matchID).where('id', '=', id).execute();
  }
}
