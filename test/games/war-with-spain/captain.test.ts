import { describe, expect, it } from 'vitest';
import { warWithSpain } from '../../../src/games/war-with-spain/index.js';
import type { WarWithSpain } from '../../../src/games/war-with-spain/state.js';
import { type Player, playMatch } from '../../kit/properties.js';
import { even, wayward } from './players.js';

const { captain } = warWithSpain;

describe('the captain', () => {
  it('beats play at random from either side', { timeout: 120_000 }, () => {
    const levels = (seat: '0' | '1', seeds: readonly number[]) =>
      seeds.map((seed) => playMatch(warWithSpain, { seed, players: { '0': even, '1': even, [seat]: captain } }).last.result?.winner);
    expect(levels('0', [1, 2])).toEqual(['0', '0']);
    expect(levels('1', [1, 2])).toEqual(['1', '1']);
  });

  it('answers every decision with a legal move, and does not think long', { timeout: 120_000 }, () => {
    const times: number[] = [];
    const timed: Player<WarWithSpain> = (view, playerID, dice) => {
      const began = performance.now();
      const choice = captain(view, playerID, dice);
      times.push(performance.now() - began);
      return choice;
    };
    playMatch(warWithSpain, { seed: 5, players: { '0': timed, '1': timed } });
    playMatch(warWithSpain, { seed: 6, players: { '0': timed, '1': wayward } });
    times.sort((a, b) => a - b);
    expect(times[Math.floor(times.length / 2)]).toBeLessThan(25);
  });
});
