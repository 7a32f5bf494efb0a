import { ARMY, SHIP, type TrackId, type WarMove, type WarWithSpain } from '../../../src/games/war-with-spain/face.js';
import { trackAtHex, trackOf } from './tracks.js';

type YardMove = 'setHold' | 'placeLand' | 'repairNaval' | 'musterFree' | 'buildNaval' | 'buildLand';

/** What is ordered of a yard or of quarters. */
export type YardOrder = Extract<WarMove, { readonly move: YardMove }>;

/** Ships and soldiers that are there come before what may be ordered. */
const RANK: { readonly [move in YardMove]: number } = {
  setHold: 0,
  placeLand: 1,
  repairNaval: 2,
  musterFree: 3,
  buildNaval: 4,
  buildLand: 5,
};

const isYardOrder = (choice: WarMove): choice is YardOrder => Object.hasOwn(RANK, choice.move);

/** The track that an order belongs to. */
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

/** The orders that may be given now, track by track. */
export function ordersByTrack(G: WarWithSpain, choices: readonly WarMove[]): Map<TrackId, YardOrder[]> {
  const byTrack = new Map<TrackId, YardOrder[]>();
  for (const order of choices.filter(isYardOrder)) {
    const track = trackOfOrder(G, order);
    if (track) byTrack.set(track, [...(byTrack.get(track) ?? []), order]);
  }
  return byTrack;
}

/** What orders have in common for whoever gives them: units of one kind are the same, and a unit to be mustered is one. */
function likeness({ move, args: [id] }: YardOrder): string {
  if (move === 'buildNaval') return `ship ${SHIP[id].family}`;
  if (move === 'buildLand') return `army ${ARMY[id].nat} ${ARMY[id].cs}`;
  return `${move} ${id}`;
}

/** The orders as a list offers them: the first of each kind stands for all, and they are ranked. */
export function offered(orders: readonly YardOrder[]): YardOrder[] {
  const first = new Map<string, YardOrder>();
  for (const order of orders) if (!first.has(likeness(order))) first.set(likeness(order), order);
  return [...first.values()].sort((a, b) => RANK[a.move] - RANK[b.move]);
}
