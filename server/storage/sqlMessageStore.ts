import type { ChatMessage } from 'boardgame.io';
import type { Kysely } from 'kysely';
import type { ChatRow, Tables } from './schema.js';
import { MAX_CHAT_MESSAGES } from './store.js';

export type MessageTable = 'chat' | 'remarks';

export class SqlMessageStore {
  constructor(
    private readonly table: MessageTable,
    private readonly database: () => Kysely<Tables>,
    private readonly writing: (work: () => Promise<unknown>) => Promise<unknown>,
  ) {}

  async add(matchID: string, message: ChatMessage): Promise<void> {
    const latest = (await this.rows(matchID)).at(-1)?.number ?? 0;
    const row = messageRow(matchID, message, Number(latest) + 1);
    await this.writing(() =>
      this.database()
        .insertInto(this.table)
        .values(row)
        .onConflict((same) => same.columns(['match_id', 'id']).doNothing())
        .execute(),
    );
    const tooMany = (await this.rows(matchID)).slice(0, -MAX_CHAT_MESSAGES).map(({ id }) => id);
    if (tooMany.length) await this.database().deleteFrom(this.table).where('match_id', '=', matchID).where('id', 'in', tooMany).execute();
  }

  async of(matchID: string): Promise<ChatMessage[]> {
    return (await this.rows(matchID)).map(({ message }) => JSON.parse(message));
  }

  private rows(matchID: string) {
    return this.database().selectFrom(this.table).selectAll().where('match_id', '=', matchID).orderBy('number').orderBy('id').execute();
  }
}

export const messageRow = (match_id: string, message: ChatMessage, number: number): ChatRow => ({
  match_id,
  id: message.id,
  number,
  message: JSON.stringify(message),
});
