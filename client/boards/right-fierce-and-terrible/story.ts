import { hexOf, type Sluys } from '../../../src/games/right-fierce-and-terrible/face.js';
import type { GameEvent } from '../../../src/kit/events.js';
import { say } from '../../../src/kit/texts.js';
import { gathered, type Retold, type Storytelling } from '../../kit/board/logLines.js';
import type { LogLine } from '../../kit/panels/Log.js';
import type { PlaceId } from './chart/land.js';
import type { Speech } from './names.js';

/** How the chronicle is told: a text gets the values of its entry, and `by`, `at` and `who` beside them. */
export const telling = ({ words: { status }, texts }: Speech): Storytelling => ({
  sentence: ({ key, by, at, who, values }) => say(texts, `chronicle.${key}`, { by: by ?? null, at: at ?? [], who: who ?? [], ...values }),
  before: status.before,
  turn: status.turn,
});

/** What squadrons and men do one after the other, and is told in one line: where it happened, or the way of each. */
const GATHERED: { readonly [key: string]: 'at' | 'ways' } = { placed: 'at', entered: 'at', moved: 'ways', maneuvered: 'ways' };

/** Whether the second entry only says the same of somebody else. */
const goesOn = (a: GameEvent, b: GameEvent): boolean => a.key in GATHERED && a.key === b.key && a.by === b.by && !a.roll && !b.roll;

/** The way of each unit of an entry, hex by hex. */
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

/** The story with what a command does alike told in one line. */
export function retell(view: Speech, told: readonly LogLine[], fresh: number): Retold {
  const { sentence } = telling(view);
  return gathered(told, fresh, (before, next) => {
    if (!goesOn(before.entry, next.entry)) return undefined;
    const entry = both(before.entry, next.entry);
    return { ...before, entry, sentence: sentence(entry) };
  });
}

/** The courses of what moved last, so that counters travel along them. */
export function coursesOf(told: readonly LogLine[]): Map<string, readonly PlaceId[]> {
  const courses = new Map<string, readonly PlaceId[]>();
  for (const { entry } of told.slice(-6)) {
    const [id] = entry.who ?? [];
    if (entry.key === 'moved' && entry.at && id) courses.set(id, entry.at);
  }
  return courses;
}

/** The places of an entry, or else where its units are now. */
export function placesOf(G: Sluys, entry: GameEvent): PlaceId[] {
  if (entry.at?.length) return [...new Set(entry.at)];
  return (entry.who ?? []).flatMap((id) => (G.squadrons[id] || G.marines[id] || G.leaders[id] ? (hexOf(G, id) ?? []) : []));
}
