import {
  engagedWith,
  flag,
  fleet,
  type GrandArmada,
  holdersOf,
  onMap,
  type ShipId,
  ship,
} from '../../../../src/games/grand-armada/face.js';
import type { Point } from '../../../kit/map/curves.js';
import { guardsOf } from '../names.js';
import { layout } from './geography.js';

/** SVG path of a grapnel across a hexside. */
const GRAPNEL =
  'M-11 0H11M-11 0Q-13 -6 -8 -8M-11 0Q-13 6 -8 8M-8 -8l-1.4 3.4M-8 8l-1.4 -3.4M11 0Q13 -6 8 -8M11 0Q13 6 8 8M8 -8l1.4 3.4M8 8l1.4 -3.4';
const SWORDS = 'M-9 -9L7 7M9 -9L-7 7M3 9L9 3M-3 9L-9 3M7 7l3 3M-7 7l-3 3';
const SHIELD = 'M-6 -7H6V1Q5 6 0 9Q-5 6 -6 1Z';

const pointOf = (G: GrandArmada, id: ShipId): Point => layout.at(ship(G, id).hex ?? '') ?? [0, 0];

interface Bond {
  readonly key: string;
  readonly from: Point;
  readonly to: Point;
}

function bonds(G: GrandArmada, of: (id: ShipId) => readonly ShipId[]): Bond[] {
  return fleet(G)
    .filter((id) => onMap(G, id))
    .flatMap((id) =>
      of(id)
        .filter((other) => onMap(G, other))
        .map((other) => ({ key: `${id}-${other}`, from: pointOf(G, id), to: pointOf(G, other) })),
    );
}

const middle = ({ from, to }: Bond): Point => [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
const angle = ({ from, to }: Bond) => (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI;

/** Draws tow lines, holds, boarding combats and guards of prizes. */
export function Bonds({ G }: { readonly G: GrandArmada }) {
  const tows = bonds(G, (id) => {
    const { towing } = ship(G, id);
    return towing ? [towing] : [];
  });
  const holds = bonds(G, (id) => holdersOf(G, id));
  const held = new Set(holds.flatMap(({ key }) => [key, key.split('-').reverse().join('-')]));
  const fights = bonds(G, (id) => (flag(id) === 'E' ? engagedWith(G, id) : [])).filter(({ key }) => !held.has(key));
  const guards = bonds(G, (id) => guardsOf(G, id));
  return (
    <g>
      {tows.map(({ key, from: [x, y], to: [tx, ty] }) => (
        <g key={key} className="wg-tow" data-tow={key}>
          <path className="wg-tow-under" d={`M${x} ${y}L${tx} ${ty}`} />
          <path className="wg-tow-rope" d={`M${x} ${y}L${tx} ${ty}`} />
        </g>
      ))}
      {guards.map((bond) => (
        <g key={bond.key} className="wg-guard" data-guard={bond.key} transform={`translate(${middle(bond).join(' ')})`}>
          <path d={SHIELD} />
        </g>
      ))}
      {holds.map((bond) => (
        <g
          key={bond.key}
          className="wg-hold"
          data-hold={bond.key}
          transform={`translate(${middle(bond).join(' ')}) rotate(${angle(bond)})`}
        >
          <path className="wg-hold-under" d={GRAPNEL} />
          <path className="wg-hold-over" d={GRAPNEL} />
        </g>
      ))}
      {fights.map((bond) => (
        <g key={bond.key} className="wg-fight" data-fight={bond.key} transform={`translate(${middle(bond).join(' ')})`}>
          <circle r={11} />
          <path transform="scale(0.72)" d={SWORDS} />
        </g>
      ))}
    </g>
  );
}
