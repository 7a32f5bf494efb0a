import { squareGrid } from '../../../kit/squareGrid.js';
import type { BoxNumber, Loc, PortId, SquadronId } from '../ids.js';
import { foundIn, type Origin, reconstructed, stated } from './chits.js';

/** The tactical map: columns A (west) to J (east), rows 1 (north) to 9 (south) [9.3, 12.4]. */
export const grid = squareGrid(10, 9);

const block = (columns: string, rows: readonly number[]) => rows.flatMap((row) => [...columns].map((column) => column + row));

/** The white squares. Their position is reconstructed: rows 8 and 9 of columns C to H are directly below them [9.3]. */
export const ARMADA_AREA: readonly string[] = block('CDEFGH', [3, 4, 5, 6, 7]);

/** The anchorage in Calais Roads, in order of reaction to the fireships [9.3, 13.1]. */
export const CALAIS_AREA: readonly string[] = block('CDEFGH', [8, 9]);

/** Rows, counted from 0 in the north, that are closed to the English when the Armada anchors [9.3]. */
export const CALAIS_ROWS: readonly number[] = [7, 8];

export type Edge = 'west' | 'east' | 'north';

/** Entry squares of English squadrons. The western squares end at A8, as printed [12.4]. */
export const EDGES: { readonly [edge in Edge]: readonly string[] } = {
  west: block('A', [1, 2, 3, 4, 5, 6, 7, 8]),
  east: block('J', [1, 2, 3, 4, 5, 6, 7, 8, 9]),
  north: block('ABCDEFGHIJ', [1]),
};

/** Maximum number of squares in a Move [6.1.2, 6.1.4]. */
export const ALLOWANCE = { english: 3, spanish: 1, galleasses: 2 } as const;

interface Box {
  readonly n: BoxNumber;
  /** Procedure for which the Armada stops in this box. */
  readonly special?: 'fireships' | 'rendezvous' | 'invasion';
  /** Position as fractions of the map's width and height, from the north-west. */
  readonly display: { readonly x: number; readonly y: number };
  readonly origin: Origin;
}

const nameMissing = reconstructed('boxName');

export const BOXES: readonly Box[] = [
  { n: 1, display: { x: 0.073, y: 0.833 }, origin: stated('4.3') },
  { n: 2, display: { x: 0.134, y: 0.752 }, origin: nameMissing },
  {
    n: 3,
    display: { x: 0.195, y: 0.705 },
    origin: foundIn('review'),
  },
  { n: 4, display: { x: 0.274, y: 0.724 }, origin: nameMissing },
  { n: 5, display: { x: 0.402, y: 0.581 }, origin: nameMissing },
  { n: 6, display: { x: 0.482, y: 0.514 }, origin: stated('12.2') },
  { n: 7, display: { x: 0.561, y: 0.548 }, origin: stated('12.2') },
  { n: 8, display: { x: 0.622, y: 0.476 }, origin: stated('12.3') },
  { n: 9, display: { x: 0.738, y: 0.467 }, origin: stated('12.3') },
  { n: 10, special: 'fireships', display: { x: 0.915, y: 0.31 }, origin: stated('9.3') },
  { n: 11, special: 'rendezvous', display: { x: 0.97, y: 0.238 }, origin: stated('14.0') },
  { n: 12, special: 'invasion', display: { x: 0.896, y: 0.181 }, origin: stated('15.0') },
];

interface Port {
  readonly id: PortId;
  readonly name: string;
  /** Box to which the port is connected. */
  readonly box: number;
  readonly display: { readonly x: number; readonly y: number };
  readonly origin: Origin;
}

export const PORT: { readonly [id in PortId]: Port } = {
  plymouth: { id: 'plymouth', name: 'Plymouth', box: 3, display: { x: 0.201, y: 0.571 }, origin: stated('4.2') },
  weymouth: {
    id: 'weymouth',
    name: 'Weymouth',
    box: 5,
    display: { x: 0.409, y: 0.457 },
    origin: reconstructed('weymouth'),
  },
  portsmouth: { id: 'portsmouth', name: 'Portsmouth', box: 7, display: { x: 0.573, y: 0.371 }, origin: stated('12.3') },
  dover: {
    id: 'dover',
    name: 'Dover',
    box: 12,
    display: { x: 0.863, y: 0.238 },
    origin: reconstructed('dover'),
  },
};

/** Boxes with special rules. */
export const START_BOX = 1;
export const CALAIS = 10;
export const GRAVELINES = 11;
export const NARROWS = 12;

/** English set-up [4.2]. */
export const ENGLISH_START: { readonly [id in SquadronId]?: Loc } = {
  howard: { t: 'port', id: 'plymouth' },
  drake: { t: 'port', id: 'plymouth' },
  hawkins: { t: 'port', id: 'plymouth' },
  frobisher: { t: 'port', id: 'plymouth' },
  seymour: { t: 'box', n: NARROWS },
};
