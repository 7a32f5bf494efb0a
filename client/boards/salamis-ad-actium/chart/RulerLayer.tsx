import type { PointerEvent } from 'react';
import type { Salamis } from '../../../../src/games/salamis-ad-actium/face.js';
import { useWords } from '../words/index.js';
import { onSheet, type Sheet } from './scale.js';
import { endAt, type Ruler, type RulerEnd, reading } from './useRuler.js';

interface RulerLayerProps {
  readonly G: Salamis;
  readonly sheet: Sheet;
  readonly ruler: Ruler;
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
  const [x1, y1] = ruler.from ? onSheet(sheet, ruler.from.x, ruler.from.y) : [0, 0];
  const [x2, y2] = ruler.to ? onSheet(sheet, ruler.to.x, ruler.to.y) : [x1, y1];
  return (
    <svg
      className="ruler-sheet carry"
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
      {ruler.from && <circle className="ruler-end" cx={x1} cy={y1} r={4} />}
      {read && (
        <>
          <line className="ruler-under" x1={x1} y1={y1} x2={x2} y2={y2} />
          <line className="ruler-line" x1={x1} y1={y1} x2={x2} y2={y2} />
          <circle className="ruler-end" cx={x2} cy={y2} r={4} />
          <text className="ruler-text" x={(x1 + x2) / 2} y={(y1 + y2) / 2 - 8}>
            {words.measure.short(read.cm, read.bearing)}
          </text>
        </>
      )}
    </svg>
  );
}
