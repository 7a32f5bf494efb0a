import { line } from '../ships/rigging.js';

interface CompassProps {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

const ray = (turn: number, reach: number, side: number, flank: number) => {
  const point = (angle: number, r: number) => `${(Math.sin(angle) * r).toFixed(1)} ${(-Math.cos(angle) * r).toFixed(1)}`;
  return `M0 0L${point(turn + side * flank, reach * 0.3)}L${point(turn, reach)}Z`;
};

/** Returns two paths: the dark and the light halves of the rays of a star. */
const star = (turns: readonly number[], reach: number, flank: number) => ({
  dark: turns.map((t) => ray(t, reach, 1, flank)).join(''),
  light: turns.map((t) => ray(t, reach, -1, flank)).join(''),
});

const turn = (count: number, offset = 0) => Array.from({ length: count }, (_, i) => ((i + offset) * 2 * Math.PI) / count);
const MINOR = star(turn(8, 0.5), 62, 0.36);
const HALF = star(turn(4, 0.5), 78, 0.5);
const MAJOR = star(turn(4), 100, 0.7);
const TICKS = turn(32)
  .map((a) => line(Math.sin(a) * 88, -Math.cos(a) * 88, Math.sin(a) * 94, -Math.cos(a) * 94))
  .join('');

export function Compass({ x, y, radius }: CompassProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${radius / 100})`}>
      <circle className="wg-compass-face" r={94} />
      <circle className="wg-compass-ring" r={88} />
      <circle className="wg-compass-ring" r={60} />
      <path className="wg-compass-ring" d={TICKS} />
      {[MINOR, HALF, MAJOR].map((points, i) => (
        <g key={['minor', 'half', 'major'][i]} className={`wg-compass-star-${i}`}>
          <path className="wg-compass-light" d={points.light} />
          <path className="wg-compass-dark" d={points.dark} />
        </g>
      ))}
      <circle className="wg-compass-hub" r={9} />
      <circle className="wg-compass-light" r={4} />
      <path
        className="wg-compass-lily"
        d="M0 -134Q8 -122 3 -112Q14 -122 17 -113Q18 -103 6 -104L5 -98H-5L-6 -104Q-18 -103 -17 -113Q-14 -122 -3 -112Q-8 -122 0 -134Z"
      />
      <path className="wg-compass-lily" d="M101 -2.4H108V-9H113V-2.4H120V2.4H113V9H108V2.4H101Z" />
    </g>
  );
}

interface RhumbsProps {
  readonly x: number;
  readonly y: number;
  readonly reach: number;
}

/** Draws 32 rhumb lines around a compass rose. */
export function Rhumbs({ x, y, reach }: RhumbsProps) {
  const d = turn(32)
    .map((a) => line(x, y, x + Math.sin(a) * reach, y - Math.cos(a) * reach))
    .join('');
  return <path className="wg-rhumbs" d={d} />;
}
