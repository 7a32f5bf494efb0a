import { gap, rect, type Salamis, shapeOf } from '../../../../src/games/salamis-ad-actium/face.js';
import { useWords } from '../words/index.js';
import { onSheet, type Sheet } from './scale.js';

type Spot = readonly [x: number, y: number];

const COLUMNS = 7;
const ROWS = 5;

/** Returns points near the edges and corners of the table, because fleets meet in its centre. */
function outerFields({ table: { w, h } }: Sheet): Spot[] {
  const spots: Spot[] = [];
  for (let row = 0; row < ROWS; row++) {
    for (let column = 0; column < COLUMNS; column++) {
      const aside = Math.min(column, COLUMNS - 1 - column);
      const corner = aside === 1 && (row === 0 || row === ROWS - 1);
      if (aside === 0 || corner) spots.push([((column + 0.5) * w) / COLUMNS, ((row + 0.5) * h) / ROWS]);
    }
  }
  return spots;
}

/**
 * Returns points of empty sea for ornaments, as far as possible from land, shallows, forts and each other. @param room
 * free space around a point, in mm @returns at most `most` points, in mm on the table
 */
export function emptyWaters(G: Pick<Salamis, 'land' | 'shallows' | 'forts'>, sheet: Sheet, room: number, most: number): Spot[] {
  const solid = [...Object.values(G.land), ...Object.values(G.shallows), ...Object.values(G.forts)].map(({ poly }) => shapeOf(poly));
  const clearance = ([x, y]: Spot): number => {
    const field = rect({ x, y, h: 0 }, [2 * room, 2 * room]);
    return Math.min(...solid.map((shape) => gap(field, shape)), 4 * room);
  };
  const free = outerFields(sheet)
    .map((at) => ({ at, clear: clearance(at) }))
    .filter(({ clear }) => clear > 0);
  const chosen: Spot[] = [];
  const merit = ({ at: [x, y], clear }: (typeof free)[number]): number =>
    Math.min(clear + room, ...chosen.map(([cx, cy]) => Math.hypot(cx - x, cy - y)));
  while (chosen.length < most) {
    const best = free.reduce<(typeof free)[number] | undefined>((a, b) => (a && merit(a) >= merit(b) ? a : b), undefined);
    if (!best || merit(best) < 2 * room) return chosen;
    chosen.push(best.at);
  }
  return chosen;
}

/** A figure in the style of a painted cup: a black shape with cut-out lines, centred on the origin, about 200 wide. */
interface Figure {
  readonly shape: string;
  readonly cuts: string;
  /** The arms of an octopus, drawn as thick strokes. */
  readonly arms?: string;
}

const DOLPHINS: Figure = {
  shape:
    'M-84 14C-66 -22 -28 -50 18 -46C42 -44 60 -34 70 -20C80 -18 92 -16 98 -9C90 -3 78 -4 70 -4C54 8 34 8 10 4C14 14 8 26 -8 32C-6 20 -10 10 -18 2C-40 4 -58 16 -70 28C-70 40 -78 52 -94 56C-88 46 -90 38 -92 32C-102 28 -112 18 -114 6C-102 4 -92 6 -84 14ZM4 -46C2 -60 -8 -70 -24 -74C-18 -62 -20 -50 -30 -36Z' +
    'M-66 74C-52 50 -24 32 8 36C24 38 36 46 42 54C50 56 58 58 62 63C56 67 48 66 42 66C32 74 18 74 2 70C4 78 0 86 -10 90C-10 80 -12 76 -18 70C-34 70 -46 78 -54 86C-54 94 -60 102 -72 104C-68 98 -70 92 -70 88C-78 86 -84 78 -86 70C-78 68 -70 70 -66 74Z',
  cuts: 'M58 -21a3 3 0 1 0 .1 0M94 -8Q78 -14 66 -10M40 -42Q30 -22 42 2M36 -24Q-10 -34 -74 18M-66 22Q-80 30 -92 32M30 52a2 2 0 1 0 .1 0M60 63Q50 60 40 62M20 40Q14 54 22 70M16 50Q-18 46 -58 78',
};

