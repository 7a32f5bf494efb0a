import { flowing, type Point, polyline, weathered } from '../../kit/map/curves.js';
import { Coast } from '../../kit/sheet/Coast.js';
import { Compass, Rhumbs } from '../../kit/sheet/Compass.js';
import { galleons } from '../../kit/ships/galleons.js';
import { Ship } from '../../kit/ships/Ship.js';
import { england, france, islands, lands, towns, wales, wight } from '../invincible-armada/chart/coasts.js';
import { project } from '../invincible-armada/chart/places.js';
import { usePictureWords } from './words/index.js';
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

/** Ships of the Armada's crescent, open to the west: position relative to its centre, and width. */
const CRESCENT: readonly (readonly [x: number, y: number, width: number, type: keyof typeof galleons])[] = [
  [-124, -89, 78, 'galleon'],
  [-18, -79, 80, 'galleon'],
  [62, -53, 86, 'galleass'],
  [-34, -19, 76, 'urca'],
  [92, 2, 112, 'galleon'],
  [-34, 38, 76, 'urca'],
  [58, 64, 86, 'galleon'],
  [-30, 93, 78, 'galleon'],
  [-136, 95, 74, 'zabra'],
];
const FLEET: readonly (readonly [x: number, y: number, width: number, type: keyof typeof galleons])[] = [
  [-262, -44, 80, 'raceGalleon'],
  [-186, 8, 92, 'raceGalleon'],
  [-290, 36, 78, 'raceGalleon'],
  [-366, -6, 64, 'pinnace'],
];
/** Towns whose names fit in a small picture. */
const TOWNS = new Set(['Exeter', 'Bristol', 'London', 'Winchester', 'Bolloigne', 'Callice', 'Depe']);

/** Draws the Channel in the style of engravings of 1588: the Armada in its crescent off Portland, with the English behind it. */
export default function InvincibleArmada() {
  const words = usePictureWords();
  const [x, y] = [945, 396];
  return (
    <svg className="wg-picture" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="xMidYMid slice">
      <title>{words['invincible-armada']}</title>
      <rect className="wg-picture-sea" width={WIDTH} height={HEIGHT} />
      <Rhumbs x={250} y={520} reach={1600} />
      <Rhumbs x={1180} y={470} reach={1600} />
      <Coast d={LAND} />
      {lands.map(({ name, at, spread, tilt = 0 }) => {
        const [tx, ty] = project(at);
        return (
          <text key={name} className="wg-picture-land" transform={`translate(${tx} ${ty}) rotate(${tilt})`} letterSpacing={spread}>
            {name}
          </text>
        );
      })}
      {towns
        .filter(({ name }) => TOWNS.has(name))
        .map(({ name, at, east }) => {
          const [tx, ty] = project(at);
          return (
            <g key={name} className="wg-picture-town">
              <circle cx={tx} cy={ty} r={3.4} />
              <text x={tx + (east ? 8 : -8)} y={ty + 4.5} textAnchor={east ? 'start' : 'end'}>
                {name}
              </text>
            </g>
          );
        })}
      <text className="wg-picture-ocean" x={478} y={474} letterSpacing={7}>
        {words.narrowSea}
      </text>
      <Compass x={250} y={520} radius={78} />
      <path
        className="wg-picture-track"
        d={flowing([
          [70, 520],
          [200, 420],
          [340, 404],
          [520, 420],
          [700, 424],
          [x + 150, y - 20],
          [1240, 300],
          [1330, 240],
          [1420, 190],
        ])}
      />
      {FLEET.map(([dx, dy, width, type]) => (
        <Ship key={`${dx}`} drawing={galleons[type]} x={x + dx} y={y + dy} width={width} className="wg-english" />
      ))}
      {CRESCENT.map(([dx, dy, width, type]) => (
        <Ship key={`${dx} ${dy}`} drawing={galleons[type]} x={x + dx} y={y + dy - width / 3} width={width} className="wg-spanish" />
      ))}
    </svg>
  );
}
