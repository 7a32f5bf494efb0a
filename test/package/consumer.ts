import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const run = (command: string, args: readonly string[], cwd: string) =>
  execFileSync(command, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'], maxBuffer: 1 << 26 });

/** An empty folder of somebody else's, with the packed tarball installed in it. */
export interface Consumer {
  readonly dir: string;
  readonly tarball: string;
  /** Writes a file there and runs it with Node; gives what it prints. */
  node(file: string, source: string): string;
  write(file: string, source: string): void;
  run(command: string, ...args: string[]): string;
  remove(): void;
}

/** Packs the built package and installs it with its peers, as a host would. */
export function consumer(): Consumer {
  run('npm', ['run', '-s', 'build', '--', '--if-needed'], '.');
  const dir = mkdtempSync(join(tmpdir(), 'weathergage-consumer-'));
  const [{ filename }] = JSON.parse(run('npm', ['pack', '--json', '--pack-destination', dir], '.'));
  const tarball = join(dir, filename);
  writeFileSync(
    join(dir, 'package.json'),
    // Without the pin a fresh boardgame.io 0.50.2 answers 404 to every lobby call: koa-compose 4.2 takes its list too early.
    JSON.stringify({ name: 'host', private: true, type: 'module', overrides: { 'koa-compose': '4.1.0' } }),
  );
  run('npm', ['install', '--no-audit', '--no-fund', tarball, 'boardgame.io@0.50.2', 'react@19', 'react-dom@19', 'vite@8'], dir);
  const write = (file: string, source: string) => writeFileSync(join(dir, file), source);
  return {
    dir,
    tarball,
    write,
    node(file, source) {
      write(file, source);
      return run(process.execPath, [file], dir);
    },
    run: (command, ...args) => run(command, args, dir),
    remove: () => rmSync(dir, { recursive: true, force: true }),
  };
}
