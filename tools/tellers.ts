// How the boards tell what happened, without the boards.

import { tell as grandArmada } from '../client/boards/grand-armada/teller.js';
import { tell as invincibleArmada } from '../client/boards/invincible-armada/teller.js';
import { tell as rightFierceAndTerrible } from '../client/boards/right-fierce-and-terrible/teller.js';
import { tell as salamisAdActium } from '../client/boards/salamis-ad-actium/teller.js';
import { tell as warWithSpain } from '../client/boards/war-with-spain/teller.js';
import type { Teller } from '../client/kit/board/teller.js';

/** By the slug of the game. */
export const tellers: { readonly [slug: string]: Teller } = {
  'salamis-ad-actium': salamisAdActium,
  'right-fierce-and-terrible': rightFierceAndTerrible,
  'invincible-armada': invincibleArmada,
  'grand-armada': grandArmada,
  'war-with-spain': warWithSpain,
};
