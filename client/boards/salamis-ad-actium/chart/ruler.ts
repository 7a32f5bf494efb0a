import { baseOf, dist2, isOnTable, point, type Salamis } from '../../../../src/games/salamis-ad-actium/face.js';
import type { RulerEnds } from '../../../kit/instruments/useInstruments.js';
import { shipName } from '../names.js';
import type { RulerEnd } from '../session.js';
import type { SalamisBoardWords } from '../words/index.js';
import { shipsAt } from './places.js';

export type Ends = RulerEnds<RulerEnd>;

const TENTHS = 10;
const SNAP = 6;

/** An end at a ship, if there is one of that name on the table. */
export function onShip(G: Salamis, ship: string | undefined): RulerEnd | undefined {
  if (ship === undefined || !G.ships[ship] || !isOnTable(G, ship)) return undefined;
  const { x, y } = G.ships[ship].at;
  return { x, y, ship };
}

/** An end at a point; upon a ship it is that ship's. */
export function endAt(G: Salamis, x: number, y: number): RulerEnd {
  const [ship] = shipsAt(G, [x, y], SNAP);
  return onShip(G, ship) ?? { x, y };
}

/** What the ruler reads: centimetres between what it lies against, from base to base, and the bearing. */
export function reading(
  G: Salamis,
  { from, to }: Ends,
  { measure }: SalamisBoardWords,
): { cm: number; bearing: number; words: string } | undefined {
  if (!from || !to) return undefined;
  const shape = ({ x, y, ship }: RulerEnd) => (ship && G.ships[ship] ? baseOf(G.ships[ship]) : point(Math.round(x), Math.round(y)));
  const cm = Math.sqrt(dist2(shape(from), shape(to))) / TENTHS / TENTHS;
  const bearing = (Math.round((Math.atan2(to.x - from.x, to.y - from.y) * 180) / Math.PI / 5) * 5 + 360) % 360;
  const name = ({ ship }: RulerEnd) => (ship ? shipName(G, ship) : measure.point);
  return { cm, bearing, words: measure.reads(cm, name(from), name(to)) };
}
