import { module as grandArmada } from './modules/grand-armada.js';
import { module as invincibleArmada } from './modules/invincible-armada.js';
import { module as rightFierceAndTerrible } from './modules/right-fierce-and-terrible.js';

export type { GameModule } from './boardgame/module.js';
export type { Chart, Provenance } from './kit/charts.js';
export type { Entry, Modifier, Roll } from './kit/chronicle.js';
export type { Dice } from './kit/dice.js';
export type { Choice, Played, PlayerID, Refusal, Result, Rules } from './kit/rules.js';

/** The games by slug. */
export const modules = {
  'right-fierce-and-terrible': rightFierceAndTerrible,
  'invincible-armada': invincibleArmada,
  'grand-armada': grandArmada,
} as const;

export const RightFierceAndTerrible = rightFierceAndTerrible.game;
export const InvincibleArmada = invincibleArmada.game;
export const GrandArmada = grandArmada.game;

/** The boardgame.io games, by date of the battle. */
export const games = [RightFierceAndTerrible, InvincibleArmada, GrandArmada];
