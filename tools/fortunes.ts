import { fortune as grandArmada } from '../src/games/grand-armada/fortune/index.js';
import { fortune as invincibleArmada } from '../src/games/invincible-armada/fortune/index.js';
import { fortune as rightFierceAndTerrible } from '../src/games/right-fierce-and-terrible/fortune/index.js';
import { fortune as salamisAdActium } from '../src/games/salamis-ad-actium/fortune/index.js';
import { fortune as warWithSpain } from '../src/games/war-with-spain/fortune/index.js';
import type { Fortune } from '../src/kit/fortune.js';

/** How the throws of each game are read, by its slug. */
export const fortunes: { readonly [slug: string]: Fortune } = {
  'grand-armada': grandArmada,
  'invincible-armada': invincibleArmada,
  'right-fierce-and-terrible': rightFierceAndTerrible,
  'salamis-ad-actium': salamisAdActium,
  'war-with-spain': warWithSpain,
};
