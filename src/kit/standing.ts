import type { Choice, PlayerID } from './rules.js';

/** What a player may settle beforehand, by name: the values each may have, its default first. */
export type PreferenceLists = { readonly [name: string]: readonly [string, ...string[]] };

/** One value of each. */
export type Chosen<L extends PreferenceLists = PreferenceLists> = { readonly [name in keyof L]: L[name][number] };

/** The questions of a game that a player may have answered for him. They are no part of a match, and nobody else learns of them. */
export interface StandingOrders<G = unknown, M extends Choice = Choice> {
  readonly lists: PreferenceLists;
  /** Those that a seat can be asked about at all. */
  concerning(view: G, playerID: PlayerID): readonly string[];
  /** The answer to the question that is before the seat, where what it has chosen settles it; nothing where it is to be asked. */
  answer(view: G, playerID: PlayerID, chosen: Chosen): M | undefined;
}

/** What was kept may be of another version, damaged or forged: whatever does not fit gives way to the default. */
export function chosenOf<L extends PreferenceLists>(lists: L, found: unknown): Chosen<L> {
  const given: { readonly [name: string]: unknown } = typeof found === 'object' && found !== null ? { ...found } : {};
  return Object.fromEntries(
    Object.entries(lists).map(([name, values]) => [name, values.find((value) => value === given[name]) ?? values[0]]),
  ) as Chosen<L>;
}

/** As many decisions may a plan have that is laid down at a server, and so many of the opponent's moves be expected before one of them. */
export const MOST_STEPS = 12;
export const MOST_EXPECTED = 40;
