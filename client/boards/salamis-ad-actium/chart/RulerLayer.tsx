import type { PointerEvent } from 'react';
import type { Salamis } from '../../../../src/games/salamis-ad-actium/face.js';
import { RulerLine } from '../../../kit/instruments/RulerLine.js';
import type { RulerEnd } from '../session.js';
import { useWords } from '../words/index.js';
import { type Ends, endAt, reading } from './ruler.js';
import { onSheet, type Sheet } from './scale.js';

interface RulerLayerProps {
  readonly G: Salamis;
  readonly sheet: Sheet;
  readonly ruler: Ends;
  readonly pointed: (event: PointerEvent<SVGElement>) => [number, number] | undefined;
  readonly onLay: (end: RulerEnd) => void;
  readonly onDraw: (end: RulerEnd) => void;
}

/** The ruler laid over the table: press two points or draw from one to the other; on a ship it is laid against her base. */
export function RulerLayer({ G, sheet, ruler, pointed, onLay, onDraw }: RulerLayerProps) {
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
        onLay(end);
      }}
      onPointerMove={(event) => {
        if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
        const end = at(event);
        if (end && Math.hypot(end.x - (ruler.from?.x ?? end.x), end.y - (ruler.from?.y ?? end.y)) > 4) onDraw(end);
      }}
    >
      <RulerLine from={onTable(ruler.from)} to={onTable(ruler.to)} text={read && words.measure.short(read.cm, read.bearing)} size={13} />
    </svg>
  );
}
