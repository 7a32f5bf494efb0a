import { salamisAdActium as game } from '../../../src/games/salamis-ad-actium/index.js';
import type { Salamis } from '../../../src/games/salamis-ad-actium/state.js';
import { clone } from '../../../src/kit/clone.js';
import { playMatch } from '../../kit/properties.js';

const { rules } = game;

/** The same position with other secrets of one side: its fleet on paper, and whatever of it has not been seen. */
function disguised(G: Salamis, side: 0 | 1): Salamis {
  const twin = clone(G);
  if (twin.secret.fleet[side] !== null) twin.secret.fleet[side] = { libations: 3, squadrons: [] };
  for (const id of twin.order) {
    const ship = twin.ships[id];
    if (twin.squadrons[ship.sq].side !== side || (ship.status !== 'unplaced' && ship.status !== 'offTable')) continue;
    ship.status = ship.status === 'offTable' ? 'unplaced' : 'offTable';
    Object.assign(ship, { crew: 'elite', heavy: ship.heavy + 3, points: ship.points + 50 });
  }
  if (twin.deploy) twin.deploy.left[side] = [];
  return twin;
}

it('2.8, 2.9 secrecy: neither the enemy nor a spectator sees fleets on paper, or ships that have not been placed', () => {
  let compared = 0;
  for (let seed = 1; seed <= 6; seed++) {
    let over = false;
    playMatch(game, {
      setupData: { mode: 'points', turnLimit: 4, points: { era: seed, size: 'great', quality: 'buy' } },
      seed,
      players: { 0: pick, 1: pick },
      onDecision: ({ G }) => {
        over ||= G.phase === 'battle';
        if (over) return;
        for (const side of [0, 1] as const) {
          const twin = disguised(G, side);
          expect(rules.view(twin, side === 0 ? '1' : '0')).toEqual(rules.view(G, side === 0 ? '1' : '0'));
          compared += 1;
        }
        expect(rules.view(disguised(disguised(G, 0), 1), null)).toEqual(rules.view(G, null));
      },
    });
  }
  expect(compared).toBeGreaterThan(30);
});

/** Keeps a squadron in reserve where it can, and gives the battle up as soon as it begins. */
function pick(view: Salamis, player: string) {
  if (view.phase === 'battle') return { move: 'concede', args: [] };
  const choices = rules.choices(view, player);
  return choices.find(({ move }) => move === 'reserveSquadron') ?? choices[0];
}
