import { Coast } from '../../kit/sheet/Coast.js';
import { Compass } from '../../kit/sheet/Compass.js';
import { cogs } from '../../kit/ships/cogs.js';
import { Ship } from '../../kit/ships/Ship.js';
import { COUNTRY, LAND, SANDS, SHEET, SHOALS, WEB } from '../right-fierce-and-terrible/chart/land.js';
import { usePictureWords } from './words/index.js';
import './pictures.css';

const VIEW = { x: 90, y: 190, width: SHEET.width - 180, height: (SHEET.width - 180) * 0.4 } as const;

type Fleet = readonly (readonly [x: number, y: number, width: number, type: keyof typeof cogs])[];
/** English ships, approaching with the wind. The French lie chained in lines across the Roads. */
const ENGLISH: Fleet = [
  [640, 262, 104, 'cog'],
  [760, 300, 122, 'cog'],
  [880, 256, 100, 'cog'],
  [700, 372, 92, 'barge'],
  [838, 384, 112, 'cog'],
  [960, 350, 96, 'balinger'],
];
const FRENCH: Fleet = [
  [560, 560, 104, 'nef'],
  [676, 578, 112, 'nef'],
  [796, 590, 118, 'nef'],
  [918, 586, 112, 'nef'],
  [1036, 570, 104, 'nef'],
  [620, 680, 98, 'galley'],
  [742, 696, 104, 'nef'],
  [866, 704, 104, 'nef'],
  [988, 690, 98, 'galley'],
];
const CHAIN = 'M560 584Q618 604 676 602T796 614T918 610T1036 594';

/** Draws the mouth of the Zwin as on a portolan chart: the English facing the chained French fleet in June 1340. */
export default function RightFierceAndTerrible() {
  const words = usePictureWords();
  return (
    <svg className="wg-picture" viewBox={`${VIEW.x} ${VIEW.y} ${VIEW.width} ${VIEW.height}`} preserveAspectRatio="xMidYMid slice">
      <title>{words['right-fierce-and-terrible']}</title>
      <rect className="wg-picture-sea" width={SHEET.width} height={SHEET.height} />
      <path className="wg-picture-shoals" d={SHOALS} />
      <path className="wg-rhumbs" d={WEB.principal + WEB.half} />
      <path className="wg-picture-sands" d={SANDS} />
      <Coast d={LAND} lines={[15, 10, 5]} />
      <path className="wg-picture-dunes" d={COUNTRY.dunes} />
      <Compass x={1290} y={800} radius={84} />
      <text className="wg-picture-ocean" x={1080} y={250} letterSpacing={9}>
        {words.northSea}
      </text>
      <text className="wg-picture-land" x={1290} y={478} letterSpacing={6}>
        CADZAND
      </text>
      <text className="wg-picture-land" transform="translate(236 700) rotate(-74)" letterSpacing={12}>
        FLANDERS
      </text>
      <path className="wg-picture-chain" d={CHAIN} />
      {ENGLISH.map(([x, y, width, type]) => (
        <Ship key={`${x}`} drawing={cogs[type]} x={x} y={y} width={width} className="wg-english" />
      ))}
      {FRENCH.map(([x, y, width, type]) => (
        <Ship key={`${x}`} drawing={cogs[type]} x={x} y={y} width={width} className="wg-french" />
      ))}
    </svg>
  );
}
