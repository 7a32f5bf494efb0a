import type { Sluys } from '../../../../src/games/right-fierce-and-terrible/face.js';
import type { Point } from '../../../kit/map/curves.js';
import { layout } from './geography.js';

/** A grapnel on its rope, across the hexside between two hexes. */
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

/** What binds hexes together: grapples on hexsides, rams under way, melees that must be fought. */
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
              transform={`translate(${bond.middle.join(' ')}) rotate(${bond.angle}) scale(0.8)`}
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
