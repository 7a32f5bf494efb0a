import type { Choice, PlayerID } from './rules.js';

/** Questions that a player may answer in advance, each with its possible values, default first. */
export type PreferenceLists = { readonly [name: string]: readonly [string, ...string[]] };

/** A value for each question. */
export type Chosen<L extends PreferenceLists = PreferenceLists> = { readonly [name in keyof L]: L[name][number] };

/** Automatic answers. They are private and not part of the match. */
export interface StandingOrders<G = unknown, M extends Choice = Choice> {
  readonly lists: PreferenceLists;
  /** Returns the questions that may come up for a seat. */
  concerning(view: G, playerID: PlayerID): readonly string[];
  /** Returns the automatic answer to the pending question, or `undefined` to ask the player. */
  answer(view: G, playerID: PlayerID, chosen: Chosen): M | undefined;
}

/** Replaces invalid answers from storage with the default. */
export function chosenOf<L extends PreferenceLists>(lists: L, found: unknown): Chosen<L> {
  const given: { readonly [name: string]: unknown } = typeof found === 'object' && found !== null ? { ...found } : {};
  return Object.fromEntries(
    Object.entries(lists).map(([name, values]) => [name, values.find((value) => value === given[name]) ?? values[0]]),
  ) as Chosen<L>;
}

/** Maximum number of decisions in conditional orders, and of the opponent's expected moves before each decision. */
export const MOST_STEPS = 12;
export const MOST_EXPECTED = 40;
