import type { BoardProps } from 'boardgame.io/react';
import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import type { GameModule } from '../../src/boardgame/module.js';

export type Board = ComponentType<BoardProps>;

/** A game on the front page. What it needs to be played is fetched when somebody plays it. */
export interface GameCard {
  readonly slug: string;
  readonly title: string;
  readonly year: string;
  readonly sides: readonly string[];
  readonly length: string;
  readonly blurb: string;
  readonly Picture: LazyExoticComponent<ComponentType>;
  /** The map of a scenario before the first turn, small; nothing for scenarios that have none. */
  readonly Plan?: LazyExoticComponent<ComponentType<{ readonly scenario: string }>>;
  loadModule(): Promise<GameModule>;
  loadBoard(): Promise<Board>;
}

/** The finished games, by date of the battle. */
export const games: readonly GameCard[] = [
  {
    slug: 'salamis-ad-actium',
    title: 'Salamis ad Actium',
    year: '2000 BC to AD 900',
    sides: ['First fleet', 'Second fleet'],
    length: '45 to 120 minutes',
    blurb:
      'Galleys on an open table, from the Sea Peoples to Greek fire: no squares, no hexes, every centimetre counts. Ram a beam, shear an oar bank, throw the grapnels, drop the corvus; nobody knows how often he will move before the melees. Eleven battles, fleets bought by points, and a war of months and treasuries.',
    Picture: lazy(() => import('./pictures/SalamisAdActium.js')),
    Plan: lazy(() => import('./pictures/SalamisPlan.js')),
    loadModule: async () => (await import('../../src/modules/salamis-ad-actium.js')).module as GameModule,
    loadBoard: async () => (await import('../boards/salamis-ad-actium/index.js')).default as Board,
  },
  {
    slug: 'right-fierce-and-terrible',
    title: 'Right Fierce & Terrible',
    year: '1340',
    sides: ['English', 'French'],
    length: '45 to 90 minutes',
    blurb:
      'Midsummer in the mouth of the Zwin: a French fleet chained ship to ship, and King Edward coming down upon it with wind and sun. Grapple, board, and fight deck by deck with knights, archers and fire, until one fleet’s heart fails.',
    Picture: lazy(() => import('./pictures/RightFierceAndTerrible.js')),
    loadModule: async () => (await import('../../src/modules/right-fierce-and-terrible.js')).module as GameModule,
    loadBoard: async () => (await import('../boards/right-fierce-and-terrible/index.js')).default as Board,
  },
  {
    slug: 'invincible-armada',
    title: 'The Invincible Armada',
    year: '1588',
    sides: ['English', 'Spanish'],
    length: '90 to 150 minutes',
    blurb:
      'Ten Spanish squadrons sail up the Channel in close order; five English ones hang upon them. Strike with the wind, slip away, refit in port and strike again, send fireships into Calais Roads. If the Armada is still fit to fight off Gravelines, the army crosses.',
    Picture: lazy(() => import('./pictures/InvincibleArmada.js')),
    loadModule: async () => (await import('../../src/modules/invincible-armada.js')).module as GameModule,
    loadBoard: async () => (await import('../boards/invincible-armada/index.js')).default as Board,
  },
  {
    slug: 'grand-armada',
    title: 'The Grand Armada',
    year: '1588',
    sides: ['English', 'Spanish'],
    length: '25 to 90 minutes',
    blurb:
      'Five days of the Armada, ship by ship. The English are quick and shoot well, the Spanish decks are full of soldiers: keep three hexes of water between you and them, or close it. Steer by the wind, silence a passing broadside, fire unseen at close quarters, board, take in tow, run for it.',
    Picture: lazy(() => import('./pictures/GrandArmada.js')),
    loadModule: async () => (await import('../../src/modules/grand-armada.js')).module as GameModule,
    loadBoard: async () => (await import('../boards/grand-armada/index.js')).default as Board,
  },
  {
    slug: 'war-with-spain',
    title: 'Armada: The War with Spain',
    year: '1586 to 1588',
    sides: ['English', 'Spanish'],
    length: '4 to 8 hours',
    blurb:
      'All of western Europe, seventeen turns, two treasuries that are never full enough. Build and arm fleets that the enemy cannot count, catch the treasure from the Indies, land on a coast or starve a city, pay for rebels and princes, and hold it all together through two winters.',
    Picture: lazy(() => import('./pictures/WarWithSpain.js')),
    loadModule: async () => (await import('../../src/modules/war-with-spain.js')).module as GameModule,
    loadBoard: async () => (await import('../boards/war-with-spain/index.js')).default as Board,
  },
];

export const findGame = (slug: string): GameCard | undefined => games.find((game) => game.slug === slug);
