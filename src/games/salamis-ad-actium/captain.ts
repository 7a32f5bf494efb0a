import type { Dice } from '../../kit/dice.js';
import type { Choice, PlayerID, Rules } from '../../kit/rules.js';
import type { Salamis } from './state.js';

/** Plays from what its side can see. */
export const captainOf =
  (rules: Rules<Salamis>) =>
  (view: Salamis, playerID: PlayerID, dice: Dice): Choice => {
    const choices = rules.choices(view, playerID);
    return choices[dice.die(choices.length) - 1];
  };
