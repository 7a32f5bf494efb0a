import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The newest change below a path, in ms. */
function newest(path: string): number {
  const stat = statSync(path);
  if (!stat.isDirectory()) return stat.mtimeMs;
  return Math.max(0, ...readdirSync(path).map((name) => newest(join(path, name))));
}

/** Builds the web client when it is missing or older than its sources. */
export default function buildClient(): void {
  const built = 'dist/client/index.html';
  if (existsSync(built) && statSync(built).mtimeMs >= Math.max(newest('client'), newest('src'))) return;
  // As it is shipped: Jest's own NODE_ENV would build React's slow development version.
  const env = { ...process.env, NODE_ENV: 'production' };
  const { status } = spawnSync('npx', ['vite', 'build', '--config', 'client/vite.config.mts', '--logLevel', 'warn'], {
    env,
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('the client cannot be built');
}
