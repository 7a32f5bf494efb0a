import { modules } from './index.js';
import type { ScenarioInfo } from './kit/definition.js';
import type { SideInfo } from './kit/meta.js';

/** A game in a list of games. Texts are English. */
export interface CatalogueEntry {
  /** The name of the boardgame.io game, and the last part of its module's path. */
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
  /** The usual shortest and longest match, in minutes. */
  readonly minutes: readonly [least: number, most: number];
  readonly scenarios: readonly ScenarioInfo[];
  /** The JSON Schema of `setupData`. */
  readonly options: { readonly [keyword: string]: unknown };
}

/** All games, by date of the battle. The package contains this list as plain data, so that importing it loads no game. */
export const catalogue: readonly CatalogueEntry[] = Object.values(modules).map(({ slug, title, year, meta, sides, scenarios, options }) => {
  const { battle, blurb } = meta.words.en;
  return { slug, title, year, battle, blurb, sides, minutes: meta.minutes, scenarios, options };
});
