import { grandArmada } from '../../../src/games/grand-armada/index.js';
import { playerAt } from '../../../src/kit/levels.js';
import { about } from '../../kit/about.js';
import { playMatch } from '../../kit/properties.js';
import { seed } from '../../kit/seed.js';
import { strength } from '../../kit/strength.js';

const { captain, scenarios } = grandArmada;
const admiral = playerAt(grandArmada, 'admiral');

/** The share of matches that a seat wins over all battles, with somebody else at the other. */
const wonBy = (seat: '0' | '1', player: typeof captain) =>
  scenarios.reduce((sum, { setupData }) => {
    const players = { '0': captain, '1': captain, [seat]: player };
    return sum + strength(grandArmada, seat, 40, { setupData, players }) / scenarios.length;
  }, 0);

it('the admiral wins more often against the captain than the captain does, from either side', () => {
  for (const seat of ['0', '1'] as const) about(`seat ${seat}`, () => expect(wonBy(seat, admiral)).toBeGreaterThan(wonBy(seat, captain)));
});

it.each([
  [1, '0', false],
  [5, '0', false],
  [3, '1', false],
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
