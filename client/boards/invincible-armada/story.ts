import { type Armada, type SquadronId, sentence } from '../../../src/games/invincible-armada/face.js';
import type { GameEvent } from '../../../src/kit/events.js';
import { joinLines, type LogLines, type LogWording } from '../../kit/board/logLines.js';
import type { LogContext } from '../../kit/board/session.js';
import type { LogLine } from '../../kit/panels/Log.js';
import type { PlaceId } from './chart/places.js';
import { told } from './names.js';
import type { ArmadaTypes } from './session.js';

export const logWording = ({ G, texts, words: { status } }: LogContext<ArmadaTypes>): LogWording => ({
  sentence: (entry) => told(G, sentence(texts, entry)),
  before: status.before,
  turn: status.turn,
});

/** Returns the log with each use of Hand of God and its effect joined in one line. */
export function rewriteLog(context: LogContext<ArmadaTypes>, lines: readonly LogLine[], fresh: number): LogLines {
  const { sentence: worded } = logWording(context);
  return joinLines(lines, fresh, (before, { entry: next }) => {
    const { entry } = before;
    if (entry.key !== 'handOfGod' || next.key !== 'cancelled' || entry.values?.chit !== next.values?.chit) return undefined;
    const cancels = { ...entry, values: { ...entry.values, cancels: true } };
    return { ...before, entry: cancels, sentence: worded(cancels) };
  });
}

const TRAVELS = new Set(['sail', 'sails', 'sailsIn', 'armada']);

/** Returns the routes of the latest moves, for animating counters. */
export function coursesOf(story: readonly LogLine[]): Map<string, readonly PlaceId[]> {
  const courses = new Map<string, readonly PlaceId[]>();
  for (const { entry } of story.slice(-12)) {
    if (TRAVELS.has(entry.key) && entry.at) courses.set(entry.who?.[0] ?? 'armada', entry.at);
  }
  return courses;
}

/** Returns the places of an event or, if it has none, the current squares of its squadrons. */
export function placesOf(G: Armada, entry: GameEvent): PlaceId[] {
  if (entry.at?.length) return [...entry.at];
  return (entry.who ?? []).flatMap((id) => G.squadrons[id as SquadronId]?.square ?? []);
}
