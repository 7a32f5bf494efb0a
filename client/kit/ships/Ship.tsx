import type { ShipDrawing } from './rigging.js';

interface ShipProps {
  readonly drawing: ShipDrawing;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly className?: string;
}

/** A ship's silhouette; colours come from the classes ship-hull, ship-sails, ship-rig, ship-flags and ship-trim. */
export function Ship({ drawing, x, y, width, className = '' }: ShipProps) {
  return (
    <g className={`ship ${className}`} transform={`translate(${x} ${y}) scale(${width / 100})`}>
      <path className="ship-rig" d={drawing.rig} />
      <path className="ship-sails" d={drawing.sails} />
      <path className="ship-hull" d={drawing.hull} />
      <path className="ship-trim" d={drawing.trim} />
      <path className="ship-flags" d={drawing.flags} />
    </g>
  );
}
