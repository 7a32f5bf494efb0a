import { type Armada, type SquadronId, sentence } from '../../../src/games/invincible-armada/face.js';
import type { GameEvent } from '../../../src/kit/events.js';
import type { LogWording } from '../../kit/board/logLines.js';
import type { LogContext } from '../../kit/board/session.js';
import type { LogLine } from '../../kit/panels/Log.js';
import type { PlaceId } from './chart/places.js';
import { told } from './names.js';
import type { ArmadaTypes } from './session.js';

/** Texts of the log. */
export const logWording = ({ G, texts, words: { status } }: LogContext<ArmadaTypes>): LogWording => ({
  sentence: (entry) => told(G, sentence(texts, entry)),
  before: status.before,
  turn: status.turn,
});

const TRAVELS = new Set(['sail', 'sails', 'sailsIn', 'armada']);

/** Routes of the latest moves; counters are animated along them. */
export function coursesOf(story: readonly LogLine[]): Map<string, readonly PlaceId[]> {
  const courses = new Map<string, readonly PlaceId[]>();
  for (const { entry } of story.slice(-12)) {
    if (TRAVELS.has(entry.key) && entry.at) courses.set(entry.who?.[0] ?? 'armada', entry.at);
  }
  return courses;
}

/** Places of an event; if it has none, the current squares of its squadrons. */
export function placesOf(G: Armada, entry: GameEvent): PlaceId[] {
  if (entry.at?.length) return [...entry.at];
  return (entry.who ?? []).flatMap((id) => G.squadrons[id as SquadronId]?.square ?? []);
}
