import type { OfferRecord } from './offerStore.js';

/** The tables of every engine, as Kysely sees them. Times are milliseconds since 1970; JSON is kept as text. */
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
}

export interface MatchRow {
  id: string;
  game: string;
  /** 0 or 1. */
  unlisted: number;
  created_at: number;
  updated_at: number;
  /** JSON of `ctx.gameover`, or null while the match runs. */
  gameover: string | null;
  /** JSON of boardgame.io's match data, without what has a column of its own. */
  metadata: string;
  /** Counts the changes of `metadata`. */
  metadata_version: number;
  /** `_stateID` of `state`. */
  state_id: number;
  /** JSON of boardgame.io's state, without `deltalog`. */
  state: string;
  /** How `state` and the log are written: see `FORM`. */
  form: number;
  /** Version of the rules that the match was begun under. */
  rules: string;
}

/** The first state of a match, apart from the row that every move rewrites. */
export interface OpeningRow {
  match_id: string;
  state: string;
}

/** What one move added to the log. Rows are only ever appended. */
export interface LogRow {
  match_id: string;
  /** `_stateID` of the state after the move. */
  state_id: number;
  /** JSON of the move's log entries. */
  entries: string;
}

/** What was said at a match: by its players, or by those who only watch. */
export interface ChatRow {
  match_id: string;
  /** The id that its sender gave it. */
  id: string;
  /** Counts up; two that are said at once on two processes may have the same. */
  number: number;
  /** JSON of boardgame.io's message. */
  message: string;
}

/** Where a seat wants to be told that it is its turn, and the message about it that is to be sent. */
export interface NoticeRow {
  id: string;
  match_id: string;
  player_id: string;
  channel: string;
  /** JSON. */
  target: string;
  /** The hash of the credentials of the seat. */
  owner: string;
  /** What confirms it, until somebody has. */
  token: string | null;
  created_at: number;
  /** `_stateID` at which the seat was asked last; null as long as it was not. */
  turn: number | null;
  /** When the message about it is to be sent, or may be taken up again; null when there is none. */
  due_at: number | null;
  attempts: number;
  /** Why the last attempt failed. */
  fault: string | null;
}

/** A match that captains play in, while it runs. */
export interface CaptainsRow {
  match_id: string;
  /** `state_id` and `metadata_version` of the match when nothing was left to be done in it. */
  looked_state: number;
  looked_version: number;
  /** The process that has it, or empty. */
  owner: string;
  /** Until when. */
  until: number;
}

/** What a seat has offered the other: the last of its kind. */
export interface OfferRow {
  match_id: string;
  player_id: string;
  kind: OfferRecord['kind'];
  id: string;
  /** `_stateID` of the state at which it was made. */
  state_id: number;
  /** The state to go back to, where it is that which is offered. */
  to_state: number | null;
  answer: OfferRecord['answer'];
  /** How many of its kind the seat has made at that state. */
  times: number;
  /** Who made and received it; null in rows of earlier versions. */
  players: string | null;
}

/** Whoever plays from several devices. */
export interface PersonRow {
  id: string;
  name: string | null;
  /** JSON. */
  settings: string | null;
  created_at: number;
  /** When one of his devices was here last. */
  used_at: number;
}

/** A browser of a person, known by its key. */
export interface DeviceRow {
  /** The hash of the key. */
  id: string;
  person: string;
  /** The public key. */
  key: string;
  name: string;
  created_at: number;
  used_at: number;
}

/** A passkey of a person. */
export interface PasskeyRow {
  id: string;
  person: string;
  /** The public key. */
  key: string;
  counter: number;
  /** The host that it is for. */
  site: string;
  name: string;
  created_at: number;
  used_at: number;
}

/** A seat that a person holds, as long as its credentials are those it was taken with. */
export interface HoldingRow {
  match_id: string;
  player_id: string;
  person: string;
  /** The hash of those. */
  owner: string;
}

/** Something secret that a device was given for a short time, or once. */
export interface PassRow {
  /** The hash of it. */
  id: string;
  kind: string;
  /** Whom or what it is for. */
  about: string;
  until: number;
}

/** What a seat has said beforehand: its standing orders, and its plan. */
export interface PlanRow {
  match_id: string;
  player_id: string;
  /** The hash of the credentials of the seat. */
  owner: string;
  /** JSON. */
  orders: string;
  /** JSON, or null where there is none. */
  plan: string | null;
  /** JSON: why the last plan was dropped, until its player has taken note. */
  dropped: string | null;
  /** Counts the changes. */
  version: number;
  /** `state_id` of the match when nothing was left to be done in it. */
  looked_state: number;
  /** Nobody looks before this. */
  until: number;
}
