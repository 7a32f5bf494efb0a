import type { Polygon } from '../state/table.js';

// Random terrain [2.4]. Lengths in mm. Templates lie along the south edge, or from west to east.

/** Side length of a square of terrain. */
export const SQUARE = 600;

export const FEATURES = ['open', 'island', 'twoIslets', 'shore', 'longShore', 'headland'] as const;
export type Feature = (typeof FEATURES)[number];
/** Features by 2d6, from 2 to 12. */
export const TERRAIN: readonly Feature[] = [
  'headland',
  'shore',
  'open',
  'twoIslets',
  'open',
  'open',
  'open',
  'island',
  'open',
  'shore',
  'longShore',
];

/** Position of a square. A table two squares wide has only corners. */
export const QUARTERS = ['northWest', 'north', 'northEast', 'southWest', 'south', 'southEast'] as const;
export type Quarter = (typeof QUARTERS)[number];
/** Agreed features. The others are rolled. */
export type Agreed = { readonly [quarter in Quarter]?: Feature };

/** Highest d6 for sandy coast, uninhabited land and villages. `per` is the length of coast per roll, in mm. */
export const COAST = { sandy: 4, open: 4, village: 4, per: 300 } as const;

/** Offsets of shores and headlands for a d6 of 1-2, 3-4 and 5-6. */
export const EDGE_OFFSETS = { shore: [0, 150, 300], headland: [20, 170, 320] } as const;

/** Centres of islands by d6. `ISLAND_OFFSET` is the distance from the square's centre in mm. */
export const ISLAND_PLACES: readonly (readonly [east: number, north: number])[] = [
  [-1, 1],
  [1, 1],
  [-1, -1],
  [1, -1],
  [0, 0],
  [0, 0],
];
export const ISLAND_OFFSET = { island: 80, islet: 150 } as const;
/** Clockwise turn of an island by d6, in degrees. */
export const ISLAND_TURN: readonly number[] = [90, 90, 45, 315, 0, 0];

export const ISLAND_GAP = 100;
export const BAND_WIDTH = 500;
export const MOST_STARTS = 200;

export type Template = 'shore' | 'longShore' | 'island' | 'islet' | 'headland' | 'cornerHeadland';
export const TEMPLATES: { readonly [template in Template]: Polygon } = {
  shore: [
    [0, 0],
    [300, 0],
    [270, 110],
    [150, 140],
    [30, 100],
  ],
  longShore: [
    [0, 0],
    [600, 0],
    [560, 120],
    [300, 170],
    [40, 110],
  ],
  island: [
    [-200, 0],
    [-150, -70],
    [-20, -100],
    [140, -80],
    [200, 0],
    [150, 70],
    [20, 100],
    [-140, 80],
  ],
  islet: [
    [-100, 0],
    [-60, -40],
    [40, -50],
    [100, 0],
    [60, 40],
    [-40, 50],
  ],
  headland: [
    [0, 0],
    [260, 0],
    [200, 200],
    [130, 300],
    [60, 200],
  ],
  cornerHeadland: [
    [0, 0],
    [350, 0],
    [240, 180],
    [120, 260],
    [0, 300],
  ],
};

export const VILLAGE = { length: 100, depth: 100 } as const;
export const TOWN = { length: 200, depth: 100 } as const;
/** Harbour, its two moles, and the boom across its mouth. */
export const HARBOUR = { width: 80, depth: 60, mole: { length: 60, width: 8, off: 44 }, boom: { length: 80, width: 8, off: 64 } } as const;
export const TOWN_FORT = { strength: 4, archers: 2, ballistae: 1, engines: 0, side: 40 } as const;
