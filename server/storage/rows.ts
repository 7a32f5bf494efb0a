import type { LogEntry, State } from 'boardgame.io';
import type { Operation } from 'rfc6902';
import { sealed } from '../match/seats.js';
import type { MatchRow } from './schema.js';
import { BrokenMatch, type EarlierState, type MatchData, type StoredStep } from './store.js';

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

/**
 * Stands behind the entries of a move and leads back to the state before it. It is no move and no event: whoever reads a log to tell it to
 * players passes over it, as versions of this server do that know nothing of it.
 */
interface WayBack {
  readonly action: { readonly type: typeof WAY_BACK; readonly payload: object };
  /** As every entry has it: that of the state before the move. */
  readonly _stateID: number;
  readonly back: Operation[];
  readonly thrown?: number;
}

const WAY_BACK = 'WAY_BACK';

const isWayBack = (entry: LogEntry | WayBack): entry is WayBack => entry.action?.type === WAY_BACK;
const isTold = (entry: LogEntry | WayBack): entry is LogEntry => !isWayBack(entry);

/** What a move adds to the log, or nothing if it adds nothing. */
export function entriesText(deltalog: readonly LogEntry[], back: EarlierState | undefined): string | undefined {
  const [first] = deltalog;
  if (!first) return undefined;
  const kept = back && { back: back.operations, thrown: back.thrown };
  const wayBack: WayBack[] = kept ? [{ action: { type: WAY_BACK, payload: {} }, _stateID: first._stateID, ...kept }] : [];
  return JSON.stringify([...deltalog, ...wayBack]);
}

/** A state of a match's row. Throws {@link BrokenMatch}. */
export function stateOf(text: string): State {
  const state = textOf<State | null>(text);
  if (typeof state?._stateID !== 'number' || !state.ctx) throw new BrokenMatch();
  return state;
}

interface LogText {
  readonly state_id: number;
  readonly entries: string;
}

type StoredEntries = readonly (LogEntry | WayBack)[];

/** The entries of a row of the log. Throws {@link BrokenMatch}, naming the row. */
function entriesOf({ state_id, entries }: LogText): StoredEntries {
  let parsed: StoredEntries | null = null;
  try {
    parsed = JSON.parse(entries);
  } catch {
    // The same error as for JSON that is no list.
  }
  if (!Array.isArray(parsed) || !parsed.every((entry) => entry?.action?.payload)) throw new BrokenMatch(state_id);
  return parsed;
}

/** One list of all entries. Throws {@link BrokenMatch}, naming the row. */
export const logOf = (rows: readonly LogText[]): LogEntry[] => rows.flatMap(entriesOf).filter(isTold);

/** The move of a row of the log. Throws {@link BrokenMatch}, naming the row. */
export function stepOf(row: LogText): StoredStep {
  const { state_id } = row;
  const all = entriesOf(row);
  const wayBack = all.find(isWayBack);
  return { stateID: state_id, log: all.filter(isTold), ...(wayBack && { back: { operations: wayBack.back, thrown: wayBack.thrown } }) };
}
