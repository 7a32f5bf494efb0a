import type { HexDirection } from '../../../src/kit/hexGrid.js';
import { type HexLayout, headingStep } from '../hex/layout.js';

/** Figure drawn outside a side of a hex. */
export interface DialFigure {
  readonly direction: HexDirection;
  readonly text: string;
  readonly kind?: 'good' | 'bad';
  /** Whether this side is the unit's facing. */
  readonly own?: boolean;
}

/** Distance of the figures from the hex's centre, in hex radii. */
const OUT = 1.16;
const RADIUS = 0.29;

interface HexDialProps {
  readonly layout: HexLayout;
  readonly at: string;
  readonly figures: readonly DialFigure[];
}

/** Draws figures outside the sides of a hex, such as movement points by heading. */
export function HexDial({ layout, at, figures }: HexDialProps) {
  const middle = layout.at(at);
  if (!middle) return null;
  return (
    <g className="wg-hex-dial" transform={`translate(${middle.join(' ')})`}>
      {figures.map(({ direction, text, kind = '', own }) => {
        const [x, y] = headingStep(direction).map((part) => part * layout.size * OUT);
        return (
          <g key={direction} className={`${kind && `wg-${kind}`}${own ? ' wg-own' : ''}`}>
            <circle cx={x} cy={y} r={layout.size * RADIUS} />
            <text x={x} y={y + 5}>
              {text}
            </text>
          </g>
        );
      })}
    </g>
  );
}
