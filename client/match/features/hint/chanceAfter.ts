import type { GameModule } from '../../../../src/boardgame/module.js';
import { clone } from '../../../../src/kit/clone.js';
import { quickDice } from '../../../../src/kit/dice.js';
import type { Choice, PlayerID } from '../../../../src/kit/rules.js';

/** Number of positions sampled per move. All moves of a list are tried with the same hidden information and dice. */
const SAMPLES = 16;

/**
 * Returns the player's chance of winning after given moves, from 0 to 1: the mean over samples of hidden information
 * and dice, excluding moves that the dice make illegal. Undefined in a game without `evaluate`.
 */
export function chanceAfter(
  { rules, determinize, evaluate }: Pick<GameModule, 'rules' | 'determinize' | 'evaluate'>,
  view: unknown,
  player: PlayerID,
  moves: readonly Choice[],
): number | undefined {
  if (!evaluate) return undefined;
  let sum = 0;
  for (let sample = 1; sample <= SAMPLES; sample++) {
    const dice = quickDice(sample);
    let G = clone(determinize(view, player, dice));
    for (const choice of moves) {
      if (rules.refusal(G, player, choice.move, choice.args)) break;
      ({ G } = rules.advance(G, player, choice, dice));
    }
    sum += evaluate(rules.view(G, player), player);
  }
  return sum / SAMPLES;
}
