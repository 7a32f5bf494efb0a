import { type HexId, isFleet, isHex, sideOf, type WarWithSpain } from '../../../src/games/war-with-spain/face.js';
import type { GameEvent } from '../../../src/kit/events.js';
import { say } from '../../../src/kit/texts.js';
import { joinLines, type LogLines, type LogWording } from '../../kit/board/logLines.js';
import type { Point } from '../../kit/map/curves.js';
import type { LogLine } from '../../kit/panels/Log.js';
import { pointsOf } from './chart/coast.js';
import { hexOfTrack, trackOf, turnName } from './names.js';
import type { Seen } from './session.js';

export const logWording = ({ words, texts }: Pick<Seen, 'words' | 'texts'>): LogWording => ({
  sentence: ({ key, by = null, at = [], who = [], values }) => say(texts, `chronicle.${key}`, { by, at, who, ...values }),
  before: words.strip.before,
  turn: (turn) => turnName(words, turn),
});

/** Whether two consecutive marches have the same side, start and end. */
const together = (before: GameEvent, { key, by, at = [] }: GameEvent): boolean =>
  before.key === 'marches' && key === 'marches' && before.by === by && before.at?.[0] === at[0] && before.at.at(-1) === at.at(-1);

/** Whether an event continues a sailing move that an offer to intercept has interrupted. */
const sailsOn = (before: GameEvent, { key, who = [], at = [], values }: GameEvent): boolean =>
  before.key === 'sails' &&
  key === 'sails' &&
  at.length > 0 &&
  before.who?.[0] === who[0] &&
  (values?.from ?? before.at?.at(-1)) === before.at?.at(-1);

/** Keys of events that name counters. Equal events of one side in one place are joined into one line. */
const LISTED: ReadonlySet<string> = new Set(['launched', 'order.setHold', 'order.buildNaval', 'order.buildLand', 'order.musterFree']);

const listedTogether = (before: GameEvent, next: GameEvent): boolean =>
  LISTED.has(next.key) &&
  before.key === next.key &&
  before.by === next.by &&
  before.at?.[0] === next.at?.[0] &&
  (next.key === 'order.setHold' || before.values?.where === next.values?.where);

/** Events that end a movement segment, each with the event that ends the combat segment after it. */
const ENDS: ReadonlyMap<string, string> = new Map([
  ['sailingEnds', 'attacksEnd'],
  ['marchesEnd', 'assaultsEnd'],
]);

/** Merges two events, adding up their counters or costs, or returns undefined if they cannot be merged. */
function sumOf(before: GameEvent, next: GameEvent): GameEvent | undefined {
  if (together(before, next)) return { ...before, values: { counters: Number(before.values?.counters) + Number(next.values?.counters) } };
  if (sailsOn(before, next)) return { ...before, at: [...(before.at ?? []), ...(next.at ?? [])] };
  if (ENDS.get(before.key) === next.key && before.by === next.by) return { ...before, values: { ...before.values, andCombat: true } };
  if (before.key === 'order.placeLand' && next.key === before.key && before.by === next.by)
    return { ...before, at: [...(before.at ?? []), ...(next.at ?? [])] };
  if (!listedTogether(before, next)) return undefined;
  const cost = Number(before.values?.cost ?? 0) + Number(next.values?.cost ?? 0);
  return { ...before, who: [...(before.who ?? []), ...(next.who ?? [])], values: { ...before.values, cost } };
}

/**
 * Joins events into one log line: marches of one side with the same start and end, the parts of one sailing move, equal orders of one side in
 * one place, land units placed by one side, and the end of a movement segment with the end of the combat segment if no event is between them.
 */
export const rewriteLog = (vocabulary: Pick<Seen, 'words' | 'texts'>, told: readonly LogLine[], fresh: number): LogLines =>
  joinLines(told, fresh, (before, next) => {
    const entry = sumOf(before.entry, next.entry);
    return entry && { ...before, entry, sentence: logWording(vocabulary).sentence(entry) };
  });

/** Returns the id that a block has in the last hex of a movement event. */
function blockAt({ key, by, at = [], who = [] }: GameEvent): string | undefined {
  const end = at[at.length - 1];
  if (by === undefined || end === undefined) return undefined;
  if (key === 'marches' || key === 'retreats') return `${sideOf(by)}:land:${end}`;
  if (key !== 'sails' && key !== 'coasts') return undefined;
  const [sailor] = who;
  return sailor?.includes('@') ? `${sideOf(by)}@${end}` : sailor;
}

/** Returns the routes of the latest moves by block id, joining parts of an interrupted move. */
export function coursesOf(fresh: readonly LogLine[]): Map<string, readonly Point[]> {
  const courses = new Map<string, readonly Point[]>();
  for (const { entry } of fresh) {
    const block = blockAt(entry);
    if (block) courses.set(block, [...(courses.get(block) ?? []), ...pointsOf(entry.at ?? [])]);
  }
  return courses;
}

/** Returns the hexes of an event or, if it names none, the current hexes of its pieces or tracks. */
export function placesOf(G: WarWithSpain, entry: GameEvent): HexId[] {
  if (entry.at?.length) return [...new Set(entry.at)];
  return (entry.who ?? []).flatMap((id) => {
    const at = (isFleet(id) ? G.fleets[id]?.hex : undefined) ?? (G.naval[id] ?? G.land[id] ?? G.leaders[id])?.at;
    const track = trackOf(at ?? `${id}:`);
    return at && isHex(at) ? [at] : track ? [hexOfTrack(track)] : [];
  });
}
