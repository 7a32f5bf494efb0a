import type { ShipTypeId } from '../../../src/games/salamis-ad-actium/data/equipment.js';
import { Hull } from '../salamis-ad-actium/chart/Hull.js';
import { usePictureWords } from './words/index.js';
import './pictures.css';

type Galley = readonly [type: ShipTypeId, side: 0 | 1, x: number, y: number, heading: number, port: 0 | 1 | 2 | 4];
/** A line of triremes attacking a crowded fleet in narrow waters. One ship is rammed on the beam, one loses a bank of oars. */
const GALLEYS: readonly Galley[] = [
  ['triremeGreek', 0, 70, 40, 84, 4],
  ['triremeGreek', 0, 66, 62, 92, 4],
  ['triremeGreek', 0, 92, 84, 78, 4],
  ['triremeGreek', 0, 58, 104, 96, 4],
  ['triremeGreek', 0, 84, 126, 88, 4],
  ['triremePersian', 1, 139, 36, 262, 4],
  ['triremePersian', 1, 127, 84, 168, 1],
  ['triremePersian', 1, 160, 62, 280, 4],
  ['triremePersian', 1, 172, 96, 250, 4],
  ['triremePersian', 1, 146, 122, 274, 2],
  ['triremePersian', 1, 208, 48, 268, 4],
  ['triremePersian', 1, 214, 110, 255, 4],
];
const SWELL = Array.from({ length: 24 }, (_, i) => `M${(i % 6) * 48 + (i % 2) * 20} ${14 + Math.floor(i / 6) * 36}q5 -4 10 0t10 0`).join(
  '',
);
const WAVE = 'M0 9C3 9 3 3 7 3C10 3 11 6 9 7C7.5 7.5 6.5 6 7.5 5M9 7C11 9 13 9 14 9';

/** Draws triremes ramming in the straits, as black and red figures on papyrus. */
export default function SalamisAdActium() {
  const words = usePictureWords();
  return (
    <svg className="wg-picture wg-picture-cup" viewBox="0 0 250 100" preserveAspectRatio="xMidYMid slice">
      <title>{words['salamis-ad-actium']}</title>
      <rect className="wg-cup-ground" x={-60} y={-60} width={370} height={220} />
      <path className="wg-cup-swell" d={SWELL} />
      <path className="wg-cup-land" d="M-60 -60H310V8Q240 20 180 12T60 16T-60 8Z" />
      <path className="wg-cup-land" d="M-60 160H310V92Q250 84 205 96T90 92T-60 98Z" />
      <g transform="translate(0 -32)">
        {GALLEYS.map(([type, side, x, y, heading, port]) => (
          <g key={`${x},${y}`} transform={`translate(${x} ${y}) rotate(${heading}) scale(0.72)`}>
            <Hull type={type} side={side} port={port} stbd={4} ram="standard" sails="none" towers={0} stripe={0} />
          </g>
        ))}
      </g>
      {Array.from({ length: 27 }, (_, i) => (
        <path key={i} className="wg-cup-wave" d={WAVE} transform={`translate(${-60 + i * 14} 88)`} />
      ))}
    </svg>
  );
}
