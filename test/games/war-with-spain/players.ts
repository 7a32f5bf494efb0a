import { warWithSpain } from '../../../src/games/war-with-spain/index.js';
import type { WarWithSpain } from '../../../src/games/war-with-spain/state.js';
import type { Player } from '../../kit/properties.js';

const { rules } = warWithSpain;

/** Ends a segment one time in three; otherwise any kind of move, evenly, and any of that kind. */
export const even: Player<WarWithSpain> = (view, playerID, dice) => {
  const choices = rules.choices(view, playerID);
  const end = choices.find(({ move }) => move.startsWith('finish'));
  if (end && dice.die(3) === 1) return end;
  const moves = [...new Set(choices.map(({ move }) => move))];
  const move = moves[dice.die(moves.length) - 1];
  const those = choices.filter((choice) => choice.move === move);
  return those[dice.die(those.length) - 1];
};

/** Mostly a captain, now and then anything: it comes to where random play never does. */
export const wayward: Player<WarWithSpain> = (view, playerID, dice) =>
  (dice.die(5) === 1 ? even : warWithSpain.captain)(view, playerID, dice);
