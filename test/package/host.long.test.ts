import { readFileSync } from 'node:fs';
import { modules } from '../../src/index.js';
import { consumer, type Folder, PATIENCE } from './consumer.js';

/** Scripts in host/, one for each way to use the package. */
const SCRIPTS = ['stockMatch.cjs', 'localBots.cjs', 'strictBoards.cjs', 'servedBoards.cjs', 'undo.cjs'] as const;
/** Code shared by the scripts. */
const PARTS = ['page.cjs'];

const slugs = Object.keys(modules);
/** The game with the shortest matches. */
const SHORT = 'invincible-armada';

let folder: Folder;
beforeAll(() => {
  folder = consumer('jsdom@26', 'node-persist@3');
  for (const script of [...SCRIPTS, ...PARTS]) folder.write(script, readFileSync(`test/package/host/${script}`, 'utf8'));
}, PATIENCE);
afterAll(() => folder?.remove());

/** Runs a script and returns the JSON in its last line of output. */
function printed(script: (typeof SCRIPTS)[number], ...args: readonly string[]) {
  const lines = folder.run(process.execPath, script, ...args).trim();
  return JSON.parse(lines.split('\n').at(-1) ?? '');
}

describe('on the server of a stock host', () => {
  it('a match is played to its end by both clients', () => {
    const { moves, over } = printed('stockMatch.cjs', SHORT, 'InMemory', '100000');
    expect(moves).toBeGreaterThan(60);
    expect(over[0]).toEqual(over[1]);
  });

  it.each(slugs.filter((slug) => slug !== SHORT))('150 moves of %s are played, and the match is conceded', (slug) => {
    const { moves, over } = printed('stockMatch.cjs', slug, 'InMemory', '150');
    expect(moves).toBe(150);
    expect(over[0]).toEqual(over[1]);
  });

  it('60 moves are stored in files, and a player concedes', () => {
    const { moves, over } = printed('stockMatch.cjs', SHORT, 'FlatFile', '60');
    expect(moves).toBe(60);
    expect(over[0]).toEqual(over[1]);
  });
});

it.each([...slugs.map((slug) => [slug, 'MCTSBot'] as const), [SHORT, 'RandomBot'] as const])(
  'on the local host of boardgame.io %s goes on against its %s',
  (slug, bot) => {
    expect(printed('localBots.cjs', slug, bot).bot).toBeGreaterThanOrEqual(5);
  },
);

it.each(['alone', 'local'])('a move is taken back with the keyboard in a client %s', (how) => {
  const taken = printed('undo.cjs', 'right-fierce-and-terrible', '1', 'useStandardDeployment', how);
  expect(taken).toEqual({ before: false, after: true, stateID: 2, restored: true });
});

it.each([
  ['the same', 'served'],
  ['other', ''],
])('every board that a React server has rendered with %s dice is hydrated by the page', (_which, seed) => {
  const boards = printed('servedBoards.cjs', seed, ...slugs);
  expect(Object.keys(boards)).toEqual(slugs);
  for (const { maps, faults } of Object.values<{ maps: number; faults: string[] }>(boards)) {
    expect(faults).toEqual([]);
    expect(maps).toBeGreaterThan(0);
  }
});

it.each(['19', '18'])('every board is played in strict mode with React %s, and React prints no warning', (version) => {
  folder.install(`react@${version}`, `react-dom@${version}`);
  const { react, played, faults } = printed('strictBoards.cjs', ...slugs);
  expect(react.split('.')[0]).toBe(version);
  expect(Object.keys(played)).toEqual(slugs);
  for (const stateID of Object.values(played)) expect(stateID).toBeGreaterThanOrEqual(6);
  expect(faults).toEqual([]);
});
