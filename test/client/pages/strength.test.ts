/** @jest-environment node */

import type { LogLine } from '../../../client/kit/panels/Log.js';
import { eventsOf, nearest, turningPoints } from '../../../client/match/features/winChance/winChance.js';
import { strengths } from '../../../client/pages/bot/strength.js';
import { english } from '../../../src/kit/language.js';
import type { Levels } from '../../../src/kit/levels.js';
import { parley } from '../../boardgame/parley.js';

describe('the strength of each level', () => {
  const won: Levels['won'] = { cadet: { random: 89, captain: 18 }, captain: { random: 98 } };
  const saidOf = (won: Levels['won']) => strengths({ ...parley, levels: { cadet: { slips: 8, deliberate: [] }, won } }, english);

  it('is described by win rates, the hard bot’s against the normal bot', () => {
    const said = saidOf({ ...won, admiral: { captain: 55 } });
    expect(said.cadet).toMatch(/about 18 % of matches against Normal and about 89 % of matches/);
    expect(said.captain).toMatch(/about 82 % of matches against Easy and nearly every match against random moves/);
    expect(said.admiral).toMatch(/about 55 % of matches against Normal\.$/);
  });

  it('has no figure for an expert bot that was not measured', () => {
    const saidOfExpert = (won: Levels['won']) =>
      strengths({ levels: { cadet: { slips: 8, deliberate: [] }, won }, expert: parley.captain }, english).expert;
    expect(saidOfExpert({ ...won, expert: { admiral: 81 } })).toMatch(/two seconds at most\. Wins about 81 % of matches against Hard\.$/);
    expect(saidOfExpert(won)).toMatch(/two seconds at most\.$/);
  });

  it('is described only for the levels of a game', () => {
    expect(saidOf(won)).not.toHaveProperty('admiral');
    expect(saidOf(won)).not.toHaveProperty('expert');
    expect(strengths({ ...parley, levels: undefined }, english)).toEqual({});
  });
});

const moments = [0.5, 0.52, 0.8, 0.79, 0.3, 0.29, 0.6].map((chance, state) => ({ state, chance }));

describe('the win chance of a match', () => {
  it('has its largest changes as turning points, in order', () => {
    expect(turningPoints(moments, 2).map(({ state }) => state)).toEqual([4, 6]);
    expect(turningPoints(moments, 9).map(({ state, change }) => [state, Math.round(change * 100)])).toEqual([
      [2, 28],
      [4, -49],
      [6, 31],
    ]);
    expect(turningPoints(moments.slice(0, 2), 3)).toEqual([]);
  });

  it('names a turning point by the events of its move, or by the last events', () => {
    const story = ['p0', '1.0', '1.1', '3.0'].map((id): LogLine => ({ id, sentence: `${id}!`, entry: { key: 'k', case: '1' } }));
    expect(eventsOf(story, 2)).toBe('1.0! 1.1!');
    expect(eventsOf(story, 3)).toBe('1.1!');
    expect(eventsOf(story, 0)).toBe('p0!');
    expect(eventsOf([], 4)).toBe('');
  });

  it('finds the nearest position to a state, also beyond both ends', () => {
    const late = moments.map(({ state, chance }) => ({ state: state * 10, chance }));
    expect([-5, 0, 14, 16, 99].map((state) => nearest(late, state))).toEqual([0, 0, 1, 2, 6]);
  });
});
