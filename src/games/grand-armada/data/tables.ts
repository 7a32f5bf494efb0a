import type { HexDirection } from '../../../kit/hexGrid.js';

/** Attitudes, by number of hexsides between heading and wind [5.2]. */
export const ATTITUDES = ['head', 'bow', 'lateral', 'aft'] as const;
export type Attitude = (typeof ATTITUDES)[number];

type MovementRow = { readonly [attitude in Attitude]: number };
type Rows = { readonly [speed: number]: MovementRow };

/** MP by speed and attitude [5.5]. Speeds 4 under sail and 3 under oars occur only with tows. */
export const MOVEMENT: { readonly sail: Rows; readonly oars: Rows } = {
  sail: {
    6: { lateral: 6, aft: 4, bow: 3, head: 0 },
    5: { lateral: 5, aft: 3, bow: 2, head: 0 },
    4: { lateral: 4, aft: 2, bow: 1, head: 0 },
    3: { lateral: 3, aft: 1, bow: 1, head: 0 },
  },
  oars: {
    4: { lateral: 4, aft: 3, bow: 3, head: 2 },
    3: { lateral: 3, aft: 2, bow: 2, head: 1 },
  },
};

/** Minimum MP of a ship with a tow, so that it can turn its prize [9.1]. */
export const LEAST_TOW = 1;

/** MP for a turn of 1, 2 or 3 sides, by speed [5.3]. */
export const TURN_COST: { readonly [speed: number]: readonly [one: number, two: number, three: number] } = {
  6: [1, 3, 6],
  5: [1, 3, 5],
  4: [1, 2, 3],
  3: [1, 2, 3],
};

/** Number of hexes moved after which a ship must turn when it stops [5.6]. */
export const KEEPS_WAY_FROM = 2;

export const INITIATIVE = { english: 1 } as const;

/** Turns between wind rolls [6]. */
export const WIND_EVERY = 6;
/** Hexsides from the initial to the new wind, by die; `same` leaves the wind unchanged. */
export const WIND_CHANGE: readonly (number | 'same')[] = [-1, 0, 0, 'same', 'same', 1];

/** Minimum total for a hit by guns or crew [8.1]. */
export const HIT_ON = 7;
export const GUNS = { spanish: 1, hullPerCrew: 3 } as const;
export const CREW_FIRE = { reach: 1 } as const;
export const BOARDING = { admiral: 2, step: 3 } as const;
/** Maximum range of simultaneous fire [3.3]. */
export const CLOSE_RANGE = 1;

/** Hexsides through which guns fire, clockwise from the bow [8.2]. */
export const ARCS: { readonly sail: readonly HexDirection[]; readonly oars: readonly HexDirection[] } = {
  sail: [1, 2, 4, 5],
  oars: [0, 1, 2, 3, 4, 5],
};

/** Maximum MP lost to the tide [11]. */
export const TIDE = { most: 2 } as const;
/** Maximum defence factor of ships that can pass over sand [5.6]. */
export const SAND_SPARES = 2;

/** Withdrawing ships stay at range `clear`, and surrender below range `strikes` [8.4]. */
export const FLIGHT = { clear: 3, strikes: 2 } as const;
export const PLACING_RANGE = 3;

/** Number of hexes that a ship counts as having moved before its first turn; small enough that it may stop. */
export const START_WAY = 1;

/** Earliest turn of a general retreat, and the required fraction of ships without shots [11]. */
export const RETREAT = { fromTurn: 2, spentShare: 0.5 } as const;
