import { isMemoizing, memoized } from '../../../kit/memo.js';
import type { LeaderId, UnitId } from '../ids.js';
import type { WarWithSpain, Whereabouts } from '../state.js';

/** Which counters are in a place: a hex, a box of a track, or aboard a group. In a view, those that may be known. */

type Counters = { readonly [id: string]: { readonly at: Whereabouts } };
type Census = ReadonlyMap<Whereabouts, readonly string[]>;

const NOBODY: readonly string[] = [];

function census(counters: Counters): Census {
  const places = new Map<Whereabouts, string[]>();
  for (const id of Object.keys(counters)) {
    const { at } = counters[id];
    const there = places.get(at);
    if (there) there.push(id);
    else places.set(at, [id]);
  }
  return places;
}

/** Counters of a kind by place, in the order of the state: from a census while a question lasts, else by looking through all of them. */
function finder(counters: (G: WarWithSpain) => Counters) {
  const counted = memoized((G: WarWithSpain) => census(counters(G)));
  return (G: WarWithSpain, at: Whereabouts): readonly string[] => {
    if (isMemoizing()) return counted(G).get(at) ?? NOBODY;
    const all = counters(G);
    return Object.keys(all).filter((id) => all[id].at === at);
  };
}

/** Ships, in fleets and loose. */
export const shipsIn: (G: WarWithSpain, at: Whereabouts) => readonly UnitId[] = finder((G) => G.naval);
/** Land units. */
export const armiesIn: (G: WarWithSpain, at: Whereabouts) => readonly UnitId[] = finder((G) => G.land);
export const leadersIn: (G: WarWithSpain, at: Whereabouts) => readonly LeaderId[] = finder((G) => G.leaders);
