import { modules } from '../../src/index.js';
import { PATIENCE } from './consumer.js';
import { Host } from './hosting.js';

const slugs = Object.keys(modules);

let host: Host;
beforeAll(() => {
  host = new Host();
}, PATIENCE);
afterAll(() => host?.folder.remove());

it.each(slugs)('on the server of a stock host a match of %s is played to its end by both clients', (slug) => {
  const { moves, over } = host.said('stockMatch.cjs', slug, 'InMemory', '100000');
  expect(moves).toBeGreaterThan(60);
  expect(over[0]).toEqual(over[1]);
});

it.each(slugs)('on the local host of boardgame.io %s goes on against its MCTSBot', (slug) => {
  expect(host.said('localBots.cjs', slug, 'MCTSBot').bot).toBeGreaterThanOrEqual(5);
});
