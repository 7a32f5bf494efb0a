import { OptionalKind } from '@sinclair/typebox';
import { Check } from '@sinclair/typebox/value';
import { MAX_STATE_ID } from '../../src/api/common.js';
import { type ClientArgs, type ClientEvent, clientFrames, type Frame } from '../../src/api/frames.js';
import { isMatchID } from '../storage/store.js';
import type { MoveRequest } from './judge.js';
import { type Refusal, refusals } from './refusals.js';

export interface SyncRequest {
  readonly matchID: string;
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

/**
 * Returns the arguments of a frame, or undefined if they do not match the frame's schema. Numbers must be state ids. Clients send undefined
 * as null.
 */
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

/** Reads boardgame.io's `sync`: matchID, playerID, credentials, numPlayers (ignored). */
export function readSync([matchID, playerID = null, credentials]: readonly unknown[]): SyncRequest | undefined {
  if (!isMatchID(matchID)) return undefined;
  if (playerID !== null && (typeof playerID !== 'string' || playerID.length > 16)) return undefined;
  const known = typeof credentials === 'string' && credentials.length <= 256 ? credentials : undefined;
  return { matchID, playerID, credentials: known };
}

/** Reads boardgame.io's `update`: action, stateID, matchID, playerID (ignored). */
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

/** Reads boardgame.io's `chat`: matchID, message, credentials. The sender is the seat of the socket. */
export function readChat(frame: readonly unknown[], chatLength: number): ChatRequest | undefined {
  const [matchID, message] = readFrame('chat', frame) ?? [];
  if (matchID === undefined || !message || message.payload.length > chatLength) return undefined;
  return { matchID, id: message.id, text: message.payload };
}

export function readEarlier(frame: readonly unknown[]): { matchID: string; before: number } | undefined {
  const args = readFrame('earlier', frame);
  return args && { matchID: args[0], before: args[1] };
}

export function readHistoryRequest(frame: readonly unknown[]): { matchID: string; at: number } | undefined {
  const args = readFrame('past', frame);
  return args && { matchID: args[0], at: args[1] };
}

export const readSaid = (frame: readonly unknown[]): string | undefined => readFrame('said', frame)?.[0];

class NotPlain extends Error {
  constructor(readonly no: Refusal) {
    super(no.reason);
  }
}

const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype']);
const MAX_DEPTH = 16;

/** Copies plain JSON within a size budget. Throws {@link NotPlain} for anything else. */
function copyOf(value: unknown, budget: { bytes: number }, depth: number): unknown {
  budget.bytes -= typeof value === 'string' ? value.length + 2 : 4;
  if (budget.bytes < 0 || depth > MAX_DEPTH) throw new NotPlain(refusals.tooBig);
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
