import { grid } from '../data/maps.js';
import { type Deployment, has } from '../data/squadrons.js';
import { SPANISH, type SpanishId, type Square } from '../ids.js';
import type { Armada } from '../state.js';
import { figure } from './explain.js';

/**
 * Formations of the Normal and the Hard bot, found by hill climbing over thousands of matches. Both surround the Medina
 * squadrons. The Hard bot's is open to the south, where the English cannot enter [12.4].
 */
const FORMATIONS: readonly [Deployment, Deployment] = [
  {
    medina1: 'E4',
    medina2: 'E5',
    medina3: 'F5',
    sidonia: 'F4',
    oquendo: 'E3',
    diego: 'G5',
    recalde: 'D4',
    bertendona: 'D5',
    pedro: 'E6',
    moncada: 'F6',
  },
  {
    medina1: 'E6',
    medina2: 'E5',
    medina3: 'F5',
    sidonia: 'F6',
    oquendo: 'G6',
    diego: 'G5',
    recalde: 'D5',
    bertendona: 'D3',
    pedro: 'E4',
    moncada: 'F4',
  },
];

export const formation = (): Deployment => FORMATIONS[figure('formation', 1) > 1 ? 1 : 0];

const GROUPS: readonly (readonly SpanishId[])[] = [
  ['sidonia'],
  ['diego'],
  SPANISH.filter((id) => has(id, 'hulks')),
  SPANISH.filter((id) => !['sidonia', 'diego'].includes(id) && !has(id, 'hulks')),
];

type Stations = Partial<Record<SpanishId, Square>>;

/** Assigns squares to squadrons so that the sum of the squared distances is smallest. */
function fill(G: Armada, ids: readonly SpanishId[], free: readonly Square[]): { stations: Stations; cost: number } {
  const [id, ...others] = ids;
  const from = id && G.squadrons[id].square;
  if (!from) return { stations: {}, cost: 0 };
  let best = { stations: {}, cost: Number.POSITIVE_INFINITY };
  for (const square of free) {
    const rest = fill(
      G,
      others,
      free.filter((left) => left !== square),
    );
    const cost = grid.distance(from, square) ** 2 + rest.cost;
    if (cost < best.cost) best = { stations: { ...rest.stations, [id]: square }, cost };
  }
  return best;
}

/** Returns the station of each squadron. Within a group, each station goes to a squadron near it. */
export function stations(G: Armada): Stations {
  const found: Stations = {};
  for (const group of GROUPS) {
    const afloat = group.filter((id) => G.squadrons[id].square !== null);
    const places = group.map((id) => formation()[id]);
    Object.assign(found, fill(G, afloat, places).stations);
  }
  return found;
}
