import { memo } from 'react';
import { HexNet } from '../../../kit/hex/HexNet.js';
import { Coast } from '../../../kit/sheet/Coast.js';
import { Compass } from '../../../kit/sheet/Compass.js';
import { alongRect } from '../../../kit/sheet/clip.js';
import { Frame } from '../../../kit/sheet/Frame.js';
import { useWords } from '../words/index.js';
import { Arms } from './Bonds.js';
import { COUNTRY, isWater, LAND, layout, NEAT, SANDS, SHEET, SHOALS, SWELL, WEB } from './land.js';
import { uncial } from './uncial.js';

function Uncial({
  words,
  x,
  y,
  scale,
  className = '',
}: {
  readonly words: string;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly className?: string;
}) {
  const { d, length } = uncial(words);
  return <path className={`wg-uncial ${className}`} transform={`translate(${x - (length * scale) / 2} ${y}) scale(${scale})`} d={d} />;
}

const TOWN = 'M-46 0V-16H-40V-12H-34V-24H-22V-12H-14V-30H-9L-4 -62L1 -30H6V-12H14V-22H26V-12H34V-20H46V0Z';
const TOWN_LINES =
  'M-46 -8H46M-34 -24L-28 -38L-22 -24M14 -22L20 -34L26 -22M-4 -62V-70M-7 -67H-1M-31 -18v4M-28 -18v4M-6 0V-6Q-2 -12 2 -6V0M17 -18v4M22 -18v4M40 -15v4M-42 -15v4M-11 -24h3M0 -24h3';
const VILLAGE = 'M-18 0V-9L-12 -15L-6 -9V0ZM-4 0V-14L1 -30L6 -14V0ZM8 0V-8L14 -13L20 -8V0Z';

function Title() {
  const { sheet: text } = useWords();
  return (
    <g transform="translate(1832 1078)">
      <path className="wg-panel-shadow" d="M-122 -164H134V166H-122Z" />
      <path className="wg-panel-ground" d="M-128 -168Q-64 -176 0 -168T128 -168V160Q64 168 0 160T-128 160Z" />
      <path className="wg-panel-gilt" d="M-118 -157Q-60 -164 0 -157T118 -157V149Q60 156 0 149T-118 149Z" />
      <Arms side="english" x={-34} y={-113} width={46} />
      <Arms side="french" x={34} y={-113} width={46} />
      <Uncial words={text.title[0]} x={0} y={-34} scale={3.2} className="wg-initial" />
      <Uncial words={text.title[1]} x={0} y={17} scale={3.2} />
      <Uncial words={text.title[2]} x={0} y={68} scale={3.2} />
      <path className="wg-panel-rule" d="M-70 88H-12M12 88H70M0 82l5 6l-5 6l-5 -6Z" />
      <text className="wg-title-line" y={113}>
        {text.subtitle}
      </text>
      <text className="wg-title-line wg-smaller" y={138}>
        {text.date}
      </text>
    </g>
  );
}

/** Draws the static map, in the style of a chart of 1340. */
export const Sheet = memo(function Sheet() {
  const { sheet: text } = useWords();
  return (
    <g className="wg-map-sheet">
      <rect className="wg-sea wg-deep" width={SHEET.width} height={SHEET.height} />
      <g clipPath={alongRect(NEAT.left, NEAT.top, NEAT.right, NEAT.bottom)}>
        <path className="wg-shoals" d={SHOALS} />
        <path className="wg-web wg-principal" d={WEB.principal} />
        <path className="wg-web wg-half" d={WEB.half} />
        <path className="wg-web wg-quarter" d={WEB.quarter} />
        <g className="wg-rose">
          <Compass x={985} y={758} radius={118} />
        </g>
        <path className="wg-waves" d={SWELL} />
        <path className="wg-sands" d={SANDS} />
        <Coast d={LAND} lines={[15, 10, 5]} />
        <path className="wg-vellum" d={COUNTRY.vellum} />
        <path className="wg-fields" d={COUNTRY.fields} />
        <path className="wg-dunes" d={COUNTRY.dunes} />
        <path className="wg-trees" d={COUNTRY.trees} />
        <HexNet layout={layout} wanted={isWater} />
        <text className="wg-sea-name" transform="translate(985 158)">
          {text.northSea}
        </text>
        <text className="wg-sea-name wg-smaller" transform="translate(1010 985)">
          {text.roads}
        </text>
        <text className="wg-sea-name wg-tiny" transform="translate(1650 330) rotate(64)">
          {text.channel}
        </text>
        <g className="wg-town wg-great" transform="translate(735 1374) scale(1.7)">
          <path d={TOWN} />
          <path className="wg-town-line" d={TOWN_LINES} />
        </g>
        <Uncial words={text.sluys} x={735} y={1412} scale={2.3} className="wg-town-name" />
        <g className="wg-town" transform="translate(205 556) scale(1.7)">
          <path d={VILLAGE} />
        </g>
        <text className="wg-land-name" transform="translate(205 584)">
          {text.knokke}
        </text>
        <text className="wg-land-name" transform="translate(1258 378)">
          {text.cadzand}
        </text>
        <text className="wg-land-name wg-smaller" transform="translate(372 1352) rotate(-62)">
          {text.damme}
        </text>
        <text className="wg-land-name wg-wide" transform="translate(190 980) rotate(-84)">
          {text.flanders}
        </text>
      </g>
      <Title />
      <rect
        className="wg-track-paper"
        x={NEAT.left}
        y={NEAT.bottom}
        width={NEAT.right - NEAT.left}
        height={SHEET.height - NEAT.left - NEAT.bottom}
      />
      <Frame width={SHEET.width} height={SHEET.height} margin={NEAT.left} step={[60, 69.28]} />
      <path className="wg-frame-rule wg-thick" d={`M${NEAT.left} ${NEAT.bottom}H${NEAT.right}`} />
    </g>
  );
});
