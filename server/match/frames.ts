import { OptionalKind } from '@sinclair/typebox';
import { Check } from '@sinclair/typebox/value';
import { MAX_STATE_ID } from '../../src/api/common.js';
import { type ClientArgs, type ClientEvent, clientFrames, type Frame } from '../../src/api/frames.js';
import { isMatchID } from '../storage/store.js';
import type { MoveRequest } from './judge.js';
import { type Refusal, refusals } from './refusals.js';

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

const isStorable = (value: unknown): value is number => Number.isInteger(value) && Math.abs(value as number) <= MAX_STATE_ID;

/** The arguments of a frame that fits its schema. Numbers are positions of the match; null, as which undefined arrives, is no argument. */
export function readFrame<E extends ClientEvent>(event: E, frame: readonly unknown[]): ClientArgs<E> | undefined {
  const { args }: Frame = clientFrames[event];
  const given = args.map((_, n) => frame[n]);
  const fits = args.every(([, schema], n) => {
    const value = given[n];
    if (OptionalKind in schema && (value === undefined || value === null)) return true;
    return Check(schema, value) && (typeof value !== 'number' || isStorable(value));
  });
  return fits ? (given as ClientArgs<E>) : undefined;
}

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
export function readMove([action, stateID, matchID]: readonly unknown[], argumentBytes: number): MoveRequest | Refusal {
  if (!isRecord(action) || !isRecord(action.payload) || !isMatchID(matchID) || !isStorable(stateID)) return refusals.unreadable;
  const { type, args = [] } = action.payload;
  if (action.type !== 'MAKE_MOVE') return refusals.notAMove;
  if (typeof type !== 'string' || type.length > 64 || !Array.isArray(args)) return refusals.unreadable;
  try {
    return { matchID, stateID, move: type, args: copyOf(args, { bytes: argumentBytes }, 0) as unknown[] };
  } catch (error) {
    if (error instanceof NotPlain) return error.no;
    throw error;
  }
}

/** boardgame.io's frame `chat`: matchID, message, credentials. The sender is whoever has the socket's seat. */
export function readChat(frame: readonly unknown[], chatLength: number): ChatRequest | undefined {
  const [matchID, message] = readFrame('chat', frame) ?? [];
  if (matchID === undefined || !message || message.payload.length > chatLength) return undefined;
  return { matchID, id: message.id, text: message.payload };
}

/** The frame `earlier`: matchID, and the state before which the moves led that are asked for. */
export function readEarlier(frame: readonly unknown[]): { matchID: string; before: number } | undefined {
  const args = readFrame('earlier', frame);
  return args && { matchID: args[0], before: args[1] };
}

/** The frame `past`: matchID, and the state that is to be seen. */
export function readPast(frame: readonly unknown[]): { matchID: string; at: number } | undefined {
  const args = readFrame('past', frame);
  return args && { matchID: args[0], at: args[1] };
}

/** The frame `said`: matchID. */
export const readSaid = (frame: readonly unknown[]): string | undefined => readFrame('said', frame)?.[0];

class NotPlain extends Error {
  constructor(readonly no: Refusal) {
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
