import { type HexId, isFleet, isHex, sideOf, type WarWithSpain } from '../../../src/games/war-with-spain/face.js';
import type { GameEvent } from '../../../src/kit/events.js';
import { say } from '../../../src/kit/texts.js';
import { gathered, type Retold, type Storytelling } from '../../kit/board/logLines.js';
import type { Point } from '../../kit/map/curves.js';
import type { LogLine } from '../../kit/panels/Log.js';
import { pointsOf } from './chart/coast.js';
import { hexOfTrack, trackOf, turnName } from './names.js';
import type { Seen } from './session.js';

/** The log in the reader's language. */
export const telling = ({ words, texts }: Pick<Seen, 'words' | 'texts'>): Storytelling => ({
  sentence: ({ key, by = null, at = [], who = [], values }) => say(texts, `chronicle.${key}`, { by, at, who, ...values }),
  before: words.strip.before,
  turn: (turn) => turnName(words, turn),
});

/** Whether two consecutive marches have the same side, start and end. */
const together = (before: GameEvent, { key, by, at = [] }: GameEvent): boolean =>
  before.key === 'marches' && key === 'marches' && before.by === by && before.at?.[0] === at[0] && before.at.at(-1) === at.at(-1);

/** Joins equal marches into one log line with the sum of their counters. */
export const marchesJoined = (speech: Pick<Seen, 'words' | 'texts'>, told: readonly LogLine[], fresh: number): Retold =>
  gathered(told, fresh, (before, next) => (together(before.entry, next.entry) ? joined(speech, before, next) : undefined));

function joined(speech: Pick<Seen, 'words' | 'texts'>, before: LogLine, next: LogLine): LogLine {
  const counters = Number(before.entry.values?.counters) + Number(next.entry.values?.counters);
  const entry = { ...before.entry, values: { counters } };
  return { ...before, entry, sentence: telling(speech).sentence(entry) };
}

/** The id of the block that a movement event ends as. */
function blockAt({ key, by, at = [], who = [] }: GameEvent): string | undefined {
  const end = at[at.length - 1];
  if (by === undefined || end === undefined) return undefined;
  if (key === 'marches' || key === 'retreats') return `${sideOf(by)}:land:${end}`;
  if (key !== 'sails' && key !== 'coasts') return undefined;
  const [sailor] = who;
  return sailor?.includes('@') ? `${sideOf(by)}@${end}` : sailor;
}

/** Routes of the latest moves by block id; parts of an interrupted move are joined. */
export function coursesOf(fresh: readonly LogLine[]): Map<string, readonly Point[]> {
  const courses = new Map<string, readonly Point[]>();
  for (const { entry } of fresh) {
    const block = blockAt(entry);
    if (block) courses.set(block, [...(courses.get(block) ?? []), ...pointsOf(entry.at ?? [])]);
  }
  return courses;
}

/** The hexes of an event; without any, the current hexes of its pieces or tracks. */
export function placesOf(G: WarWithSpain, entry: GameEvent): HexId[] {
  if (entry.at?.length) return [...new Set(entry.at)];
  return (entry.who ?? []).flatMap((id) => {
    const at = (isFleet(id) ? G.fleets[id]?.hex : undefined) ?? (G.naval[id] ?? G.land[id] ?? G.leaders[id])?.at;
    const track = trackOf(at ?? `${id}:`);
    return at && isHex(at) ? [at] : track ? [hexOfTrack(track)] : [];
  });
}
