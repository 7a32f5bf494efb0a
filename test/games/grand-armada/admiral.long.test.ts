import { grandArmada } from '../../../src/games/grand-armada/index.js';
import { playerAt } from '../../../src/kit/levels.js';
import { playMatch } from '../../kit/properties.js';
import { seed } from '../../kit/seed.js';
import { expectAdmiral } from '../../kit/strength.js';

const { captain } = grandArmada;
const admiral = playerAt(grandArmada, 'admiral');

it('the admiral wins more often against the captain than the captain does, from either side', () => {
  expectAdmiral(grandArmada, 40);
});

it.each([
  [1, '0', false],
  [5, '0', false],
  [1, '1', true],
])(
  'in battle %i, at seat %s, he plays as the captain does, since his opinions win nothing there (seats swapped: %s)',
  (scenario, seat, swapSeats) => {
    const moves = (player: typeof captain) =>
      playMatch(grandArmada, { seed: seed(1), setupData: { scenario, swapSeats }, players: { '0': captain, '1': captain, [seat]: player } })
        .moves;
    expect(moves(admiral)).toEqual(moves(captain));
  },
);
