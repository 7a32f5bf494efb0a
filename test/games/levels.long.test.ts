import { modules } from '../../src/index.js';
import type { GameDefinition } from '../../src/kit/definition.js';
import { playerAt } from '../../src/kit/levels.js';
import { strength } from '../kit/strength.js';

const games = Object.values(modules) as unknown as GameDefinition[];
const SEATS = ['0', '1'] as const;

describe.each(games.map((game) => [game.slug, game] as const))('%s', (_slug, game) => {
  const cadet = playerAt(game, 'cadet');
  const scenarios = game.scenarios.slice(0, 3);
  const matches = 12 / scenarios.length;

  /** Matches of a hundred that the cadet wins from both sides. */
  const won = (players: object) => {
    const shares = scenarios.flatMap(({ setupData }) =>
      SEATS.map((seat) => strength(game, seat, matches, { setupData, players: { ...players, [seat]: cadet } })),
    );
    return (100 * shares.reduce((sum, share) => sum + share)) / shares.length;
  };

  it('the cadet loses to the captain most of the time', () => {
    expect(won({ '0': game.captain, '1': game.captain })).toBeLessThanOrEqual(40);
  });

  it('the cadet beats play at random most of the time', () => {
    expect(won({})).toBeGreaterThanOrEqual(60);
  });
});
