import {
  type Armada,
  allowance,
  armadaRuns,
  grid,
  movementRange,
  SQUADRONS,
  strategicRange,
  strikes,
} from '../../../../src/games/invincible-armada/face.js';
import { InstrumentCase, type Legend } from '../../../kit/instruments/InstrumentCase.js';
import type { Point } from '../../../kit/map/curves.js';
import { type KitWords, useKitWords } from '../../../kit/words/index.js';
import { nameOf, placeName } from '../names.js';
import type { Mark, OverlayState, WhyHere } from '../session.js';
import { type PlacedSquadron, pieceAt } from '../squadrons.js';
import { type ArmadaBoardWords, useWords } from '../words/index.js';
import { locOf, type PlaceId } from './places.js';

/** Returns the distance between two squares or two boxes, or undefined for other pairs of places. */
function steps(a: PlaceId, b: PlaceId): { readonly squares: number } | { readonly boxes: number } | undefined {
  if (grid.cell(a) && grid.cell(b)) return { squares: grid.distance(a, b) };
  const [from, to] = [locOf(a), locOf(b)];
  return from?.t === 'box' && to?.t === 'box' ? { boxes: Math.abs(from.n - to.n) } : undefined;
}

/**
 * Returns the texts of the ruler: the distance, and how the squadron at `from` can move to or attack `to`. Undefined if
 * there is no distance.
 */
export function reading(G: Armada, from: PlaceId, to: PlaceId, words: ArmadaBoardWords): { short: string; long: string } | undefined {
  const apart = steps(from, to);
  const { lay } = words;
  if (!apart) return undefined;
  const short = 'squares' in apart ? lay.squares(apart.squares) : lay.boxes(apart.boxes);
  const piece = pieceAt(G, from);
  const parts = [lay.measured(placeName(words, from), placeName(words, to), short)];
  if (piece && piece !== 'armada' && 'squares' in apart && apart.squares) {
    const way = movementRange(G, piece).get(to);
    if (!pieceAt(G, to)) parts.push(lay.comes(nameOf(G, piece), way?.path.length, way?.stop ?? false));
    if (strikes(G, piece).includes(to)) parts.push(lay.beside);
  }
  return { short, long: parts.join('; ') };
}

/** Returns the names of the enemies that a squadron could attack, at once or after a move. */
const enemiesInRange = (G: Armada, id: Exclude<PlacedSquadron, 'armada'>): string[] => {
  const squares = new Set([...strikes(G, id), ...[...movementRange(G, id).keys()].flatMap((from) => strikes(G, id, from))]);
  return SQUADRONS.filter((each) => each !== id && squares.has(G.squadrons[each].square ?? '')).map((each) => nameOf(G, each));
};

function reachOf(G: Armada, piece: PlacedSquadron, words: ArmadaBoardWords): Legend {
  const { lay } = words;
  if (piece === 'armada') return { id: 'reach', text: lay.runs(Math.max(...armadaRuns(G))), case: '12.2' };
  if (G.squadrons[piece].square) {
    const { size } = movementRange(G, piece);
    return { id: 'reach', text: lay.sails(nameOf(G, piece), size, allowance(G, piece)), case: '6.1' };
  }
  const places = new Set(strategicRange(G, piece).map(({ path }) => JSON.stringify(path.at(-1))));
  return { id: 'reach', text: lay.courses(nameOf(G, piece), places.size), case: '12.3' };
}

function legendsOf(G: Armada, { on, ruler, overlayFor, pointed }: OverlayState, words: ArmadaBoardWords, kit: KitWords): Legend[] {
  const legends: Legend[] = [];
  if (ruler.active) {
    const { from, to = pointed } = ruler;
    const read = from && to ? reading(G, from, to, words) : undefined;
    const asks = from ? kit.instruments.second(placeName(words, from)) : kit.instruments.first;
    legends.push({ id: 'ruler', text: read?.long ?? asks });
  }
  if (!overlayFor) return on.size ? [...legends, { id: 'reach', text: kit.instruments.piece }] : legends;
  if (on.has('reach')) legends.push(reachOf(G, overlayFor, words));
  if (on.has('fire') && overlayFor !== 'armada') {
    legends.push({ id: 'fire', text: words.lay.strikes(nameOf(G, overlayFor), enemiesInRange(G, overlayFor)), case: '7.1' });
  }
  return legends;
}

/** Renders the overlay buttons and their legends. */
export function Bench({ G, sounding, narrow }: { readonly G: Armada; readonly sounding: OverlayState; readonly narrow: boolean }) {
  const words = useWords();
  const kit = useKitWords();
  return <InstrumentCase instruments={sounding} names={words.lay.names} legends={legendsOf(G, sounding, words, kit)} narrow={narrow} />;
}