const OCTOPUS: Figure = {
  shape: 'M0 -92C28 -92 40 -66 34 -42C32 -26 24 -14 18 -2L-18 -2C-24 -14 -32 -26 -34 -42C-40 -66 -28 -92 0 -92Z',
  cuts: 'M-12 -24a8 8 0 1 0 .1 0M12 -24a8 8 0 1 0 .1 0M-12 -18a2 2 0 1 0 .1 0M12 -18a2 2 0 1 0 .1 0M-20 -60q20 -12 40 0M-22 -50q22 -12 44 0M-14 -72q14 -8 28 0',
  arms:
    'M-14 -4C-40 10 -80 4 -88 -24C-92 -46 -68 -56 -62 -38C-60 -26 -72 -22 -75 -30M-12 0C-34 34 -86 40 -102 16C-110 0 -94 -10 -88 2C-86 10 -94 13 -96 8M-8 2C-18 44 -64 70 -88 54C-100 42 -88 28 -80 36C-76 44 -84 48 -87 43M-3 4C-2 46 -22 84 -46 84C-62 82 -60 66 -50 68C-44 72 -48 79 -53 76' +
    'M14 -4C40 10 80 4 88 -24C92 -46 68 -56 62 -38C60 -26 72 -22 75 -30M12 0C34 34 86 40 102 16C110 0 94 -10 88 2C86 10 94 13 96 8M8 2C18 44 64 70 88 54C100 42 88 28 80 36C76 44 84 48 87 43M3 4C2 46 22 84 46 84C62 82 60 66 50 68C44 72 48 79 53 76',
};

const TUNNY =
  'c16 -26 70 -32 104 -8c6 4 10 7 12 10c-3 3 -8 6 -14 8c-34 18 -78 14 -100 -4c-6 8 -14 16 -26 20c4 -10 4 -16 2 -22c2 -8 0 -16 -6 -26c12 4 22 12 28 22Zm42 -24c6 -8 16 -13 28 -14c-4 6 -5 10 -4 16Zm4 38c4 8 12 13 24 14c-4 -6 -4 -9 -2 -14Z';
const TUNNY_CUTS = 'm86 -8a3 3 0 1 0 .1 0m-13 -9q-10 16 0 28m-18 -10q-22 2 -48 -2';
const TUNNIES: Figure = {
  shape: [`M-74 -52${TUNNY}`, `M-30 8${TUNNY}`, `M-86 62${TUNNY}`].join(''),
  cuts: [`M-74 -52${TUNNY_CUTS}`, `M-30 8${TUNNY_CUTS}`, `M-86 62${TUNNY_CUTS}`].join(''),
};

const FIGURES = { dolphins: DOLPHINS, octopus: OCTOPUS, tunnies: TUNNIES } as const;

const PETALS = Array.from({ length: 16 }, (_, i) => i * 22.5);
const PETAL = 'M0 -30C9 -52 9 -70 0 -86C-9 -70 -9 -52 0 -30Z';
const WINDS_AT = [0, 90, 180, 270] as const;

/** Draws a rosette of sixteen petals, surrounded by the four winds, north up. */
function Rosette() {
  const { windNames } = useWords().sheet;
  return (
    <g className="wg-rosette">
      <circle r={112} />
      <circle r={92} />
      <circle className="wg-heart" r={20} />
      {PETALS.map((turn, i) => (
        <path key={turn} className={i % 4 === 0 ? 'wg-petal wg-wind' : 'wg-petal'} d={PETAL} transform={`rotate(${turn})`} />
      ))}
      {WINDS_AT.map((turn, i) => (
        <text key={turn} transform={turn === 180 ? 'translate(0 106)' : `rotate(${turn}) translate(0 -97)`}>
          {windNames[i]}
        </text>
      ))}
    </g>
  );
}

export type FigureId = keyof typeof FIGURES | 'rosette';

interface PaintedProps {
  readonly id: FigureId;
  readonly x: number;
  readonly y: number;
  readonly scale?: number;
  readonly mirrored?: boolean;
}

export function Painted({ id, x, y, scale = 1, mirrored = false }: PaintedProps) {
  const figure = id === 'rosette' ? undefined : FIGURES[id];
  return (
    <g className="wg-figure" transform={`translate(${x} ${y}) scale(${mirrored ? -scale : scale} ${scale})`}>
      {figure ? (
        <>
          {figure.arms && <path className="wg-arms" d={figure.arms} />}
          <path className="wg-shape" d={figure.shape} />
          <path className="wg-cuts" d={figure.cuts} />
        </>
      ) : (
        <Rosette />
      )}
    </g>
  );
}

const ROOM = 120;
/** Figures in order. The first is placed in the largest area of empty sea. */
const IN_ORDER: readonly FigureId[] = ['rosette', 'dolphins', 'octopus'];

/** Draws ornaments in the empty parts of the sea. */
export function Figures({ G, sheet }: { readonly G: Pick<Salamis, 'land' | 'shallows' | 'forts'>; readonly sheet: Sheet }) {
  return emptyWaters(G, sheet, ROOM, IN_ORDER.length).map(([tableX, tableY], i) => {
    const id = IN_ORDER[i];
    const [x, y] = onSheet(sheet, tableX, tableY);
    return <Painted key={id} id={id} x={x} y={y} mirrored={id !== 'rosette' && tableX > sheet.table.w / 2} />;
  });
}
