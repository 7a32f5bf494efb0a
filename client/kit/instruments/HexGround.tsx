import { memo } from 'react';
import type { HexLayout } from '../hex/layout.js';
import { outlines } from '../hex/outline.js';
import { polyline } from '../map/curves.js';

/** Returns the outline of a set of hexes as a path. */
export function hexRing(layout: HexLayout, hexes: ReadonlySet<number>): string {
  const { grid } = layout;
  const inside = (column: number, row: number) => hexes.has(grid.at(column, row));
  return outlines(layout, inside, { columns: [-1, grid.width], rows: [-1, grid.height] })
    .map((points) => polyline(points, true))
    .join('');
}

interface HexGroundProps {
  readonly layout: HexLayout;
  readonly hexes: ReadonlySet<number>;
  /** CSS class of the tint; "hard" and "shot" have special colours. */
  readonly className?: string;
}

/** Renders the tint of an overlay, below the counters. */
export const HexGround = memo(function HexGround({ layout, hexes, className = '' }: HexGroundProps) {
  return hexes.size ? <path className={`wg-overlay-ground ${className}`} d={hexRing(layout, hexes)} /> : null;
});
