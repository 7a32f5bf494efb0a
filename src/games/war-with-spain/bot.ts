import type { Dice } from '../../kit/dice.js';
import { memoizing } from '../../kit/memo.js';
import type { PlayerID } from '../../kit/rules.js';
import { settle } from './bot/bankrupt.js';
import { attack, disengage, fight, interceptNext } from './bot/battles.js';
import { answer, assaultNext, fallBack, followUp } from './bot/combat.js';
import { sailNext } from './bot/fleets.js';
import { lighten, loseAtSea, loseOnLand } from './bot/losses.js';
import { marchNext } from './bot/march.js';
import { activate } from './bot/orders.js';
import { rise } from './bot/risings.js';
import { sailFurther } from './bot/stopping.js';
import { administer } from './bot/stores.js';
import type { WarMove } from './sequence.js';
import { awaiting, type Step, type WarWithSpain } from './state.js';

/** What the captain goes by in every step that the game can ask: none is answered without weighing. */
export const DECIDE: { readonly [step in Step]: (view: WarWithSpain, player: PlayerID, dice: Dice) => WarMove } = {
  activate,
  navalMove: sailNext,
  sailOn: sailFurther,
  intercept: interceptNext,
  navalLosses: loseAtSea,
  dropCargo: lighten,
  placeAllies: rise,
  navalAttack: attack,
  answerSiege: answer,
  round: fight,
  disengage,
  march: marchNext,
  assault: assaultNext,
  landLosses: loseOnLand,
  retreat: fallBack,
  advance: followUp,
  penalty: settle,
  administer,
};

/** Plays sensibly, from the player's own view. */
export function captain(view: WarWithSpain, player: PlayerID, dice: Dice): WarMove {
  return memoizing(() => DECIDE[awaiting(view)[player]](view, player, dice));
}
