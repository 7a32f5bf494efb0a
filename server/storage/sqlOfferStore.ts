import type { Kysely } from 'kysely';
import type { OfferRecord, OfferStore } from './offerStore.js';
import type { OfferRow, Tables } from './schema.js';

export class SqlOfferStore implements OfferStore {
  constructor(private readonly database: () => Kysely<Tables>) {}

  async of(matchID: string): Promise<OfferRecord[]> {
    const rows = await this.database()
      .selectFrom('offers')
      .selectAll()
      .where('match_id', '=', matchID)
      .orderBy('player_id')
      .orderBy('kind')
      .execute();
    return rows.map(madeOf);
  }

  async make(matchID: string, { id, kind, by, stateID, to, answer, times, players }: OfferRecord): Promise<void> {
    const made = { id, state_id: stateID, to_state: to ?? null, answer, times, players: players ?? null };
    await this.database()
      .insertInto('offers')
      .values({ match_id: matchID, player_id: by, kind, ...made })
      .onConflict((same) => same.columns(['match_id', 'player_id', 'kind']).doUpdateSet(made))
      .execute();
  }

  async answer(matchID: string, id: string, answer: OfferRecord['answer']): Promise<boolean> {
    const { numUpdatedRows } = await this.database()
      .updateTable('offers')
      .set({ answer })
      .where('match_id', '=', matchID)
      .where('id', '=', id)
      .where('answer', '=', 'open')
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }
}

const madeOf = ({ id, kind, player_id, state_id, to_state, answer, times, players }: OfferRow): OfferRecord => ({
  id,
  kind,
  by: player_id,
  stateID: state_id,
  ...(to_state !== null && { to: to_state }),
  answer,
  times,
  ...(players !== null && { players }),
});
