import { modules } from '../../src/index.js';
import { PATIENCE } from './consumer.js';
import { Host } from './hosting.js';

const slugs = Object.keys(modules);

let host: Host;
beforeAll(() => {
  host = new Host();
}, PATIENCE);
afterAll(() => host?.folder.remove());

it.each(slugs)('on the server of a stock host 60 moves of %s are kept in files, and the match is conceded', (slug) => {
  const { moves, over } = host.said('stockMatch.cjs', slug, 'FlatFile', '60');
  expect(moves).toBe(60);
  expect(over[0]).toEqual(over[1]);
});

it.each(slugs)('on the local host of boardgame.io %s goes on against its RandomBot', (slug) => {
  expect(host.said('localBots.cjs', slug, 'RandomBot').bot).toBeGreaterThanOrEqual(5);
});

it('every board that a React server has drawn is taken over by the page as it is', () => {
  const boards = host.said('servedBoards.cjs', ...slugs);
  expect(Object.keys(boards)).toEqual(slugs);
  for (const { maps, faults } of Object.values<{ maps: number; faults: string[] }>(boards)) {
    expect(faults).toEqual([]);
    expect(maps).toBeGreaterThan(0);
  }
});

it.each(['19', '18'])('every board is played in strict mode with React %s, and React has nothing to say', (version) => {
  host.folder.install(`react@${version}`, `react-dom@${version}`);
  const { react, played, faults } = host.said('strictBoards.cjs', ...slugs);
  expect(react.split('.')[0]).toBe(version);
  expect(Object.keys(played)).toEqual(slugs);
  for (const stateID of Object.values(played)) expect(stateID).toBeGreaterThanOrEqual(6);
  expect(faults).toEqual([]);
});
