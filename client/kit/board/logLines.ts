import { courseOf, movesOf } from '../../../src/boardgame/game.js';
import type { GameEvent } from '../../../src/kit/events.js';
import { stateAfter } from '../history/historyContext.js';
import type { LogLine } from '../panels/Log.js';

type Log = Parameters<typeof movesOf>[0];

/** The wording of a game's log. */
export interface Storytelling {
  sentence(entry: GameEvent): string;
  /** Heading before the first turn. */
  readonly before: string;
  /** Heading of a turn. */
  turn(number: number): string;
}

/** Lines about events outside the rules. */
interface Aside {
  readonly takenBack: (moves: number) => string;
}

/** Cached, because logged events never change. */
const lines = new WeakMap<Storytelling, WeakMap<GameEvent, LogLine>>();

function linesOf(telling: Storytelling): WeakMap<GameEvent, LogLine> {
  const known = lines.get(telling) ?? new WeakMap<GameEvent, LogLine>();
  lines.set(telling, known);
  return known;
}

/**
 * The log as lines: events of the set-up, then of each move. An event `turn` starts a heading; events taken back become one line.
 * @param prologue empty if the log is incomplete
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

/** Index of the first line of the last move. */
export function ofLastMove(told: readonly LogLine[]): number {
  const last = told.at(-1);
  return last ? told.findLastIndex((line) => stateAfter(line.id) !== stateAfter(last.id)) + 1 : 0;
}

/** Lines since a player's last move, or the other players' lines if there is none. */
export function sinceOwn(log: Log, playerID: string, told: readonly LogLine[]): readonly LogLine[] {
  const own = movesOf(log).findLast((move) => move.playerID === playerID)?.stateID ?? -1;
  const first = told.findIndex(({ id }) => Number.parseInt(id, 10) > own);
  return first < 0 ? [] : told.slice(first);
}

/** Lines with the index of the first new one. */
export interface Retold {
  readonly told: readonly LogLine[];
  readonly fresh: number;
}

/** Joins neighbouring lines as `join` says, but not across headings. */
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
