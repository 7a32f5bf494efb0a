import { memo } from 'react';
import { BOXES, PORT } from '../../../../src/games/invincible-armada/face.js';
import type { Point } from '../../../kit/map/curves.js';
import { Cartouche, ScaleBar } from '../../../kit/sheet/Cartouche.js';
import { Coast } from '../../../kit/sheet/Coast.js';
import { Compass, Rhumbs } from '../../../kit/sheet/Compass.js';
import { alongRect } from '../../../kit/sheet/clip.js';
import { Frame } from '../../../kit/sheet/Frame.js';
import { galleons } from '../../../kit/ships/galleons.js';
import { Ship } from '../../../kit/ships/Ship.js';
import { useWords } from '../words/index.js';
import { lands, towns } from './coasts.js';
import { boxPoint, isSea, LAND, NEAT, portPoint, project, RELIEF, SANDS, SHEET, waves } from './places.js';

const WAVES = waves(SHEET.width, SHEET.height, 11, 620, isSea);
const COURSE = BOXES.slice(1)
  .map(({ n }) => {
    const [[ax, ay], [bx, by]] = [boxPoint(n - 1), boxPoint(n)];
    return `M${ax} ${ay}L${bx} ${by}`;
  })
  .join('');
const HARBOUR_WAYS = Object.values(PORT)
  .map(({ id, box }) => {
    const [[ax, ay], [bx, by]] = [boxPoint(box), portPoint(id)];
    return `M${ax} ${ay}L${bx} ${by}`;
  })
  .join('');

/** Boxes whose name is above them, because there is too little space below. */
const ABOVE = new Set([12]);

function Box({ n, special }: Pick<(typeof BOXES)[number], 'n' | 'special'>) {
  const { game, reminder } = useWords();
  const [x, y] = boxPoint(n);
  const name = game.boxes[n];
  const lines = name.length > 9 && n < 10 ? name.split(/ (?=\S+$)/) : [name];
  const first = ABOVE.has(n) ? -44 - (lines.length - 1) * 15 - (special ? 14 : 0) : 50;
  return (
    <g className={special ? 'wg-box wg-special-box' : 'wg-box'} transform={`translate(${x} ${y})`}>
      <circle className="wg-box-sea" r={34} />
      <circle className="wg-box-ring" r={31} />
      <circle className="wg-box-rule" r={27.5} />
      <text className="wg-box-number" y={10}>
        {n}
      </text>
      {lines.map((line, i) => (
        <text key={line} className="wg-box-name" y={first + i * 15}>
          {line}
        </text>
      ))}
      {special && (
        <text className="wg-box-reminder" y={first + lines.length * 14}>
          {reminder[special]}
        </text>
      )}
    </g>
  );
}

function Port({ at: [x, y], name }: { readonly at: Point; readonly name: string }) {
  return (
    <g className="wg-port" transform={`translate(${x} ${y})`}>
      <circle className="wg-port-ground" r={21} />
      <path
        className="wg-port-anchor"
        d="M0 -13a3.4 3.4 0 1 1 0.1 0ZM0 -12V12M-6 -7H6M-11 3Q-9 12 0 13Q9 12 11 3M-13.5 6L-11 2L-7.5 5M13.5 6L11 2L7.5 5"
      />
      <text className="wg-port-name" y={-33}>
        {name}
      </text>
    </g>
  );
}

/** Draws the background of the strategic map, in the style of 1588. It does not depend on the state. */
export const StrategicSheet = memo(function StrategicSheet() {
  const words = useWords();
  return (
    <g className="wg-map-sheet">
      <rect className="wg-sea" width={SHEET.width} height={SHEET.height} />
      <g clipPath={alongRect(NEAT.left, NEAT.top, NEAT.right, NEAT.bottom)}>
        <Rhumbs x={1085} y={402} reach={1700} />
        <path className="wg-waves" d={WAVES} />
        <Coast d={LAND} />
        <path className="wg-sands" d={SANDS} />
        <path className="wg-hills" d={RELIEF.hills} />
        <path className="wg-hill-shade" d={RELIEF.shade} />
        <path className="wg-trees" d={RELIEF.trees} />
        {lands.map(({ name, at, spread, tilt = 0 }) => {
          const [x, y] = project(at);
          return (
            <text key={name} className="wg-land-name" style={{ letterSpacing: spread }} transform={`translate(${x} ${y}) rotate(${tilt})`}>
              {name}
            </text>
          );
        })}
        {towns.map(({ name, at, east }) => {
          const [x, y] = project(at);
          return (
            <g key={name} className="wg-town" transform={`translate(${x} ${y})`}>
              <path d="M-6 0V-5H-2V-9L0 -14L2 -9V-5H6V0ZM0 -14V-17M-1.5 -16H1.5" />
              <text x={east ? 9 : -9} y={0} textAnchor={east ? 'start' : 'end'}>
                {name}
              </text>
            </g>
          );
        })}
        <text className="wg-sea-name" transform="translate(572 478) rotate(-3)">
          {words.sheet.channel}
        </text>
        <text className="wg-sea-name wg-smaller" transform="translate(150 310) rotate(-38)">
          {words.sheet.severn}
        </text>
        <g className="wg-vignette">
          <Ship drawing={galleons.galleon} x={66} y={506} width={66} />
          <Ship drawing={galleons.raceGalleon} x={856} y={400} width={50} />
          <Ship drawing={galleons.pinnace} x={918} y={432} width={30} />
          <Ship drawing={galleons.urca} x={1440} y={62} width={48} />
          <Ship drawing={galleons.zabra} x={96} y={262} width={34} />
        </g>
        <path className="wg-course" d={COURSE} />
        <path className="wg-harbour-way" d={HARBOUR_WAYS} />
      </g>
      <Compass x={1085} y={402} radius={50} />
      <Frame width={SHEET.width} height={SHEET.height} margin={30} step={[37, 37]} />
      {BOXES.map(({ n, special }) => (
        <Box key={n} n={n} special={special} />
      ))}
      {Object.values(PORT).map(({ id, name }) => (
        <Port key={id} at={portPoint(id)} name={name} />
      ))}
      <Cartouche x={62} y={58} width={318} height={104}>
        <text className="wg-cartouche-title" y={-8}>
          {words.sheet.title}
        </text>
        <text className="wg-cartouche-line" y={14}>
          {words.sheet.subtitle}
        </text>
        <text className="wg-cartouche-line wg-smaller" y={34}>
          {words.sheet.year}
        </text>
      </Cartouche>
      <ScaleBar x={1130} y={545} width={190} marks={['0', '5', '10', '15', '20']} label={words.sheet.leagues} />
    </g>
  );
});
