import { module as grandArmada } from './modules/grand-armada.js';
import { module as invincibleArmada } from './modules/invincible-armada.js';
import { module as rightFierceAndTerrible } from './modules/right-fierce-and-terrible.js';
import { module as salamisAdActium } from './modules/salamis-ad-actium.js';
import { module as warWithSpain } from './modules/war-with-spain.js';

export type { GameModule } from './boardgame/module.js';
export type { Chart, Provenance } from './kit/charts.js';
export type { Entry, Modifier, Roll } from './kit/chronicle.js';
export type { Dice } from './kit/dice.js';
export type { Choice, Played, PlayerID, Refusal, Result, Rules } from './kit/rules.js';

/** The games by slug. */
export const modules = {
  'salamis-ad-actium': salamisAdActium,
  'right-fierce-and-terrible': rightFierceAndTerrible,
  'invincible-armada': invincibleArmada,
  'grand-armada': grandArmada,
  'war-with-spain': warWithSpain,
} as const;

export const SalamisAdActium = salamisAdActium.game;
export const RightFierceAndTerrible = rightFierceAndTerrible.game;
export const InvincibleArmada = invincibleArmada.game;
export const GrandArmada = grandArmada.game;
export const WarWithSpain = warWithSpain.game;

/** The boardgame.io games, by date of the battle. */
export const games = [SalamisAdActium, RightFierceAndTerrible, InvincibleArmada, GrandArmada, WarWithSpain];
