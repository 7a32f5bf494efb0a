import type { Slug } from './games/index.js';
import { module as grandArmada } from './modules/grand-armada.js';
import { module as invincibleArmada } from './modules/invincible-armada.js';
import { module as rightFierceAndTerrible } from './modules/right-fierce-and-terrible.js';
import { module as salamisAdActium } from './modules/salamis-ad-actium.js';
import { module as warWithSpain } from './modules/war-with-spain.js';

export type { GameModule } from './boardgame/module.js';
export { withSetup } from './boardgame/withSetup.js';
export type { Chart, Provenance } from './kit/charts.js';
export type { Dice } from './kit/dice.js';
export type { GameEvent, Modifier, Roll } from './kit/events.js';
export { type Level, levelsOf, playerAt } from './kit/levels.js';
export type { Choice, Played, PlayerID, Refusal, Result, Rules } from './kit/rules.js';

/** The games by slug. */
export const modules = {
  'salamis-ad-actium': salamisAdActium,
  'right-fierce-and-terrible': rightFierceAndTerrible,
  'invincible-armada': invincibleArmada,
  'grand-armada': grandArmada,
  'war-with-spain': warWithSpain,
} as const satisfies { readonly [slug in Slug]: object };

// Re-exported directly, so that importing one game does not load the others.
export { game as GrandArmada } from './modules/grand-armada.js';
export { game as InvincibleArmada } from './modules/invincible-armada.js';
export { game as RightFierceAndTerrible } from './modules/right-fierce-and-terrible.js';
export { game as SalamisAdActium } from './modules/salamis-ad-actium.js';
export { game as WarWithSpain } from './modules/war-with-spain.js';

/** The boardgame.io games, by date of the battle. */
export const games = [salamisAdActium.game, rightFierceAndTerrible.game, invincibleArmada.game, grandArmada.game, warWithSpain.game];