interface WhyProps {
  readonly why: WhyHere;
  readonly at: Point;
  /** Vertical distance from `at` to the text. `width` is the width of the map. */
  readonly reach: number;
  readonly width: number;
}

const WIDTH = 420;

/** Shows a refusal beside the selected place. The action bar repeats it for screen readers. */
export function Why({ why, at: [x, y], reach, width }: WhyProps) {
  const left = Math.min(Math.max(x - WIDTH / 2, 8), width - WIDTH - 8);
  return (
    <foreignObject className="wg-why-here" x={left} y={y + reach} width={WIDTH} height={1}>
      <p>
        {why.reason} <span className="wg-case">{why.case}</span>
      </p>
    </foreignObject>
  );
}

interface MarksProps {
  readonly marks: ReadonlyMap<PlaceId, Mark>;
  readonly at: (place: PlaceId) => Point | undefined;
  /** Half the width of a place's highlight. `round` is true for boxes and ports, whose highlights are round. */
  readonly reach: number | ((place: PlaceId) => number);
  readonly round?: boolean;
}

export const PORT_REACH = 25;
/** Returns the SVG attributes that place a label: above a box, but to the right of a port, whose name is above it. */
const labelAt = (half: number, label: string): string => (half <= PORT_REACH ? `${half + 12 + label.length * 5} 0` : `0 ${-half - 8}`);

const HATCH = [-0.6, -0.2, 0.2, 0.6];

function Shape({ mark, reach, round }: { readonly mark: Mark; readonly reach: number; readonly round?: boolean }) {
  const r = reach - 4;
  const corner = r * 0.45;
  const ground = round ? <circle r={r + 4} /> : <rect x={-r} y={-r} width={2 * r} height={2 * r} rx={6} />;
  switch (mark.kind) {
    case 'no':
      return <path d={`M${-r * 0.3} ${-r * 0.3}L${r * 0.3} ${r * 0.3}M${r * 0.3} ${-r * 0.3}L${-r * 0.3} ${r * 0.3}`} />;
    case 'target':
      return (
        <>
          {ground}
          <path
            className="wg-mark-corners"
            d={(
              [
                [-1, -1],
                [1, -1],
                [1, 1],
                [-1, 1],
              ] as const
            )
              .map(([sx, sy]) => `M${sx * (r + 3)} ${sy * (r + 3 - corner)}V${sy * (r + 3)}H${sx * (r + 3 - corner)}`)
              .join('')}
          />
        </>
      );
    case 'stop':
      return (
        <>
          {ground}
          <path
            className="wg-mark-hatch"
            d={HATCH.map((share) => `M${-r * 0.9} ${r * (share + 0.3)}L${r * 0.9} ${r * (share - 0.3)}`).join('')}
          />
        </>
      );
    default:
      return ground;
  }
}

/** Draws highlighted places with their distances. Stop squares are hatched, forbidden squares crossed; targets have marked corners. */
export function Marks({ marks, at, reach, round }: MarksProps) {
  return (
    <g className="wg-marks">
      {[...marks].map(([place, mark]) => {
        const point = at(place);
        if (!point) return null;
        const half = typeof reach === 'number' ? reach : reach(place);
        return (
          <g key={place} className={`wg-mark wg-mark-${mark.kind}`} transform={`translate(${point[0]} ${point[1]})`}>
            <Shape mark={mark} reach={half} round={round} />
            {mark.label && (
              <g className="wg-mark-cost" transform={round ? `translate(${labelAt(half, mark.label)})` : undefined}>
                <rect x={-8 - mark.label.length * 5} y={-14} width={16 + mark.label.length * 10} height={28} rx={14} />
                <text y={6.5}>{mark.label}</text>
              </g>
            )}
          </g>
        );
      })}
    </g>
  );
}

export function CourseLine({ points }: { readonly points: readonly Point[] }) {
  if (points.length < 2) return null;
  const [[ax, ay], [bx, by]] = [points[points.length - 2], points[points.length - 1]];
  const angle = (Math.atan2(by - ay, bx - ax) * 180) / Math.PI;
  return (
    <g className="wg-course-line">
      <path d={points.map(([x, y], i) => `${i ? 'L' : 'M'}${x} ${y}`).join('')} />
      <path className="wg-course-head" transform={`translate(${bx} ${by}) rotate(${angle})`} d="M12 0L-10 -11L-5 0L-10 11Z" />
    </g>
  );
}

export function Flares({ points, reach }: { readonly points: readonly Point[]; readonly reach: number }) {
  return (
    <g className="wg-flares">
      {points.map(([x, y], i) => (
        <circle key={i} cx={x} cy={y} r={reach} />
      ))}
    </g>
  );
}
