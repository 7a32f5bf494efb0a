import { execFileSync } from 'node:child_process';
import { constants, cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** How long packing and installing may take, in ms: against hanging only. */
export const PATIENCE = 900_000;

// Nothing is waited for while this runs, so Jest's own limit cannot end it.
const run = (command: string, args: readonly string[], cwd: string) =>
  execFileSync(command, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'], maxBuffer: 1 << 26, timeout: PATIENCE / 3 });

/** What a host has before Weathergage; BOARDGAME_IO names another boardgame.io, a version or the path of a tarball. */
export const PEERS = [process.env.BOARDGAME_IO ?? 'boardgame.io@0.50.2', 'react@19', 'react-dom@19'];

/** The packed package with its peers, installed once for all tests of a build; copied, for here it would find this repository's packages. */
export const BASE = resolve('dist', `consumer-${PEERS[0].replace(/\W/g, '-')}`);

/** A project of a host, outside this repository, where packages are installed. */
export class Folder {
  readonly dir = mkdtempSync(join(tmpdir(), 'weathergage-consumer-'));

  constructor() {
    // Without the pin a fresh boardgame.io 0.50.2 answers 404 to every lobby call: koa-compose 4.2 takes its list too early.
    this.write('package.json', JSON.stringify({ name: 'host', private: true, type: 'module', overrides: { 'koa-compose': '4.1.0' } }));
  }

  install(...packages: readonly string[]): void {
    this.run('npm', 'install', '--no-audit', '--no-fund', ...packages);
  }

  write(file: string, source: string): void {
    writeFileSync(join(this.dir, file), source);
  }

  /** Writes a file there and runs it with Node; gives what it prints. */
  node(file: string, source: string): string {
    this.write(file, source);
    return this.run(process.execPath, file);
  }

  run(command: string, ...args: readonly string[]): string {
    return run(command, args, this.dir);
  }

  path(...parts: readonly string[]): string {
    return join(this.dir, ...parts);
  }

  copyTo(path: string): void {
    cpSync(this.dir, path, { recursive: true, verbatimSymlinks: true, mode: constants.COPYFILE_FICLONE });
  }

  remove(): void {
    rmSync(this.dir, { recursive: true, force: true });
  }
}

/** Packs the package into a folder; gives the path of the tarball. */
export function pack({ dir }: Folder): string {
  const [{ filename }] = JSON.parse(run('npm', ['pack', '--json', '--pack-destination', dir], '.'));
  return join(dir, filename);
}

/** A folder with the packed tarball and its peers, as a host has them, and what else is named. */
export function consumer(...others: readonly string[]): Folder {
  const folder = new Folder();
  cpSync(BASE, folder.dir, { recursive: true, verbatimSymlinks: true, mode: constants.COPYFILE_FICLONE });
  if (others.length) folder.install(...others);
  return folder;
}
