import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { LobbyClient } from 'boardgame.io/client';
import { modules } from '../../src/index.js';
import { VERSION } from '../../src/version.js';
import { consumer, type Folder, PATIENCE } from './consumer.js';

const hasSqlite = process.getBuiltinModule?.('node:sqlite') !== undefined;

let host: Folder;
beforeAll(() => {
  host = consumer();
}, PATIENCE);
afterAll(() => host?.remove());

const running = new Set<ChildProcess>();
afterEach(async () => {
  for (const child of running) {
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  }
});

/** Runs the command. Resolves to its output, and to the server's address once it listens. */
async function weathergage(env: NodeJS.ProcessEnv = {}, ...args: string[]): Promise<{ said: string; address?: string }> {
  const command = host.path('node_modules', '.bin', 'weathergage');
  const child = spawn(command, args, { cwd: host.dir, env: { ...process.env, PORT: '0', DATA_DIR: host.path('data'), ...env } });
  running.add(child);
  let said = '';
  return new Promise((resolve) => {
    const hear = (text: Buffer) => {
      said += text;
      const [, address] = /is open at (\S+)/.exec(said) ?? [];
      if (address) resolve({ said, address });
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('exit', () => {
      running.delete(child);
      resolve({ said });
    });
  });
}

const documented = [...readFileSync('docs/operation.md', 'utf8').matchAll(/^\| `[A-Z].*$/gm)].flatMap(
  ([row]) => row.match(/`[A-Z_]{3,}`/g) ?? [],
);

describe('the command of the package', () => {
  it('prints help and version, and names unknown arguments', async () => {
    const { said } = await weathergage({}, '--help');
    const [, variables] = said.split(/Environment variables of the server, export and import:|Options of captain:/);
    expect([...variables.matchAll(/^ {2}(\w+)/gm)].map(([, name]) => `\`${name}\``).sort()).toEqual([...new Set(documented)].sort());
    expect((await weathergage({}, 'captain', '-h')).said).toBe(said);
    expect((await weathergage({}, '--version')).said.trim()).toBe(VERSION);
    expect((await weathergage({}, 'sail')).said.trim()).toBe('There is no command "sail". See weathergage --help.');
    expect((await weathergage({}, 'export')).said.trim()).toBe('export takes --all DIR for every match, or --match ID --to DIR for one');
  });

  it('names the package to install for an optional feature', async () => {
    for (const [need, library, env] of [
      ['DATABASE_URL', 'pg', { DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none' }],
      ['REDIS_URL', 'ioredis', { REDIS_URL: 'redis://127.0.0.1:9' }],
      ['SMTP_URL', 'nodemailer', { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'play@x.example', PUBLIC_URL: 'https://x.example' }],
      ['VAPID_PRIVATE_KEY', 'web-push', { VAPID_PRIVATE_KEY: 'x', VAPID_PUBLIC_KEY: 'x', PUBLIC_URL: 'https://x.example' }],
    ] as const) {
      const { said, address } = await weathergage(env);
      expect([said.trim(), address]).toEqual([`${need} needs the package ${library}: npm install ${library}`, undefined]);
    }
    if (hasSqlite) return;
    expect((await weathergage()).said.trim()).toBe('Before Node 22.13 the store in DATA_DIR needs the package libsql: npm install libsql');
  });

  it('serves client, lobby and games from the installed package', async () => {
    if (!hasSqlite) host.install('libsql@0.5');
    const { said, address = '' } = await weathergage();
    expect(said).toContain('is open at');
    const page = await (await fetch(address)).text();
    const [, entry] = /src="([^"]+\.js)"/.exec(page) ?? [];
    expect(await (await fetch(address + entry)).text()).toBe(
      readFileSync(host.path('node_modules', 'weathergage', 'dist', 'client', entry ?? ''), 'utf8'),
    );
    const lobby = new LobbyClient({ server: address });
    expect(await lobby.listGames()).toEqual(Object.keys(modules));
    for (const slug of Object.keys(modules)) {
      const { matchID } = await lobby.createMatch(slug, { numPlayers: 2 });
      expect(await lobby.joinMatch(slug, matchID, { playerName: 'Ann' })).toMatchObject({ playerID: '0' });
    }
  });

  it('lets local bots play a match on a server to its end', async () => {
    if (!hasSqlite) host.install('libsql@0.5');
    const { address = '' } = await weathergage();
    const slug = 'salamis-ad-actium';
    const setupData = { mode: 'points', points: { size: 'skirmish' } };
    const { matchID } = await new LobbyClient({ server: address }).createMatch(slug, { numPlayers: 2, setupData });
    const startBot = (seat: string) =>
      weathergage({}, 'captain', '--match', `${address}/match/${slug}/${matchID}`, '--level', 'cadet', '--seat', seat);
    for (const { said } of await Promise.all(['0', '1'].map(startBot))) expect(said).toMatch(/The match is over: (won|lost|drawn)/);
  });
});
