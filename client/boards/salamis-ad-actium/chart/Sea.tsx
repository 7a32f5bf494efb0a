import { useId } from 'react';
import { scatter } from '../../../kit/map/curves.js';

/** Papyrus: strips of reed laid crosswise show through the paint. */
const TILE = { width: 420, height: 300 } as const;
const STRIPS = { along: 60, across: 26 } as const;

const fibres = ((): string => {
  const next = scatter(1588);
  const whole = (most: number) => Math.round(next() * most);
  let d = '';
  for (let i = 0; i < STRIPS.along; i++) d += `M${whole(TILE.width)} ${whole(TILE.height)}h${40 + whole(120)}`;
  for (let i = 0; i < STRIPS.across; i++) d += `M${whole(TILE.width)} ${whole(TILE.height)}v${20 + whole(50)}`;
  return d;
})();

interface SeaProps {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Distance between two rows of the swell. */
  readonly rows: number;
}

/** Swell all over the sea, in broken strokes. */
function swell({ x: left, y: top, width, height, rows }: SeaProps): string {
  const stroke = rows * 0.3;
  const strokes: string[] = [];
  for (let row = 0, y = rows * 0.56; y < height; row++, y += rows) {
    for (let x = (row % 2) * rows * 1.26 + rows * 0.4; x < width - rows; x += rows * 2.52) {
      strokes.push(`M${left + x} ${top + y}q${stroke} ${-stroke * 0.43} ${2 * stroke} 0t${2 * stroke} 0`);
    }
  }
  return strokes.join('');
}

/** The painted sea, before anything is on it. */
export function Sea(props: SeaProps) {
  const id = useId();
  const { x, y, width, height } = props;
  return (
    <>
      <pattern id={`${id}papyrus`} width={TILE.width} height={TILE.height} patternUnits="userSpaceOnUse">
        <path className="wg-fibres" d={fibres} />
      </pattern>
      <rect className="wg-open-sea" x={x} y={y} width={width} height={height} />
      <rect fill={`url(#${id}papyrus)`} x={x} y={y} width={width} height={height} />
      <path className="wg-swell" d={swell(props)} />
    </>
  );
}
