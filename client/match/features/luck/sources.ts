import type { LuckSource } from '../../../../src/kit/luckRolls.js';

/** The games whose throws can be read, each fetched when somebody asks for the ledger. */
const SOURCES: { readonly [slug: string]: () => Promise<{ readonly luckSource: LuckSource }> } = {
  'grand-armada': () => import('../../../../src/games/grand-armada/luck/index.js'),
  'invincible-armada': () => import('../../../../src/games/invincible-armada/luck/index.js'),
  'war-with-spain': () => import('../../../../src/games/war-with-spain/luck/index.js'),
  'salamis-ad-actium': () => import('../../../../src/games/salamis-ad-actium/luck/index.js'),
  'right-fierce-and-terrible': () => import('../../../../src/games/right-fierce-and-terrible/luck/index.js'),
};

/** Whether a game has a luck ledger. */
export const hasLuck = (slug: string): boolean => Object.hasOwn(SOURCES, slug);

/** Fetches how the throws of a game that has a ledger are read. */
export const loadLuck = async (slug: string): Promise<LuckSource> => (await SOURCES[slug]()).luckSource;
