import { ROSTER } from '../../../src/games/grand-armada/data/ships.js';
import type { ShipId } from '../../../src/games/grand-armada/ids.js';
import { Compass, Rhumbs } from '../../kit/sheet/Compass.js';
import { NEAT, SAND_OUTLINE, SHEET, STIPPLE, SWELL } from '../grand-armada/chart/geography.js';
import { hullOf } from '../grand-armada/chart/hulls.js';
import { usePictureWords } from './words/index.js';
import './pictures.css';

const VIEW = { x: NEAT.left + 330, y: NEAT.top + 400, width: 1180, height: 472 } as const;

type Fleet = readonly (readonly [id: ShipId, x: number, y: number, heading: number, scale: number])[];
/** Ships of the picture: an English line behind two galleons and a galleass that turn towards it. */
const FLEET: Fleet = [
  ['ark', 650, 800, 62, 1.5],
  ['victory', 520, 690, 66, 1.4],
  ['revenge', 800, 880, 58, 1.4],
  ['maryrose', 410, 790, 64, 1.3],
  ['disdain', 560, 880, 70, 1.1],
  ['sanmartin', 960, 660, 96, 1.7],
  ['sanjuan', 1150, 770, 118, 1.65],
  ['lorenzo', 1040, 860, -32, 1.5],
  ['sanmateo', 1330, 640, 92, 1.5],
  ['grin', 1370, 850, 84, 1.5],
];
/** Powder smoke between the lines: centre and radius. */
const SMOKE: readonly (readonly [x: number, y: number, r: number])[] = [
  [735, 745, 19],
  [764, 731, 25],
  [800, 724, 17],
  [752, 712, 15],
  [878, 690, 17],
  [856, 704, 22],
  [834, 718, 14],
  [872, 846, 16],
  [896, 836, 21],
  [920, 822, 13],
];

/** Draws ships from above on the open sea: the English fire from a distance, and the Armada turns towards them. */
export default function GrandArmada() {
  const words = usePictureWords();
  return (
    <svg className="wg-picture" viewBox={`${VIEW.x} ${VIEW.y} ${VIEW.width} ${VIEW.height}`} preserveAspectRatio="xMidYMid slice">
      <title>{words['grand-armada']}</title>
      <rect className="wg-picture-sea" width={SHEET.width} height={SHEET.height} />
      <Rhumbs x={1180} y={620} reach={1500} />
      <path className="wg-picture-shoals" d={SAND_OUTLINE} />
      <path className="wg-picture-sands" d={STIPPLE} />
      <path className="wg-picture-swell" d={SWELL} />
      <g className="wg-picture-rose">
        <Compass x={560} y={600} radius={74} />
      </g>
      {FLEET.map(([id, x, y, heading, scale]) => {
        const drawing = hullOf(ROSTER[id]);
        return (
          <g
            key={id}
            className={`wg-picture-above ${ROSTER[id].side === 'E' ? 'wg-english' : 'wg-spanish'}`}
            transform={`translate(${x} ${y}) rotate(${heading}) scale(${scale})`}
          >
            <path className="wg-above-wake" d="M-9 46Q-16 66 -26 84M9 46Q16 66 26 84M0 50V74" />
            {drawing.oars && <path className="wg-above-spars" d={drawing.oars} />}
            <path className="wg-above-hull" d={drawing.hull} />
            <path className="wg-above-deck" d={drawing.deck} />
            <path className="wg-above-spars" d={drawing.spars} />
            <path className="wg-above-sails" d={drawing.sails} />
          </g>
        );
      })}
      {SMOKE.map(([x, y, r]) => (
        <circle key={`${x}${y}`} className="wg-picture-smoke" cx={x} cy={y} r={r} />
      ))}
    </svg>
  );
}
