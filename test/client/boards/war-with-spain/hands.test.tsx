import { quickDice } from '../../../../src/kit/dice.js';
import { about } from '../../../kit/about.js';
import { byHand, type Hands, rules } from './table.js';

describe('the war through lit hexes and buttons alone', () => {
  for (const seed of [1, 2]) {
    it(`leads on from every decision, seed ${seed}`, () => {
      const dice = quickDice(seed);
      let G = rules.setup({ income: 'average' }, dice);
      const made = new Set<string>();
      const hands: Hands = new Map();
      for (let move = 0; move < 300 && !G.result; move++) {
        const players = Object.keys(rules.awaiting(G));
        const player = players[dice.die(players.length) - 1];
        const choice = byHand(G, player, dice, hands);
        const refusal = rules.refusal(rules.view(G, player), player, choice.move, choice.args);
        about(JSON.stringify(choice), () => expect(refusal).toBeUndefined());
        made.add(choice.move);
        G = rules.play(G, player, choice.move, choice.args, dice).G;
      }
      expect(made.size).toBeGreaterThan(12);
    });
  }
});
