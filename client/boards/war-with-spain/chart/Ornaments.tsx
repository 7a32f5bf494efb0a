import { memo } from 'react';
import { AREA_IDS, AREAS, type AreaId, ZONE_IDS, ZONES, type ZoneId } from '../../../../src/games/war-with-spain/face.js';
import { headingAngle } from '../../../kit/hex/layout.js';
import { Cartouche, ScaleBar } from '../../../kit/sheet/Cartouche.js';
import { Compass } from '../../../kit/sheet/Compass.js';
import { cogs } from '../../../kit/ships/cogs.js';
import { galleons } from '../../../kit/ships/galleons.js';
import { Ship } from '../../../kit/ships/Ship.js';
import { useWords } from '../words/index.js';
import { layout, NEAT } from './coast.js';

const SERPENT =
  'M-118 8Q-112 -34 -88 -40Q-92 -54 -76 -60Q-58 -66 -48 -54Q-38 -44 -50 -38Q-60 -38 -66 -44Q-62 -28 -70 -10Q-74 2 -74 8Q-84 12 -96 8Q-108 4 -118 8Z' +
  'M-58 9Q-52 -40 -18 -42Q18 -40 22 9Q12 4 6 9Q2 -18 -18 -19Q-38 -18 -42 9Q-50 4 -58 9Z' +
  'M36 9Q40 -26 64 -28Q88 -26 91 9Q84 5 79 9Q76 -10 64 -11Q52 -10 49 9Q42 5 36 9Z' +
  'M102 9Q104 -16 118 -26Q112 -30 108 -40Q120 -38 126 -30Q134 -38 146 -38Q140 -28 128 -22Q116 -10 114 9Q108 5 102 9Z';
const SERPENT_LINES =
  'M-62 -50a2.5 2.500 0 1 0 0.100 0M-50 -38L-40 -34M-48 -42L-36 -42M-86 -42Q-104 -36 -108 -14M-84 -34Q-98 -28 -100 -4M-92 -50Q-106 -52 -112 -38M-30 -36v8M-18 -40v8M-6 -36v8M4 -28l-4 7M-42 -28l5 6M56 -24v6M64 -26v6M72 -24v6' +
  'M-140 14q10 -5 20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0M-124 22q10 -5 20 0t20 0t20 0M20 22q10 -5 20 0t20 0t20 0';

const WHALE =
  'M-98 12Q-112 -20 -92 -42Q-66 -64 -28 -52Q18 -38 52 -18Q74 -8 88 -22Q84 -40 96 -56Q104 -44 106 -34Q118 -46 136 -44Q130 -26 112 -18Q100 10 66 16Q40 20 20 14Q6 22 -10 14Q-30 20 -48 12Q-72 18 -98 12Z';
const WHALE_LINES =
  'M-70 -28a4.500 4.500 0 1 0 0.100 0M-98 -8Q-80 -2 -62 -12M-90 -5l2 -9M-82 -3l3 -9M-73 -5l3 -8M-60 -54Q-66 -78 -88 -82M-60 -54Q-60 -84 -72 -94M-52 -56Q-48 -84 -34 -90M-52 -56Q-40 -78 -22 -78M-30 -2Q-18 18 -2 22M-22 -4Q-8 10 8 14M-10 -40q14 6 26 14M0 -26q14 6 26 14M12 -12q12 5 22 9M-26 -44q6 3 12 7' +
  'M-130 18q11 -6 22 0t22 0t22 0t22 0t22 0t22 0t22 0t22 0t22 0M-112 27q11 -6 22 0t22 0M0 27q11 -6 22 0t22 0t22 0';

const BEASTS = {
  serpent: { body: SERPENT, lines: SERPENT_LINES },
  whale: { body: WHALE, lines: WHALE_LINES },
} as const;

interface BeastProps {
  readonly kind: keyof typeof BEASTS;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly mirrored?: boolean;
}

function Beast({ kind, x, y, scale, mirrored }: BeastProps) {
  const { body, lines } = BEASTS[kind];
  return (
    <g className="wg-beast" transform={`translate(${x} ${y}) scale(${mirrored ? -scale : scale} ${scale})`}>
      <path className="wg-beast-body" d={body} />
      <path className="wg-beast-lines" d={lines} />
    </g>
  );
}

