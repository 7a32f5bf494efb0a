import { hexOf, type Sluys } from '../../../src/games/right-fierce-and-terrible/face.js';
import type { GameEvent } from '../../../src/kit/events.js';
import { say } from '../../../src/kit/texts.js';
import { joinLines, type LogLines, type LogWording } from '../../kit/board/logLines.js';
import type { LogLine } from '../../kit/panels/Log.js';
import type { PlaceId } from './chart/land.js';
import type { Vocabulary } from './names.js';

/** Returns the wording of the log. Sentences receive an event's values, `by`, `at`, `who`, `case`, and the dice and row of its roll. */
export const logWording = ({ words: { status }, texts }: Vocabulary): LogWording => ({
  sentence: ({ key, by, at, who, values, case: ruleCase, roll }) =>
    say(texts, `chronicle.${key}`, {
      by: by ?? null,
      at: at ?? [],
      who: who ?? [],
      case: ruleCase,
      ...(roll && { dice: roll.dice, row: roll.row ?? null }),
      ...values,
    }),
  before: status.before,
  turn: status.turn,
});

/** Keys of events that are merged into one line, which lists their hexes (`at`) or paths (`ways`). */
const GATHERED: { readonly [key: string]: 'at' | 'ways' } = { placed: 'at', entered: 'at', moved: 'ways', maneuvered: 'ways' };

/** Whether two events can be merged: they have the same key and player, and no dice. */
const goesOn = (a: GameEvent, b: GameEvent): boolean => a.key in GATHERED && a.key === b.key && a.by === b.by && !a.roll && !b.roll;

/** Returns the path of each unit of an event. */
const waysOf = ({ at = [], values }: GameEvent): readonly (readonly PlaceId[])[] =>
  (values?.ways as readonly (readonly PlaceId[])[] | undefined) ?? [at];

function both(a: GameEvent, b: GameEvent): GameEvent {
  const ways = [...waysOf(a), ...waysOf(b)];
  return {
    ...a,
    who: [...(a.who ?? []), ...(b.who ?? [])],
    at: [...(a.at ?? []), ...(b.at ?? [])],
    ...(GATHERED[a.key] === 'ways' && { values: { ways } }),
  };
}

/** Whether the second event makes the first one's line superfluous, as when a Sally Phase has no action. */
const replaces = (a: GameEvent, b: GameEvent): boolean =>
  (a.key === 'sally' && b.key === 'sallyEmpty') || (a.key === 'damaged' && b.key === 'damaged' && a.who?.[0] === b.who?.[0]);

/** Adds the two squadrons of the last ram to each event of a grapple caused by a ram. */
function withRams(told: readonly LogLine[], sentence: LogWording['sentence']): readonly LogLine[] {
  let rammed: GameEvent['who'];
  return told.map((line) => {
    if (line.entry.key === 'ram') rammed = line.entry.who;
    if (line.entry.key !== 'rammedFast' || !rammed || line.entry.who) return line;
    const entry = { ...line.entry, who: rammed };
    return { ...line, entry, sentence: sentence(entry) };
  });
}

/** Merges log lines of the same kind, and names the squadrons of a ram. */
export function rewriteLog(view: Vocabulary, told: readonly LogLine[], fresh: number): LogLines {
  const { sentence } = logWording(view);
  return joinLines(withRams(told, sentence), fresh, (before, next) => {
    if (before.entry.key === 'initiative' && next.entry.key === 'sallyEnds') {
      const entry = { ...before.entry, values: { ...before.entry.values, ends: true } };
      return { ...before, entry, sentence: sentence(entry) };
    }
    if (replaces(before.entry, next.entry)) return { ...next, id: before.id, heading: before.heading };
    if (!goesOn(before.entry, next.entry)) return undefined;
    const entry = both(before.entry, next.entry);
    return { ...before, entry, sentence: sentence(entry) };
  });
}

/** Returns the paths of the latest moves, for animation. */
export function coursesOf(told: readonly LogLine[]): Map<string, readonly PlaceId[]> {
  const courses = new Map<string, readonly PlaceId[]>();
  for (const { entry } of told.slice(-6)) {
    const [id] = entry.who ?? [];
    if (entry.key === 'moved' && entry.at && id) courses.set(id, entry.at);
  }
  return courses;
}

/** Returns the hexes of an event, or the current hexes of its units. */
export function placesOf(G: Sluys, entry: GameEvent): PlaceId[] {
  if (entry.at?.length) return [...new Set(entry.at)];
  return (entry.who ?? []).flatMap((id) => (G.squadrons[id] || G.marines[id] || G.leaders[id] ? (hexOf(G, id) ?? []) : []));
}
