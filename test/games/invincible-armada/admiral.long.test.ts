import { invincibleArmada } from '../../../src/games/invincible-armada/index.js';
import { playerAt } from '../../../src/kit/levels.js';
import { about } from '../../kit/about.js';
import { playMatch } from '../../kit/properties.js';
import { seed } from '../../kit/seed.js';
import { strength } from '../../kit/strength.js';

const { captain } = invincibleArmada;
const admiral = playerAt(invincibleArmada, 'admiral');

describe('the admiral', () => {
  it('has the English win clearly more often against the captain than the captain has', () => {
    const won = strength(invincibleArmada, '0', 300, { players: { '0': admiral, '1': captain } });
    about('English', () => expect(won).toBeGreaterThan(0.63));
  });

  it('plays the Spanish as the captain does, and says so', () => {
    expect(invincibleArmada.levels?.won.admiral?.asCaptain).toEqual([{ side: '1' }]);
    const moves = (spanish: typeof captain) =>
      playMatch(invincibleArmada, { seed: seed(1), players: { '0': captain, '1': spanish } }).moves;
    expect(moves(admiral)).toEqual(moves(captain));
  });
});
