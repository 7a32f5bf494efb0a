import { memo, useId } from 'react';
import {
  type Edge,
  type Fort,
  type Land,
  type Polygon,
  type Salamis,
  type Shallow,
  SIDES,
} from '../../../../src/games/salamis-ad-actium/face.js';
import { scatter } from '../../../kit/map/curves.js';
import { Coast } from '../../../kit/sheet/Coast.js';
import { alongRect } from '../../../kit/sheet/clip.js';
import { battleTitle, fleetName } from '../names.js';
import { useGameWords } from '../words/game.js';
import { useWords } from '../words/index.js';
import { Figures } from './Figures.js';
import { MARGIN, onSheet, outline, type Sheet } from './scale.js';

const INSET = 10;

/** The middle of an edge's border, and the rotation of its text. */
function along({ width, height }: Sheet, edge: Edge): string {
  if (edge === 'N') return `translate(${width * 0.76} ${MARGIN - INSET})`;
  if (edge === 'S') return `translate(${width / 2} ${height - MARGIN + 2.4 * INSET})`;
  if (edge === 'W') return `translate(${MARGIN - INSET} ${height / 2}) rotate(-90)`;
  return `translate(${width - MARGIN + INSET} ${height / 2}) rotate(90)`;
}

/** The border: the battle's title, and each fleet's name along the edge it calls its own. */
export function Edges({ G, sheet }: { readonly G: Salamis; readonly sheet: Sheet }) {
  const { names, fleets } = useGameWords();
  const words = useWords();
  return (
    <g>
      <text className="wg-sheet-title" transform={`translate(${sheet.width / 2} ${MARGIN - INSET})`}>
        {battleTitle(G, words, names)}
      </text>
      {SIDES.map((side) => (
        <text key={side} className={`wg-edge-name wg-fleet-${side}`} transform={along(sheet, G.baseEdge[side])}>
          {fleetName(G, side, fleets)}
        </text>
      ))}
    </g>
  );
}

/** Papyrus: strips of reed laid crosswise show through the paint. */
const TILE = { width: 420, height: 300 } as const;
const STRIPS = { along: 60, across: 26 } as const;

const fibres = ((): string => {
  const next = scatter(1588);
  const whole = (most: number) => Math.round(next() * most);
  let d = '';
  for (let i = 0; i < STRIPS.along; i++) d += `M${whole(TILE.width)} ${whole(TILE.height)}h${40 + whole(120)}`;
  for (let i = 0; i < STRIPS.across; i++) d += `M${whole(TILE.width)} ${whole(TILE.height)}v${20 + whole(50)}`;
  return d;
})();

interface SeaProps {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Distance between two rows of the swell. */
  readonly rows: number;
}

/** Swell all over the sea, in broken strokes. */
function swell({ x: left, y: top, width, height, rows }: SeaProps): string {
  const stroke = rows * 0.3;
  const strokes: string[] = [];
  for (let row = 0, y = rows * 0.56; y < height; row++, y += rows) {
    for (let x = (row % 2) * rows * 1.26 + rows * 0.4; x < width - rows; x += rows * 2.52) {
      strokes.push(`M${left + x} ${top + y}q${stroke} ${-stroke * 0.43} ${2 * stroke} 0t${2 * stroke} 0`);
    }
  }
  return strokes.join('');
}

/** The painted sea, before anything is on it. */
export function Sea(props: SeaProps) {
  const id = useId();
  const { x, y, width, height } = props;
  return (
    <>
      <pattern id={`${id}papyrus`} width={TILE.width} height={TILE.height} patternUnits="userSpaceOnUse">
        <path className="wg-fibres" d={fibres} />
      </pattern>
      <rect className="wg-open-sea" x={x} y={y} width={width} height={height} />
      <rect fill={`url(#${id}papyrus)`} x={x} y={y} width={width} height={height} />
      <path className="wg-swell" d={swell(props)} />
    </>
  );
}

/** A band of waves as on a painted cup: a running spiral along the border. */
const WAVE = 'M0 18C6 18 6 6 14 6C20 6 22 12 18 14C15 15 13 12 15 10M18 14C22 18 26 18 28 18';

interface WaveBandProps {
  readonly width: number;
  readonly height: number;
  /** Distance of its inner rule from the sheet's edge. */
  readonly inner: number;
}

/** The border of a sheet. */
export function WaveBand({ width, height, inner }: WaveBandProps) {
  const id = useId();
  return (
    <g className="wg-wave-band">
      <defs>
        <pattern id={id} width={28} height={24} patternUnits="userSpaceOnUse">
          <path d={WAVE} />
        </pattern>
      </defs>
      <path
        className="wg-wave-band-fill"
        fillRule="evenodd"
        fill={`url(#${id})`}
        d={`M8 8H${width - 8}V${height - 8}H8ZM${inner} ${inner}V${height - inner}H${width - inner}V${inner}Z`}
      />
      <rect className="wg-wave-band-rule" x={6} y={6} width={width - 12} height={height - 12} />
      <rect className="wg-wave-band-rule" x={inner} y={inner} width={width - 2 * inner} height={height - 2 * inner} />
    </g>
  );
}

const HILL_EVERY = 1900;
const INLAND = 22;

function ShallowWater({ sheet, shallow: { poly, depth } }: { readonly sheet: Sheet; readonly shallow: Shallow }) {
  const xs = poly.map(([x]) => x);
  const ys = poly.map(([, y]) => y);
  const [x, y] = onSheet(sheet, (Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...ys) + Math.max(...ys)) / 2);
  return (
    <g className="wg-shallow">
      <path d={outline(sheet, poly)} />
      <text x={x} y={y}>
        {depth}
      </text>
    </g>
  );
}

