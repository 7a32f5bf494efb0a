import type { HexLayout } from './layout.js';

interface SightLineProps {
  readonly layout: HexLayout;
  readonly from: string;
  readonly to: string;
  /** Hexes that block the line, which are crossed out. Beyond the first, the line has a different style. */
  readonly blockedAt?: readonly string[];
  readonly className?: string;
}

export function SightLine({ layout, from, to, blockedAt = [], className = '' }: SightLineProps) {
  const [a, b] = [layout.at(from), layout.at(to)];
  if (!a || !b) return null;
  const crosses = blockedAt.map((label) => layout.at(label)).filter((at) => at !== undefined);
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
  const along = crosses.map(([x, y]) => ((x - a[0]) * (b[0] - a[0]) + (y - a[1]) * (b[1] - a[1])) / length ** 2);
  const cut = along.length ? Math.max(0, Math.min(1, ...along)) : 1;
  const at = (share: number) => `${(a[0] + (b[0] - a[0]) * share).toFixed(1)} ${(a[1] + (b[1] - a[1]) * share).toFixed(1)}`;
  const arm = layout.size * 0.24;
  return (
    <g className={`wg-sight-line ${crosses.length ? 'wg-blocked' : 'wg-clear'} ${className}`}>
      <path className="wg-sight-near" d={`M${at(0)}L${at(cut)}`} />
      {cut < 1 && <path className="wg-sight-far" d={`M${at(cut)}L${at(1)}`} />}
      {crosses.map(([x, y]) => (
        <path
          key={`${x} ${y}`}
          className="wg-sight-cross"
          d={`M${x - arm} ${y - arm}L${x + arm} ${y + arm}M${x + arm} ${y - arm}L${x - arm} ${y + arm}`}
        />
      ))}
    </g>
  );
}
