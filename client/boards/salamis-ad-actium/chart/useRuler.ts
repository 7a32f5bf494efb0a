import { useCallback, useState } from 'react';
import { baseOf, dist2, point, type Salamis } from '../../../../src/games/salamis-ad-actium/face.js';
import { shipName } from '../names.js';
import type { SalamisBoardWords } from '../words/index.js';
import { shipsAt } from './places.js';

/** One end of the ruler: a point of the table, or a ship that it was laid against. */
export interface RulerEnd {
  readonly x: number;
  readonly y: number;
  readonly ship?: string;
}

export interface Ruler {
  readonly from?: RulerEnd;
  readonly to?: RulerEnd;
}

const TENTHS = 10;
const SNAP = 6;

/** An end at a point; upon a ship it is that ship's. */
export function endAt(G: Salamis, x: number, y: number): RulerEnd {
  const [ship] = shipsAt(G, [x, y], SNAP);
  return ship === undefined ? { x, y } : { x: G.ships[ship].at.x, y: G.ships[ship].at.y, ship };
}

/** What the ruler reads: centimetres between what it lies against, from base to base, and the bearing. */
export function reading(
  G: Salamis,
  { from, to }: Ruler,
  { measure }: SalamisBoardWords,
): { cm: number; bearing: number; words: string } | undefined {
  if (!from || !to) return undefined;
  const shape = ({ x, y, ship }: RulerEnd) => (ship && G.ships[ship] ? baseOf(G.ships[ship]) : point(Math.round(x), Math.round(y)));
  const cm = Math.sqrt(dist2(shape(from), shape(to))) / TENTHS / TENTHS;
  const bearing = (Math.round((Math.atan2(to.x - from.x, to.y - from.y) * 180) / Math.PI / 5) * 5 + 360) % 360;
  const name = ({ ship }: RulerEnd) => (ship ? shipName(G, ship) : measure.point);
  return { cm, bearing, words: measure.reads(cm, name(from), name(to)) };
}

/** The ruler on the table: the first point that is pressed, then the second; a drag lays both. */
export function useRuler() {
  const [ruler, setRuler] = useState<Ruler>({});
  const lay = useCallback((end: RulerEnd) => setRuler((now) => (now.from && !now.to ? { from: now.from, to: end } : { from: end })), []);
  const draw = useCallback((end: RulerEnd) => setRuler((now) => (now.from ? { from: now.from, to: end } : now)), []);
  const lift = useCallback(() => setRuler({}), []);
  return { ruler, lay, draw, lift };
}
