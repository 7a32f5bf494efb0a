/** A sea serpent in three coils, a mane on its neck, about 240 wide; its middle is at the water line. */
const SERPENT =
  'M-118 8Q-112 -34 -88 -40Q-92 -54 -76 -60Q-58 -66 -48 -54Q-38 -44 -50 -38Q-60 -38 -66 -44Q-62 -28 -70 -10Q-74 2 -74 8Q-84 12 -96 8Q-108 4 -118 8Z' +
  'M-58 9Q-52 -40 -18 -42Q18 -40 22 9Q12 4 6 9Q2 -18 -18 -19Q-38 -18 -42 9Q-50 4 -58 9Z' +
  'M36 9Q40 -26 64 -28Q88 -26 91 9Q84 5 79 9Q76 -10 64 -11Q52 -10 49 9Q42 5 36 9Z' +
  'M102 9Q104 -16 118 -26Q112 -30 108 -40Q120 -38 126 -30Q134 -38 146 -38Q140 -28 128 -22Q116 -10 114 9Q108 5 102 9Z';
const SERPENT_LINES =
  'M-62 -50a2.5 2.500 0 1 0 0.100 0M-50 -38L-40 -34M-48 -42L-36 -42M-86 -42Q-104 -36 -108 -14M-84 -34Q-98 -28 -100 -4M-92 -50Q-106 -52 -112 -38M-30 -36v8M-18 -40v8M-6 -36v8M4 -28l-4 7M-42 -28l5 6M56 -24v6M64 -26v6M72 -24v6' +
  'M-140 14q10 -5 20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0t20 0M-124 22q10 -5 20 0t20 0t20 0M20 22q10 -5 20 0t20 0t20 0';

/** A whale as mapmakers feared it: tusks, paws of fin, and two spouts. */
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

/** What lives where nobody sails. */
export function Beast({ kind, x, y, scale, mirrored }: BeastProps) {
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

/** A wind-head that blows along a direction of the hexes; `turn` in degrees clockwise from east. */
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
