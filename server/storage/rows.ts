import type { LogEntry, State } from 'boardgame.io';
import type { Operation } from 'rfc6902';
import { sealed } from '../match/seats.js';
import type { MatchRow } from './schema.js';
import { BrokenMatch, type EarlierState, type MatchData, type StoredStep } from './store.js';

export const METADATA = ['id', 'metadata', 'metadata_version', 'updated_at', 'gameover', 'form', 'rules'] as const;

export function stateText({ deltalog, ...state }: State): string {
  return JSON.stringify(state);
}

export const gameoverOf = ({ ctx }: State): string | null => (ctx.gameover === undefined ? null : JSON.stringify(ctx.gameover));

export function metadataText({ updatedAt, gameover, form, rules, ...metadata }: MatchData): string {
  return JSON.stringify({ ...metadata, players: sealed(metadata.players) });
}

/** Reads a match's data. Throws {@link BrokenMatch} if they are invalid. */
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

/** Parses JSON. Throws {@link BrokenMatch} if it is invalid. */
export function textOf<T>(text: string): T {
  try {
    return JSON.parse(text);
  } catch {
    throw new BrokenMatch();
  }
}

/** Patch to the previous state, stored after a move's entries and skipped when the log is read. */
interface UndoEntry {
  readonly action: { readonly type: typeof UNDO_ENTRY; readonly payload: object };
  readonly _stateID: number;
  readonly back: Operation[];
  readonly thrown?: number;
}

const UNDO_ENTRY = 'WAY_BACK';

const isUndoEntry = (entry: LogEntry | UndoEntry): entry is UndoEntry => entry.action?.type === UNDO_ENTRY;
const isLogEntry = (entry: LogEntry | UndoEntry): entry is LogEntry => !isUndoEntry(entry);

export function entriesText(deltalog: readonly LogEntry[], back: EarlierState | undefined): string | undefined {
  const [first] = deltalog;
  if (!first) return undefined;
  const kept = back && { back: back.operations, thrown: back.thrown };
  const undo: UndoEntry[] = kept ? [{ action: { type: UNDO_ENTRY, payload: {} }, _stateID: first._stateID, ...kept }] : [];
  return JSON.stringify([...deltalog, ...undo]);
}

/** Parses a state. Throws {@link BrokenMatch} if it is invalid. */
export function stateOf(text: string): State {
  const state = textOf<State | null>(text);
  if (typeof state?._stateID !== 'number' || !state.ctx) throw new BrokenMatch();
  return state;
}

interface LogText {
  readonly state_id: number;
  readonly entries: string;
}

type StoredEntries = readonly (LogEntry | UndoEntry)[];

/** Parses a log row. Throws {@link BrokenMatch} if the row is invalid. */
function entriesOf({ state_id, entries }: LogText): StoredEntries {
  let parsed: StoredEntries | null = null;
  try {
    parsed = JSON.parse(entries);
  } catch {
    // Throw the same error as for JSON that is not a list.
  }
  if (!Array.isArray(parsed) || !parsed.every((entry) => entry?.action?.payload)) throw new BrokenMatch(state_id);
  return parsed;
}

/** Returns the log entries in rows. Throws {@link BrokenMatch} with the id of any invalid row. */
export const logOf = (rows: readonly LogText[]): LogEntry[] => rows.flatMap(entriesOf).filter(isLogEntry);

/** Returns the move of a log row. Throws {@link BrokenMatch} with the row's id if it is invalid. */
export function stepOf(row: LogText): StoredStep {
  const { state_id } = row;
  const all = entriesOf(row);
  const undo = all.find(isUndoEntry);
  return { stateID: state_id, log: all.filter(isLogEntry), ...(undo && { back: { operations: undo.back, thrown: undo.thrown } }) };
}
