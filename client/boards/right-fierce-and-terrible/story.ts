import { hexOf, type Sluys, sentence } from '../../../src/games/right-fierce-and-terrible/face.js';
import type { Entry } from '../../../src/kit/chronicle.js';
import type { Told } from '../../kit/Chronicle.js';
import type { Telling } from '../../kit/story.js';
import type { PlaceId } from './chart/geography.js';
import { boardText } from './texts.js';

export const telling: Telling = { sentence, before: boardText.status.before, turn: boardText.status.turn };

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
