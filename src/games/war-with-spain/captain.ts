import type { Dice } from '../../kit/dice.js';
import type { Choice, PlayerID } from '../../kit/rules.js';
import { settle } from './captain/bankrupt.js';
import { attack, disengage, fight, intercept } from './captain/battles.js';
import { advance, answer, assault, retreat } from './captain/combat.js';
import { sailNext } from './captain/fleets.js';
import { lighten, loseAtSea, loseOnLand } from './captain/losses.js';
import { march } from './captain/march.js';
import { activate } from './captain/orders.js';
import { rise } from './captain/risings.js';
import { sailOn } from './captain/stopping.js';
import { administer } from './captain/stores.js';
import { awaiting, type Step, type WarWithSpain } from './state.js';

/** What the captain goes by in every step that the game can ask: none is answered without weighing. */
export const DECIDE: { readonly [step in Step]: (view: WarWithSpain, player: PlayerID, dice: Dice) => Choice } = {
  activate,
  navalMove: sailNext,
  sailOn,
  intercept,
  navalLosses: loseAtSea,
  dropCargo: lighten,
  placeAllies: rise,
  navalAttack: attack,
  answerSiege: answer,
  round: fight,
  disengage,
  march,
  assault,
  landLosses: loseOnLand,
  retreat,
  advance,
  penalty: settle,
  administer,
};

/** Plays sensibly, from the player's own view. */
export function captain(view: WarWithSpain, player: PlayerID, dice: Dice): Choice {
  return DECIDE[awaiting(view)[player] as Step](view, player, dice);
}
