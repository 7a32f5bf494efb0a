import { fleetName, type Salamis, type SalamisWords, scenario } from '../../../src/games/salamis-ad-actium/face.js';
import type { SalamisBoardWords } from './words/index.js';

export { fleetName };

/** The number of a ship within its squadron. */
const numberOf = (id: string): string => id.split('-').at(-1) ?? id;

/** Its own name, or its number in its squadron. */
export function shipName(G: Salamis, id: string): string {
  const vessel = G.ships[id];
  if (!vessel) return G.forts[id]?.name ?? id;
  const squadron = squadronName(G, vessel.sq);
  return vessel.name ?? `${squadron}${/\d$/.test(squadron) ? ' · ' : ' '}${numberOf(id)}`;
}

/** Short enough to stand under a hull. */
export function shortName(G: Salamis, id: string): string {
  const vessel = G.ships[id];
  return vessel?.name ?? numberOf(id);
}

export const names = (G: Salamis, ids: readonly string[]): string => ids.map((id) => shipName(G, id)).join(', ');

export const squadronName = (G: Salamis, sq: string): string => G.squadrons[sq]?.name || sq;

/** The title of what is played. */
export function battleTitle(G: Salamis, words: SalamisBoardWords, { theatres }: SalamisWords['names']): string {
  if (G.mode === 'scenario' && G.scenario !== null) return scenario(G.scenario).title;
  if (G.camp) return theatres[G.camp.theatre] ?? words.title;
  return words.pointsTitle;
}

/** Everything about a ship in one sentence, for those who cannot see it. */
export function describeShip(G: Salamis, id: string, words: SalamisBoardWords, { names: { ships }, fleets }: SalamisWords): string {
  const { side, dmg, at, fire, aground, crew } = G.ships[id];
  const { marks } = words;
  return [
    shipName(G, id),
    ships[G.ships[id].type],
    side === null ? words.derelict : fleetName(G, side, fleets),
    words.crews[crew],
    words.heading(at.h),
    words.at(at.x, at.y),
    marks.damageTitle[dmg],
    fire ? marks.fire(fire) : '',
    aground ? marks.agroundTitle[aground] : '',
  ]
    .filter(Boolean)
    .join(', ');
}

/** Land by its name, several pieces of one by number. */
export function landName({ lands }: SalamisBoardWords, land: string): string {
  const root = land.replace(/\d+$/, '');
  return [lands[root] ?? root, land.slice(root.length)].filter(Boolean).join(' ');
}
