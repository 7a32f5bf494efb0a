import { strengths } from '../../../client/captain/strength.js';
import { words } from '../../../client/captain/words/index.js';

describe('how strong each of our players is', () => {
  const won = { cadet: { random: 89, captain: 18 }, captain: { random: 98 } };

  it('is said in words by what they have won, the admiral by what he wins against the captain', () => {
    const said = strengths({ ...won, admiral: { captain: 55 } }, words.en);
    expect(said.cadet).toMatch(/about 18 matches of a hundred against the captain, and about 89 matches/);
    expect(said.captain).toMatch(/nearly every match against moves at random/);
    expect(said.admiral).toMatch(/about 55 matches of a hundred against the captain/);
  });

  it('is said of those alone that a game has', () => {
    expect(strengths(won, words.en)).not.toHaveProperty('admiral');
    expect(strengths(undefined, words.en)).toEqual({});
  });
});
