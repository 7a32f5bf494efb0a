import { modules } from './index.js';
import type { ScenarioInfo } from './kit/definition.js';
import type { SideInfo } from './kit/meta.js';

/** A game in a list of games, with English texts. */
export interface CatalogueEntry {
  /** Name of the boardgame.io game, and last part of its module's path. */
  readonly slug: string;
  readonly title: string;
  /** The year or years of the battle. */
  readonly year: string;
  /** The battle or war, with its date. */
  readonly battle: string;
  /** A few sentences about the game. */
  readonly blurb: string;
  /** Sides, by seat. */
  readonly sides: readonly SideInfo[];
  /** Usual durations of the shortest and the longest match, in minutes. */
  readonly minutes: readonly [least: number, most: number];
  readonly scenarios: readonly ScenarioInfo[];
  /** The JSON Schema of `setupData`. */
  readonly options: { readonly [keyword: string]: unknown };
}

/** All games, by date of the battle. This list is plain data in the package, so importing it loads no game. */
export const catalogue: readonly CatalogueEntry[] = Object.values(modules).map(({ slug, title, year, meta, sides, scenarios, options }) => {
  const { battle, blurb } = meta.words.en;
  return { slug, title, year, battle, blurb, sides, minutes: meta.minutes, scenarios, options };
});
