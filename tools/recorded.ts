import type { GameModule } from '../src/boardgame/module.js';
import { matchDice, quickDice } from '../src/kit/dice.js';
import type { Choice } from '../src/kit/rules.js';

export interface Recorded {
  readonly seed: string;
  readonly setupData: unknown;
  readonly moves: readonly { playerID: string; choice: Choice }[];
  readonly states: readonly unknown[];
}

export function record({ rules, scenarios }: GameModule, seed: string): Recorded {
  const [{ setupData }] = scenarios;
  const dice = matchDice(seed);
  const bot = quickDice(7);
  const moves: { playerID: string; choice: Choice }[] = [];
  const states = [rules.setup(setupData, dice.setup)];
  for (let G = states[0]; !rules.result(G); states.push(G)) {
    const [playerID] = Object.keys(rules.awaiting(G));
    const choices = rules.choices(rules.view(G, playerID), playerID);
    const choice = choices[bot.die(choices.length) - 1];
    moves.push({ playerID, choice });
    G = rules.play(G, playerID, choice.move, choice.args, dice.play).G;
  }
  return { seed, setupData, moves, states };
}
