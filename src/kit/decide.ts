import { type Dice, quickDice } from './dice.js';
import type { Player } from './levels.js';
import type { Choice, PlayerID, Rules } from './rules.js';

export interface Bot<G = unknown, M extends Choice = Choice> {
  readonly rules: Pick<Rules<G, M>, 'choices' | 'refusal'>;
  readonly captain: Player<G, M>;
}

/** Returns a random legal move, or `undefined` if there is none. */
export function anyChoice<G, M extends Choice>(
  rules: Pick<Rules<G, M>, 'choices'>,
  view: G,
  playerID: PlayerID,
  dice: Dice,
): M | undefined {
  const offered = rules.choices(view, playerID);
  return offered.length ? offered[dice.die(offered.length) - 1] : undefined;
}

/**
 * Returns the normal bot's move, or a random legal move if the bot throws or its move is illegal.
 * @param random a 32-bit integer that seeds the dice
 */
export function decide<G, M extends Choice>({ captain, rules }: Bot<G, M>, view: G, playerID: PlayerID, random: number): M | undefined {
  const dice = quickDice(random);
  try {
    const choice = captain(view, playerID, dice);
    if (!rules.refusal(view, playerID, choice.move, choice.args as never)) return choice;
  } catch {
    // Fall back to any legal move.
  }
  return anyChoice(rules, view, playerID, dice);
}
