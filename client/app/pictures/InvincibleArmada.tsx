import { england, france, islands, lands, towns, wales, wight } from '../../boards/invincible-armada/chart/coasts.js';
import { project } from '../../boards/invincible-armada/chart/projection.js';
import { flowing, type Point, polyline, weathered } from '../../kit/curves.js';
import { Coast } from '../../kit/sheet/Coast.js';
import { Compass, Rhumbs } from '../../kit/sheet/Compass.js';
import type { ShipType } from '../../kit/ships/index.js';
import { Ship } from '../../kit/ships/Ship.js';
import './pictures.css';

const WIDTH = 1600;
const HEIGHT = 640;

const outline = (fixes: Parameters<typeof project>[0][], seed: number, closing: readonly Point[] = []) =>
  polyline([...weathered(fixes.map(project), seed, 0.1, 7), ...closing], true);

const LAND = [
  outline([...england], 1588, [
    [project(england[england.length - 1])[0], -40],
    [project(england[0])[0], -40],
  ]),
  outline([...wales], 7, [[project(wales[0])[0], -40]]),
  outline([...france], 30, [
    [WIDTH + 60, HEIGHT + 60],
    [-20, HEIGHT + 60],
  ]),
  flowing(weathered([...wight, wight[0]].map(project), 3, 0.08, 6), true),
  ...islands.map((island) => flowing(island.map(project), true)),
].join('');

/** The Armada's crescent, horns to the west; x and y from its middle, and how large. */
const CRESCENT: readonly (readonly [x: number, y: number, width: number, type: ShipType])[] = [
  [-92, -92, 62, 'galleon'],
  [-8, -78, 64, 'galleon'],
  [54, -44, 66, 'galleass'],
  [4, -20, 58, 'urca'],
  [76, 6, 82, 'galleon'],
  [0, 30, 58, 'urca'],
  [52, 60, 66, 'galleon'],
  [-14, 82, 62, 'galleon'],
  [-100, 86, 62, 'zabra'],
];
const FLEET: readonly (readonly [x: number, y: number, width: number, type: ShipType])[] = [
  [-250, -34, 62, 'raceGalleon'],
  [-190, 12, 68, 'raceGalleon'],
  [-268, 38, 58, 'raceGalleon'],
  [-330, 2, 50, 'pinnace'],
];

/** The Channel as the engravers of 1588 had it: the Armada in its crescent off Portland, the English upon its heels. */
export default function InvincibleArmada() {
  const [x, y] = [640, 418];
  return (
    <svg className="picture" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="xMidYMid slice">
      <title>The Channel in 1588, with the Armada in its crescent</title>
      <rect className="picture-sea" width={WIDTH} height={HEIGHT} />
      <Rhumbs x={250} y={520} reach={1600} />
      <Rhumbs x={1180} y={470} reach={1600} />
      <Coast d={LAND} />
      {lands.map(({ name, at, spread, tilt = 0 }) => {
        const [tx, ty] = project(at);
        return (
          <text key={name} className="picture-land" transform={`translate(${tx} ${ty}) rotate(${tilt})`} letterSpacing={spread}>
            {name}
          </text>
        );
      })}
      {towns.map(({ name, at, east }) => {
        const [tx, ty] = project(at);
        return (
          <g key={name} className="picture-town">
            <circle cx={tx} cy={ty} r={3.4} />
            <text x={tx + (east ? 8 : -8)} y={ty + 4.5} textAnchor={east ? 'start' : 'end'}>
              {name}
            </text>
          </g>
        );
      })}
      <text className="picture-ocean" x={870} y={512} letterSpacing={14}>
        The Narrow Sea
      </text>
      <Compass x={250} y={520} radius={78} />
      <path
        className="picture-track"
        d={flowing([
          [70, 520],
          [200, 420],
          [360, 392],
          [520, 402],
          [x - 70, y],
          [870, 372],
          [1080, 320],
          [1290, 262],
          [1420, 196],
        ])}
      />
      {FLEET.map(([dx, dy, width, type]) => (
        <Ship key={`${dx}`} type={type} x={x + dx} y={y + dy} width={width} className="english" />
      ))}
      {CRESCENT.map(([dx, dy, width, type]) => (
        <Ship key={`${dx} ${dy}`} type={type} x={x + dx} y={y + dy - width / 3} width={width} className="spanish" />
      ))}
    </svg>
  );
}
