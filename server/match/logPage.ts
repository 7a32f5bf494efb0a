import type { LogEntry, State } from 'boardgame.io';
import { UNDO } from '../../src/boardgame/constants.js';
import type { Store } from '../storage/store.js';
import { type HostedGame, viewOf } from './games.js';

const MAX_MOVES = 100;
const MAX_BYTES = 40_000;

export interface LogPage {
  readonly from: number;
  readonly log: readonly LogEntry[];
}

/** Returns the newest log page before a state, as a seat or spectator may see it. */
export async function pageBefore(
  store: Store,
  hosted: HostedGame,
  { matchID, state, playerID, before }: { matchID: string; state: State; playerID: string | null; before: number },
): Promise<LogPage> {
  const stored = await store.logBefore(matchID, before, MAX_MOVES);
  const first = stored[0]?._stateID ?? 0;
  const { log } = viewOf(hosted, { ...state, deltalog: stored }, playerID);
  const standing = hosted.rules ? withoutTakenBack(log) : log;
  const kept = withinBytes(standing);
  const [oldest] = kept;
  return { from: oldest && kept.length < standing.length ? oldest._stateID : first, log: kept };
}

function withoutTakenBack(log: readonly LogEntry[]): LogEntry[] {
  const standing: LogEntry[] = [];
  for (const entry of log) {
    const isTaken = entry.action.payload.type === UNDO && standing.length > 0 && standing.at(-1)?.action.payload.type !== UNDO;
    if (isTaken) standing.pop();
    else standing.push(entry);
  }
  return standing;
}

function withinBytes(log: readonly LogEntry[]): readonly LogEntry[] {
  let bytes = 0;
  for (let first = log.length - 1; first >= 0; first--) {
    bytes += JSON.stringify(log[first]).length;
    if (bytes > MAX_BYTES) return log.slice(Math.min(first + 1, log.length - 1));
  }
  return log;
}
