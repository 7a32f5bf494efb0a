import { asking } from '../../kit/asked.js';
import type { Dice } from '../../kit/dice.js';
import type { PlayerID } from '../../kit/rules.js';
import { settle } from './captain/bankrupt.js';
import { attack, disengage, fight, interceptNext } from './captain/battles.js';
import { answer, assaultNext, fallBack, followUp } from './captain/combat.js';
import { sailNext } from './captain/fleets.js';
import { lighten, loseAtSea, loseOnLand } from './captain/losses.js';
import { marchNext } from './captain/march.js';
import { activate } from './captain/orders.js';
import { rise } from './captain/risings.js';
import { sailFurther } from './captain/stopping.js';
import { administer } from './captain/stores.js';
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
  return asking(() => DECIDE[awaiting(view)[player]](view, player, dice));
}
