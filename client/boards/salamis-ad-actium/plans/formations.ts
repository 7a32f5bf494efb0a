import { type Berth, type Salamis, sizeOf, unplacedShips } from '../../../../src/games/salamis-ad-actium/face.js';
import type { Formation } from '../session.js';

const rad = (degrees: number) => (degrees * Math.PI) / 180;

/** Where each ship of a formation lies: to starboard and ahead of its middle, in ship's lengths. */
const PLACES: { readonly [formation in Formation]: (i: number, count: number) => [abeam: number, ahead: number] } = {
  abreast: (i, count) => [i - (count - 1) / 2, 0],
  astern: (i, count) => [0, (count - 1) / 2 - i],
  echelon: (i, count) => [i - (count - 1) / 2, ((count - 1) / 2 - i) * 0.6],
  double: (i, count) => [(i >> 1) - (Math.ceil(count / 2) - 1) / 2, i % 2 ? -0.5 : 0.5],
};

/** How a squadron is drawn up. */
export interface Drawing {
  readonly heading: number;
  readonly formation: Formation;
  readonly gap: number;
}

/** A squadron drawn up about a point. */
export function drawnUp(G: Salamis, sq: string, formation: Formation, gap: number, x: number, y: number, h: number): Berth[] {
  const ids = unplacedShips(G, sq);
  const spacing = Math.max(...ids.map((id) => sizeOf(G.ships[id])[0])) + gap;
  const [sine, cosine] = [Math.sin(rad(h)), Math.cos(rad(h))];
  return ids.map((id, i) => {
    const [abeam, ahead] = PLACES[formation](i, ids.length);
    return {
      id,
      x: Math.round(x + spacing * (abeam * cosine + ahead * sine)),
      y: Math.round(y + spacing * (-abeam * sine + ahead * cosine)),
      h,
    };
  });
}
