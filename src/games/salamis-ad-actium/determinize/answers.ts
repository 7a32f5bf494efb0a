import type { Dice } from '../../../kit/dice.js';
import { drawOne } from '../../../kit/drawing.js';
import { boardOrders } from '../rules/boarding/orders.js';
import { defaultFleet } from '../rules/points/defaultFleet.js';
import { seize } from '../rules/sequenceOfPlay/tacticalInitiative.js';
import { termsOf } from '../rules/settingUp/muster.js';
import { SIDES, type Side, seatOf } from '../sides.js';
import type { Secret } from '../state/secret.js';
import type { BoardOrder, Salamis } from '../state.js';
import { anyFleet } from './purchases.js';

/** Answers that somebody has given in secret, as they may have been given. */

const opened = <T>(answers: readonly [Secret<T>, Secret<T>], any: (side: Side) => T): [Secret<T>, Secret<T>] => {
  const one = (side: Side) => (answers[side] === 'committed' ? any(side) : answers[side]);
  return [one(0), one(1)];
};

/** The state with every sealed answer to a question of a battle opened. */
export function withAnswers(G: Salamis, dice: Dice): Salamis {
  const { fleet, seize: seizing, board } = G.secret;
  if (!SIDES.some((side) => [fleet, seizing, board].some((answers) => answers[side] === 'committed'))) return G;
  return {
    ...G,
    secret: {
      fleet: opened(fleet, (side) => anyFleet(termsOf(G), side, dice) ?? defaultFleet(termsOf(G), side)),
      seize: opened(seizing, (side) => !seize.refuse(G, seatOf(G, side), [true]) && dice.die(2) === 1),
      board: opened(board, (side) => drawOne([...boardOrders.choices(G, seatOf(G, side))], dice)[0] as BoardOrder[]),
    },
  };
}
