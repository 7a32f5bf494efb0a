import { courseOf, movesOf } from '../../../src/boardgame/game.js';
import type { GameEvent } from '../../../src/kit/events.js';
import { stateAfter } from '../history/historyContext.js';
import type { LogLine } from '../panels/Log.js';

type Log = Parameters<typeof movesOf>[0];

/** How a game's chronicle is told: by the same telling always in the same words. */
export interface Storytelling {
  sentence(entry: GameEvent): string;
  /** The heading over what happened before the first turn. */
  readonly before: string;
  /** The heading of a turn. */
  turn(number: number): string;
}

/** What no game tells, because it happens beside it. */
interface Aside {
  /** @param moves how many decisions were taken back by consent */
  readonly takenBack: (moves: number) => string;
}

/** What stands in a log stays as it was told: the lines of each telling, by their entries. */
const lines = new WeakMap<Storytelling, WeakMap<GameEvent, LogLine>>();

/** What has been told in this way so far. */
function linesOf(telling: Storytelling): WeakMap<GameEvent, LogLine> {
  const known = lines.get(telling) ?? new WeakMap<GameEvent, LogLine>();
  lines.set(telling, known);
  return known;
}

/**
 * The whole chronicle of a match: what happened at the set-up, then move by move. An entry `turn` with the value `turn` begins
 * a new heading and is not told itself. What was taken back by consent is not told any more, but that it was.
 * @param prologue nothing where the log does not begin with the match
 */
export function storyOf(log: Log, prologue: readonly GameEvent[] | undefined, telling: Storytelling, aside: Aside): LogLine[] {
  const told: LogLine[] = [];
  const known = linesOf(telling);
  let heading = prologue && telling.before;
  const say = (line: LogLine) => {
    told.push(line);
    heading = undefined;
  };
  const add = (entry: GameEvent, id: string) => {
    if (entry.key === 'turn') {
      heading = telling.turn(Number(entry.values?.turn));
      return;
    }
    const before = known.get(entry);
    const line = before?.id === id && before.heading === heading ? before : { id, entry, sentence: telling.sentence(entry), heading };
    known.set(entry, line);
    say(line);
  };
  const agree = (entry: GameEvent, id: string) => say({ id, entry, sentence: aside.takenBack(Number(entry.values?.moves)), heading });
  for (const [i, entry] of prologue?.entries() ?? []) add(entry, `p${i}`);
  const { moves, takenBack } = courseOf(log);
  const consents = new Set(takenBack.map(({ by }) => by));
  for (const step of [...moves, ...consents].sort((a, b) => a.stateID - b.stateID)) {
    const tell = consents.has(step) ? agree : add;
    for (const [i, entry] of step.chronicle.entries()) tell(entry, `${step.stateID}.${i}`);
  }
  return told;
}

/** Index of the first line of the move that is told last. */
export function ofLastMove(told: readonly LogLine[]): number {
  const last = told.at(-1);
  return last ? told.findLastIndex((line) => stateAfter(line.id) !== stateAfter(last.id)) + 1 : 0;
}

/** The lines since a player's own last move; all that the moves of others brought about where he has not moved yet. */
export function sinceOwn(log: Log, playerID: string, told: readonly LogLine[]): readonly LogLine[] {
  const own = movesOf(log).findLast((move) => move.playerID === playerID)?.stateID ?? -1;
  const first = told.findIndex(({ id }) => Number.parseInt(id, 10) > own);
  return first < 0 ? [] : told.slice(first);
}

/** A story told anew, and from which line on it is fresh. */
export interface Retold {
  readonly told: readonly LogLine[];
  readonly fresh: number;
}

/** The story with neighbours in one line wherever `join` makes one line of them; nothing is joined across a heading. */
export function gathered(told: readonly LogLine[], fresh: number, join: (before: LogLine, next: LogLine) => LogLine | undefined): Retold {
  const lines: LogLine[] = [];
  let from: number | undefined;
  for (const [at, each] of told.entries()) {
    const before = lines.at(-1);
    const one = before && !each.heading ? join(before, each) : undefined;
    if (one) lines[lines.length - 1] = one;
    else lines.push(each);
    if (at >= fresh) from ??= lines.length - 1;
  }
  return { told: lines, fresh: from ?? lines.length };
}
