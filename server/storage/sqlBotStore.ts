import type { Kysely } from 'kysely';
import type { BotPosition, BotStore } from './botStore.js';
import type { CaptainsRow, Tables } from './schema.js';

/** Column values of a match not yet checked or reserved by any bot process. */
const FRESH: Omit<CaptainsRow, 'match_id'> = { looked_state: -1, looked_version: -1, owner: '', until: 0 };

export const enrolling = (db: Pick<Kysely<Tables>, 'insertInto'>, matchID: string) =>
  db
    .insertInto('captains')
    .values({ match_id: matchID, ...FRESH })
    .onConflict((same) => same.column('match_id').doNothing());

/** Finds due matches by comparing versions, so that a move need not write to this table. */
export class SqlBotStore implements BotStore {
  constructor(private readonly database: () => Kysely<Tables>) {}

  async enrol(matchID: string): Promise<void> {
    await enrolling(this.database(), matchID).execute();
  }

  async take(owner: string, now: number, until: number, most: number, matchID?: string): Promise<string[]> {
    const due = await this.database()
      .selectFrom('captains')
      .innerJoin('matches', 'matches.id', 'captains.match_id')
      .select(['captains.match_id', 'captains.until'])
      .where('captains.until', '<=', now)
      .where((row) =>
        row.or([
          row('matches.state_id', '>', row.ref('captains.looked_state')),
          row('matches.metadata_version', '>', row.ref('captains.looked_version')),
        ]),
      )
      .$if(matchID !== undefined, (every) => every.where('captains.match_id', '=', matchID ?? ''))
      .orderBy('captains.until')
      .limit(most)
      .execute();
    const taken: string[] = [];
    for (const { match_id, until: before } of due) {
      const { numUpdatedRows } = await this.database()
        .updateTable('captains')
        .set({ owner, until })
        .where('match_id', '=', match_id)
        .where('until', '=', before)
        .executeTakeFirst();
      if (numUpdatedRows > 0n) taken.push(match_id);
    }
    return taken;
  }

  async keep(owner: string, until: number): Promise<void> {
    await this.database().updateTable('captains').set({ until }).where('owner', '=', owner).execute();
  }

  async putBack(owner: string, matchID: string, { stateID, version }: BotPosition): Promise<void> {
    await this.database()
      .updateTable('captains')
      .set({ looked_state: stateID, looked_version: version, owner: '', until: 0 })
      .where('match_id', '=', matchID)
      .where('owner', '=', owner)
      .execute();
  }

  async postpone(owner: string, matchID: string, until: number): Promise<void> {
    await this.database()
      .updateTable('captains')
      .set({ owner: '', until })
      .where('match_id', '=', matchID)
      .where('owner', '=', owner)
      .execute();
  }

  async release(owner: string): Promise<void> {
    await this.database().updateTable('captains').set({ owner: '', until: 0 }).where('owner', '=', owner).execute();
  }

  async drop(matchID: string): Promise<void> {
    await this.database().deleteFrom('captains').where('match_id', '=', matchID).execute();
  }
}
