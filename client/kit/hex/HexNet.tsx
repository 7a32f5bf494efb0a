import { memo } from 'react';
import { gridPath, type HexLayout } from './layout.js';

interface HexNetProps {
  readonly layout: HexLayout;
  /** Whether a hex is part of the game; other hexes have no outline. */
  readonly wanted: (hex: number) => boolean;
}

/** Renders hexes as one path, with labels visible only when zoomed in. */
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
