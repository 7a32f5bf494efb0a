import { rightFierceAndTerrible } from '../../../src/games/right-fierce-and-terrible/index.js';
import { quickDice } from '../../../src/kit/dice.js';
import { effort } from '../../kit/effort.js';
import { noDice, playMatch } from '../../kit/properties.js';
import { rules } from './fixtures.js';
import { randomMatches, setups } from './randomMatches.js';

randomMatches(1 / 8);

describe('the widest position', () => {
  it('choices stay quick in the widest position', () => {
    const wide = rules.setup({ scenario: 's7', freeSetup: { wind: 'S', current: 'S' } }, noDice);
    expect(effort(() => rules.choices(wide, '1'))).toBeLessThan(200_000);
  });
});

describe('secrecy', () => {
  it('nothing is hidden: players and spectators see the same', () => {
    const G = rules.setup({ deployment: 'standard' }, noDice);
    for (const watcher of ['0', '1', null]) expect(rules.view(G, watcher)).toEqual(G);
  });
});

describe('replay', () => {
  it('the same seed and moves give the same states', () => {
    for (const [seed, setupData] of setups.entries()) {
      const states: string[] = [];
      const { moves } = playMatch(rightFierceAndTerrible, {
        setupData,
        seed: seed + 1,
        onPlayed: (_, after) => states.push(JSON.stringify(after)),
      });
      const dice = quickDice((seed + 1) * 7919 + 1);
      let G = rules.setup(setupData, dice);
      for (const [index, { playerID, move, args }] of moves.entries()) {
        G = rules.play(G, playerID, move, args, dice).G;
        expect(JSON.stringify(G)).toBe(states[index]);
      }
    }
  });
});
