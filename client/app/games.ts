import type { BoardProps } from 'boardgame.io/react';
import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import type { GameModule } from '../../src/boardgame/module.js';
import { meta as grandArmada } from '../../src/games/grand-armada/meta.js';
import { meta as invincibleArmada } from '../../src/games/invincible-armada/meta.js';
import { meta as rightFierceAndTerrible } from '../../src/games/right-fierce-and-terrible/meta.js';
import { meta as salamisAdActium } from '../../src/games/salamis-ad-actium/meta.js';
import { meta as warWithSpain } from '../../src/games/war-with-spain/meta.js';
import type { modules } from '../../src/index.js';
import type { GameMeta } from '../../src/kit/meta.js';

export type Board = ComponentType<BoardProps>;

/** A game on the front page. What it needs to be played is fetched when somebody plays it. */
export interface GameCard {
  readonly slug: string;
  readonly meta: GameMeta;
  readonly Picture: LazyExoticComponent<ComponentType>;
  /** The map of a scenario before the first turn, small; nothing for games that have none. */
  readonly Plan?: LazyExoticComponent<ComponentType<{ readonly scenario: string }>>;
  loadModule(): Promise<GameModule>;
  loadBoard(): Promise<Board>;
}

/** The games of the package by slug, by date of the battle: what is registered there has its card here, or this does not compile. */
const METAS: { readonly [slug in keyof typeof modules]: GameMeta } = {
  'salamis-ad-actium': salamisAdActium,
  'right-fierce-and-terrible': rightFierceAndTerrible,
  'invincible-armada': invincibleArmada,
  'grand-armada': grandArmada,
  'war-with-spain': warWithSpain,
};

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
});

/** The finished games, by date of the battle. */
export const games: readonly GameCard[] = Object.values(METAS).map(cardOf);

export const findGame = (slug: string): GameCard | undefined => games.find((game) => game.slug === slug);
