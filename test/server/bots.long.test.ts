import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { playAsBot } from '../../server/bots/command/command.js';
import { ordersIn } from '../../server/bots/command/orders.js';
import { modules } from '../../src/index.js';
import { afterwards, folder, open, type TestServer, until } from './testServer.js';

const root = resolve(__dirname, '..', '..');
const tsx = pathToFileURL(join(root, 'node_modules', 'tsx', 'dist', 'loader.mjs')).href;
const SKIRMISH = { mode: 'points', points: { size: 'skirmish' } };
const salamis = modules['salamis-ad-actium'];

function run(cwd: string, args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const child = spawn(process.execPath, ['--import', tsx, ...args], { cwd, env: { ...process.env, NODE_ENV: 'production', ...env } });
  afterwards(() => child.kill('SIGKILL'));
  const said = { out: '', err: '' };
  child.stdout.on('data', (chunk) => {
    said.out += chunk;
  });
  child.stderr.on('data', (chunk) => {
    said.err += chunk;
  });
  return { said, ended: new Promise<number | null>((over) => child.once('close', over)) };
}

const command = (args: readonly string[], env?: Readonly<Record<string, string>>) =>
  run(root, [join(root, 'server', 'main.ts'), ...args], env);

async function createMatch(): Promise<{ testServer: TestServer; matchID: string }> {
  const testServer = await open({ games: [salamis] });
  return { testServer, matchID: (await testServer.lobby.createMatch(salamis.slug, { numPlayers: 2, setupData: SKIRMISH })).matchID };
}

/** Creates a folder with this version of the package installed. */
function host(): string {
  const dir = folder();
  const installed = join(dir, 'node_modules', 'weathergage');
  mkdirSync(installed, { recursive: true });
  writeFileSync(join(installed, 'index.js'), `module.exports = require(${JSON.stringify(join(root, 'src', 'index.ts'))});`);
  symlinkSync(join(root, 'node_modules', 'boardgame.io'), join(dir, 'node_modules', 'boardgame.io'));
  return dir;
}

describe('weathergage captain', () => {
  it('joins a seat on another server and plays it, against the bot of docs/bots.md', async () => {
    const { testServer, matchID } = await createMatch();
    const address = `${testServer.url}/match/${salamis.slug}/${matchID}`;
    const captain = command(['captain', '--match', address, '--level', 'cadet', '--seat', '1', '--name', 'Eve']);
    await until(() => captain.said.out.includes('has seat 1') || captain.said.err, 'his sitting down');
    const { players } = await testServer.lobby.getMatch(salamis.slug, matchID);
    expect(players[1]).toMatchObject({ name: 'Eve', salt: expect.stringMatching(/^[0-9a-f]{32}$/) });
    expect(players[1]).not.toHaveProperty('captain');

    const dir = host();
    const [, snippet] = /```js random\.cjs\n(.*?)```/s.exec(readFileSync(join(root, 'docs', 'bots.md'), 'utf8')) ?? [];
    writeFileSync(join(dir, 'random.cjs'), snippet);
    const bot = run(dir, ['random.cjs', testServer.url, salamis.slug, matchID]);
    expect(await Promise.all([captain.ended, bot.ended])).toEqual([0, 0]);
    expect(captain.said.out).toMatch(/The match is over: (won|lost|drawn)/);
    expect(JSON.parse(bot.said.out)).toHaveProperty('reason');
  });

  it('prints one sentence for an error and exits with 1', async () => {
    const { testServer, matchID } = await createMatch();
    const address = `${testServer.url}/match/${salamis.slug}/${matchID}`;
    const sentences: [args: string[], sentence: string, env?: Record<string, string>][] = [
      [['admiral'], 'There is no command "admiral". See weathergage --help.'],
      [['captain', '--match', `${testServer.url}/match/chess/x`], 'There is no bot for chess. Games with bots: salamis-ad-actium,'],
      [['captain', '--match', address, '--seat', '0', '--credentials', 'x'], '--credentials'],
      [['captain', '--match', address, '--seat', '0'], 'seat', { SEAT_CREDENTIALS: 'guessed' }],
    ];
    for (const [args, sentence, env] of sentences) {
      const { said, ended } = command(args, env);
      expect(await ended).toBe(1);
      expect(said.err).toContain(sentence);
    }
  });

  it('lists the levels of a game when the requested level does not exist', async () => {
    const without = jest.replaceProperty(modules, 'salamis-ad-actium', { ...salamis, admiral: undefined });
    afterwards(() => without.restore());
    const asked = playAsBot(['--match', `https://play.example/match/${salamis.slug}/a`, '--level', 'admiral'], () => undefined);
    await expect(asked).rejects.toThrow('There is no level admiral for salamis-ad-actium. Levels: cadet, captain.');
  });

  it('parses its arguments', () => {
    const match = 'https://play.example/match/grand-armada/a_B-1';
    expect(ordersIn(['--match', match])).toMatchObject({
      server: 'https://play.example',
      game: 'grand-armada',
      matchID: 'a_B-1',
      level: 'captain',
    });
    for (const wrong of ['x', 'https://play.example/lobby', 'file:///match/a/b'])
      expect(() => ordersIn(['--match', wrong])).toThrow('--match must be');
    expect(() => ordersIn(['--match', match, '--level', 'commodore'])).toThrow('--level must be one of cadet, captain, admiral');
    expect(() => ordersIn(['--match', match, '--seat', 'x'])).toThrow('--seat must be');
    const env = { SEAT_CREDENTIALS: 'x' };
    expect(ordersIn(['--match', match, '--seat', '1'], env)).toMatchObject({ seat: '1', credentials: 'x' });
    expect(() => ordersIn(['--match', match], env)).toThrow('SEAT_CREDENTIALS needs --seat');
    expect(() => ordersIn(['--match', match, '--credentials', 'x'])).toThrow('--credentials');
    expect(() => ordersIn(['--other'])).toThrow('--other');
  });
});
