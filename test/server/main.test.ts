import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { afterwards, folder, until } from './house.js';

/** The server as `npm start` runs it. */
function run(env: Record<string, string>) {
  const child = spawn(process.execPath, ['--import', 'tsx', join(__dirname, '..', '..', 'server', 'main.ts')], {
    env: { ...process.env, NODE_ENV: 'production', PORT: '0', DATA_DIR: folder(), DATABASE_URL: '', REDIS_URL: '', ...env },
  });
  const said = { out: '', err: '' };
  child.stdout.on('data', (chunk) => {
    said.out += chunk;
  });
  child.stderr.on('data', (chunk) => {
    said.err += chunk;
  });
  const ended = new Promise<number | null>((resolve) => child.once('close', (code) => resolve(code)));
  afterwards(() => child.kill('SIGKILL'));
  return { child, said, ended };
}

describe('npm start', () => {
  it('prints the address, serves the games, and ends with 0 on SIGTERM and SIGINT', async () => {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) {
      const { child, said, ended } = run({});
      await until(() => said.out.includes('http://'), 'the address');
      const [url] = /http:\S+/.exec(said.out) ?? [];
      expect(await (await fetch(`${url}/games`)).json()).toContain('invincible-armada');
      child.kill(signal);
      expect(await ended).toBe(0);
      expect(said.err).toBe('');
    }
  });

  it('says in a sentence what it cannot do, and ends with 1', async () => {
    const { said, ended } = run({ DATABASE_URL: 'postgres://localhost/x' });
    expect(await ended).toBe(1);
    expect(said.err).toBe(
      'DATABASE_URL is set, but this version keeps its matches in its embedded store only. Unset it, and set DATA_DIR.\n',
    );
  });
});
