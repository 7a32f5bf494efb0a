import { fleetName, type Salamis, type SalamisWords, scenario } from '../../../src/games/salamis-ad-actium/face.js';
import type { SalamisBoardWords } from './words/index.js';

export { fleetName };

const numberOf = (id: string): string => id.split('-').at(-1) ?? id;

/** Separator between position and commander in the name of a scenario's squadron: "Left wing: Agrippa". */
const POSITION = ': ';

/** Returns a squadron's name for labels and ship names. In a scenario, omits its position in the line. */
export function shortSquadronName(G: Salamis, sq: string): string {
  const name = nameOf(G, sq);
  return G.mode === 'scenario' ? (name.split(POSITION).at(-1) ?? name) : name;
}

/** Returns a ship's name or, if it has none, its squadron and number. Also names forts. */
export function shipName(G: Salamis, id: string): string {
  const vessel = G.ships[id];
  if (!vessel) return G.forts[id]?.name ?? id;
  const squadron = shortSquadronName(G, vessel.sq);
  return vessel.name ?? `${squadron}${/\d$/.test(squadron) ? ' · ' : ' '}${numberOf(id)}`;
}

/** Returns a ship's name or, if it has none, its number, for labels on the map. */
export function shortName(G: Salamis, id: string): string {
  const vessel = G.ships[id];
  return vessel?.name ?? numberOf(id);
}

export const names = (G: Salamis, ids: readonly string[]): string => ids.map((id) => shipName(G, id)).join(', ');

const nameOf = (G: Salamis, sq: string): string => G.squadrons[sq]?.name || sq;

/** Returns a squadron's name, in a scenario in the form "Left wing (Agrippa)". */
export const squadronName = (G: Salamis, sq: string): string =>
  G.mode === 'scenario' ? nameOf(G, sq).replace(/^(.+): (.+)$/, '$1 ($2)') : nameOf(G, sq);

export function battleTitle(G: Salamis, words: SalamisBoardWords, { theatres }: SalamisWords['names']): string {
  if (G.mode === 'scenario' && G.scenario !== null) return scenario(G.scenario).title;
  if (G.camp) return theatres[G.camp.theatre] ?? words.title;
  return words.pointsTitle;
}

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

/** Returns the name of a piece of land, numbered if several pieces have the same name. */
export function landName({ lands }: SalamisBoardWords, land: string): string {
  const root = land.replace(/\d+$/, '');
  return [lands[root] ?? root, land.slice(root.length)].filter(Boolean).join(' ');
}
