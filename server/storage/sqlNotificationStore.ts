import type { Kysely } from 'kysely';
import type { Channel, Due, Fault, NotificationState, NotificationStore, SeatsToNotify, Subscription } from './notificationStore.js';
import type { NoticeRow, Tables } from './schema.js';

/** Maximum number of devices per seat. */
const MAX_DEVICES = 5;

const standingOf = (row: NoticeRow): NotificationState => ({
  id: row.id,
  matchID: row.match_id,
  playerID: row.player_id,
  channel: row.channel as Channel,
  target: row.target,
  owner: row.owner,
  ...(row.token !== null && { token: row.token }),
  ...(row.fault !== null && { fault: row.fault as Fault }),
});

/** Returns the statement that stores a message for each confirmed subscription of these seats. */
export const queueMessages = (db: Pick<Kysely<Tables>, 'updateTable'>, stateID: number, { seats, from }: SeatsToNotify) =>
  db
    .updateTable('notices')
    .set({ turn: stateID, due_at: from, attempts: 0, fault: null })
    .where('player_id', 'in', seats)
    .where('token', 'is', null);

/** Stores each message in its subscription's row, so that both are deleted together. */
export class SqlNotificationStore implements NotificationStore {
  constructor(private readonly database: () => Kysely<Tables>) {}

  async set({ id, matchID, playerID, channel, target, owner, token }: Subscription): Promise<void> {
    const row: NoticeRow = {
      ...{ id, match_id: matchID, player_id: playerID, channel, target, owner, token: token ?? null, created_at: Date.now() },
      ...{ turn: null, due_at: null, attempts: 0, fault: null },
    };
    await this.database()
      .transaction()
      .execute(async (db) => {
        const others = await db
          .selectFrom('notices')
          .select(['id', 'target'])
          .where('match_id', '=', matchID)
          .where('player_id', '=', playerID)
          .where('channel', '=', channel)
          .orderBy('created_at', 'desc')
          .execute();
        const kept = channel === 'push' ? others.filter((other) => other.target !== target).slice(0, MAX_DEVICES - 1) : [];
        const old = others.filter((other) => !kept.includes(other)).map((other) => other.id);
        if (old.length) await db.deleteFrom('notices').where('id', 'in', old).execute();
        await db.insertInto('notices').values(row).execute();
      });
  }

  async of(matchID: string, playerID: string): Promise<NotificationState[]> {
    const rows = await this.database()
      .selectFrom('notices')
      .selectAll()
      .where('match_id', '=', matchID)
      .where('player_id', '=', playerID)
      .orderBy('created_at')
      .execute();
    return rows.map(standingOf);
  }

  async find(id: string): Promise<NotificationState | undefined> {
    const row = await this.database().selectFrom('notices').selectAll().where('id', '=', id).executeTakeFirst();
    return row && standingOf(row);
  }

  async confirm(token: string): Promise<boolean> {
    const { numUpdatedRows } = await this.database()
      .updateTable('notices')
      .set({ token: null })
      .where('token', '=', token)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  async forgetUnconfirmed(before: number): Promise<void> {
    await this.database().deleteFrom('notices').where('token', 'is not', null).where('created_at', '<', before).execute();
  }

  async drop(which: { readonly id: string } | { readonly matchID: string; readonly playerID: string }): Promise<void> {
    const all = this.database().deleteFrom('notices');
    const some =
      'id' in which ? all.where('id', '=', which.id) : all.where('match_id', '=', which.matchID).where('player_id', '=', which.playerID);
    await some.execute();
  }

  async ask(matchID: string, stateID: number, asked: SeatsToNotify): Promise<void> {
    if (asked.seats.length) await queueMessages(this.database(), stateID, asked).where('match_id', '=', matchID).execute();
  }

  async take(now: number, lease: number, most: number): Promise<Due[]> {
    const rows = await this.database().selectFrom('notices').selectAll().where('due_at', '<=', now).orderBy('due_at').limit(most).execute();
    const taken: Due[] = [];
    for (const row of rows) {
      const { turn, attempts } = { turn: row.turn ?? 0, attempts: row.attempts + 1 };
      const until = now + lease;
      const { numUpdatedRows } = await this.database()
        .updateTable('notices')
        .set({ due_at: until, attempts })
        .where('id', '=', row.id)
        .where('turn', '=', turn)
        .where('due_at', '=', row.due_at)
        .executeTakeFirst();
      // Otherwise another process was faster, or the seat has a new turn.
      if (numUpdatedRows > 0n) taken.push({ ...standingOf(row), turn, attempts, until });
    }
    return taken;
  }

  async markDone(due: Due, fault?: Fault): Promise<void> {
    await this.settle(due, { due_at: null, fault: fault ?? null });
  }

  async postpone(due: Due, until: number, fault: Fault): Promise<void> {
    await this.settle(due, { due_at: until, fault });
  }

  /** Updates a message still reserved by this process. */
  private async settle({ id, turn, until }: Due, change: Pick<NoticeRow, 'due_at' | 'fault'>): Promise<void> {
    await this.database()
      .updateTable('notices')
      .set(change)
      .where('id', '=', id)
      .where('turn', '=', turn)
      .where('due_at', '=', until)
      .execute();
  }
}
