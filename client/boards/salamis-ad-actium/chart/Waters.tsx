import { memo, useId } from 'react';
import { type Edge, type Fort, type Salamis, type Shallow, SIDES } from '../../../../src/games/salamis-ad-actium/face.js';
import { scatter } from '../../../kit/map/curves.js';
import { alongRect } from '../../../kit/sheet/clip.js';
import { battleTitle, fleetName } from '../names.js';
import { useGameWords } from '../words/game.js';
import { useWords } from '../words/index.js';
import { Figures } from './Figures.js';
import { Landmarks } from './Landmarks.js';
import { Depths, Lands } from './Lands.js';
import { LANDMARKS } from './landmarkData.js';
import { MARGIN, onSheet, outline, type Sheet } from './scale.js';

const INSET = 10;

/** Returns the transform that centres text on the border along an edge. */
function along({ width, height }: Sheet, edge: Edge): string {
  if (edge === 'N') return `translate(${width * 0.76} ${MARGIN - INSET})`;
  if (edge === 'S') return `translate(${width / 2} ${height - MARGIN + 2.4 * INSET})`;
  if (edge === 'W') return `translate(${MARGIN - INSET} ${height / 2}) rotate(-90)`;
  return `translate(${width - MARGIN + INSET} ${height / 2}) rotate(90)`;
}

/** Draws the battle's title on the border, and each fleet's name along its base edge. */
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

/** Size of a tile of papyrus: crossed strips of reed visible through the paint. */
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
  /** Size of the waves: 1 on the table. */
  readonly scale: number;
}

/** Size of a tile of the sea: pairs of wavelets, and curling crests. */
const SWELL = { width: 330, height: 220 } as const;

const swell = ((): Readonly<Record<'waves' | 'crests', string>> => {
  const next = scatter(480);
  const drawn = { waves: '', crests: '' };
  const [columns, rows] = [3, 5];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const x = Math.round(((column + (row % 2) / 2 + next() * 0.3) * SWELL.width) / columns);
      const y = Math.round(((row + 0.5 + next() * 0.3) * SWELL.height) / rows);
      if (next() < 0.2) drawn.crests += `M${x} ${y}c9 0 9 -11 18 -11c7 0 9 7 4 9c-4 1 -6 -3 -3 -5M${x + 20} ${y}h16`;
      else drawn.waves += `M${x} ${y}q8 -7 16 0t16 0t16 0M${x + 12} ${y + 6}q7 -5 14 0t14 0`;
    }
  }
  return drawn;
})();

export function Sea({ x, y, width, height, scale }: SeaProps) {
  const id = useId();
  const field = { x, y, width, height };
  return (
    <>
      <pattern id={`${id}papyrus`} width={TILE.width} height={TILE.height} patternUnits="userSpaceOnUse">
        <path className="wg-fibres" d={fibres} />
      </pattern>
      <pattern id={`${id}swell`} {...SWELL} patternUnits="userSpaceOnUse" patternTransform={`scale(${scale})`}>
        <path className="wg-swell" d={swell.waves} />
        <path className="wg-swell wg-crests" d={swell.crests} />
      </pattern>
      <rect className="wg-open-sea" {...field} />
      <rect fill={`url(#${id}papyrus)`} {...field} />
      <rect fill={`url(#${id}swell)`} {...field} />
    </>
  );
}

/** Path of one wave of the border, a running spiral. */
const WAVE = 'M0 18C6 18 6 6 14 6C20 6 22 12 18 14C15 15 13 12 15 10M18 14C22 18 26 18 28 18';

interface WaveBandProps {
  readonly width: number;
  readonly height: number;
  /** Distance of the inner line from the sheet's edge. */
  readonly inner: number;
}

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

function FortPiece({ sheet, fort }: { readonly sheet: Sheet; readonly fort: Fort }) {
  const { name, owner, strength, boom, poly } = fort;
  const mean = (of: 0 | 1) => poly.reduce((sum, point) => sum + point[of], 0) / poly.length;
  const [x, y] = onSheet(sheet, mean(0), mean(1));
  return (
    <g className={`wg-fort wg-fleet-${owner ?? 'none'}`}>
      {boom && <path className={`wg-boom wg-${boom.state}`} d={outline(sheet, boom.poly)} />}
      <path className="wg-battlements" d={outline(sheet, poly)} />
      <path className="wg-walls" d={outline(sheet, poly)} />
      <text x={x} y={y + 9}>
        {strength}
      </text>
      <text className="wg-fort-name" x={x} y={y + 46}>
        {name}
      </text>
    </g>
  );
}

interface WatersProps {
  readonly G: Pick<Salamis, 'land' | 'shallows' | 'forts' | 'scenario'>;
  readonly sheet: Sheet;
}

/** Draws the table without ships: the sea with its border, land, shallows, towns and forts. */
export const Waters = memo(function Waters({ G, sheet }: WatersProps) {
  const { table } = sheet;
  return (
    <g className="wg-waters">
      <rect className="wg-papyrus" width={sheet.width} height={sheet.height} />
      <WaveBand width={sheet.width} height={sheet.height} inner={MARGIN - 30} />
      <g clipPath={alongRect(MARGIN, MARGIN, MARGIN + table.w, MARGIN + table.h)}>
        <Sea x={MARGIN} y={MARGIN} width={table.w} height={table.h} scale={1} />
        <Depths land={G.land} sheet={sheet} />
        <Figures G={G} sheet={sheet} />
        {Object.entries(G.shallows).map(([key, shallow]) => (
          <ShallowWater key={key} sheet={sheet} shallow={shallow} />
        ))}
        <Lands sheet={sheet} land={G.land} clear={LANDMARKS[G.scenario ?? '']} />
        <Landmarks scenario={G.scenario} sheet={sheet} />
        {Object.entries(G.forts).map(([key, fort]) => (
          <FortPiece key={key} sheet={sheet} fort={fort} />
        ))}
      </g>
      <rect className="wg-neat-line" x={MARGIN} y={MARGIN} width={table.w} height={table.h} />
    </g>
  );
});
