import { Compass, Rhumbs } from '../../kit/sheet/Compass.js';
import { LAND, SHEET } from '../war-with-spain/chart/coast.js';
import { MOUNTAINS, SWELL, WOODS } from '../war-with-spain/chart/relief.js';
import { usePictureWords } from './words/index.js';
import './pictures.css';

/** Visible part of the wall map: the Channel, the Bay of Biscay and the coast of Spain. */
const VIEW = { x: SHEET.width * 0.16, y: SHEET.height * 0.2, width: SHEET.width * 0.62, height: SHEET.width * 0.25 } as const;

/** Draws the coasts of western Europe as on a wall map of the time. */
export default function WarWithSpain() {
  const words = usePictureWords();
  return (
    <svg className="wg-picture" viewBox={`${VIEW.x} ${VIEW.y} ${VIEW.width} ${VIEW.height}`} preserveAspectRatio="xMidYMid slice">
      <title>{words['war-with-spain']}</title>
      <rect className="wg-picture-sea" width={SHEET.width} height={SHEET.height} />
      <path className="wg-picture-swell" d={SWELL} />
      <Rhumbs x={VIEW.x + VIEW.width * 0.2} y={VIEW.y + VIEW.height * 0.55} reach={2600} />
      {[42, 28, 16, 7].map((width) => (
        <path key={width} className="wg-wall-line" d={LAND} strokeWidth={width} />
      ))}
      <path className="wg-wall-land" d={LAND} />
      <path className="wg-wall-relief" d={MOUNTAINS.hills} />
      <path className="wg-wall-relief" d={WOODS} />
      <g className="wg-picture-rose">
        <Compass x={VIEW.x + VIEW.width * 0.2} y={VIEW.y + VIEW.height * 0.55} radius={110} />
      </g>
    </svg>
  );
}
