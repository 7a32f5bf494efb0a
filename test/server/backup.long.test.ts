import { execFile } from 'node:child_process';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { verifyExport } from '../../src/boardgame/verify.js';
import { parley } from '../boardgame/parley.js';
import { needs } from '../kit/needs.js';
import { newDatabase } from './engines.js';
import { folder, type Match, moveFrame, newMatch, open, RawSocket, seated, type TestServer } from './testServer.js';

const run = promisify(execFile);

/** Runs `export` or `import` on a store. */
async function command(name: string, env: Record<string, string>, ...args: string[]) {
  const done = await run(process.execPath, ['--import', 'tsx', join(__dirname, '..', '..', 'server', 'main.ts'), name, ...args], {
    env: { ...process.env, DATABASE_URL: '', DATA_DIR: '/nowhere', ...env },
  }).catch((error: { code: number; stdout: string; stderr: string }) => error);
  return { code: 'code' in done ? done.code : 0, out: done.stdout, err: done.stderr };
}

/** Plays the start of a match, with a secret choice and a move taken back. */
async function begun(testServer: TestServer): Promise<Match> {
  const match = await newMatch(testServer, { unlisted: true });
  const player = await seated(testServer, match, '0');
  const moves = [['mark', 1], ['mark', 2], ['undo'], ['ready'], ['commit', 3]] as const;
  for (const [n, [move, ...args]] of moves.entries()) {
    const shown = player.next('patch');
    player.send('update', ...moveFrame(match.matchID, n, '0', move, args));
    await shown;
  }
  player.socket.disconnect();
  return match;
}

async function shownTo(testServer: TestServer, match: Match, seat: '0' | '1') {
  const raw = await seated(testServer, match, seat);
  const [, { state, log }] = raw.of('sync')[0].args as [string, { state: unknown; log: unknown[] }];
  return { state, log };
}

describe('backups', () => {
  needs('database').it('copy every match to the other store, where play continues with the same credentials', async () => {
    const testServer = await open();
    const match = await begun(testServer);
    const over = await newMatch(testServer);
    const loser = await seated(testServer, over, '1');
    loser.send('update', ...moveFrame(over.matchID, 0, '1', 'concede'));
    await loser.next('patch');
    const dir = join(folder(), 'backup');
    const written = await command('export', { DATA_DIR: testServer.dataDir }, '--all', dir);
    expect(JSON.parse(written.out)).toMatchObject({ matches: 2 });
    const names = readdirSync(dir).sort();
    expect(names).toEqual([match, over].map(({ matchID }) => `parley-${matchID}.json`).sort());
    for (const name of names) {
      expect(statSync(join(dir, name)).mode & 0o077).toBe(0);
      const text = readFileSync(join(dir, name), 'utf8');
      for (const key of [...match.keys, ...over.keys]) expect(text).not.toContain(key);
      expect(verifyExport(parley, JSON.parse(text))).toMatchObject({ ok: true });
    }
    const url = await newDatabase();
    expect(JSON.parse((await command('import', { DATABASE_URL: url }, dir)).out)).toMatchObject({ restored: 2, there: 0, refused: 0 });
    const again = await open({ databaseUrl: url });
    for (const seat of ['0', '1'] as const) expect(await shownTo(again, match, seat)).toEqual(await shownTo(testServer, match, seat));
    expect(await again.lobby.getMatch('parley', over.matchID)).toMatchObject({ gameover: { winner: '0' } });
    const player = await seated(again, match, '1');
    player.send('update', ...moveFrame(match.matchID, 5, '1', 'commit', [1]));
    await player.next('patch');
    // The import never overwrites a match.
    expect(JSON.parse((await command('import', { DATABASE_URL: url }, dir)).out)).toMatchObject({ restored: 0, there: 2 });
    expect(await shownTo(again, match, '1')).toMatchObject({ state: { _stateID: 6 } });
    const stranger = new RawSocket(again.url);
    stranger.send('sync', match.matchID, '0', match.keys[1], 2);
    expect((await stranger.next('rejected'))[0]).toMatchObject({ move: 'sync' });
  });

  it('copy a single match; an invalid backup is refused by name and the others are restored', async () => {
    const testServer = await open();
    const [match, other] = [await begun(testServer), await begun(testServer)];
    const dir = folder();
    const env = { DATA_DIR: testServer.dataDir };
    expect(JSON.parse((await command('export', env, `--match=${match.matchID}`, '--to', dir)).out)).toMatchObject({ matches: 1 });
    const [name] = readdirSync(dir);
    const good = JSON.parse(readFileSync(join(dir, name), 'utf8'));
    const bad: Record<string, unknown> = {
      broken: '{"kept"',
      export: { ...good, kept: undefined },
      newer: { ...good, kept: { ...good.kept, matchID: other.matchID, form: 2 } },
      short: { ...good, kept: { ...good.kept, matchID: other.matchID, log: good.kept.log.slice(1) } },
      deep: JSON.stringify({ ...good, kept: { ...good.kept, matchID: 'deep', state: { ...good.kept.state, G: '@' } } }).replace(
        '"@"',
        '['.repeat(30_000) + ']'.repeat(30_000),
      ),
      id: { ...good, kept: { ...good.kept, matchID: '../x' } },
    };
    for (const [key, content] of Object.entries(bad)) {
      writeFileSync(join(dir, `${key}.json`), typeof content === 'string' ? content : JSON.stringify(content));
    }
    const dataDir = folder();
    const restored = await command('import', { DATA_DIR: dataDir }, dir);
    expect(restored.code).toBe(1);
    expect(JSON.parse(restored.out)).toMatchObject({ restored: 1, refused: 6 });
    for (const key of Object.keys(bad)) expect(restored.err).toMatch(new RegExp(`${key}\\.json: \\S.*\\.\\n`));
    expect((await command('export', { DATA_DIR: dataDir }, '--match=nobody', '--to', dir)).err).toBe('There is no match nobody.\n');
    const wrong = [command('export', env), command('export', env, '--all', dir, '--match', 'm'), command('import', env)];
    for (const { code } of await Promise.all(wrong)) expect(code).toBe(1);
  });
});
