import { spawn } from 'node:child_process';
import { join } from 'node:path';
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
    const sentences: [Record<string, string>, string][] = [
      [{ DATABASE_URL: 'mysql://me:secret@127.0.0.1/x' }, 'DATABASE_URL must be an address that begins with postgres://.'],
      [{ REDIS_URL: '127.0.0.1:6379' }, 'REDIS_URL must be an address that begins with redis://.'],
      [{ PUBLIC_URL: 'play.example/x' }, 'PUBLIC_URL must be a web origin such as https://example.org, not "play.example/x".'],
      [{ SMTP_URL: 'smtp://x.example' }, 'SMTP_URL needs PUBLIC_URL, where mail leads, and MAIL_FROM, whom it comes from.'],
      [
        { VAPID_PRIVATE_KEY: 'x', PUBLIC_URL: 'http://x.example' },
        'VAPID_PRIVATE_KEY needs VAPID_PUBLIC_KEY, and a PUBLIC_URL with https.',
      ],
      [{ PORT: 'x' }, 'PORT must be a number from 0 to 65535, not "x".'],
      [
        { DATABASE_URL: 'postgres://me:secret@127.0.0.1:1/matches' },
        'The database of DATABASE_URL (127.0.0.1:1/matches) cannot be used: connect ECONNREFUSED 127.0.0.1:1',
      ],
    ];
    for (const [env, sentence] of sentences) {
      const { said, ended } = run(env);
      expect(await ended).toBe(1);
      expect(said.err).toBe(`${sentence}\n`);
    }
  });
});
