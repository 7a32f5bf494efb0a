import type { MoveRequest } from './judge.js';
import { type No, refusals } from './refusals.js';
import { isMatchID } from './store.js';

/** What a client asks when it connects. */
export interface SyncRequest {
  readonly matchID: string;
  /** null: a spectator. */
  readonly playerID: string | null;
  readonly credentials: string | undefined;
}

export interface ChatRequest {
  readonly matchID: string;
  readonly id: string;
  readonly text: string;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

/** boardgame.io's frame `sync`: matchID, playerID, credentials, numPlayers. The last is for making matches, which no sync does. */
export function readSync([matchID, playerID = null, credentials]: readonly unknown[]): SyncRequest | undefined {
  if (!isMatchID(matchID)) return undefined;
  if (playerID !== null && (typeof playerID !== 'string' || playerID.length > 16)) return undefined;
  const known = typeof credentials === 'string' && credentials.length <= 256 ? credentials : undefined;
  return { matchID, playerID, credentials: known };
}

/**
 * boardgame.io's frame `update`: action, stateID, matchID, playerID. Only moves are read; whatever the frame says about the
 * player is not.
 */
export function readMove([action, stateID, matchID]: readonly unknown[], argumentBytes: number): MoveRequest | No {
  if (!isRecord(action) || !isRecord(action.payload) || !isMatchID(matchID) || !Number.isSafeInteger(stateID)) return refusals.unreadable;
  const { type, args = [] } = action.payload;
  if (action.type !== 'MAKE_MOVE') return refusals.notAMove;
  if (typeof type !== 'string' || type.length > 64 || !Array.isArray(args)) return refusals.unreadable;
  try {
    return { matchID, stateID: stateID as number, move: type, args: copyOf(args, { bytes: argumentBytes }, 0) as unknown[] };
  } catch (error) {
    if (error instanceof NotPlain) return error.no;
    throw error;
  }
}

/** boardgame.io's frame `chat`: matchID, message, credentials. The sender is whoever has the socket's seat. */
export function readChat([matchID, message]: readonly unknown[], chatLength: number): ChatRequest | undefined {
  if (!isMatchID(matchID) || !isRecord(message)) return undefined;
  const { id, payload } = message;
  if (typeof id !== 'string' || !/^[\w-]{1,32}$/.test(id)) return undefined;
  if (typeof payload !== 'string' || payload.length === 0 || payload.length > chatLength) return undefined;
  return { matchID, id, text: payload };
}

/** The frame `earlier`: matchID, and the state before which the moves led that are asked for. */
export function readEarlier([matchID, before]: readonly unknown[]): { matchID: string; before: number } | undefined {
  return isMatchID(matchID) && Number.isSafeInteger(before) ? { matchID, before: before as number } : undefined;
}

/** The frame `past`: matchID, and the state that is to be seen. */
export function readPast([matchID, at]: readonly unknown[]): { matchID: string; at: number } | undefined {
  return isMatchID(matchID) && Number.isSafeInteger(at) ? { matchID, at: at as number } : undefined;
}

/** The frame `said`: matchID. */
export const readSaid = ([matchID]: readonly unknown[]): string | undefined => (isMatchID(matchID) ? matchID : undefined);

class NotPlain extends Error {
  constructor(readonly no: No) {
    super(no.reason);
  }
}

const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype']);
const DEEPEST = 16;

/** A copy of plain JSON within a budget; throws {@link NotPlain} for anything else. */
function copyOf(value: unknown, budget: { bytes: number }, depth: number): unknown {
  budget.bytes -= typeof value === 'string' ? value.length + 2 : 4;
  if (budget.bytes < 0 || depth > DEEPEST) throw new NotPlain(refusals.tooBig);
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return value;
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  if (Array.isArray(value)) return value.map((item) => copyOf(item, budget, depth + 1));
  if (!isRecord(value) || Object.getPrototypeOf(value) !== Object.prototype) throw new NotPlain(refusals.unreadable);
  const copy: Record<string, unknown> = {};
  for (const key of Object.keys(value)) {
    budget.bytes -= key.length + 3;
    if (FORBIDDEN.has(key)) throw new NotPlain(refusals.unreadable);
    copy[key] = copyOf(value[key], budget, depth + 1);
  }
  return copy;
}
