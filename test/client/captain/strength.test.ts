import { strengths } from '../../../client/captain/strength.js';
import { english } from '../../../src/kit/language.js';
import type { Levels } from '../../../src/kit/levels.js';
import { parley } from '../../boardgame/parley.js';

describe('how strong each of our players is', () => {
  const won: Levels['won'] = { cadet: { random: 89, captain: 18 }, captain: { random: 98 } };
  const saidOf = (won: Levels['won']) => strengths({ ...parley, levels: { cadet: { slips: 8, deliberate: [] }, won } }, english);

  it('is said in words by what they have won, the admiral by what he wins against the captain', () => {
    const said = saidOf({ ...won, admiral: { captain: 55 } });
    expect(said.cadet).toMatch(/about 18 matches of a hundred against the captain, and about 89 matches/);
    expect(said.captain).toMatch(/nearly every match against moves at random/);
    expect(said.admiral).toMatch(/about 55 matches of a hundred against the captain\.$/);
  });

  it('is said of those alone that a game has', () => {
    expect(saidOf(won)).not.toHaveProperty('admiral');
    expect(strengths({ ...parley, levels: undefined }, english)).toEqual({});
  });
});
