import type { PlayerID } from './seats.js';

/** What a value in an entry may be: plain JSON. */
export type Value = string | number | boolean | null | readonly Value[] | { readonly [key: string]: Value };

/** A named amount added to a throw, for example `['broken', -1]`. The name is a key of the game's texts ("modifier.broken"). */
export type Modifier = readonly [name: string, amount: number];

/** One throw of one or more dice, with everything that bears on it. */
export interface Roll<Chart extends string = string> {
  /** The dice as they fell, in order. */
  dice: readonly number[];
  /** What was added, by name; left out when nothing was. */
  modifiers?: readonly Modifier[];
  /** The sum that was looked up, where the dice are added together. */
  total?: number;
  /** Id of the chart that was read, so that it can be opened with the row marked. */
  chart?: Chart;
  /** Index of the row of that chart. */
  row?: number;
}

/**
 * One thing that happened. Data only: the sentence is `texts["chronicle." + key]`, made where it is shown. An entry carries
 * nothing but what both players and every spectator may know at that moment.
 */
export interface GameEvent {
  key: string;
  /** Rule case by which it happened, for example "7.6". */
  case: string;
  /** Whose deed it was; left out for wind, weather and the like. */
  by?: PlayerID;
  /** Places on the map that it concerns, by id. */
  at?: readonly string[];
  /** Pieces that it concerns, by id. */
  who?: readonly string[];
  values?: { readonly [name: string]: Value };
  roll?: Roll;
}
