import { movesOf, splitLog } from '../../../src/boardgame/game.js';
import type { GameEvent } from '../../../src/kit/events.js';
import { stateAfter } from '../history/historyContext.js';
import type { LogLine } from '../panels/Log.js';

type Log = Parameters<typeof movesOf>[0];

export interface LogWording {
  sentence(entry: GameEvent): string;
  /** Heading before the first turn. */
  readonly before: string;
  turn(number: number): string;
}

/** Texts for log entries that are not game events, such as moves taken back. */
interface Aside {
  readonly takenBack: (moves: number) => string;
}

/** Cache of log lines, which works because logged events never change. */
const cache = new WeakMap<LogWording, WeakMap<GameEvent, LogLine>>();

function linesOf(wording: LogWording): WeakMap<GameEvent, LogLine> {
  const known = cache.get(wording) ?? new WeakMap<GameEvent, LogLine>();
  cache.set(wording, known);
  return known;
}

/**
 * Converts a log to lines: events of the set-up, then those of each move. A `turn` event becomes a heading; moves taken
 * back become one line.
 * @param prologue events of the set-up; undefined if the log is incomplete
 */
export function logLinesOf(log: Log, prologue: readonly GameEvent[] | undefined, wording: LogWording, aside: Aside): LogLine[] {
  const told: LogLine[] = [];
  const known = linesOf(wording);
  let heading = prologue && wording.before;
  const say = (line: LogLine) => {
    told.push(line);
    heading = undefined;
  };
  const add = (entry: GameEvent, id: string) => {
    if (entry.key === 'turn') {
      heading = wording.turn(Number(entry.values?.turn));
      return;
    }
    const before = known.get(entry);
    const line = before?.id === id && before.heading === heading ? before : { id, entry, sentence: wording.sentence(entry), heading };
    known.set(entry, line);
    say(line);
  };
  const agree = (entry: GameEvent, id: string) => say({ id, entry, sentence: aside.takenBack(Number(entry.values?.moves)), heading });
  for (const [i, entry] of prologue?.entries() ?? []) add(entry, `p${i}`);
  const { moves, takenBack } = splitLog(log);
  const consents = new Set(takenBack.map(({ by }) => by));
  for (const step of [...moves, ...consents].sort((a, b) => a.stateID - b.stateID)) {
    const tell = consents.has(step) ? agree : add;
    for (const [i, entry] of step.chronicle.entries()) tell(entry, `${step.stateID}.${i}`);
  }
  return told;
}

/** Returns the index of the first line of the last move. */
export function ofLastMove(told: readonly LogLine[]): number {
  const last = told.at(-1);
  return last ? told.findLastIndex((line) => stateAfter(line.id) !== stateAfter(last.id)) + 1 : 0;
}

/** Returns the lines after a player's last move, or the lines of all moves if the player has not moved. */
export function sinceOwn(log: Log, playerID: string, told: readonly LogLine[]): readonly LogLine[] {
  const own = movesOf(log).findLast((move) => move.playerID === playerID)?.stateID ?? -1;
  const first = told.findIndex(({ id }) => Number.parseInt(id, 10) > own);
  return first < 0 ? [] : told.slice(first);
}

export interface LogLines {
  readonly lines: readonly LogLine[];
  readonly fresh: number;
}

/** Merges adjacent log lines with `join`, but not across headings. */
export function joinLines(
  told: readonly LogLine[],
  fresh: number,
  join: (before: LogLine, next: LogLine) => LogLine | undefined,
): LogLines {
  const lines: LogLine[] = [];
  let from: number | undefined;
  for (const [at, each] of told.entries()) {
    const before = lines.at(-1);
    const one = before && !each.heading ? join(before, each) : undefined;
    if (one) lines[lines.length - 1] = one;
    else lines.push(each);
    if (at >= fresh) from ??= lines.length - 1;
  }
  return { lines, fresh: from ?? lines.length };
}
