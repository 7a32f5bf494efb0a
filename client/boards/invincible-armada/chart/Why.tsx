import type { Point } from '../../../kit/map/curves.js';
import type { WhyHere } from '../session.js';

interface WhyProps {
  readonly why: WhyHere;
  readonly at: Point;
  /** How far below its place it stands, and how wide the chart is. */
  readonly reach: number;
  readonly width: number;
}

const WIDTH = 420;

/** Why a place is refused, said where it was pressed. The bar below says the same to whoever does not see the chart. */
export function Why({ why, at: [x, y], reach, width }: WhyProps) {
  const left = Math.min(Math.max(x - WIDTH / 2, 8), width - WIDTH - 8);
  return (
    <foreignObject className="wg-why-here" x={left} y={y + reach} width={WIDTH} height={1}>
      <p>
        {why.reason} <span className="wg-case">{why.case}</span>
      </p>
    </foreignObject>
  );
}
