import type { Point } from '../../../kit/map/curves.js';
import type { LogLine } from '../../../kit/panels/Log.js';
import { layout } from './geography.js';

/** A bank of powder smoke about the muzzle. */
const PUFFS: readonly (readonly [x: number, y: number, r: number])[] = [
  [10, -3, 8],
  [20, 4, 10],
  [27, -6, 7],
  [34, 2, 5],
  [17, -9, 6],
];
const STAR = 'M0 -13L3 -4L12 -7L6 1L13 8L3 6L0 14L-4 6L-13 8L-6 1L-12 -7L-3 -4Z';

interface SmokeProps {
  readonly told: readonly LogLine[];
  /** Entries from here on have just happened. */
  readonly fresh: number;
}

/** Gun smoke and small shot of what has just been fired, and where it struck: seen for a moment, in nobody's way. */
export function Smoke({ told, fresh }: SmokeProps) {
  return (
    <g>
      {told.slice(fresh).map(({ id, entry }) => {
        if (entry.key !== 'firesGuns' && entry.key !== 'firesCrew') return null;
        const [from, to] = (entry.at ?? []).map((label): Point | undefined => layout.at(label));
        if (!from || !to) return null;
        const angle = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI;
        const guns = entry.key === 'firesGuns';
        return (
          <g key={id} className={guns ? 'wg-shot wg-guns' : 'wg-shot wg-crew'}>
            <path className="wg-shot-line" d={`M${from.join(' ')}L${to.join(' ')}`} />
            <g transform={`translate(${from.join(' ')}) rotate(${angle})`}>
              {guns && PUFFS.map(([x, y, r]) => <circle key={x} className="wg-puff" cx={x} cy={y} r={r} />)}
            </g>
            <g transform={`translate(${to.join(' ')})`}>
              {entry.values?.hit ? <path className="wg-shot-hit" d={STAR} /> : <circle className="wg-shot-splash" r={9} />}
            </g>
          </g>
        );
      })}
    </g>
  );
}
