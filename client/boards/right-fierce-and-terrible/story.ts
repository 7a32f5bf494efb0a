import { hexOf, type Sluys } from '../../../src/games/right-fierce-and-terrible/face.js';
import type { Entry } from '../../../src/kit/chronicle.js';
import { say } from '../../../src/kit/texts.js';
import type { Told } from '../../kit/Chronicle.js';
import type { Telling } from '../../kit/story.js';
import type { PlaceId } from './chart/geography.js';
import type { Speech } from './names.js';

/** How the chronicle is told: a text gets the values of its entry, and `by`, `at` and `who` beside them. */
export const telling = ({ words: { status }, texts }: Speech): Telling => ({
  sentence: ({ key, by, at, who, values }) => say(texts, `chronicle.${key}`, { by: by ?? null, at: at ?? [], who: who ?? [], ...values }),
  before: status.before,
  turn: status.turn,
});

/** The courses of what moved last, so that counters travel along them. */
export function coursesOf(told: readonly Told[]): Map<string, readonly PlaceId[]> {
  const courses = new Map<string, readonly PlaceId[]>();
  for (const { entry } of told.slice(-6)) {
    const [id] = entry.who ?? [];
    if (entry.key === 'moved' && entry.at && id) courses.set(id, entry.at);
  }
  return courses;
}

/** The places of an entry, or else where its units are now. */
export function placesOf(G: Sluys, entry: Entry): PlaceId[] {
  if (entry.at?.length) return [...new Set(entry.at)];
  return (entry.who ?? []).flatMap((id) => (G.squadrons[id] || G.marines[id] || G.leaders[id] ? (hexOf(G, id) ?? []) : []));
}
