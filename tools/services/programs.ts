import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';

/** A program that some tests need and npm does not install. */
export type Program = 'browser' | 'postgresql' | 'redis' | 'strace';

interface Place {
  /** Environment variable with the path, which takes precedence over all other places. */
  readonly variable?: string;
  readonly names: readonly string[];
  /** Full paths. `*` matches the newest folder. */
  readonly paths: readonly string[];
  readonly purpose: string;
  /** Package names by package manager. */
  readonly packages: { readonly apt: readonly string[]; readonly dnf: string; readonly brew?: string };
}

const MAC = '/Applications';
const WINDOWS = [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA].filter(
  (folder) => folder !== undefined,
);

export const PROGRAMS: { readonly [program in Program]: Place } = {
  browser: {
    variable: 'CHROME',
    names: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome', 'microsoft-edge', 'microsoft-edge-stable'],
    paths: [
      '/opt/google/chrome/chrome',
      '/opt/microsoft/msedge/msedge',
      '/snap/bin/chromium',
      `${MAC}/Google Chrome.app/Contents/MacOS/Google Chrome`,
      `${MAC}/Chromium.app/Contents/MacOS/Chromium`,
      `${MAC}/Microsoft Edge.app/Contents/MacOS/Microsoft Edge`,
      ...WINDOWS.flatMap((folder) => [
        join(folder, 'Google/Chrome/Application/chrome.exe'),
        join(folder, 'Microsoft/Edge/Application/msedge.exe'),
      ]),
    ],
    purpose: 'browser tests',
    packages: { apt: ['chromium', 'fonts-dejavu-core'], dnf: 'chromium', brew: '--cask chromium' },
  },
  postgresql: {
    variable: 'PG_BIN',
    names: ['initdb'],
    paths: [
      '/usr/lib/postgresql/*/bin/initdb',
      '/usr/pgsql-*/bin/initdb',
      '/opt/homebrew/opt/postgresql*/bin/initdb',
      '/usr/local/opt/postgresql*/bin/initdb',
      `${MAC}/Postgres.app/Contents/Versions/latest/bin/initdb`,
    ],
    purpose: 'tests of the server on PostgreSQL',
    packages: { apt: ['postgresql'], dnf: 'postgresql-server', brew: 'postgresql' },
  },
  redis: {
    names: ['redis-server', 'valkey-server'],
    paths: ['/opt/homebrew/bin/redis-server', '/usr/local/bin/redis-server'],
    purpose: 'tests of several server processes on Redis',
    packages: { apt: ['redis-server'], dnf: 'valkey', brew: 'redis' },
  },
  strace: {
    names: ['strace'],
    paths: [],
    purpose: 'the test that a move is on disk before it is shown (Linux only)',
    packages: { apt: ['strace'], dnf: 'strace' },
  },
};

export const PROGRAM_NAMES = Object.keys(PROGRAMS) as Program[];

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Returns the paths that match a pattern with at most one `*`, highest version first. */
function expand(pattern: string): readonly string[] {
  const star = pattern.indexOf('*');
  if (star < 0) return [pattern];
  const parent = dirname(`${pattern.slice(0, star)}x`);
  const prefix = pattern.slice(parent.length + 1, star);
  if (!existsSync(parent)) return [];
  const rest = pattern.slice(star + 1);
  return readdirSync(parent)
    .filter((name) => name.startsWith(prefix))
    .sort((a, b) => b.localeCompare(a, 'en', { numeric: true }))
    .map((name) => join(parent, name) + rest);
}

/**
 * Returns the path of an installed program, found by its environment variable, in `PATH` or in the usual places. For
 * PostgreSQL, this is the path of
 * `initdb`.
 * @throws Error if the environment variable names a missing file
 */
export function findProgram(program: Program, env: NodeJS.ProcessEnv = process.env): string | undefined {
  const { variable, names, paths } = PROGRAMS[program];
  const named = variable && env[variable];
  if (named) {
    const path = program === 'postgresql' ? join(named, 'initdb') : named;
    if (isExecutable(path)) return path;
    throw new Error(`${variable}=${named}: there is no executable ${path}`);
  }
  const inPath = (env.PATH ?? '').split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)));
  return [...inPath, ...paths.flatMap(expand)].find(isExecutable);
}

/** Returns the URL of a running PostgreSQL server for tests, or undefined. The server is never stopped. */
export const givenDatabase = (env: NodeJS.ProcessEnv = process.env): string | undefined => env.TEST_DATABASE_URL || undefined;
