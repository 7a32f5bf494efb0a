import { memo } from 'react';
import { CHIP, CHIP_GAP, type LabelSpot } from './labels.js';

interface ShipLabelProps {
  readonly spot: LabelSpot;
  readonly x: number;
  readonly y: number;
  /** A chance or a figure beside a ship that is a target. */
  readonly mark?: string;
}

/** Name and state marks of a ship, where there is room for them; from afar the name gives way. */
export const ShipLabel = memo(function ShipLabel({ spot: { id, dx, dy, name, chips }, x, y, mark }: ShipLabelProps) {
  const row = (chips.length - 1) * (CHIP + CHIP_GAP);
  return (
    <g className="ship-label" data-label={id} transform={`translate(${x + dx} ${y + dy})`}>
      <g className="ship-chips">
        {chips.map(({ kind, word, title }, i) => (
          <g key={kind} className={`ship-chip ${kind}`} transform={`translate(${i * (CHIP + CHIP_GAP) - row / 2} -5)`}>
            <title>{title}</title>
            <rect x={-CHIP / 2} y={-CHIP / 2} width={CHIP} height={CHIP} rx={2} />
            <text y={3}>{word}</text>
          </g>
        ))}
      </g>
      <text className="ship-name" y={chips.length ? 9 : 3}>
        {name}
      </text>
      {mark && (
        <text className="mark-label" x={-dx} y={-dy - 20}>
          {mark}
        </text>
      )}
    </g>
  );
});
