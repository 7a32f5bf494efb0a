import type { HexDirection } from '../../../src/kit/hexGrid.js';
import { type HexLayout, headingStep } from '../hex/layout.js';

/** What stands beyond one side of a hex. */
export interface DialFigure {
  readonly direction: HexDirection;
  readonly text: string;
  readonly kind?: 'good' | 'bad';
  /** The way that the piece faces. */
  readonly own?: boolean;
}

/** How far out the figures stand, and how large they are, in the radius of a hex. */
const OUT = 1.16;
const RADIUS = 0.29;

interface HexDialProps {
  readonly layout: HexLayout;
  /** The hex about which they stand. */
  readonly at: string;
  readonly figures: readonly DialFigure[];
}

/** A figure beyond each side of a hex: what the wind makes of every way from there. */
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
