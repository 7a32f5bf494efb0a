import { memo, useId } from 'react';
import type { Fort, Land, Salamis, Shallow } from '../../../../src/games/salamis-ad-actium/state.js';
import { Coast } from '../../../kit/sheet/Coast.js';
import { boardText } from '../texts.js';
import { MARGIN, onSheet, outline, type Sheet } from './scale.js';

const text = boardText.sheet;

/** A band of waves as on a painted cup: a running spiral along the border. */
const WAVE = 'M0 18C6 18 6 6 14 6C20 6 22 12 18 14C15 15 13 12 15 10M18 14C22 18 26 18 28 18';

function WaveBand({ sheet, id }: { readonly sheet: Sheet; readonly id: string }) {
  const { width, height } = sheet;
  const inner = MARGIN - 30;
  return (
    <g className="wave-band">
      <defs>
        <pattern id={id} width={28} height={24} patternUnits="userSpaceOnUse">
          <path d={WAVE} />
        </pattern>
      </defs>
      <path
        className="wave-band-fill"
        fillRule="evenodd"
        fill={`url(#${id})`}
        d={`M8 8H${width - 8}V${height - 8}H8ZM${inner} ${inner}V${height - inner}H${width - inner}V${inner}Z`}
      />
      <rect className="wave-band-rule" x={6} y={6} width={width - 12} height={height - 12} />
      <rect className="wave-band-rule" x={inner} y={inner} width={width - 2 * inner} height={height - 2 * inner} />
    </g>
  );
}

/** Swell all over the sea, in broken strokes. */
function Swell({ sheet }: { readonly sheet: Sheet }) {
  const strokes: string[] = [];
  for (let row = 0, y = 26; y < sheet.table.h; row++, y += 46) {
    for (let x = (row % 2) * 58 + 18; x < sheet.table.w - 40; x += 116) {
      strokes.push(`M${MARGIN + x} ${MARGIN + y}q7 -6 14 0t14 0`);
    }
  }
  return <path className="swell" d={strokes.join('')} />;
}

function ShallowWater({ sheet, shallow: { poly, depth } }: { readonly sheet: Sheet; readonly shallow: Shallow }) {
  const xs = poly.map(([x]) => x);
  const ys = poly.map(([, y]) => y);
  const [x, y] = onSheet(sheet, (Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...ys) + Math.max(...ys)) / 2);
  return (
    <g className="shallow">
      <path d={outline(sheet, poly)} />
      <text x={x} y={y}>
        {text.depth(depth)}
      </text>
    </g>
  );
}

/** All land in one drawing, so that pieces of one coast run together. */
function Lands({ sheet, land }: { readonly sheet: Sheet; readonly land: Readonly<Record<string, Land>> }) {
  const pieces = Object.entries(land).map(([key, piece]) => ({ key, piece, d: outline(sheet, piece.poly) }));
  return (
    <g className="lands">
      {pieces.map(({ key, piece, d }) => piece.shallow && <path key={key} className="belt" d={d} strokeWidth={piece.shallow.w * 2} />)}
      <Coast d={pieces.map(({ d }) => d).join('')} lines={[20, 14, 9, 5]} />
      {pieces.map(({ key, piece, d }) => piece.coast === 'rocky' && <path key={key} className="rocks" d={d} />)}
      {pieces.map(({ key, piece }) =>
        piece.habs?.map(({ kind, rect, harbour }, i) => (
          <g key={`${key}${i}`} className={`habitation ${kind}`}>
            {harbour && <path className="harbour" d={outline(sheet, harbour)} />}
            <path className="houses" d={outline(sheet, rect)} />
          </g>
        )),
      )}
    </g>
  );
}

function FortPiece({ sheet, fort }: { readonly sheet: Sheet; readonly fort: Fort }) {
  const [first] = fort.poly;
  const [x, y] = onSheet(sheet, first[0], first[1]);
  return (
    <g className={`fort fleet-${fort.owner ?? 'none'}${fort.strength ? '' : ' ruined'}`}>
      {fort.boom && <path className={`boom ${fort.boom.state}`} d={outline(sheet, fort.boom.poly)} />}
      <path className="walls" d={outline(sheet, fort.poly)} />
      <text x={x} y={y - 6}>
        {fort.strength}
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
  const id = useId();
  const { table } = sheet;
  return (
    <g className="waters">
      <rect className="papyrus" width={sheet.width} height={sheet.height} />
      <WaveBand sheet={sheet} id={`${id}wave`} />
      <clipPath id={`${id}table`}>
        <rect x={MARGIN} y={MARGIN} width={table.w} height={table.h} />
      </clipPath>
      <g clipPath={`url(#${id}table)`}>
        <rect className="open-sea" x={MARGIN} y={MARGIN} width={table.w} height={table.h} />
        <Swell sheet={sheet} />
        {Object.entries(G.shallows).map(([key, shallow]) => (
          <ShallowWater key={key} sheet={sheet} shallow={shallow} />
        ))}
        <Lands sheet={sheet} land={G.land} />
        {Object.entries(G.forts).map(([key, fort]) => (
          <FortPiece key={key} sheet={sheet} fort={fort} />
        ))}
      </g>
      <rect className="neat-line" x={MARGIN} y={MARGIN} width={table.w} height={table.h} />
    </g>
  );
});
