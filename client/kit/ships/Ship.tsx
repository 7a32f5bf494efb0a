import type { ShipDrawing } from './rigging.js';

interface ShipProps {
  readonly drawing: ShipDrawing;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly className?: string;
}

/** Draws a ship's silhouette, coloured by the classes wg-ship-hull, -sails, -rig, -flags and -trim. */
export function Ship({ drawing, x, y, width, className = '' }: ShipProps) {
  return (
    <g className={`wg-ship ${className}`} transform={`translate(${x} ${y}) scale(${width / 100})`}>
      <path className="wg-ship-rig" d={drawing.rig} />
      <path className="wg-ship-sails" d={drawing.sails} />
      <path className="wg-ship-hull" d={drawing.hull} />
      <path className="wg-ship-trim" d={drawing.trim} />
      <path className="wg-ship-flags" d={drawing.flags} />
    </g>
  );
}
