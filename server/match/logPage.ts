import type { LogEntry, State } from 'boardgame.io';
import { UNDO } from '../../src/boardgame/constants.js';
import type { Store } from '../storage/store.js';
import { type HostedGame, viewOf } from './games.js';

/** What a page holds at most: so many moves, and so many bytes of JSON unless a single move has more. */
const MOVES = 100;
const BYTES = 40_000;

/**
 * Part of a match's log, in order. Pages put behind one another are the log, but for moves that were taken back on the page that they
 * stand on.
 */
export interface LogPage {
  /** The entries from this state on; 0: it begins with the match. */
  readonly from: number;
  readonly log: readonly LogEntry[];
}

/** The newest page of the moves that led to a state, as a player may see it, or a spectator. */
export async function pageBefore(
  store: Store,
  hosted: HostedGame,
  { matchID, state, playerID, before }: { matchID: string; state: State; playerID: string | null; before: number },
): Promise<LogPage> {
  const stored = await store.logBefore(matchID, before, MOVES);
  const first = stored[0]?._stateID ?? 0;
  const { log } = viewOf(hosted, { ...state, deltalog: stored }, playerID);
  const standing = hosted.rules ? withoutTakenBack(log) : log;
  const kept = withinBytes(standing);
  const [oldest] = kept;
  return { from: oldest && kept.length < standing.length ? oldest._stateID : first, log: kept };
}

/** Where a move and its taking back stand on one page, neither need be told. */
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
    if (bytes > BYTES) return log.slice(Math.min(first + 1, log.length - 1));
  }
  return log;
}
