import { grandArmada } from '../../../src/games/grand-armada/index.js';
import { closeOrders } from '../../../src/games/grand-armada/rules/closeFire.js';
import type { GrandArmada, Volley } from '../../../src/games/grand-armada/state.js';
import { expectEven, tallied } from '../../kit/imagining.js';
import { noDice } from '../../kit/properties.js';
import { at, battle, E, rules, S } from './fixtures.js';
import { imagined } from './imagined.js';

imagined(1 / 8);

/** A Spaniard beside two Englishmen. */
const muzzleToMuzzle = (change: (G: GrandArmada) => void): GrandArmada =>
  at(battle({ ark: ['N-10', 1], revenge: ['P-10', 1], sanmartin: ['O-10', 1] }, change), 'closeFire', 'commit');

it('3.3 every weapon of hidden orders is at each of its targets, or silent, as often as not', () => {
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

it('3.3 what a side has ordered itself stands as it is, and nothing is drawn where nothing is hidden', () => {
  const G = muzzleToMuzzle(({ volleys }) => Object.assign(volleys, { S: [], E: null }));
  const seen = rules.view(G, S);
  expect(grandArmada.imagine(seen, S, noDice)).toBe(seen);
});
