import type { Side, Sluys } from '../../../../src/games/right-fierce-and-terrible/face.js';
import type { Point } from '../../../kit/map/curves.js';
import { alongPath } from '../../../kit/sheet/clip.js';
import { layout } from './land.js';

/** Path of a lily, centred, 12 units high. */
export const LILY =
  'M0 -6.400C2.2 -4 2.2 -1.8 0 0.800C-2.2 -1.8 -2.2 -4 0 -6.400ZM-0.9 1C-4.6 1.8 -6.2 -2.6 -3.6 -4.200C-4 -2 -1.7 -2.2 -0.9 1ZM0.9 1C4.6 1.8 6.2 -2.6 3.6 -4.200C4 -2 1.7 -2.2 0.9 1ZM-3.2 1.300H3.200V2.500H-3.200ZM-1 2.500L-2.4 5.600L0 4.400L2.4 5.600L1 2.500Z';

/** Path of a leopard, centred, 20 units wide. */
export const LEOPARD =
  'M-9 6L-8 1Q-9 -2 -6 -3L2 -3.400Q2.5 -7 6 -7.400Q9.6 -7 9.8 -4Q10 -1.6 7.6 -1.400L6.6 0.600L8.6 5L6.6 6L4.6 1.600L3 1.400L3.4 6H1.400L0.6 1.400L-3.6 1.200L-4.4 6H-6.400L-5.8 1.400L-7 6ZM-7.4 -2.200Q-11.6 -3 -10.6 -6.600Q-9.4 -9 -7 -7.600L-7.4 -6.600Q-9 -7.2 -9.4 -5.600Q-9.6 -3.8 -6.8 -3.400Z';

const SHIELD = 'M-40 -46H40V0Q40 34 0 54Q-40 34 -40 0Z';

const LILIES = [
  [-28, -34],
  [0, -34],
  [28, -34],
  [-14, -18],
  [14, -18],
  [-28, -2],
  [0, -2],
  [28, -2],
  [-14, 14],
  [14, 14],
  [0, 30],
] as const;

function Lilies({ scale = 1 }: { readonly scale?: number }) {
  return LILIES.map(([x, y]) => (
    <path key={`${x}${y}`} className="wg-arms-gold" transform={`translate(${x} ${y}) scale(${scale})`} d={LILY} />
  ));
}

const QUARTERS = [
  [-20, -24, 'france'],
  [20, -24, 'england'],
  [-20, 22, 'england'],
  [20, 22, 'france'],
] as const;

interface ArmsProps {
  readonly side: Side;
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** Draws the arms of 1340: lilies for the French, leopards quartered with lilies for the English. */
export function Arms({ side, x, y, width }: ArmsProps) {
  return (
    <g className="wg-arms" transform={`translate(${x} ${y}) scale(${width / 80})`}>
      <path className="wg-arms-blue" d={SHIELD} />
      <g clipPath={alongPath(SHIELD)}>
        {side === 'french' ? (
          <Lilies scale={1.25} />
        ) : (
          QUARTERS.map(([qx, qy, of]) => (
            <g key={`${qx}${qy}`} transform={`translate(${qx} ${qy})`}>
              <rect className={of === 'england' ? 'wg-arms-red' : 'wg-arms-blue'} x={-20} y={-23} width={40} height={46} />
              {of === 'england'
                ? [-13, 1, 15].map((ly) => (
                    <path key={ly} className="wg-arms-gold" transform={`translate(0 ${ly - 2}) scale(1.15 0.95)`} d={LEOPARD} />
                  ))
                : LILIES.slice(0, 8).map(([lx, ly]) => (
                    <path
                      key={`${lx}${ly}`}
                      className="wg-arms-gold"
                      transform={`translate(${lx * 0.48} ${(ly + 18) * 0.8}) scale(0.85)`}
                      d={LILY}
                    />
                  ))}
            </g>
          ))
        )}
      </g>
      <path className="wg-arms-edge" d={SHIELD} />
    </g>
  );
}

/** Path of a grapnel across a hexside. */
const GRAPNEL =
  'M-11 0H11M-11 0Q-13 -6 -8 -8M-11 0Q-13 6 -8 8M-8 -8l-1.4 3.4M-8 8l-1.4 -3.4M11 0Q13 -6 8 -8M11 0Q13 6 8 8M8 -8l1.4 3.4M8 8l1.4 -3.4M-3 -2.4L3 2.4M-3 2.4L3 -2.4';
const SWORDS = 'M-12 -12L9 9M12 -12L-9 9M4 12L12 4M-4 12L-12 4M9 9l4 4M-9 9l-4 4';

interface Link {
  readonly key: string;
  readonly middle: Point;
  readonly angle: number;
}

function link(from: string, to: string): Link | undefined {
  const [a, b] = [layout.at(from), layout.at(to)];
  if (!a || !b) return undefined;
  return {
    key: `${from}|${to}`,
    middle: [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2],
    angle: (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI,
  };
}

/** Draws grapples, declared rams and Melee markers. */
export function Bonds({ G }: { readonly G: Sluys }) {
  const rams = G.act?.rams ?? [];
  return (
    <g>
      {G.grapples.map((pair) => {
        const [from, to] = pair.split('|');
        const bond = link(from, to);
        return (
          bond && (
            <g
              key={bond.key}
              className="wg-grapple"
              data-grapple={bond.key}
              transform={`translate(${bond.middle.join(' ')}) rotate(${bond.angle}) scale(0.6)`}
            >
              <path className="wg-grapple-under" d={GRAPNEL} />
              <path className="wg-grapple-over" d={GRAPNEL} />
            </g>
          )
        );
      })}
      {rams.map(({ by, target }) => {
        const bond = link(G.squadrons[by].hex ?? '', G.squadrons[target].hex ?? '');
        return (
          bond && (
            <g key={`${by}${target}`} className="wg-ram-arrow" transform={`translate(${bond.middle.join(' ')}) rotate(${bond.angle})`}>
              <path d="M-22 -6H4V-15L26 0L4 15V6H-22L-15 0Z" />
            </g>
          )
        );
      })}
      {(G.act?.markers ?? []).map((hex) => {
        const at = layout.at(hex);
        return (
          at && (
            <g key={hex} className="wg-melee-marker" transform={`translate(${at[0] + 24} ${at[1] + 12})`}>
              <circle r={14} />
              <path transform="scale(0.72)" d={SWORDS} />
            </g>
          )
        );
      })}
    </g>
  );
}
