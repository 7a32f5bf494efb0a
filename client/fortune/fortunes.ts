import type { Fortune } from '../../src/kit/fortune.js';

/** The games whose throws can be read, each fetched when somebody asks for the ledger. */
const FORTUNES: { readonly [slug: string]: () => Promise<{ readonly fortune: Fortune }> } = {
  'grand-armada': () => import('../../src/games/grand-armada/fortune/index.js'),
  'invincible-armada': () => import('../../src/games/invincible-armada/fortune/index.js'),
  'war-with-spain': () => import('../../src/games/war-with-spain/fortune/index.js'),
  'salamis-ad-actium': () => import('../../src/games/salamis-ad-actium/fortune/index.js'),
  'right-fierce-and-terrible': () => import('../../src/games/right-fierce-and-terrible/fortune/index.js'),
};

/** Whether a game has a ledger of fortune. */
export const hasFortune = (slug: string): boolean => Object.hasOwn(FORTUNES, slug);

/** Fetches how the throws of a game that has a ledger are read. */
export const loadFortune = async (slug: string): Promise<Fortune> => (await FORTUNES[slug]()).fortune;
