import { salamisAdActium } from '../../../src/games/salamis-ad-actium/index.js';
import { type Order, policyOf } from '../../../src/games/salamis-ad-actium/rules/movement/order.js';
import type { Salamis } from '../../../src/games/salamis-ad-actium/state.js';
import { type Player, randomPlayer } from '../../kit/properties.js';
import { rules } from './fixtures.js';

export const random: Player<Salamis> = randomPlayer(salamisAdActium);

/** A random player that prefers to contact enemies, shoot and board. */
export const lively: Player<Salamis> = (view, playerID, dice) => {
  const choices = rules.choices(view, playerID);
  const bold = choices.filter(
    ({ move, args }) =>
      ['shoot', 'fortShoot', 'grapple', 'enter', 'cutFree', 'backOff', 'polearm'].includes(move) ||
      (move === 'moveShip' && ['ram', 'rake'].includes(policyOf(args[1] as Order))),
  );
  if (bold.length && dice.die(3) > 1) return bold[dice.die(bold.length) - 1];
  const going = choices.filter(({ move }) => !['endAction', 'startShooting', 'pass', 'tow', 'castOff', 'transfer'].includes(move));
  if (going.length && dice.die(4) > 1) return going[dice.die(going.length) - 1];
  return choices.length ? choices[dice.die(choices.length) - 1] : random(view, playerID, dice);
};
