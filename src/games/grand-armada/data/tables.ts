import type { HexDirection } from '../../../kit/hexGrid.js';

/** The figures of the charts; `charts/` shows them with their provenance. */

/** How the wind takes a ship, by hexsides between its heading and the side the wind comes from [5.2]. */
export const ATTITUDES = ['head', 'bow', 'lateral', 'aft'] as const;
export type Attitude = (typeof ATTITUDES)[number];

type MovementRow = { readonly [attitude in Attitude]: number };
type Rows = { readonly [speed: number]: MovementRow };

/** Movement points by speed and attitude [5.5]. Sail 4 and oars 3 serve only for tows. */
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

/** A prize can always be brought round [9.1]. */
export const LEAST_TOW = 1;

/** Movement points of a turn of 1, 2 or 3 sides within one hex, by speed [5.3]. */
export const TURN_COST: { readonly [speed: number]: readonly [one: number, two: number, three: number] } = {
  6: [1, 3, 6],
  5: [1, 3, 5],
  4: [1, 2, 3],
  3: [1, 2, 3],
};

/** A ship that made so many hexes must keep way on [5.6]. */
export const KEEPS_WAY_FROM = 2;

export const INITIATIVE = { english: 1 } as const;

/** The wind is looked at every so many turns [6]. */
export const WIND_EVERY = 6;
/** What a die says of the wind: sides from the scenario's own wind, or no change. */
export const WIND_CHANGE: readonly (number | 'same')[] = [-1, 0, 0, 'same', 'same', 1];

/** Artillery and crew fire hit on this total [8.1]. */
export const HIT_ON = 7;
export const GUNS = { spanish: 1, hullPerCrew: 3 } as const;
export const CREW_FIRE = { reach: 1 } as const;
export const BOARDING = { admiral: 2, step: 3 } as const;
/** Close fire reaches so far [3.3]. */
export const CLOSE_RANGE = 1;

/** Sides of the hex through which guns fire, counted clockwise from the bow [8.2]. */
export const ARCS: { readonly sail: readonly HexDirection[]; readonly oars: readonly HexDirection[] } = {
  sail: [1, 2, 4, 5],
  oars: [0, 1, 2, 3, 4, 5],
};

/** The tide takes the die off the allowance, up to this [11]. */
export const TIDE = { most: 2 } as const;
/** Ships of more defence than this run aground [5.6]. */
export const SAND_SPARES = 2;

/** A ship in flight keeps this range from the enemy; one nearer than `strikes` gives itself up [8.4]. */
export const FLIGHT = { clear: 3, strikes: 2 } as const;
/** Ships are not placed nearer than this to the enemy. */
export const PLACING_RANGE = 3;

/** Way of every ship at the start: under way, but free to stop. */
export const START_WAY = 1;

/** General retreat at Gravelines: from this turn, with this share of the fighting ships out of shot [11]. */
export const RETREAT = { fromTurn: 2, spentShare: 0.5 } as const;
