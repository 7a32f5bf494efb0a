import type { LogEntry } from 'boardgame.io';
import type { Operation } from 'rfc6902';

/** boardgame.io's `patch` frame without the matchID, which the client knows. */
interface Patch {
  /** `_stateID` before the patch; `to` is the `_stateID` after it. */
  readonly from: number;
  readonly to: number;
  readonly patch: readonly Operation[];
  readonly log: readonly LogEntry[];
}

/** An added value, a removed path, or any other operation. */
type BriefOperation = readonly [path: string, value: unknown] | readonly [path: string] | Operation;

/** A move, with `redact` if its arguments are secret, or any other log entry. */
type BriefEntry =
  | readonly [move: string, args: unknown, playerID: string, turn: number, phase: string, chronicle: unknown, redact?: true]
  | LogEntry;

/** Arguments of the `brief` frame: a `patch` without member names, half as long, for clients that connect with `auth: { brief: true }`. */
export type Brief = readonly [from: number, to: number, patch: readonly BriefOperation[], log: readonly BriefEntry[]];

const STATE_ID = '/_stateID';

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

function briefOperation(operation: Operation): BriefOperation {
  if (operation.op === 'add') return [operation.path, operation.value];
  return operation.op === 'remove' ? [operation.path] : operation;
}

const longOperation = (operation: BriefOperation): Operation => {
  if (!isList(operation)) return operation;
  const [path, value] = operation;
  return operation.length === 2 ? { op: 'add', path, value } : { op: 'remove', path };
};

const hasOnly = (object: object, ...keys: readonly string[]): boolean => Object.keys(object).every((key) => keys.includes(key));

function briefEntry(entry: LogEntry, from: number): BriefEntry {
  const { action, _stateID, turn, phase, metadata, redact } = entry;
  const isPlain =
    action.type === 'MAKE_MOVE' &&
    _stateID === from &&
    metadata !== undefined &&
    redact !== false &&
    hasOnly(entry, 'action', '_stateID', 'turn', 'phase', 'metadata', 'redact') &&
    hasOnly(action, 'type', 'payload') &&
    hasOnly(action.payload, 'type', 'args', 'playerID');
  if (!isPlain || action.payload.args === undefined) return entry;
  const { type, args, playerID } = action.payload;
  const brief = [type, args, playerID, turn, phase, metadata] as const;
  return redact ? [...brief, true] : brief;
}

function longEntry(entry: BriefEntry, from: number): LogEntry {
  if (!isList(entry)) return entry;
  const [type, args, playerID, turn, phase, metadata, redact] = entry;
  const action: LogEntry['action'] = { type: 'MAKE_MOVE', payload: { type, args, playerID } };
  return { action, _stateID: from, turn, phase, metadata, ...(redact && { redact }) };
}

export const briefOf = ({ from, to, patch, log }: Patch): Brief => [
  from,
  to,
  patch.filter(({ path }) => path !== STATE_ID).map(briefOperation),
  log.map((entry) => briefEntry(entry, from)),
];

export const patchOf = ([from, to, patch, log]: Brief): Patch => ({
  from,
  to,
  patch: [...patch.map(longOperation), { op: 'add', path: STATE_ID, value: to }],
  log: log.map((entry) => longEntry(entry, from)),
});
