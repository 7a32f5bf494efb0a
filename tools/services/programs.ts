import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';

/** A program that some tests start and that npm does not install. */
export type Program = 'browser' | 'postgresql' | 'redis' | 'strace';

interface Place {
  /** Environment variable that names the program, and wins over everything else. */
  readonly variable?: string;
  /** Names to look for in `PATH`. */
  readonly names: readonly string[];
  /** Full paths to look at; a `*` stands for the newest folder of that prefix. */
  readonly paths: readonly string[];
  /** What uses it. */
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

/** The folders that a pattern with at most one `*` stands for, the highest version first. */
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
 * Full path of an installed program: from its environment variable, from `PATH`, or from where the systems' packages put it.
 * For PostgreSQL it is the path of `initdb`; the other commands lie beside it.
 * @throws Error if the environment variable is set and there is no such program
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

/** The PostgreSQL server that tests may use where none is installed; it is never stopped. */
export const givenDatabase = (env: NodeJS.ProcessEnv = process.env): string | undefined => env.TEST_DATABASE_URL || undefined;
