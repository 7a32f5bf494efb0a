import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';

/** The newest change below a path, in ms. */
function newest(path: string): number {
  const stat = statSync(path);
  if (!stat.isDirectory()) return stat.mtimeMs;
  return Math.max(0, ...readdirSync(path).map((name) => newest(join(path, name))));
}

/** Builds the web client when it is missing or older than its sources. */
export default async function buildClient(): Promise<void> {
  const built = 'dist/client/index.html';
  if (existsSync(built) && statSync(built).mtimeMs >= Math.max(newest('client'), newest('src'))) return;
  // As it is shipped: vitest's own NODE_ENV would build React's slow development version.
  process.env.NODE_ENV = 'production';
  await build({ configFile: 'client/vite.config.mts', logLevel: 'warn' });
}
