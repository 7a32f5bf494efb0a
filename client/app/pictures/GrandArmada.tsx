import { ROSTER } from '../../../src/games/grand-armada/data/ships.js';
import type { ShipId } from '../../../src/games/grand-armada/ids.js';
import { NEAT, SHEET } from '../../boards/grand-armada/chart/geography.js';
import { hullOf } from '../../boards/grand-armada/chart/hulls.js';
import { SAND_OUTLINE, STIPPLE, SWELL } from '../../boards/grand-armada/chart/sea.js';
import { Compass, Rhumbs } from '../../kit/sheet/Compass.js';
import './pictures.css';

/** The part of the sheet that the picture shows. */
const VIEW = { x: NEAT.left + 330, y: NEAT.top + 430, width: 1180, height: 472 } as const;

type Fleet = readonly (readonly [id: ShipId, x: number, y: number, heading: number, scale: number])[];
/** An English line on the quarter of two galleons and a galleass that turn on it. */
const FLEET: Fleet = [
  ['ark', 640, 850, 62, 1.35],
  ['victory', 520, 730, 66, 1.25],
  ['revenge', 760, 930, 58, 1.25],
  ['maryrose', 430, 850, 64, 1.15],
  ['disdain', 570, 930, 70, 1],
  ['sanmartin', 940, 690, 96, 1.5],
  ['sanjuan', 1120, 800, 118, 1.45],
  ['lorenzo', 1010, 900, -32, 1.4],
  ['sanmateo', 1280, 700, 92, 1.35],
  ['grin', 1330, 880, 84, 1.35],
];
/** Powder smoke between the lines: x, y, radius. */
const SMOKE: readonly (readonly [x: number, y: number, r: number])[] = [
  [718, 800, 17],
  [744, 788, 22],
  [776, 782, 15],
  [734, 770, 14],
  [868, 716, 16],
  [846, 728, 20],
  [826, 742, 13],
  [838, 905, 15],
  [862, 898, 19],
  [884, 886, 12],
];

/** Ships from above on the open sea: the English stand off and fire, the Armada turns upon them. */
export default function GrandArmada() {
  return (
    <svg className="picture" viewBox={`${VIEW.x} ${VIEW.y} ${VIEW.width} ${VIEW.height}`} preserveAspectRatio="xMidYMid slice">
      <title>English and Spanish ships of 1588 from above, in a broadside fight</title>
      <rect className="picture-sea" width={SHEET.width} height={SHEET.height} />
      <Rhumbs x={1180} y={620} reach={1500} />
      <path className="picture-shoals" d={SAND_OUTLINE} />
      <path className="picture-sands" d={STIPPLE} />
      <path className="picture-swell" d={SWELL} />
      <g className="picture-rose">
        <Compass x={560} y={600} radius={74} />
      </g>
      {FLEET.map(([id, x, y, heading, scale]) => {
        const drawing = hullOf(ROSTER[id]);
        return (
          <g
            key={id}
            className={`picture-above ${ROSTER[id].side === 'E' ? 'english' : 'spanish'}`}
            transform={`translate(${x} ${y}) rotate(${heading}) scale(${scale})`}
          >
            <path className="above-wake" d="M-9 46Q-16 66 -26 84M9 46Q16 66 26 84M0 50V74" />
            {drawing.oars && <path className="above-spars" d={drawing.oars} />}
            <path className="above-hull" d={drawing.hull} />
            <path className="above-deck" d={drawing.deck} />
            <path className="above-spars" d={drawing.spars} />
            <path className="above-sails" d={drawing.sails} />
          </g>
        );
      })}
      {SMOKE.map(([x, y, r]) => (
        <circle key={`${x}${y}`} className="picture-smoke" cx={x} cy={y} r={r} />
      ))}
    </svg>
  );
}