/** Where the depth of the water about a piece of land is written: off its longest shore within the table. */
function soundingAt(sheet: Sheet, { poly, shallow }: Land): readonly [number, number] | undefined {
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

/** Hills strewn over a piece of land, well inside its shore. */
function hillsOn(sheet: Sheet, poly: Polygon, seed: number): string {
  const next = scatter(seed * 7919);
  const xs = poly.map(([x]) => x);
  const ys = poly.map(([, y]) => y);
  const [west, south] = [Math.min(...xs), Math.min(...ys)];
  const [wide, high] = [Math.max(...xs) - west, Math.max(...ys) - south];
  let d = '';
  for (let i = 0; i < (wide * high) / HILL_EVERY; i++) {
    const at = [west + next() * wide, south + next() * high] as const;
    if (!deepInside(poly, at)) continue;
    const [x, y] = onSheet(sheet, ...at);
    const size = 7 + next() * 6;
    d += `M${x - size} ${y}Q${x - size * 0.3} ${y - size * 1.5} ${x} ${y - size * 0.9}T${x + size} ${y}M${x} ${y - size * 0.7}l${size * 0.3} ${size * 0.6}`;
  }
  return d;
}

/** Whether a point lies in a convex piece of land, clear of its edges. */
function deepInside(poly: Polygon, [x, y]: readonly [number, number]): boolean {
  const sides = poly.map(([x1, y1], i) => {
    const [x2, y2] = poly[(i + 1) % poly.length];
    return ((x2 - x1) * (y - y1) - (y2 - y1) * (x - x1)) / Math.max(1, Math.hypot(x2 - x1, y2 - y1));
  });
  return sides.every((off) => off > INLAND) || sides.every((off) => off < -INLAND);
}

/** All land in one drawing, so that pieces of one coast run together. */
function Lands({ sheet, land }: { readonly sheet: Sheet; readonly land: Readonly<Record<string, Land>> }) {
  const pieces = Object.entries(land).map(([key, piece]) => ({ key, piece, d: outline(sheet, piece.poly) }));
  return (
    <g className="wg-lands">
      {pieces.map(({ key, piece, d }) => piece.shallow && <path key={key} className="wg-belt" d={d} strokeWidth={piece.shallow.w * 2} />)}
      <Coast d={pieces.map(({ d }) => d).join('')} lines={[20, 14, 9, 5]} />
      {pieces.map(({ key, piece, d }) => piece.coast === 'rocky' && <path key={key} className="wg-rocks" d={d} />)}
      {/* What lies between two pieces of one coast is no shore. */}
      <path className="wg-inland" d={pieces.map(({ d }) => d).join('')} />
      {pieces.map(({ key, piece }) => {
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
      <path className="wg-hills" d={pieces.map(({ piece }, i) => hillsOn(sheet, piece.poly, i + 1)).join('')} />
      {pieces.map(({ key, piece }) =>
        piece.habs?.map(({ kind, rect, harbour }, i) => (
          <g key={`${key}${i}`} className={`wg-${kind}`}>
            {harbour && <path className="wg-harbour" d={outline(sheet, harbour)} />}
            <path className="wg-houses" d={outline(sheet, rect)} />
          </g>
        )),
      )}
    </g>
  );
}

function FortPiece({ sheet, fort }: { readonly sheet: Sheet; readonly fort: Fort }) {
  const { name, owner, strength, boom, poly } = fort;
  const mean = (of: 0 | 1) => poly.reduce((sum, point) => sum + point[of], 0) / poly.length;
  const [x, y] = onSheet(sheet, mean(0), mean(1));
  return (
    <g className={`wg-fort wg-fleet-${owner ?? 'none'}`}>
      {boom && <path className={`wg-boom wg-${boom.state}`} d={outline(sheet, boom.poly)} />}
      <path className="wg-battlements" d={outline(sheet, poly)} />
      <path className="wg-walls" d={outline(sheet, poly)} />
      <text x={x} y={y + 5}>
        {strength}
      </text>
      <text className="wg-fort-name" x={x} y={y + 36}>
        {name}
      </text>
    </g>
  );
}

interface WatersProps {
  readonly G: Pick<Salamis, 'land' | 'shallows' | 'forts'>;
  readonly sheet: Sheet;
}

/** The table before any ship is on it: the painted sea with its border, land, shallows, towns and forts. */
export const Waters = memo(function Waters({ G, sheet }: WatersProps) {
  const { table } = sheet;
  return (
    <g className="wg-waters">
      <rect className="wg-papyrus" width={sheet.width} height={sheet.height} />
      <WaveBand width={sheet.width} height={sheet.height} inner={MARGIN - 30} />
      <g clipPath={alongRect(MARGIN, MARGIN, MARGIN + table.w, MARGIN + table.h)}>
        <Sea x={MARGIN} y={MARGIN} width={table.w} height={table.h} rows={46} />
        <Figures G={G} sheet={sheet} />
        {Object.entries(G.shallows).map(([key, shallow]) => (
          <ShallowWater key={key} sheet={sheet} shallow={shallow} />
        ))}
        <Lands sheet={sheet} land={G.land} />
        {Object.entries(G.forts).map(([key, fort]) => (
          <FortPiece key={key} sheet={sheet} fort={fort} />
        ))}
      </g>
      <rect className="wg-neat-line" x={MARGIN} y={MARGIN} width={table.w} height={table.h} />
    </g>
  );
});
