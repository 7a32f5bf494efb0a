import { modules } from '../../src/index.js';
import type { GameDefinition } from '../../src/kit/definition.js';
import { type Level, playerAt } from '../../src/kit/levels.js';
import { about } from '../kit/about.js';
import type { Player } from '../kit/properties.js';
import { strength, winners } from '../kit/strength.js';
import { even } from './war-with-spain/players.js';

// Rough bounds for the figures that docs/strength.md measures in many more matches.

const games = Object.values(modules) as unknown as GameDefinition[];
const SEATS = ['0', '1'] as const;

/** Number of matches of each scenario: Normal against random play from each seat, and Hard from one seat. */
const MATCHES: { readonly [slug: string]: { readonly random: number; readonly admiral: number } } = {
  'salamis-ad-actium': { random: 4, admiral: 3 },
  'right-fierce-and-terrible': { random: 10, admiral: 25 },
  'invincible-armada': { random: 120, admiral: 150 },
  'grand-armada': { random: 40, admiral: 40 },
  'war-with-spain': { random: 20, admiral: 30 },
};

/** Random players with a bias, because uniform choices rarely start a war. */
const RANDOM: { readonly [slug: string]: Player<unknown> } = { 'war-with-spain': even as Player<unknown> };

describe.each(games.map((game) => [game.slug, game] as const))('%s', (slug, game) => {
  const matches = MATCHES[slug];
  const random = RANDOM[slug];
  const others = random && { '0': random, '1': random };
  const captains = { '0': game.captain, '1': game.captain };

  const won = (level: Level, against: object, each: number, { scenarios = game.scenarios, seats = SEATS as readonly string[] } = {}) => {
    const player = playerAt(game, level);
    const shares = scenarios.flatMap(({ setupData }) =>
      seats.map((seat) => strength(game, seat, each, { setupData, players: { ...against, [seat]: player } })),
    );
    return shares.reduce((sum, share) => sum + share) / shares.length;
  };
  const scenarios = game.scenarios.slice(0, 3);

  it('the easy bot loses to the normal bot most of the time', () => {
    expect(won('cadet', captains, 12 / scenarios.length, { scenarios })).toBeLessThanOrEqual(0.4);
  });

  it('the easy bot beats random play most of the time', () => {
    expect(won('cadet', {}, 12 / scenarios.length, { scenarios })).toBeGreaterThanOrEqual(0.6);
  });

  it.each(SEATS)('the normal bot beats random play from seat %s', (seat) => {
    expect(won('captain', others ?? {}, matches.random, { seats: [seat] })).toBeGreaterThanOrEqual(0.8);
  });

  it('the hard bot wins more often against the normal bot than another normal bot does, from either seat', () => {
    const winnersWith = (players: object) =>
      game.scenarios.flatMap(({ setupData }) => winners(game, matches.admiral, { setupData, players: { ...captains, ...players } }));
    const wonBy = (seat: string, all: readonly (string | undefined)[]) => all.filter((winner) => winner === seat).length;
    const between = winnersWith({});
    const admiral = playerAt(game, 'admiral');
    for (const seat of SEATS)
      about(`seat ${seat}`, () => expect(wonBy(seat, winnersWith({ [seat]: admiral }))).toBeGreaterThan(wonBy(seat, between)));
  });

  // The Expert bot is slow, so test only two scenarios.
  if (game.expert)
    it('the expert bot wins at least half of its matches against the hard bot', () => {
      const admiral = playerAt(game, 'admiral');
      expect(won('expert', { '0': admiral, '1': admiral }, 1, { scenarios: scenarios.slice(0, 2) })).toBeGreaterThanOrEqual(0.5);
    });
});
