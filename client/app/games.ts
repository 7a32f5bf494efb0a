import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import type { GameModule } from '../../src/boardgame/module.js';
import { manifests, type Slug } from '../../src/games/index.js';
import type { PrintedCharts } from '../../src/kit/charts.js';
import type { Languages } from '../../src/kit/language.js';
import type { GameManifest } from '../../src/kit/manifest.js';
import type { GameMeta } from '../../src/kit/meta.js';
import { boards } from '../boards/index.js';
import type { Board, BoardManifest } from '../boards/manifest.js';
import type { Rulebook } from '../kit/rules/rulebook.js';

export type { Board } from '../boards/manifest.js';

export interface GameRules extends PrintedCharts {
  readonly rulebook: Languages<Rulebook>;
}

/** Game on the front page. Its rules and board are loaded on demand. */
export interface GameCard {
  readonly slug: string;
  readonly meta: GameMeta;
  readonly Picture: LazyExoticComponent<ComponentType>;
  /** Small map of the scenario's initial position, if the game has one. */
  readonly Plan?: LazyExoticComponent<ComponentType<{ readonly scenario: string }>>;
  loadModule(): Promise<GameModule>;
  loadBoard(): Promise<Board>;
  /** Loads only what the rules page needs. */
  loadRules(): Promise<GameRules>;
}

/** Returns a lazy component that renders nothing if the picture is missing or fails to load. */
const optional = <Props>(load?: () => Promise<{ readonly default: ComponentType<Props> }>) => {
  const nothing = { default: (() => null) as ComponentType<Props> };
  return lazy(async () => (await load?.().catch(() => nothing)) ?? nothing);
};

export const cardOf = ({ meta, charts }: GameManifest, { module, board, picture, scenarioMap, rulebook }: BoardManifest): GameCard => ({
  slug: meta.slug,
  meta,
  Picture: optional(picture),
  ...(scenarioMap && { Plan: optional(scenarioMap) }),
  loadModule: module,
  loadBoard: board,
  loadRules: async () => {
    const [rules, { chartsFor }] = await Promise.all([rulebook(), charts()]);
    return { rulebook: rules, chartsFor };
  },
});

/** All games, sorted by the date of the battle. */
export const games: readonly GameCard[] = (Object.keys(manifests) as Slug[]).map((slug) => cardOf(manifests[slug], boards[slug]));

export const findGame = (slug: string): GameCard | undefined => games.find((game) => game.slug === slug);
