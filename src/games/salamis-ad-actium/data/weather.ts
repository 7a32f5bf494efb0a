import type { Sea } from './movement.js';

/** Wind [2.5], sea [2.6], sheltered waters [2.7] and changes of weather [10.7]. Bearings in degrees from north. */

export const WINDS = ['still', 'lightAirs', 'breeze', 'strongBreeze', 'storm', 'gale'] as const;
export type WindStrength = 0 | 1 | 2 | 3 | 4 | 5;
export type Region = 'med' | 'north';

/** Where the wind comes from, by d10 [2.5]. */
export const WIND_FROM: readonly number[] = [270, 270, 270, 315, 45, 90, 90, 90, 135, 225];

/** Wind strength by d6 [2.5]. */
export const WIND_STRENGTH: { readonly [region in Region]: readonly WindStrength[] } = {
  med: [0, 1, 1, 2, 2, 2],
  north: [0, 1, 2, 2, 2, 3],
};

/** The wind of an ordinary battle [2.5]. */
export const BREEZE: WindStrength = 2;

/** A current by d6, where currents are rolled for; near land a tide by another [2.10]. */
export const CURRENT_ROLL: readonly ('weak' | 'strong' | null)[] = [null, null, null, 'weak', 'weak', 'strong'];
export const TIDE_ROLL: readonly ('rising' | 'falling' | null)[] = ['rising', 'rising', 'falling', 'falling', null, null];

/** Sea state by wind strength and d6 [2.6]. */
export const SEA_STATE: readonly (readonly Sea[])[] = [
  ['flat', 'flat', 'flat', 'flat', 'flat', 'flat'],
  ['flat', 'flat', 'flat', 'flat', 'flat', 'choppy'],
  ['flat', 'flat', 'flat', 'choppy', 'choppy', 'rough'],
  ['flat', 'choppy', 'choppy', 'choppy', 'rough', 'rough'],
  ['flat', 'choppy', 'rough', 'rough', 'veryRough', 'veryRough'],
  ['choppy', 'rough', 'rough', 'veryRough', 'veryRough', 'veryRough'],
];

/** Shelter reaches so many mm downwind and takes so many levels off wind and sea [2.7]. */
export const SHELTER = { reach: 200, levels: 1 } as const;

type WeatherChange = { readonly turn: number } | { readonly strength: 1 | -1 } | null;
/** By d10 [10.7]. */
export const WEATHER_CHANGE: readonly WeatherChange[] = [
  { turn: 45 },
  { turn: -45 },
  null,
  null,
  null,
  null,
  null,
  null,
  { strength: 1 },
  { strength: -1 },
];
/** Highest strength, and the same with severe weather [10.7]. */
export const STRONGEST: { readonly usual: { readonly [region in Region]: WindStrength }; readonly severe: WindStrength } = {
  usual: { med: 2, north: 3 },
  severe: 5,
};
