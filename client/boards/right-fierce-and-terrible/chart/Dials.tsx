import { memo } from 'react';
import {
  CURRENT_AGAINST,
  CURRENT_WITH,
  OAR_COST,
  OAR_COST_UPWIND,
  SAIL_COST,
} from '../../../../src/games/right-fierce-and-terrible/face.js';
import { HEX_DIRECTIONS, type HexDirection, turnBetween } from '../../../../src/kit/hexGrid.js';
import { headingAngle, headingStep, hexPath } from '../../../kit/hex/layout.js';
import { useKitWords } from '../../../kit/words/index.js';
import { useWords } from '../words/index.js';

interface DialProps {
  readonly x: number;
  readonly y: number;
  readonly to: HexDirection;
}

/** The arrow lies along the heading, its middle on the dial's middle. */
function Needle({ to, className, d }: { readonly to: HexDirection; readonly className: string; readonly d: string }) {
  return (
    <g className="wg-needle" style={{ transform: `rotate(${headingAngle(to)}deg)` }}>
      <path className={className} d={d} />
    </g>
  );
}

/** The wind: where it blows to, and round it what a hex costs under sail in each direction (6.1.8). */
export const WindDial = memo(function WindDial({ x, y, to }: DialProps) {
  const { dial } = useWords();
  return (
    <g className="wg-dial wg-wind" transform={`translate(${x} ${y})`}>
      <circle className="wg-dial-face" r={74} />
      <circle className="wg-dial-ring" r={69} />
      <path className="wg-dial-hex" d={hexPath([0, 0], 42)} />
      <Needle to={to} className="wg-dial-needle" d="M-34 -7Q-20 -12 -6 -7T16 -6V-14L40 0L16 14V6Q4 10 -8 6T-34 7L-28 0Z" />
      {HEX_DIRECTIONS.map((direction) => {
        const [dx, dy] = headingStep(direction);
        const off = turnBetween(direction, to);
        return (
          <g key={direction} className={`wg-dial-cost wg-off-${off}`} transform={`translate(${dx * 56} ${dy * 56})`}>
            <circle r={13.5} />
            <text y={7}>{SAIL_COST[off]}</text>
          </g>
        );
      })}
      <text className="wg-dial-name" y={94}>
        {dial.wind}
      </text>
      <text className="wg-dial-note" y={111}>
        {dial.oars(OAR_COST, OAR_COST_UPWIND)}
      </text>
    </g>
  );
});

/** The current: one point less with it, one more straight against it. */
export const CurrentDial = memo(function CurrentDial({ x, y, to }: DialProps) {
  const { dial } = useWords();
  const kit = useKitWords();
  const against = ((to + 3) % 6) as HexDirection;
  return (
    <g className="wg-dial wg-current" transform={`translate(${x} ${y})`}>
      <circle className="wg-dial-face" r={52} />
      <circle className="wg-dial-ring" r={48} />
      <Needle
        to={to}
        className="wg-dial-stream"
        d="M-26 -10Q-16 -17 -6 -10T14 -10M-30 0Q-19 -7 -8 0T16 0M-26 10Q-16 3 -6 10T14 10M12 -14L27 0L12 14"
      />
      {[
        { direction: to, amount: CURRENT_WITH, off: 0 },
        { direction: against, amount: CURRENT_AGAINST, off: 3 },
      ].map(({ direction, amount, off }) => {
        const [dx, dy] = headingStep(direction);
        return (
          <g key={off} className={`wg-dial-cost wg-off-${off}`} transform={`translate(${dx * 46} ${dy * 46})`}>
            <circle r={13} />
            <text y={6}>{kit.signed(amount)}</text>
          </g>
        );
      })}
      <text className="wg-dial-name" y={80}>
        {dial.current}
      </text>
    </g>
  );
});
