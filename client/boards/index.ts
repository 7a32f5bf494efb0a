import type { Slug } from '../../src/games/index.js';
import { manifest as grandArmada } from './grand-armada/manifest.js';
import { manifest as invincibleArmada } from './invincible-armada/manifest.js';
import type { BoardManifest } from './manifest.js';
import { manifest as rightFierceAndTerrible } from './right-fierce-and-terrible/manifest.js';
import { manifest as salamisAdActium } from './salamis-ad-actium/manifest.js';
import { manifest as warWithSpain } from './war-with-spain/manifest.js';

/** Boards of all games. A game in `src/games` without a board does not compile. */
export const boards: { readonly [slug in Slug]: BoardManifest } = {
  'salamis-ad-actium': salamisAdActium,
  'right-fierce-and-terrible': rightFierceAndTerrible,
  'invincible-armada': invincibleArmada,
  'grand-armada': grandArmada,
  'war-with-spain': warWithSpain,
};
