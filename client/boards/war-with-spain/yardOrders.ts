import {
  ARMY,
  type Order,
  SHIP,
  TRACK_IDS,
  type TrackId,
  type WarMove,
  type WarWithSpain,
} from '../../../src/games/war-with-spain/face.js';
import { placeName, trackAtHex, trackName, trackOf } from './names.js';
import type { Vocabulary } from './session.js';

function trackCalled(id: string): string {
  const track = TRACK_IDS.find((each) => each === id);
  return track ? trackName(track) : id;
}

export function orderSentence(
  { words: { choice }, names: { unitName } }: Vocabulary,
  { move, args }: { readonly move: Order['move']; readonly args: Readonly<Order['args']> },
): string {
  const [what, where] = args.map(String);
  switch (move) {
    case 'setHold':
      return choice.advance(unitName(what));
    case 'placeLand':
      return choice.place(unitName(what), placeName(where));
    case 'buildNaval':
      return choice.build(unitName(what), trackCalled(where));
    case 'buildLand':
      return choice.raise(unitName(what), trackCalled(where));
    case 'repairNaval':
      return choice.repair(unitName(what));
    case 'musterFree':
      return choice.muster(unitName(what), trackCalled(where));
    case 'placeTreasureFleet':
      return choice.entry(what);
  }
}

type YardMove = 'setHold' | 'placeLand' | 'repairNaval' | 'musterFree' | 'buildNaval' | 'buildLand';

export type YardOrder = Extract<WarMove, { readonly move: YardMove }>;

/** Order of moves in lists: units on tracks before new units. */
const RANK: { readonly [move in YardMove]: number } = {
  setHold: 0,
  placeLand: 1,
  repairNaval: 2,
  musterFree: 3,
  buildNaval: 4,
  buildLand: 5,
};

const isYardOrder = (choice: WarMove): choice is YardOrder => Object.hasOwn(RANK, choice.move);

function trackOfOrder(G: WarWithSpain, { move, args }: YardOrder): TrackId | undefined {
  switch (move) {
    case 'setHold':
      return trackOf(G.naval[args[0]]?.at);
    case 'placeLand':
      return trackOf(G.land[args[0]]?.at);
    case 'repairNaval': {
      const at = G.naval[args[0]]?.at;
      return at === undefined ? undefined : trackAtHex(at);
    }
    default:
      return args[1];
  }
}

export function ordersByTrack(G: WarWithSpain, choices: readonly WarMove[]): Map<TrackId, YardOrder[]> {
  const byTrack = new Map<TrackId, YardOrder[]>();
  for (const order of choices.filter(isYardOrder)) {
    const track = trackOfOrder(G, order);
    if (track) byTrack.set(track, [...(byTrack.get(track) ?? []), order]);
  }
  return byTrack;
}

/** Returns a key that is the same for orders that build identical counters. */
function likeness({ move, args: [id] }: YardOrder): string {
  if (move === 'buildNaval') return `ship ${SHIP[id].family}`;
  if (move === 'buildLand') return `army ${ARMY[id].nat} ${ARMY[id].cs}`;
  return `${move} ${id}`;
}

/** Returns the first order of each `likeness`, sorted by `RANK`. */
export function offered(orders: readonly YardOrder[]): YardOrder[] {
  const first = new Map<string, YardOrder>();
  for (const order of orders) if (!first.has(likeness(order))) first.set(likeness(order), order);
  return [...first.values()].sort((a, b) => RANK[a.move] - RANK[b.move]);
}
