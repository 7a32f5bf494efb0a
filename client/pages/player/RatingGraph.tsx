const WIDTH = 240;
const HEIGHT = 60;
const EDGE = 4;
/** Minimum rating range of the vertical axis. */
const LEAST_SPAN = 100;

interface GraphProps {
  readonly label: string;
  /** Ratings, oldest first. */
  readonly ratings: readonly number[];
}

export function RatingGraph({ label, ratings }: GraphProps) {
  if (ratings.length < 2) return null;
  const least = Math.min(...ratings);
  const span = Math.max(LEAST_SPAN, Math.max(...ratings) - least);
  const x = (n: number) => EDGE + (n / (ratings.length - 1)) * (WIDTH - 2 * EDGE);
  const y = (rating: number) => HEIGHT - EDGE - ((rating - least) / span) * (HEIGHT - 2 * EDGE);
  return (
    <svg className="wg-player-graph" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
      <polyline points={ratings.map((rating, n) => `${x(n)},${y(rating)}`).join(' ')} />
    </svg>
  );
}