const CLOUD = 'M-4 -22Q-16 -30 -26 -20Q-40 -20 -38 -6Q-46 4 -36 12Q-36 26 -22 24Q-12 32 -4 22Q2 26 6 20L8 -19Q2 -26 -4 -22Z';
const FACE = 'M-6 -19Q12 -24 18 -8L20 -3L25 0L20 4L18 9Q12 22 -6 19Q-20 16 -20 0Q-20 -16 -6 -19Z';
const FEATURES = 'M4 -8a2 2 0 1 0 0.100 0M4 8a2 2 0 1 0 0.100 0M0 -13q4 -4 8 -2M0 13q4 4 8 2M10 -3q5 1 7 3q-2 2 -7 3M-8 -6q-5 6 0 12';
const BREATH = 'M30 -3Q52 -14 78 -16M31 -1Q58 -6 92 -6M31 1Q58 6 92 6M30 3Q52 14 78 16';

/** Draws a blowing face for the wind of a sea zone. `turn` is in degrees clockwise from east. */
export function WindHead({
  x,
  y,
  turn,
  scale = 1,
}: {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  readonly scale?: number;
}) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn}) scale(${scale})`}>
      <path className="wg-wind-cloud" d={CLOUD} />
      <path className="wg-wind-face" d={FACE} />
      <path className="wg-wind-lines" d={FEATURES} />
      <path className="wg-wind-breath" d={BREATH} />
      <path className="wg-wind-tip" d="M112 0L90 -11L96 0L90 11Z" />
    </g>
  );
}

/** Position, size and slant of a name on the map. */
interface Lettering {
  readonly hex: string;
  readonly size: number;
  readonly turn?: number;
  readonly spread?: number;
}

const AREA_LETTERS: { readonly [id in AreaId]: Lettering } = {
  ENG_S: { hex: '1912', size: 46, spread: 10 },
  ENG_N: { hex: '1909', size: 21, turn: 68, spread: 2 },
  SCO_H: { hex: '1605', size: 24, spread: 3, turn: -12 },
  SCO_L: { hex: '1607', size: 17, spread: 1 },
  IRE_U: { hex: '1208', size: 20, spread: 3 },
  IRE_M: { hex: '1012', size: 20, spread: 2 },
  IRE_C: { hex: '1009', size: 15, spread: 1 },
  IRE_L: { hex: '1312', size: 15, spread: 0, turn: 60 },
  IRE_P: { hex: '1210', size: 15, spread: 1 },
  NET_P: { hex: '2812', size: 14, turn: 78, spread: 0 },
  NET_C: { hex: '2916', size: 14, turn: 62, spread: 0 },
  FRA_C: { hex: '2420', size: 52, spread: 16 },
  FRA_H: { hex: '2224', size: 25, spread: 3 },
  SPA: { hex: '1532', size: 62, spread: 34 },
  LOR: { hex: '2919', size: 19, turn: 62, spread: 1 },
  FCO: { hex: '2921', size: 15, turn: 62, spread: 0 },
  SAV: { hex: '3123', size: 22, turn: 64, spread: 3 },
  GER: { hex: '3113', size: 34, turn: 78, spread: 8 },
};

const SEA_LETTERS: { readonly [id in ZoneId]: Lettering } = {
  ATL: { hex: '0415', size: 52, spread: 12 },
  SWA: { hex: '0820', size: 24, turn: -78, spread: 3 },
  IRS: { hex: '1215', size: 30, turn: -12, spread: 3 },
  FIN: { hex: '1021', size: 30, turn: -74, spread: 6 },
  CHN: { hex: '1917', size: 20, spread: 2, turn: -16 },
  BIS: { hex: '1524', size: 46, spread: 8 },
  POR: { hex: '0732', size: 28, turn: -90, spread: 5 },
  GCA: { hex: '0938', size: 28, spread: 4, turn: 4 },
  MED: { hex: '2637', size: 46, spread: 9 },
  NSE: { hex: '2309', size: 46, spread: 12 },
  NOR: { hex: '2105', size: 44, spread: 9 },
};

const WIND_SPOTS: { readonly [id in ZoneId]: readonly string[] } = {
  ATL: ['0607', '0519', '0333'],
  SWA: ['0717', '0723'],
  IRS: ['1414', '1411'],
  FIN: ['1018', '1025'],
  CHN: ['2016'],
  BIS: ['1222', '1725'],
  POR: ['0729', '0736'],
  GCA: ['1139'],
  MED: [],
  NSE: ['2407', '2211'],
  NOR: ['2403', '1303'],
};

export const ROSE = { x: 258, y: 1490, radius: 132 } as const;

function Letters({ at, words, className }: { readonly at: Lettering; readonly words: string; readonly className: string }) {
  const [x, y] = layout.at(at.hex) ?? [0, 0];
  return (
    <text
      className={className}
      transform={`translate(${x} ${y}) rotate(${at.turn ?? 0})`}
      style={{ fontSize: at.size, letterSpacing: at.spread ?? 0 }}
      dy="0.32em"
    >
      {words}
    </text>
  );
}

export const Names = memo(function Names() {
  return (
    <g className="wg-names">
      {ZONE_IDS.map((id) => (
        <Letters key={id} at={SEA_LETTERS[id]} words={ZONES[id].name} className="wg-sea-name" />
      ))}
      {AREA_IDS.map((id) => (
        <Letters key={id} at={AREA_LETTERS[id]} words={AREAS[id].name} className="wg-country-name" />
      ))}
    </g>
  );
});

export const Winds = memo(function Winds() {
  return (
    <g className="wg-winds">
      {ZONE_IDS.flatMap((id) => {
        const { blows } = ZONES[id];
        if (blows === null) return [];
        return WIND_SPOTS[id].map((hex) => {
          const [x, y] = layout.at(hex) ?? [0, 0];
          return <WindHead key={hex} x={x} y={y} turn={headingAngle(blows)} scale={0.72} />;
        });
      })}
    </g>
  );
});

export const Ornaments = memo(function Ornaments() {
  const { sheet } = useWords();
  return (
    <g>
      <g className="wg-rose">
        <Compass {...ROSE} />
      </g>
      <Beast kind="whale" x={300} y={800} scale={1.3} />
      <Beast kind="serpent" x={250} y={2080} scale={1.35} mirrored />
      <Beast kind="serpent" x={1790} y={2560} scale={0.95} />
      <Beast kind="whale" x={1320} y={210} scale={0.8} mirrored />
      <g className="wg-distant">
        <Ship drawing={galleons.galleon} x={150} y={1150} width={120} />
        <Ship drawing={galleons.raceGalleon} x={560} y={420} width={92} />
        <Ship drawing={galleons.urca} x={330} y={2410} width={104} />
        <Ship drawing={galleons.galleon} x={455} y={2465} width={84} />
        <Ship drawing={cogs.galley} x={1610} y={2290} width={112} />
        <Ship drawing={galleons.raceGalleon} x={1560} y={560} width={92} />
      </g>
      <g transform={`translate(92 ${NEAT.bottom - 92}) scale(1.32)`}>
        <ScaleBar x={0} y={0} width={330} marks={['0', '25', '50', '75', '100']} label={sheet.scale} />
      </g>
    </g>
  );
});

export const Title = memo(function Title() {
  const { sheet } = useWords();
  return (
    <g transform="translate(88 96) scale(1.55)">
      <Cartouche x={0} y={0} width={318} height={196}>
        <text className="wg-cartouche-title wg-grand" y={-42}>
          {sheet.title}
        </text>
        <text className="wg-cartouche-title" y={-2}>
          {sheet.war}
        </text>
        <path className="wg-panel-rule" d="M-92 17H-12M12 17H92M0 11l5 6l-5 6l-5 -6Z" />
        <text className="wg-cartouche-line" y={44}>
          {sheet.subtitle}
        </text>
        <text className="wg-cartouche-line wg-smaller" y={70}>
          {sheet.date}
        </text>
      </Cartouche>
    </g>
  );
});
