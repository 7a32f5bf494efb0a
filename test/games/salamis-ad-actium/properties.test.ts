import { salamisAdActium } from '../../../src/games/salamis-ad-actium/index.js';
import { quickDice } from '../../../src/kit/dice.js';
import { playMatch } from '../../kit/properties.js';
import { rules } from './fixtures.js';
import { randomBattles, setups, variants } from './randomBattles.js';

randomBattles(1);

describe('replay', () => {
  it('the same seed and moves give the same states', () => {
    for (const setupData of [setups[1], variants[0]]) {
      const states: string[] = [];
      const { moves } = playMatch(salamisAdActium, { setupData, seed: 77, onPlayed: (_, after) => states.push(JSON.stringify(after)) });
      const dice = quickDice(77 * 7919 + 1);
      let G = rules.setup(setupData, dice);
      for (const [index, { playerID, move, args }] of moves.entries()) {
        G = rules.play(G, playerID, move, args, dice).G;
        if (index % 25 === 0 || index === moves.length - 1) expect(JSON.stringify(G)).toBe(states[index]);
      }
    }
  });
});
