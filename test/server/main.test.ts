import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { afterwards, folder, until } from './testServer.js';

/** Runs the server as `npm start` does. */
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
  it('prints the address, serves the games, and exits with 0 on SIGTERM and SIGINT', async () => {
    const ends = async (signal: NodeJS.Signals) => {
      const { child, said, ended } = run({});
      await until(() => said.out.includes('http://'), 'the address');
      const [url] = /http:\S+/.exec(said.out) ?? [];
      expect(await (await fetch(`${url}/games`)).json()).toContain('invincible-armada');
      child.kill(signal);
      expect(await ended).toBe(0);
      expect(said.err).toBe('');
    };
    await Promise.all([ends('SIGTERM'), ends('SIGINT')]);
  });

  it('listens on the address in HOST only, and prints it', async () => {
    const { said } = run({ HOST: '127.0.0.2' });
    await until(() => said.out.includes('http://'), 'the address');
    const [url = '', port] = /http:\/\/127\.0\.0\.2:(\d+)/.exec(said.out) ?? [];
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    await expect(fetch(`http://127.0.0.1:${port}/healthz`)).rejects.toThrow('fetch failed');
  });

  it('prints one sentence for an error, without the password, and exits with 1', async () => {
    const { said, ended } = run({ DATABASE_URL: 'postgres://me:secret@127.0.0.1:1/matches' });
    expect(await ended).toBe(1);
    expect(said.err).toBe('The database of DATABASE_URL (127.0.0.1:1/matches) cannot be used: connect ECONNREFUSED 127.0.0.1:1\n');
  });
});
