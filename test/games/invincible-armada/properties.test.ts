import { invincibleArmada } from '../../../src/games/invincible-armada/index.js';
import { quickDice } from '../../../src/kit/dice.js';
import { playMatch } from '../../kit/properties.js';
import { rules } from './fixtures.js';
import { randomMatches, setups } from './randomMatches.js';

randomMatches(1 / 4);

describe('replay', () => {
  it('the same seed and moves give the same states', () => {
    for (let seed = 1; seed <= 20; seed++) {
      const setupData = setups[seed % setups.length];
      const states: string[] = [];
      const { moves } = playMatch(invincibleArmada, { setupData, seed, onPlayed: (_, after) => states.push(JSON.stringify(after)) });
      const dice = quickDice(seed * 7919 + 1);
      let G = rules.setup(setupData, dice);
      for (const [index, { playerID, move, args }] of moves.entries()) {
        G = rules.play(G, playerID, move, args, dice).G;
        expect(JSON.stringify(G)).toBe(states[index]);
      }
    }
  });
});
