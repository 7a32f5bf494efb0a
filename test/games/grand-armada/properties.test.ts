import { grandArmada } from '../../../src/games/grand-armada/index.js';
import { luckSource } from '../../../src/games/grand-armada/luck/index.js';
import { closeOrders } from '../../../src/games/grand-armada/rules/gunnery.js';
import { fleet, isFighting, ship } from '../../../src/games/grand-armada/rules/ships.js';
import { type GrandArmada, sideOf, type Volley } from '../../../src/games/grand-armada/state.js';
import type { GameEvent } from '../../../src/kit/events.js';
import { corpusLaws } from '../../kit/corpusLaws.js';
import { expectEven, tallied } from '../../kit/determinizationLaws.js';
import { effort } from '../../kit/effort.js';
import { corpusStories, luckLaws, type Says } from '../../kit/luckLaws.js';
import { noDice } from '../../kit/properties.js';
import { appraises } from '../evaluationLaws.js';
import { extras, sources, starts } from './corpus.js';
import { at, battle, E, rules, S } from './fixtures.js';
import { secrecy } from './randomMatches.js';
import { alsoAllowed } from './slow.js';

corpusLaws({
  definition: grandArmada,
  sources,
  starts,
  extras,
  unmade: ['declineEntry'],
  also: alsoAllowed,
  secrecy: (position) => Number(secrecy(position)),
});

it('lists choices quickly in the widest position', () => {
  const wide = rules.setup({ scenario: 4 }, noDice);
  expect(effort(() => rules.choices(wide, '1'))).toBeLessThan(200_000);
});

describe('the luck ledger', () => {
  const hit = ({ values }: GameEvent) => Number(values?.hit);
  const says: Says = { firesGuns: hit, firesCrew: hit, windShifts: 1, windHolds: 0 };

  luckLaws(grandArmada, luckSource, () => corpusStories(grandArmada, starts), { chosen: true, says });
});

describe('win chances', () => {
  appraises({
    definition: grandArmada,
    matches: ['plymouth-1', 'portland-2', 'wight-1', 'gravelines-1', 'rosario-2'],
    fresh: Array.from({ length: 40 }, (_, number) => ({ scenario: (number % 5) + 1 })),
    brier: 0.23,
    without(G, playerID) {
      const side = sideOf(G, playerID);
      const whole = fleet(G, side).find((id) => isFighting(G, id) && ship(G, id).hull === 0 && ship(G, id).crewLoss === 0);
      if (!whole) return undefined;
      // Broken ships that left do not score.
      return { ...G, ships: { ...G.ships, [whole]: { ...ship(G, whole), status: 'left', hex: null, leftBroken: true } } };
    },
  });
});

describe('determinization', () => {
  /** A Spanish ship next to two English ones. */
  const muzzleToMuzzle = (change: (G: GrandArmada) => void): GrandArmada =>
    at(battle({ ark: ['N-10', 1], revenge: ['P-10', 1], sanmartin: ['O-10', 1] }, change), 'closeFire', 'commit');

  it('hidden orders are drawn evenly among targets and silence (3.3)', () => {
    const G = muzzleToMuzzle(({ volleys }) => Object.assign(volleys, { S: [], E: null }));
    const orders = closeOrders(G, 'S').filter(({ ship, weapon }) => ship === 'sanmartin' && weapon === 'guns');
    expect(orders.length).toBeGreaterThan(1);
    const ofOne = ({ volleys }: GrandArmada): string[] => {
      const given = volleys.S as Volley[];
      return [given.find(({ ship, weapon }) => ship === 'sanmartin' && weapon === 'guns')?.target ?? 'silent'];
    };
    const tally = tallied(grandArmada, rules.view(G, E), E, 600, ofOne);
    expectEven(tally, [...orders.map(({ target }) => target), 'silent'], 600 / (orders.length + 1));
  });

  it('keeps known orders, and draws only hidden ones (3.3)', () => {
    const G = muzzleToMuzzle(({ volleys }) => Object.assign(volleys, { S: [], E: null }));
    const seen = rules.view(G, S);
    expect(grandArmada.determinize(seen, S, noDice)).toBe(seen);
  });
});
