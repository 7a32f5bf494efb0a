import { memo } from 'react';
import {
  COLUMNS,
  directionOf,
  type Edge,
  ROWS,
  type ScenarioNumber,
  SIDES,
  scenarioData,
} from '../../../../src/games/grand-armada/face.js';
import { HexNet } from '../../../kit/hex/HexNet.js';
import { headingStep } from '../../../kit/hex/layout.js';
import { Coast } from '../../../kit/sheet/Coast.js';
import { Compass, Rhumbs } from '../../../kit/sheet/Compass.js';
import { alongRect } from '../../../kit/sheet/clip.js';
import { Frame } from '../../../kit/sheet/Frame.js';
import { useWords } from '../words/index.js';
import {
  BILL,
  DEEPS,
  EDGE_STRIP,
  EDGES,
  layout,
  MARGIN,
  NEAT,
  SAND_HATCH,
  SAND_HEXES,
  SAND_OUTLINE,
  SHEET,
  STIPPLE,
  SWELL,
} from './geography.js';

const everywhere = () => true;
/** Widths of the shallower bands around the shoals. */
const SHALLOWING = [150, 96, 52, 20];
function Rulers() {
  return (
    <g className="wg-rulers">
      {COLUMNS.map((name, i) => {
        const [x] = layout.cell(i, 0);
        return [NEAT.top - 4, NEAT.bottom + 14].map((y) => (
          <text key={`${name}${y}`} x={x} y={y}>
            {name}
          </text>
        ));
      })}
      {Array.from({ length: ROWS }, (_, i) => {
        const [, y] = layout.cell(0, i);
        return [NEAT.left - 9, NEAT.right + 9].map((x) => (
          <text key={`${i}${x}`} x={x} y={y + 5}>
            {i + 1}
          </text>
        ));
      })}
    </g>
  );
}

function Exits({ scenario }: { readonly scenario: ScenarioNumber }) {
  const words = useWords();
  const text = words.sheet;
  const { exits } = scenarioData[scenario];
  return EDGES.map((edge: Edge) => {
    const leavers = SIDES.filter((side) => exits[side].includes(edge));
    if (!leavers.length) return null;
    const { x, y, width, height } = EDGE_STRIP[edge];
    const upright = edge === 'W' || edge === 'E';
    const exit = text.exit(leavers.length > 1 ? text.both : words.sides[leavers[0]]);
    const turn = edge === 'W' ? -90 : edge === 'E' ? 90 : 0;
    return (
      <g key={edge} className={`wg-exit ${leavers.map((side) => `wg-fleet-${side}`).join(' ')}`}>
        <rect x={x - width / 2} y={y - height / 2} width={width} height={height} />
        {[-0.3, 0.02, 0.34].map((share) => (
          <text
            key={share}
            transform={`translate(${upright ? x : x + width * share} ${upright ? y + height * share : y}) rotate(${turn}) translate(0 ${edge === 'S' ? 13 : -4})`}
          >
            {`‹ ${exit} ›`}
          </text>
        ))}
      </g>
    );
  });
}

function Tide({ scenario }: { readonly scenario: ScenarioNumber }) {
  const { tide } = scenarioData[scenario];
  if (!tide) return null;
  const [dx, dy] = headingStep(directionOf(tide));
  const angle = (Math.atan2(dy, dx) * 180) / Math.PI;
  const spots: [number, number][] = [];
  for (let column = 2; column < COLUMNS.length; column += 6) for (let row = 3; row < ROWS; row += 6) spots.push([column, row]);
  return (
    <g className="wg-tide-arrows">
      {spots.map(([column, row]) => {
        const [x, y] = layout.cell(column, row);
        return (
          <path
            key={`${column} ${row}`}
            transform={`translate(${x} ${y + 34}) rotate(${angle})`}
            d="M-52 -6Q-36 -14 -20 -6T12 -6T40 -6M-52 6Q-36 -2 -20 6T12 6T40 6M34 -16L54 0L34 16"
          />
        );
      })}
    </g>
  );
}

export const Sheet = memo(function Sheet({ scenario }: { readonly scenario: ScenarioNumber }) {
  const text = useWords().sheet;
  const { sand } = scenarioData[scenario];
  const [roseX, roseY] = [NEAT.left + (NEAT.right - NEAT.left) * 0.53, NEAT.top + (NEAT.bottom - NEAT.top) * 0.72];
  return (
    <g className="wg-map-sheet">
      <rect className="wg-table-paper" width={SHEET.width} height={SHEET.height} />
      <g clipPath={alongRect(NEAT.left, NEAT.top, NEAT.right, NEAT.bottom)}>
        <rect className="wg-sea wg-deep" x={NEAT.left} y={NEAT.top} width={NEAT.right - NEAT.left} height={NEAT.bottom - NEAT.top} />
        <Rhumbs x={roseX} y={roseY} reach={1900} />
        <Rhumbs x={NEAT.left + 260} y={NEAT.top + 250} reach={1900} />
        {DEEPS.map((d) => (
          <path key={d} className="wg-depth" d={d} />
        ))}
        {SHALLOWING.map((width) => (
          <path key={width} className="wg-sand-halo" d={SAND_OUTLINE} strokeWidth={width} />
        ))}
        <path className={sand ? 'wg-sand-bar wg-active' : 'wg-sand-bar'} d={SAND_OUTLINE} />
        <path className="wg-waves" d={SWELL} />
        <path className="wg-sand-stipple" d={STIPPLE} />
        {sand && (
          <>
            <path className="wg-sand-danger" d={SAND_HEXES} />
            <path className="wg-sand-hatch" d={SAND_HATCH} />
          </>
        )}
        <g className="wg-rose">
          <Compass x={roseX} y={roseY} radius={104} />
        </g>
        <Tide scenario={scenario} />
        {scenario === 2 && <Coast d={BILL} lines={[13, 8, 4]} />}
        <HexNet layout={layout} wanted={everywhere} />
        <text className="wg-sea-name" transform={`translate(${NEAT.left + 470} ${NEAT.bottom - 236}) rotate(-5)`}>
          {text.seaName[scenario]}
        </text>
        <text className="wg-sea-name wg-smaller" transform={`translate(${NEAT.left + 1300} ${NEAT.top + 700}) rotate(24)`}>
          {text.shoals}
        </text>
        {scenario === 2 && (
          <text className="wg-land-name" x={layout.cell(15, 0)[0]} y={MARGIN + 20}>
            {text.bill}
          </text>
        )}
      </g>
      <Exits scenario={scenario} />
      <Rulers />
      <rect className="wg-frame-rule wg-thick" x={NEAT.left} y={NEAT.top} width={NEAT.right - NEAT.left} height={NEAT.bottom - NEAT.top} />
      <rect
        className="wg-frame-rule"
        x={NEAT.left - 32}
        y={NEAT.top - 32}
        width={NEAT.right - NEAT.left + 64}
        height={NEAT.bottom - NEAT.top + 64}
      />
      <Frame width={SHEET.width} height={SHEET.height} margin={24} step={[60, 69.28]} />
    </g>
  );
});
