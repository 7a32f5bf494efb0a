import type { OfferRecord } from './offerStore.js';

/**
 * Database tables. Times are in milliseconds since 1970. JSON is stored as text. Columns without comments are described in the interfaces
 * of the stores.
 */
export interface Tables {
  about: { key: string; value: string };
  matches: MatchRow;
  openings: OpeningRow;
  log: LogRow;
  chat: ChatRow;
  remarks: ChatRow;
  notices: NoticeRow;
  captains: CaptainsRow;
  offers: OfferRow;
  people: PersonRow;
  devices: DeviceRow;
  passkeys: PasskeyRow;
  holdings: HoldingRow;
  passes: PassRow;
  plans: PlanRow;
  open_matches: OpenMatchRow;
  profiles: ProfileRow;
  results: ResultRow;
  ratings: RatingRow;
  blocks: BlockRow;
  reports: ReportRow;
}

export interface MatchRow {
  id: string;
  game: string;
  /** 1 if the match is unlisted, otherwise 0. */
  unlisted: number;
  created_at: number;
  updated_at: number;
  /** `ctx.gameover` as JSON. */
  gameover: string | null;
  metadata: string;
  metadata_version: number;
  state_id: number;
  /** State as JSON, without `deltalog`. */
  state: string;
  /** Format of the state and the log. See `FORM`. */
  form: number;
  rules: string;
}

/** Initial state of a match, in its own table because each move rewrites the match's row. */
export interface OpeningRow {
  match_id: string;
  state: string;
}

/** One move. Rows are only appended. */
export interface LogRow {
  match_id: string;
  state_id: number;
  /** JSON text. */
  entries: string;
}

export interface ChatRow {
  match_id: string;
  /** Id chosen by the sender. */
  id: string;
  /** Ascending number, not unique. */
  number: number;
  /** JSON text. */
  message: string;
}

export interface NoticeRow {
  id: string;
  match_id: string;
  player_id: string;
  channel: string;
  /** JSON text. */
  target: string;
  /** Hash of the seat's credentials. */
  owner: string;
  /** Token for confirming the address; null once confirmed. */
  token: string | null;
  created_at: number;
  turn: number | null;
  /** When to send or retry the message; null if there is none. */
  due_at: number | null;
  attempts: number;
  /** Error of the last attempt. */
  fault: string | null;
}

export interface CaptainsRow {
  match_id: string;
  looked_state: number;
  looked_version: number;
  owner: string;
  /** When the reservation ends. */
  until: number;
}

export interface OfferRow {
  match_id: string;
  player_id: string;
  kind: OfferRecord['kind'];
  id: string;
  state_id: number;
  to_state: number | null;
  answer: OfferRecord['answer'];
  times: number;
  /** Null in old rows. */
  players: string | null;
}

export interface PersonRow {
  id: string;
  name: string | null;
  /** JSON text. */
  settings: string | null;
  created_at: number;
  used_at: number;
}

export interface DeviceRow {
  id: string;
  person: string;
  key: string;
  name: string;
  created_at: number;
  used_at: number;
}

export interface PasskeyRow {
  id: string;
  person: string;
  key: string;
  counter: number;
  site: string;
  name: string;
  created_at: number;
  used_at: number;
}

export interface HoldingRow {
  match_id: string;
  player_id: string;
  person: string;
  owner: string;
}

export interface PassRow {
  id: string;
  kind: string;
  about: string;
  until: number;
}

/** Automatic answers and conditional orders of a seat. */
export interface PlanRow {
  match_id: string;
  player_id: string;
  owner: string;
  /** JSON text. */
  orders: string;
  /** JSON text. */
  plan: string | null;
  /** JSON with the reason why the last plan was dropped, kept until the player acknowledges it. */
  dropped: string | null;
  version: number;
  looked_state: number;
  until: number;
}

export interface OpenMatchRow {
  match_id: string;
  game: string;
  pace: string;
  clock: string;
  scenario: string | null;
  person: string | null;
  created_at: number;
  /** 1 if the match is rated, otherwise 0. */
  rated: number;
  rating: number | null;
  within: number | null;
  /** When the waiting player last visited the page; 0 after they left it. */
  seen_at: number;
}

/** Public data of a player with a key. */
export interface ProfileRow {
  id: string;
  person: string;
  name: string;
  created_at: number;
}

/** A rated match. All columns but the first three are null until its result is recorded. */
export interface ResultRow {
  match_id: string;
  game: string;
  lean: number;
  /** Number of the result within its game, in the order in which results count. */
  number: number | null;
  at: number | null;
  player0: string | null;
  player1: string | null;
  score: number | null;
  rating0: number | null;
  rating1: number | null;
}

export interface RatingRow {
  game: string;
  player: string;
  rating: number;
  deviation: number;
  volatility: number;
  matches: number;
  /** When the last result was recorded. */
  at: number;
}

export interface BlockRow {
  player: string;
  blocked: string;
}

export interface ReportRow {
  reporter: string;
  reported: string;
  reason: string;
  match_id: string | null;
  at: number;
}
