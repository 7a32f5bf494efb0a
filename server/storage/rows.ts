import type { LogEntry, State } from 'boardgame.io';
import { sealed } from '../seats.js';
import { BrokenMatch, type MatchData } from '../store.js';
import type { MatchRow } from './schema.js';

export const METADATA = ['id', 'metadata', 'metadata_version', 'updated_at', 'gameover', 'form', 'rules'] as const;

/** `deltalog` goes into the log. */
export function stateText({ deltalog, ...state }: State): string {
  return JSON.stringify(state);
}

export const gameoverOf = ({ ctx }: State): string | null => (ctx.gameover === undefined ? null : JSON.stringify(ctx.gameover));

/** Without what has columns of its own, which moves and migrations write. */
export function metadataText({ updatedAt, gameover, form, rules, ...metadata }: MatchData): string {
  return JSON.stringify({ ...metadata, players: sealed(metadata.players) });
}

/** Throws {@link BrokenMatch}. */
export function metadataOf(row: Pick<MatchRow, (typeof METADATA)[number]>): MatchData {
  const metadata = textOf<MatchData>(row.metadata);
  if (!metadata?.players || typeof metadata.players !== 'object') throw new BrokenMatch();
  metadata.players = Object.assign(Object.create(null), metadata.players);
  metadata.updatedAt = row.updated_at;
  metadata.form = row.form;
  metadata.rules = row.rules;
  if (row.gameover !== null) metadata.gameover = textOf(row.gameover);
  return metadata;
}

/** What JSON of a match's row says. Throws {@link BrokenMatch} where it is none. */
export function textOf<T>(text: string): T {
  try {
    return JSON.parse(text);
  } catch {
    throw new BrokenMatch();
  }
}

/** One list of all entries, read in one go. */
export function logOf(rows: readonly { entries: string }[]): LogEntry[] {
  return JSON.parse(`[${rows.map(({ entries }) => entries.slice(1, -1)).join(',')}]`);
}
