import { memo } from 'react';
import { gridPath, type HexLayout } from './layout.js';

interface HexNetProps {
  readonly layout: HexLayout;
  /** Hexes that belong to the game: the others keep their paper. */
  readonly wanted: (hex: number) => boolean;
}

/** The net of hexes as one path, and the names of the hexes, which show only when one is close. Drawn once. */
export const HexNet = memo(function HexNet({ layout, wanted }: HexNetProps) {
  const { grid, height } = layout;
  return (
    <g>
      <path className="wg-hex-lines" d={gridPath(layout, wanted)} />
      <g className="wg-hex-names">
        {grid.labels.map((label, hex) => {
          if (!wanted(hex)) return null;
          const [x, y] = layout.cell(hex % grid.width, Math.floor(hex / grid.width));
          return (
            <text key={label} x={x} y={y - height / 2 + 9}>
              {label}
            </text>
          );
        })}
      </g>
    </g>
  );
});
