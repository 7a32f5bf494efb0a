import { memo } from 'react';
import { sameData } from '../../../kit/hooks/sameData.js';
import type { Chip } from './chips.js';
import { CHIP, CHIP_GAP, FAR, type LabelSpot } from './labels.js';

/** State marks in a row about a middle. */
function Chips({ chips, y, scale = 1 }: { readonly chips: readonly Chip[]; readonly y: number; readonly scale?: number }) {
  const row = (chips.length - 1) * (CHIP + CHIP_GAP);
  return (
    <g transform={`translate(0 ${y}) scale(${scale})`}>
      {chips.map(({ kind, word, title }, i) => (
        <g key={kind} className={`wg-ship-chip wg-${kind}`} transform={`translate(${i * (CHIP + CHIP_GAP) - row / 2} 0)`}>
          <title>{title}</title>
          <rect x={-CHIP / 2} y={-CHIP / 2} width={CHIP} height={CHIP} rx={2} />
          <text y={3}>{word}</text>
        </g>
      ))}
    </g>
  );
}

interface ShipLabelProps {
  readonly spot: LabelSpot;
  readonly x: number;
  readonly y: number;
  /** A chance or a figure beside a ship that is a target. */
  readonly mark?: string;
}

/** Name and state marks of a ship, where there is room for them; from afar the name gives way and the marks are larger. */
export const ShipLabel = memo(function ShipLabel({ spot: { id, near, far, name, chips }, x, y, mark }: ShipLabelProps) {
  return (
    <g className="wg-ship-label" data-label={id} transform={`translate(${x} ${y})`}>
      <g className="wg-label-near">
        {chips.length > 0 && <path className="wg-label-line" d={`M0 0L${near[0]} ${near[1]}`} />}
        <g transform={`translate(${near[0]} ${near[1]})`}>
          <Chips chips={chips} y={-5} />
          <text className="wg-ship-name" y={chips.length ? 9 : 3}>
            {name}
          </text>
        </g>
      </g>
      {chips.length > 0 && (
        <g className="wg-label-far">
          <path className="wg-label-line" d={`M0 0L${far[0]} ${far[1]}`} />
          <g transform={`translate(${far[0]} ${far[1]})`}>
            <Chips chips={chips} y={0} scale={FAR} />
          </g>
        </g>
      )}
      {mark && (
        <text className="wg-mark-label" y={-20}>
          {mark}
        </text>
      )}
    </g>
  );
}, sameData);
