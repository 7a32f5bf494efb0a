import type { BoardProps } from 'boardgame.io/react';
import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import type { GameModule } from '../../src/boardgame/module.js';
import type { PrintedCharts } from '../../src/kit/charts.js';
import type { Languages } from '../../src/kit/language.js';
import type { GameMeta } from '../../src/kit/meta.js';
import type { Rulebook } from '../kit/rules/rulebook.js';
import { metas } from './metas.js';

export type Board = ComponentType<BoardProps>;

/** What a page of a game's rules is made of. */
export interface GameRules extends PrintedCharts {
  readonly rulebook: Languages<Rulebook>;
}

/** A game on the front page. What it needs to be played is fetched when somebody plays it. */
export interface GameCard {
  readonly slug: string;
  readonly meta: GameMeta;
  readonly Picture: LazyExoticComponent<ComponentType>;
  /** The map of a scenario before the first turn, small; nothing for games that have none. */
  readonly Plan?: LazyExoticComponent<ComponentType<{ readonly scenario: string }>>;
  loadModule(): Promise<GameModule>;
  loadBoard(): Promise<Board>;
  /** Without module and board. */
  loadRules(): Promise<GameRules>;
}

const PLANS: { readonly [slug: string]: GameCard['Plan'] } = {
  'salamis-ad-actium': lazy(() => import('./pictures/plans/salamis-ad-actium.js')),
};

/** Everything else about a game is where its slug says. */
const cardOf = (meta: GameMeta): GameCard => ({
  slug: meta.slug,
  meta,
  Picture: lazy(() => import(`./pictures/${meta.slug}.tsx`)),
  Plan: PLANS[meta.slug],
  loadModule: async () => (await import(`../../src/modules/${meta.slug}.ts`)).module as GameModule,
  loadBoard: async () => (await import(`../boards/${meta.slug}/index.tsx`)).default as Board,
  loadRules: async () => {
    const [{ rulebook }, { chartsFor }] = await Promise.all([
      import(`../boards/${meta.slug}/rulebook/index.ts`),
      import(`../../src/games/${meta.slug}/chartsFor.ts`),
    ]);
    return { rulebook, chartsFor };
  },
});

/** The finished games, by date of the battle. */
export const games: readonly GameCard[] = metas.map(cardOf);

export const findGame = (slug: string): GameCard | undefined => games.find((game) => game.slug === slug);
