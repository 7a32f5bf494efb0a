import { type Dice, quickDice } from './dice.js';
import type { Player } from './levels.js';
import type { Choice, PlayerID, Rules } from './rules.js';

/** Somebody of ours who plays a game, with its rules. */
export interface Bot<G = unknown, M extends Choice = Choice> {
  readonly rules: Pick<Rules<G, M>, 'choices' | 'refusal'>;
  readonly captain: Player<G, M>;
}

/** Any of what the rules offer, evenly; nothing where they offer nothing. */
export function anyChoice<G, M extends Choice>(
  rules: Pick<Rules<G, M>, 'choices'>,
  view: G,
  playerID: PlayerID,
  dice: Dice,
): M | undefined {
  const offered = rules.choices(view, playerID);
  return offered.length ? offered[dice.die(offered.length) - 1] : undefined;
}

/** The captain's choice; should he be at a loss, or offer what is refused, any legal move keeps the match going. @param random a 32-bit integer */
export function decide<G, M extends Choice>({ captain, rules }: Bot<G, M>, view: G, playerID: PlayerID, random: number): M | undefined {
  const dice = quickDice(random);
  try {
    const choice = captain(view, playerID, dice);
    if (!rules.refusal(view, playerID, choice.move, choice.args as never)) return choice;
  } catch {
    // Falls through to the legal choices.
  }
  return anyChoice(rules, view, playerID, dice);
}
