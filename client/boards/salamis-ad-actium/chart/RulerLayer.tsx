import type { PointerEvent } from 'react';
import { baseOf, dist2, isOnTable, point, type Salamis } from '../../../../src/games/salamis-ad-actium/face.js';
import { RulerLine } from '../../../kit/instruments/RulerLine.js';
import type { RulerEnds } from '../../../kit/instruments/useInstruments.js';
import { shipName } from '../names.js';
import type { RulerEnd } from '../session.js';
import { type SalamisBoardWords, useWords } from '../words/index.js';
import { shipsAt } from './places.js';
import { onSheet, type Sheet } from './scale.js';

type Ends = RulerEnds<RulerEnd>;

const TENTHS = 10;
const SNAP = 6;

/** Returns the ruler end at a ship, or undefined if the ship is not on the table. */
export function onShip(G: Salamis, ship: string | undefined): RulerEnd | undefined {
  if (ship === undefined || !G.ships[ship] || !isOnTable(G, ship)) return undefined;
  const { x, y } = G.ships[ship].at;
  return { x, y, ship };
}

/** Returns the ruler end at a point, or at the ship there. */
export function endAt(G: Salamis, x: number, y: number): RulerEnd {
  const [ship] = shipsAt(G, [x, y], SNAP);
  return onShip(G, ship) ?? { x, y };
}

/** Returns the ruler's text: centimetres from base to base, and the bearing. */
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

interface RulerLayerProps {
  readonly G: Salamis;
  readonly sheet: Sheet;
  readonly ruler: Ends;
  readonly pointed: (event: PointerEvent<SVGElement>) => [number, number] | undefined;
  readonly onSetEnd: (end: RulerEnd) => void;
  readonly onMoveEnd: (end: RulerEnd) => void;
}

/** Draws the ruler between two points. At a ship, it is measured from the ship's base. */
export function RulerLayer({ G, sheet, ruler, pointed, onSetEnd, onMoveEnd }: RulerLayerProps) {
  const words = useWords();
  const at = (event: PointerEvent<SVGElement>) => {
    const point = pointed(event);
    return point && endAt(G, ...point);
  };
  const read = reading(G, ruler, words);
  const onTable = (end: RulerEnd | undefined) => end && onSheet(sheet, end.x, end.y);
  return (
    <svg
      className="wg-ruler-sheet wg-carry"
      viewBox={`0 0 ${sheet.width} ${sheet.height}`}
      aria-hidden="true"
      onPointerDown={(event) => {
        const end = at(event);
        if (!end) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        onSetEnd(end);
      }}
      onPointerMove={(event) => {
        if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
        const end = at(event);
        if (end && Math.hypot(end.x - (ruler.from?.x ?? end.x), end.y - (ruler.from?.y ?? end.y)) > 4) onMoveEnd(end);
      }}
    >
      <RulerLine from={onTable(ruler.from)} to={onTable(ruler.to)} text={read && words.measure.short(read.cm, read.bearing)} size={13} />
    </svg>
  );
}
