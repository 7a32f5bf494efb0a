import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { rulebook as grand } from '../../client/boards/grand-armada/rulebook/index.js';
import { rulebook as invincible } from '../../client/boards/invincible-armada/rulebook/index.js';
import { rulebook as sluys } from '../../client/boards/right-fierce-and-terrible/rulebook/index.js';
import { rulebook as salamis } from '../../client/boards/salamis-ad-actium/rulebook/index.js';
import { rulebook as war } from '../../client/boards/war-with-spain/rulebook/index.js';
import { modules } from '../../src/index.js';
import { type Bundled, byVite, byWebpack } from './bundled.js';
import { Folder, PATIENCE, PEERS, pack } from './consumer.js';

const KB = 1000;

function installed(folder: Folder): { packages: number; bytes: number } {
  const { packages } = JSON.parse(readFileSync(folder.path('node_modules', '.package-lock.json'), 'utf8'));
  return { packages: Object.keys(packages).length, bytes: Number.parseInt(folder.run('du', '-sb', 'node_modules'), 10) };
}

const host = new Folder();
let bare: ReturnType<typeof installed>;
let whole: ReturnType<typeof installed>;
beforeAll(() => {
  host.install(...PEERS);
  bare = installed(host);
  host.install(pack(host));
  whole = installed(host);
  host.install('webpack@5');
}, PATIENCE);
afterAll(() => host.remove());

it('the package adds few packages and bytes to boardgame.io and React', () => {
  expect(whole.packages - bare.packages).toBeLessThanOrEqual(10);
  expectWithin(whole.bytes - bare.bytes, SIZES.installed);
});

it('the initial scripts of the front page are small', () => {
  const page = readFileSync('dist/client/index.html', 'utf8');
  const scripts = [...page.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(([, script]) =>
    gzipSync(readFileSync(`dist/client${script}`)),
  );
  expect(scripts.length).toBeGreaterThan(1);
  expectWithin(
    scripts.reduce((sum, { length }) => sum + length, 0),
    SIZES.frontPage,
  );
});

/** The last measured sizes in KB (gzip, except `installed`). A page loads a game and its board. With `require`, it also loads the bot. */
const SIZES = {
  // Includes line breaks and spaces for readable stack traces, and the pictures of the games and the README.
  installed: 13_100,
  frontPage: 80,
  imports: {
    // Includes the coasts and landmarks of eleven battles, and log sentences with reasons and names.
    'salamis-ad-actium': 220,
    'right-fierce-and-terrible': 110,
    'invincible-armada': 110,
    'grand-armada': 111,
    'war-with-spain': 150,
  },
  requires: {
    'salamis-ad-actium': 255,
    'right-fierce-and-terrible': 128,
    'invincible-armada': 127,
    'grand-armada': 128,
    'war-with-spain': 181,
  },
};

/** Maximum size as a factor of the last measurement. To exceed it, change the figure above and give a reason. */
const SLACK = 1.1;

function expectWithin(bytes: number, measured: number): void {
  expect(bytes / KB).toBeLessThanOrEqual(measured * SLACK);
}

const slugs = Object.keys(modules) as (keyof typeof modules)[];

/** The first text of each rulebook. Pages load rulebooks only when they are opened. */
const RULE: { readonly [slug in keyof typeof modules]: string } = {
  'salamis-ad-actium': salamis.en[0].text[0],
  'right-fierce-and-terrible': sluys.en[0].text[0],
  'invincible-armada': invincible.en[0].text[0],
  'grand-armada': grand.en[0].text[0],
  'war-with-spain': war.en[0].text[0],
};

const gamesIn = (code: string): string[] =>
  Object.values(modules)
    .filter(({ title }) => code.includes(title))
    .map(({ slug }) => slug);

/** Scripts of pages with one game and its board, for each way of loading. */
const PAGES = {
  imports: (slug: string) => `
    import { game } from 'weathergage/${slug}';
    import Board from 'weathergage/boards/${slug}';
    export { game, Board };`,
  requires: (slug: string) => `
    exports.game = require('weathergage/${slug}').game;
    exports.Board = require('weathergage/boards/${slug}').default;`,
};

const ways: ['imports' | 'requires', 'js' | 'cjs'][] = [
  ['imports', 'js'],
  ['requires', 'cjs'],
];

describe.each(ways)('a page that %s', (how, ending) => {
  /** Checks that one game with its board is loaded, and no other game. */
  function expectLight(slug: keyof typeof modules, bundle: (host: Folder, entry: string) => Bundled): void {
    const entry = `${how}-${slug}.${ending}`;
    host.write(entry, PAGES[how](slug));
    const { bytes, early, code } = bundle(host, entry);
    expect(gamesIn(code)).toEqual([slug]);
    const rule = RULE[slug];
    expect([code.includes(rule), early.includes(rule)]).toEqual([true, false]);
    // A page that requires the game gets all exports of its module.
    const note = modules[slug].charts.flatMap(({ notes = [] }) => notes).find((each) => code.includes(each));
    expect([note !== undefined, note !== undefined && early.includes(note)]).toEqual([true, how === 'requires']);
    expectWithin(bytes, SIZES[how][slug]);
  }

  it.each(slugs)('and is bundled by Vite loads %s with its board within limits, and no other game', (slug) => {
    expectLight(slug, byVite);
  });

  it('and is bundled by webpack is as small', () => {
    expectLight('invincible-armada', byWebpack);
  });
});

it('a page that lists every game with its scenarios and options loads none of them', () => {
  host.write('list.js', "export { catalogue } from 'weathergage/catalogue';");
  const { bytes, code } = byVite(host, 'list.js');
  expect(gamesIn(code)).toEqual(slugs);
  expect(bytes).toBeLessThanOrEqual(15 * KB);
});

it('a page that names one game of all gets that one alone', () => {
  host.write('one.js', "export { InvincibleArmada } from 'weathergage';");
  for (const { code } of [byVite(host, 'one.js'), byWebpack(host, 'one.js')]) {
    expect(gamesIn(code)).toEqual(['invincible-armada']);
  }
});
