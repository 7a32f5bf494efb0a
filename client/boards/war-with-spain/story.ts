import { turnInfo } from '../../../src/games/war-with-spain/data/calendar.js';
import type { HexId } from '../../../src/games/war-with-spain/ids.js';
import type { WarWithSpain } from '../../../src/games/war-with-spain/state.js';
import { sentence } from '../../../src/games/war-with-spain/texts.js';
import type { Entry } from '../../../src/kit/chronicle.js';
import type { Told } from '../../kit/Chronicle.js';
import type { Telling } from '../../kit/story.js';
import { boardText } from './texts.js';

export const telling: Telling = { sentence, before: boardText.status.before, turn: (turn) => turnInfo(turn).label };

/** The courses of what moved last, by block, so that fleets and armies travel along them. */
export function coursesOf(told: readonly Told[]): Map<string, readonly HexId[]> {
  const courses = new Map<string, readonly HexId[]>();
  for (const { entry } of told.slice(-12)) {
    if (!entry.at || entry.at.length < 2) continue;
    for (const id of entry.who ?? []) courses.set(id, entry.at);
  }
  return courses;
}

/** The hexes of an entry, or else where its pieces are now. */
export function placesOf(G: WarWithSpain, entry: Entry): HexId[] {
  if (entry.at?.length) return [...new Set(entry.at)];
  return (entry.who ?? []).flatMap((id) => {
    const at = G.fleets[id as keyof typeof G.fleets]?.hex ?? (G.naval[id] ?? G.land[id] ?? G.leaders[id])?.at;
    return at && /^\d{4}$/.test(at) ? [at] : [];
  });
}
