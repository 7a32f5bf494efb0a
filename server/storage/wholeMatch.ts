import type { Transaction } from 'kysely';
import { botsIn } from '../match/seats.js';
import { gameoverOf, metadataText, stateText } from './rows.js';
import type { LogRow, MatchRow, Tables } from './schema.js';
import { enrolling } from './sqlBotStore.js';
import { messageRow } from './sqlMessageStore.js';
import type { StoredMatch } from './store.js';

export const MAX_ROWS = 500;

/** Writes the rows of a match. Returns false, without writing, if its id exists. */
export async function insertMatch(
  db: Transaction<Tables>,
  matchID: string,
  { form, rules, metadata, opening, state, log, chat = [], remarks = [] }: StoredMatch,
): Promise<boolean> {
  const match: MatchRow = {
    id: matchID,
    game: metadata.gameName,
    unlisted: metadata.unlisted ? 1 : 0,
    created_at: metadata.createdAt,
    updated_at: metadata.updatedAt,
    gameover: gameoverOf(state),
    metadata: metadataText(metadata),
    metadata_version: 1,
    state_id: state._stateID,
    state: stateText(state),
    form,
    rules,
  };
  const fresh = await db
    .insertInto('matches')
    .values(match)
    .onConflict((same) => same.column('id').doNothing())
    .executeTakeFirst();
  if (fresh.numInsertedOrUpdatedRows === 0n) return false;
  await db
    .insertInto('openings')
    .values({ match_id: matchID, state: stateText(opening) })
    .execute();
  const rows: LogRow[] = log.map(([state_id, entries]) => ({ match_id: matchID, state_id, entries: JSON.stringify(entries) }));
  for (let n = 0; n < rows.length; n += MAX_ROWS) {
    await db
      .insertInto('log')
      .values(rows.slice(n, n + MAX_ROWS))
      .execute();
  }
  if (botsIn(metadata).size) await enrolling(db, matchID).execute();
  for (const [table, messages] of [
    ['chat', chat],
    ['remarks', remarks],
  ] as const) {
    const rows = messages.map((message, n) => messageRow(matchID, message, n));
    if (rows.length) await db.insertInto(table).values(rows).execute();
  }
  return true;
}

export async function deleteMatch(db: Transaction<Tables>, matchID: string): Promise<void> {
  await db.deleteFrom('matches').where('id', '=', matchID).execute();
  await db.deleteFrom('openings').where('match_id', '=', matchID).execute();
  await db.deleteFrom('log').where('match_id', '=', matchID).execute();
  await db.deleteFrom('chat').where('match_id', '=', matchID).execute();
  await db.deleteFrom('remarks').where('match_id', '=', matchID).execute();
  await db.deleteFrom('notices').where('match_id', '=', matchID).execute();
  await db.deleteFrom('plans').where('match_id', '=', matchID).execute();
  await db.deleteFrom('captains').where('match_id', '=', matchID).execute();
  await db.deleteFrom('offers').where('match_id', '=', matchID).execute();
  await db.deleteFrom('holdings').where('match_id', '=', matchID).execute();
  await db.deleteFrom('open_matches').where('match_id', '=', matchID).execute();
  await db.deleteFrom('results').where('match_id', '=', matchID).where('number', 'is', null).execute();
}
