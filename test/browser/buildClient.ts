import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Returns the time of the newest change below a path, in milliseconds since 1970. */
function newest(path: string): number {
  const stat = statSync(path);
  if (!stat.isDirectory()) return stat.mtimeMs;
  return Math.max(0, ...readdirSync(path).map((name) => newest(join(path, name))));
}

/** The pages under test with their sources: the web client, and another site's page with boards. */
const PAGES = [
  { config: 'client/vite.config.mts', built: 'dist/client/index.html', sources: ['client', 'src'] },
  { config: 'test/browser/host/vite.config.mts', built: 'dist/host/index.html', sources: ['test/browser/host', 'client', 'src'] },
];

/** Builds the pages that are missing or older than their sources. */
export default function buildClient(): void {
  for (const { config, built, sources } of PAGES) {
    if (existsSync(built) && statSync(built).mtimeMs >= Math.max(...sources.map(newest))) continue;
    // With Jest’s NODE_ENV, the build would use React’s slow development version.
    const env = { ...process.env, NODE_ENV: 'production' };
    const { status } = spawnSync('npx', ['vite', 'build', '--config', config, '--logLevel', 'warn'], { env, stdio: 'inherit' });
    if (status !== 0) throw new Error(`${built} cannot be built`);
  }
}
