import { grandArmada } from '../../../src/games/grand-armada/index.js';
import type { GrandArmada } from '../../../src/games/grand-armada/state.js';
import { quickDice } from '../../../src/kit/dice.js';
import { about } from '../../kit/about.js';
import { effort } from '../../kit/effort.js';
import { type Player, playMatch } from '../../kit/properties.js';
import { strength } from '../../kit/strength.js';
import { rules } from './fixtures.js';

const captain: Player<GrandArmada> = grandArmada.captain;

describe('the captain', () => {
  it('beats random play from either side', () => {
    for (const [scenario, matches] of [
      [1, 6],
      [2, 10],
      [3, 6],
      [5, 10],
    ]) {
      for (const seat of ['0', '1'] as const) {
        const won = strength(grandArmada, seat, matches, { setupData: { scenario }, players: { [seat]: captain } });
        about(`seat ${seat}, battle ${scenario}`, () => expect(won).toBeGreaterThanOrEqual(0.8));
      }
    }
  });

  it('answers every decision with a legal move, by every option, and does not think long', () => {
    const asked: [GrandArmada, string][] = [];
    const noted: Player<GrandArmada> = (view, playerID, dice) => {
      asked.push([view, playerID]);
      return captain(view, playerID, dice);
    };
    const options = { passingFire: 'react', multiBoarding: 'grouped', crewFireRange: 'subtract', ammoE: 4 };
    for (const scenario of [1, 2, 3, 5]) {
      playMatch(grandArmada, { seed: scenario, setupData: { scenario, ...options, swapSeats: true }, players: { '0': noted, '1': noted } });
      // Against random play it meets positions that it would not bring about itself.
      for (const seat of ['0', '1'])
        playMatch(grandArmada, { seed: scenario, setupData: { scenario, deployment: 'free' }, players: { [seat]: noted } });
    }
    playMatch(grandArmada, { seed: 4, setupData: { scenario: 4 }, players: { '0': noted, '1': noted } });
    const dice = quickDice(1);
    const calls = effort(() => asked.forEach(([view, playerID]) => void captain(view, playerID, dice)));
    expect(calls / asked.length).toBeLessThan(100_000);
  });

  it('places its ships where history had them', () => {
    const G = rules.setup({ scenario: 4 }, { die: () => 1 });
    expect(captain(G, '1', { die: () => 1 })).toEqual({ move: 'useHistorical', args: [] });
  });
});
