import { memo } from 'react';
import { corner, type HexLayout, hexPath } from './layout.js';

export type HexMarkKind = 'go' | 'stop' | 'no' | 'target' | 'pick' | 'chosen';

export interface HexMark {
  readonly kind: HexMarkKind;
  readonly label?: string;
  /** Smaller text below the label. */
  readonly note?: string;
  readonly meaning: string;
}

const HATCH = [-0.55, -0.2, 0.15, 0.5];

function Shape({ kind, size }: { readonly kind: HexMarkKind; readonly size: number }) {
  const ground = <path className="wg-hex-ground" d={hexPath([0, 0], size, 3)} />;
  switch (kind) {
    case 'no':
      return (
        <path
          d={`M${-size * 0.22} ${-size * 0.22}L${size * 0.22} ${size * 0.22}M${size * 0.22} ${-size * 0.22}L${-size * 0.22} ${size * 0.22}`}
        />
      );
    case 'stop':
      return (
        <>
          {ground}
          <path
            className="wg-mark-hatch"
            d={HATCH.map((share) => `M${-size * 0.62} ${size * (share + 0.2)}L${size * 0.62} ${size * (share - 0.2)}`).join('')}
          />
        </>
      );
    default:
      return ground;
  }
}

interface HexMarksProps {
  readonly layout: HexLayout;
  readonly marks: ReadonlyMap<string, HexMark>;
  /** Layer to render: `ground` is below the counters, `figures` above them. */
  readonly layer: 'ground' | 'figures';
}

/** Renders highlighted hexes with costs or chances: free hexes filled, risky ones hatched, forbidden ones crossed, targets in brackets. */
export const HexMarks = memo(function HexMarks({ layout, marks, layer }: HexMarksProps) {
  return (
    <g className={`wg-marks wg-hex-marks wg-${layer}`}>
      {[...marks].map(([label, mark]) => {
        const at = layout.at(label);
        if (!at) return null;
        return (
          <g key={label} className={`wg-mark wg-mark-${mark.kind}`} transform={`translate(${at[0]} ${at[1]})`}>
            {layer === 'ground' ? <Shape kind={mark.kind} size={layout.size} /> : <Figure mark={mark} size={layout.size} />}
          </g>
        );
      })}
    </g>
  );
});

/** Renders the parts of a highlight that are drawn above a counter. */
function Figure({ mark: { kind, label, note }, size }: { readonly mark: HexMark; readonly size: number }) {
  const crowded = kind !== 'go' && kind !== 'no';
  return (
    <>
      {kind === 'target' && <path className="wg-mark-corners" d={brackets(size)} />}
      {(kind === 'pick' || kind === 'chosen') && <path className="wg-hex-rim" d={hexPath([0, 0], size, 3)} />}
      {kind === 'pick' && <path className="wg-hex-pip" d={pip(size)} />}
      {label && (
        <g transform={crowded ? `translate(0 ${-size * 0.5})` : undefined}>
          <text className="wg-hex-label" y={note && !crowded ? 3 : 9}>
            {label}
          </text>
          {note && !crowded && (
            <text className="wg-hex-note" y={21}>
              {note}
            </text>
          )}
        </g>
      )}
    </>
  );
}

/** Returns the path of the arrowhead above a counter that may act. */
const pip = (size: number): string => `M${-size * 0.2} ${-size * 1.06}H${size * 0.2}L0 ${-size * 0.76}Z`;

const brackets = (size: number): string =>
  [0, 1, 2, 3, 4, 5]
    .map((i) => {
      const point = (turn: number, reach: number) => {
        const [x, y] = corner([0, 0], reach, turn);
        return `${x.toFixed(1)} ${y.toFixed(1)}`;
      };
      return `M${point(i - 0.27, (size - 4) * 0.9)}L${point(i, size - 4)}L${point(i + 0.27, (size - 4) * 0.9)}`;
    })
    .join('');

interface HexCourseProps {
  readonly layout: HexLayout;
  readonly path: readonly string[];
}

export function HexCourse({ layout, path }: HexCourseProps) {
  const points = path.map((label) => layout.at(label)).filter((point) => point !== undefined);
  if (points.length < 2) return null;
  const [[ax, ay], [bx, by]] = [points[points.length - 2], points[points.length - 1]];
  const angle = (Math.atan2(by - ay, bx - ax) * 180) / Math.PI;
  return (
    <g className="wg-course-line wg-hex-course">
      <path d={points.map(([x, y], i) => `${i ? 'L' : 'M'}${x} ${y}`).join('')} />
      <path className="wg-course-head" transform={`translate(${bx} ${by}) rotate(${angle})`} d="M17 0L-12 -13L-5 0L-12 13Z" />
    </g>
  );
}

export function HexFlares({ layout, lit }: { readonly layout: HexLayout; readonly lit: readonly string[] }) {
  return (
    <g className="wg-flares">
      {lit.map((label, i) => {
        const at = layout.at(label);
        return at && <circle key={`${label}${i}`} cx={at[0]} cy={at[1]} r={layout.size * 1.02} />;
      })}
    </g>
  );
}
