import { memo, useMemo } from 'react';
import {
  type Armada,
  armadaRuns,
  movementRange,
  placeId,
  type SquadronId,
  type Square,
  strategicRange,
  strikes,
} from '../../../../src/games/invincible-armada/face.js';
import { RulerLine } from '../../../kit/instruments/RulerLine.js';
import type { Point } from '../../../kit/map/curves.js';
import type { OverlayState } from '../session.js';
import type { PlacedSquadron } from '../squadrons.js';
import { useWords } from '../words/index.js';
import { reading } from './Marks.js';
import { CELL, type PlaceId, squarePoint } from './places.js';

const HALF = CELL / 2 - 3;

const pathOf = (squares: Iterable<Square>): string =>
  [...squares]
    .map((square) => {
      const [x, y] = squarePoint(square);
      return `M${x - HALF} ${y - HALF}h${HALF * 2}v${HALF * 2}h${-HALF * 2}Z`;
    })
    .join('');

interface OverlayProps {
  readonly G: Armada;
  readonly id: SquadronId;
}

/** Tints a squadron's movement range in this wind. Stop squares have a different colour [6.1.2]. */
const SailGround = memo(function SailGround({ G, id }: OverlayProps) {
  const ways = useMemo(() => [...movementRange(G, id)], [G, id]);
  return (
    <g className="wg-reach-ground">
      {[false, true].map((stops) => (
        <path
          key={String(stops)}
          className={`wg-overlay-ground${stops ? ' wg-hard' : ''}`}
          d={pathOf(ways.filter(([, { stop }]) => stop === stops).map(([square]) => square))}
        />
      ))}
      <g className="wg-overlay-figures">
        {ways.map(([square, { path }]) => {
          const [x, y] = squarePoint(square);
          return (
            <text key={square} data-at={square} x={x - HALF + 12} y={y - HALF + 18}>
              {path.length}
            </text>
          );
        })}
      </g>
    </g>
  );
});

/** Tints the squares that a squadron can attack. Paler squares can be attacked only after a move [7.1]. */
const StrikeGround = memo(function StrikeGround({ G, id }: OverlayProps) {
  const here = useMemo(() => new Set(strikes(G, id)), [G, id]);
  const beyond = useMemo(
    () => new Set([...movementRange(G, id).keys()].flatMap((from) => strikes(G, id, from)).filter((square) => !here.has(square))),
    [G, id, here],
  );
  return (
    <g>
      <path className="wg-overlay-ground wg-shot" d={pathOf(here)} />
      <path className="wg-overlay-ground wg-shot wg-faint" d={pathOf(beyond)} />
    </g>
  );
});

interface GroundProps {
  readonly G: Armada;
  readonly sounding: Pick<OverlayState, 'on' | 'overlayFor'>;
}

/** Draws the overlays below the counters of the tactical map. */
export function FieldGround({ G, sounding: { on, overlayFor } }: GroundProps) {
  if (!overlayFor || overlayFor === 'armada') return null;
  return (
    <>
      {on.has('reach') && <SailGround G={G} id={overlayFor} />}
      {on.has('fire') && <StrikeGround G={G} id={overlayFor} />}
    </>
  );
}

/** Returns the boxes and ports that a squadron or the Armada can reach in this wind and weather [12.2, 12.3]. */
export function channelReach(G: Armada, piece: PlacedSquadron): PlaceId[] {
  if (piece === 'armada') return armadaRuns(G).flatMap((n) => (n ? [`box${G.armadaBox + n}`] : []));
  return [
    ...new Set(
      strategicRange(G, piece).flatMap(({ path }) => {
        const end = path.at(-1);
        return end ? placeId(end) : [];
      }),
    ),
  ];
}

/** Draws the overlays below the counters of the strategic map. */
export function ChannelGround({
  G,
  sounding: { on, overlayFor },
  at,
}: GroundProps & { readonly at: (place: PlaceId) => Point | undefined }) {
  if (!overlayFor || !on.has('reach')) return null;
  return (
    <g className="wg-reach-ground">
      {channelReach(G, overlayFor).map((place) => {
        const point = at(place);
        return point && <circle key={place} data-at={place} className="wg-overlay-ground" cx={point[0]} cy={point[1]} r={42} />;
      })}
    </g>
  );
}

interface MeasureProps {
  readonly G: Armada;
  readonly sounding: Pick<OverlayState, 'ruler' | 'pointed'>;
  readonly at: (place: PlaceId) => Point | undefined;
}

export function Measure({ G, sounding: { ruler, pointed }, at }: MeasureProps) {
  const words = useWords();
  const { active, from, to = pointed } = ruler;
  if (!active || !from) return null;
  const read = to === undefined ? undefined : reading(G, from, to, words);
  return <RulerLine from={at(from)} to={read && to !== undefined ? at(to) : undefined} text={read?.short} size={24} />;
}
