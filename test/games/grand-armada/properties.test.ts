import { grandArmada } from '../../../src/games/grand-armada/index.js';
import { quickDice } from '../../../src/kit/dice.js';
import { effort } from '../../kit/effort.js';
import { noDice, playMatch } from '../../kit/properties.js';
import { rules } from './fixtures.js';
import { randomMatches, setups } from './randomMatches.js';

randomMatches(1 / 8);

describe('the widest position', () => {
  it('choices stay quick in the widest position', () => {
    const wide = rules.setup({ scenario: 4 }, noDice);
    expect(effort(() => rules.choices(wide, '1'))).toBeLessThan(200_000);
  });
});

describe('replay', () => {
  it('the same seed and moves give the same states', () => {
    for (const { setupData } of setups) {
      const states: string[] = [];
      const { moves } = playMatch(grandArmada, { setupData, seed: 77, onPlayed: (_, after) => states.push(JSON.stringify(after)) });
      const dice = quickDice(77 * 7919 + 1);
      let G = rules.setup(setupData, dice);
      for (const [index, { playerID, move, args }] of moves.entries()) {
        G = rules.play(G, playerID, move, args, dice).G;
        if (index % 25 === 0 || index === moves.length - 1) expect(JSON.stringify(G)).toBe(states[index]);
      }
    }
  });
});
