import { readFileSync } from 'node:fs';
import { modules } from '../../src/index.js';
import { consumer, type Folder, PATIENCE } from './consumer.js';

const slugs = Object.keys(modules);
const SCRIPTS = ['stockMatch.cjs', 'localBots.cjs', 'strictBoards.cjs'];

let host: Folder;
beforeAll(() => {
  host = consumer('jsdom@26', 'node-persist@3');
  for (const script of SCRIPTS) host.write(script, readFileSync(`test/package/host/${script}`, 'utf8'));
}, PATIENCE);
afterAll(() => host?.remove());

/** What one of the scripts says last. */
const said = (script: string, ...args: readonly string[]) =>
  JSON.parse(
    host
      .run(process.execPath, script, ...args)
      .trim()
      .split('\n')
      .at(-1) ?? '',
  );

describe('on the server of a stock host', () => {
  it.each(slugs)('a match of %s is played to its end by both clients', (slug) => {
    const { moves, over } = said('stockMatch.cjs', slug, 'InMemory', '100000');
    expect(moves).toBeGreaterThan(60);
    expect(over[0]).toEqual(over[1]);
  });

  it.each(slugs)('60 moves of %s are kept in files, and the match is conceded', (slug) => {
    const { moves, over } = said('stockMatch.cjs', slug, 'FlatFile', '60');
    expect(moves).toBe(60);
    expect(over[0]).toEqual(over[1]);
  });
});

describe('on the local host of boardgame.io', () => {
  it.each(slugs.flatMap((slug) => ['RandomBot', 'MCTSBot'].map((bot) => [slug, bot])))('%s goes on against its %s', (slug, bot) => {
    expect(said('localBots.cjs', slug, bot).bot).toBeGreaterThanOrEqual(5);
  });
});

describe('in the pages of a stock host, in strict mode', () => {
  // What react-zoom-pan-pinch looks at, React 18 warns of while it is developed with.
  const KNOWN = /`ref` is not a prop/;

  it.each(['19', '18'])('every board is played with React %s, and React has nothing to say', (version) => {
    host.install(`react@${version}`, `react-dom@${version}`);
    const { react, played, faults } = said('strictBoards.cjs', ...slugs);
    expect(react.split('.')[0]).toBe(version);
    expect(Object.keys(played)).toEqual(slugs);
    for (const stateID of Object.values(played)) expect(stateID).toBeGreaterThanOrEqual(6);
    expect(faults.filter((fault: string) => !KNOWN.test(fault))).toEqual([]);
  });
});
