import { grid } from '../../../src/games/grand-armada/data/map.js';
import { grandArmada } from '../../../src/games/grand-armada/index.js';
import { hexesToEdge } from '../../../src/games/grand-armada/rules/sailing.js';
import { fleet, ship } from '../../../src/games/grand-armada/rules/ships.js';
import { computeVP } from '../../../src/games/grand-armada/rules/victory.js';
import { about } from '../../kit/about.js';
import { playMatch } from '../../kit/properties.js';

const { captain } = grandArmada;

const players = { '0': captain, '1': captain };

it('Portland uses most of its turns, and few matches end without VP', () => {
  const ends = Array.from({ length: 6 }, (_, match) => {
    const { last } = playMatch(grandArmada, { seed: 200 + match, setupData: { scenario: 2 }, players });
    return { turn: last.turn, points: computeVP(last) };
  });
  const turns = ends.map(({ turn }) => turn).sort((a, b) => a - b);
  expect(turns[2]).toBeGreaterThanOrEqual(7);
  expect(ends.filter(({ points }) => points.E + points.S === 0).length).toBeLessThanOrEqual(1);
});

it('no ship at Gravelines stays on the edge for five turns if it can move', () => {
  for (let match = 0; match < 2; match++) {
    const idle = new Map<string, number>();
    const lay = new Map<string, string | null>();
    playMatch(grandArmada, {
      seed: 400 + match,
      setupData: { scenario: 4 },
      players,
      onPlayed: ({ G }, after) => {
        if (after.turn === G.turn) return;
        for (const id of fleet(after)) {
          const { status, hex, heldBy } = ship(after, id);
          const stays = hex !== null && hexesToEdge(grid.index(hex)) === 1 && lay.get(id) === hex;
          lay.set(id, hex);
          idle.set(id, stays && status === 'afloat' && !heldBy.length ? (idle.get(id) ?? 0) + 1 : 0);
          about(`match ${match}, turn ${after.turn}: ${id} in ${hex}`, () => expect(idle.get(id)).toBeLessThan(5));
        }
      },
    });
  }
});
