import type { PlayerID } from './seats.js';

/** A value of an event: plain JSON. */
export type Value = string | number | boolean | null | readonly Value[] | { readonly [key: string]: Value };

/** A named amount added to a roll, for example `['broken', -1]`. The key of its text is "modifier." + name. */
export type Modifier = readonly [name: string, amount: number];

/** A roll of one or more dice. */
export interface Roll<Chart extends string = string> {
  /** Results of the dice, in order. */
  dice: readonly number[];
  modifiers?: readonly Modifier[];
  /** Sum of the dice and modifiers, if the dice are added together. */
  total?: number;
  /** Id of the chart used. */
  chart?: Chart;
  /** Index of the chart's row. */
  row?: number;
}

/** An event of a match. Its sentence is `texts["chronicle." + key]`. Events contain only public information. */
export interface GameEvent {
  key: string;
  /** Rule case, for example "7.6". */
  case: string;
  /** Acting player; absent for events such as wind and weather. */
  by?: PlayerID;
  /** Ids of places on the map. */
  at?: readonly string[];
  /** Ids of pieces. */
  who?: readonly string[];
  values?: { readonly [name: string]: Value };
  roll?: Roll;
}
