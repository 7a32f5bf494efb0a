import { useMemo } from 'react';
import type { Land, Polygon } from '../../../../src/games/salamis-ad-actium/face.js';
import { scatter } from '../../../kit/map/curves.js';
import { Coast } from '../../../kit/sheet/Coast.js';
import type { Landmark } from './landmarkData.js';
import { onSheet, outline, type Sheet } from './scale.js';
import { shorelineOf } from './shoreline.js';

type LandsOf = Readonly<Record<string, Land>>;
type Spot = readonly [x: number, y: number];

/** Widths of the depth tints, in mm. They have no effect on the rules. */
const DEPTHS = [190, 150, 112, 76, 42] as const;

/** Draws paler water near the shores. */
export function Depths({ sheet, land }: { readonly sheet: Sheet; readonly land: LandsOf }) {
  const { shores } = useMemo(() => shorelineOf(sheet, land), [sheet, land]);
  return DEPTHS.map((reach) => <path key={reach} className="wg-depth" d={shores} strokeWidth={2 * reach} />);
}

/** Returns where to put the depth label of shallows: off the longest shore within the table. */
function soundingAt(sheet: Sheet, { poly, shallow }: Land): Spot | undefined {
  if (!shallow) return undefined;
  const { w, h } = sheet.table;
  const middle = [0, 1].map((of) => poly.reduce((sum, point) => sum + point[of], 0) / poly.length);
  const shores = poly.flatMap(([x1, y1], i) => {
    const [x2, y2] = poly[(i + 1) % poly.length];
    const length = Math.max(1, Math.hypot(x2 - x1, y2 - y1));
    const [mx, my] = [(x1 + x2) / 2, (y1 + y2) / 2];
    const out = Math.sign((mx - middle[0]) * (y2 - y1) - (my - middle[1]) * (x2 - x1)) || 1;
    const [x, y] = [mx + (out * (y2 - y1) * shallow.w) / 2 / length, my - (out * (x2 - x1) * shallow.w) / 2 / length];
    return x > 12 && y > 12 && x < w - 12 && y < h - 12 ? [{ length, at: [x, y] as const }] : [];
  });
  return shores.sort((a, b) => b.length - a.length)[0]?.at;
}

const INLAND = 16;

/** Whether a point is inside a convex piece of land, away from its edges. */
function deepInside(poly: Polygon, [x, y]: Spot): boolean {
  const sides = poly.map(([x1, y1], i) => {
    const [x2, y2] = poly[(i + 1) % poly.length];
    return ((x2 - x1) * (y - y1) - (y2 - y1) * (x - x1)) / Math.max(1, Math.hypot(x2 - x1, y2 - y1));
  });
  return sides.every((off) => off > INLAND) || sides.every((off) => off < -INLAND);
}

/** Free space around a landmark and its name, in mm. */
const CLEAR = { across: 78, below: 34, above: 50 } as const;
/** Minimum space between hills or trees, in mm. */
const APART = { across: 38, along: 22 } as const;
const TRIES = 420;

interface Relief {
  readonly masses: string;
  readonly lines: string;
  readonly trees: string;
}

/** Returns mountains for rocky land, and low hills and olive trees for sandy land. The nearest are drawn last. */
function reliefOf(sheet: Sheet, land: LandsOf, clear: readonly Landmark[]): Relief {
  const relief = { masses: '', lines: '', trees: '' };
  const r = Math.round;
  for (const [i, { poly, coast }] of Object.values(land).entries()) {
    const next = scatter((i + 1) * 7919);
    const [xs, ys] = [poly.map(([x]) => x), poly.map(([, y]) => y)];
    const [west, south] = [Math.min(...xs), Math.min(...ys)];
    const [wide, high] = [Math.max(...xs) - west, Math.max(...ys) - south];
    const spots: Spot[] = [];
    for (let n = 0; n < (wide * high) / TRIES; n++) {
      const at: Spot = [west + next() * wide, south + next() * high];
      const near = ([x, y]: Spot) => Math.abs(at[0] - x) < APART.across && Math.abs(at[1] - y) < APART.along;
      const marked = ({ at: [x, y] }: Landmark) => Math.abs(at[0] - x) < CLEAR.across && at[1] > y - CLEAR.below && at[1] < y + CLEAR.above;
      if (deepInside(poly, at) && !spots.some(near) && !clear.some(marked)) spots.push(at);
    }
    for (const spot of spots.sort((a, b) => b[1] - a[1])) {
      const [x, y] = onSheet(sheet, ...spot).map(r);
      const size = r(8 + next() * 6);
      if (coast === 'rocky') {
        const peak = r(x + (next() - 0.5) * size);
        relief.masses += `M${x - 2 * size} ${y}L${x - size} ${r(y - size * 0.8)}L${peak} ${r(y - 1.7 * size)}L${x + size} ${r(y - size * 0.7)}L${x + 2 * size} ${y}Z`;
        relief.lines += `M${peak} ${r(y - 1.7 * size)}l-4 ${r(size * 0.7)}l5 ${r(size * 0.4)}l-3 ${r(size * 0.4)}M${x + size} ${r(y - size * 0.7)}l-3 ${r(size * 0.5)}`;
      } else if (next() < 0.6) {
        relief.lines += `M${x} ${y}v-6M${x - 22} ${y + 2}q10 -8 20 0`;
        relief.trees += `M${x - 6} ${y - 5}q-3 -6 3 -8q3 -5 7 0q6 2 2 8q-6 3 -12 0Z`;
      } else
        relief.lines += `M${x - size * 2} ${y}q${size} ${-size} ${size * 2} ${r(-size * 0.2)}q${r(size * 0.8)} ${r(-size * 0.6)} ${size * 2} ${r(size * 0.2)}`;
    }
  }
  return relief;
}

interface LandsProps {
  readonly sheet: Sheet;
  readonly land: LandsOf;
  readonly clear?: readonly Landmark[];
}

/** Draws all land at once, so that pieces of the same coast merge. */
export function Lands({ sheet, land, clear = [] }: LandsProps) {
  const { land: ground, shores } = useMemo(() => shorelineOf(sheet, land), [sheet, land]);
  const relief = useMemo(() => reliefOf(sheet, land, clear), [sheet, land, clear]);
  const pieces = Object.entries(land);
  return (
    <g className="wg-lands">
      {pieces.map(
        ([key, { poly, shallow }]) =>
          shallow && <path key={key} className="wg-belt" d={outline(sheet, poly)} strokeWidth={shallow.w * 2} />,
      )}
      <Coast d={shores} land={ground} lines={[20, 14, 9, 5]} />
      {pieces.map(([key, piece]) => {
        const at = soundingAt(sheet, piece);
        const [x, y] = at ? onSheet(sheet, ...at) : [0, 0];
        return (
          at && (
            <text key={key} className="wg-sounding" x={x} y={y + 5}>
              {piece.shallow?.depth ?? 0}
            </text>
          )
        );
      })}
      <path className="wg-hills" d={relief.masses} />
      <path className="wg-trees" d={relief.trees} />
      <path className="wg-relief" d={relief.lines} />
      {pieces.map(([key, { habs }]) =>
        habs?.map(({ kind, rect, harbour }, i) => (
          <g key={`${key}${i}`} className={`wg-${kind}`}>
            {harbour && <path className="wg-harbour" d={outline(sheet, harbour)} />}
            <path className="wg-houses" d={outline(sheet, rect)} />
          </g>
        )),
      )}
    </g>
  );
}
