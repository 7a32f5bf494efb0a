import { meta as grandArmada } from '../../src/games/grand-armada/meta.js';
import { meta as invincibleArmada } from '../../src/games/invincible-armada/meta.js';
import { meta as rightFierceAndTerrible } from '../../src/games/right-fierce-and-terrible/meta.js';
import { meta as salamisAdActium } from '../../src/games/salamis-ad-actium/meta.js';
import { meta as warWithSpain } from '../../src/games/war-with-spain/meta.js';
import type { modules } from '../../src/index.js';
import type { GameMeta } from '../../src/kit/meta.js';

/** The games of the package by slug, by date of the battle: what is registered there has its card here, or this does not compile. */
const METAS: { readonly [slug in keyof typeof modules]: GameMeta } = {
  'salamis-ad-actium': salamisAdActium,
  'right-fierce-and-terrible': rightFierceAndTerrible,
  'invincible-armada': invincibleArmada,
  'grand-armada': grandArmada,
  'war-with-spain': warWithSpain,
};

export const metas: readonly GameMeta[] = Object.values(METAS);
