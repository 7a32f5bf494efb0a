import { fleetName, type Salamis, type SalamisWords, scenario } from '../../../src/games/salamis-ad-actium/face.js';
import type { SalamisBoardWords } from './words/index.js';

export { fleetName };

const numberOf = (id: string): string => id.split('-').at(-1) ?? id;

/** A ship's own name, or its squadron and number; also names forts. */
export function shipName(G: Salamis, id: string): string {
  const vessel = G.ships[id];
  if (!vessel) return G.forts[id]?.name ?? id;
  const squadron = squadronName(G, vessel.sq);
  return vessel.name ?? `${squadron}${/\d$/.test(squadron) ? ' · ' : ' '}${numberOf(id)}`;
}

/** The name or number alone, for labels on the map. */
export function shortName(G: Salamis, id: string): string {
  const vessel = G.ships[id];
  return vessel?.name ?? numberOf(id);
}

export const names = (G: Salamis, ids: readonly string[]): string => ids.map((id) => shipName(G, id)).join(', ');

export const squadronName = (G: Salamis, sq: string): string => G.squadrons[sq]?.name || sq;

/** The title of the scenario, campaign or points battle. */
export function battleTitle(G: Salamis, words: SalamisBoardWords, { theatres }: SalamisWords['names']): string {
  if (G.mode === 'scenario' && G.scenario !== null) return scenario(G.scenario).title;
  if (G.camp) return theatres[G.camp.theatre] ?? words.title;
  return words.pointsTitle;
}

/** Describes a ship for screen readers. */
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

/** The name of a piece of land, numbered if there are several. */
export function landName({ lands }: SalamisBoardWords, land: string): string {
  const root = land.replace(/\d+$/, '');
  return [lands[root] ?? root, land.slice(root.length)].filter(Boolean).join(' ');
}
