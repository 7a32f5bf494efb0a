import { luckSource as grandArmada } from '../src/games/grand-armada/luck/index.js';
import { luckSource as invincibleArmada } from '../src/games/invincible-armada/luck/index.js';
import { luckSource as rightFierceAndTerrible } from '../src/games/right-fierce-and-terrible/luck/index.js';
import { luckSource as salamisAdActium } from '../src/games/salamis-ad-actium/luck/index.js';
import { luckSource as warWithSpain } from '../src/games/war-with-spain/luck/index.js';
import type { LuckSource } from '../src/kit/luckRolls.js';

/** How the throws of each game are read, by its slug. */
export const luckSources: { readonly [slug: string]: LuckSource } = {
  'grand-armada': grandArmada,
  'invincible-armada': invincibleArmada,
  'right-fierce-and-terrible': rightFierceAndTerrible,
  'salamis-ad-actium': salamisAdActium,
  'war-with-spain': warWithSpain,
};
