import { execFileSync } from 'node:child_process';
import { constants, cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** Time limit for packing and installing, in milliseconds. */
export const PATIENCE = 900_000;

// This blocks the process, so Jest’s own limit cannot end it.
const run = (command: string, args: readonly string[], cwd: string) =>
  execFileSync(command, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'], maxBuffer: 1 << 26, timeout: PATIENCE / 3 });

/** The peer dependencies of a project. BOARDGAME_IO sets another boardgame.io: `boardgame.io@VERSION` or the path of a tarball. */
export const PEERS = [process.env.BOARDGAME_IO ?? 'boardgame.io@0.50.2', 'react@19', 'react-dom@19'];

/**
 * Folder with the package and its peers, installed once per build. Tests copy it, because in the checkout Node would find other packages.
 */
export const BASE = resolve('dist', `consumer-${PEERS[0].replace(/\W/g, '-')}`);

// With koa-compose 4.2, boardgame.io 0.50.2 responds with 404 to every lobby call, so pin 4.1.0.
const HOST = { name: 'host', private: true, type: 'module', overrides: { 'koa-compose': '4.1.0' } };

/** A temporary project outside this repository that installs the packages. */
export class Folder {
  readonly dir = mkdtempSync(join(tmpdir(), 'weathergage-consumer-'));

  constructor(manifest: object = HOST) {
    this.write('package.json', JSON.stringify(manifest));
  }

  install(...packages: readonly string[]): void {
    this.run('npm', 'install', '--no-audit', '--no-fund', ...packages);
  }

  write(file: string, source: string): void {
    writeFileSync(join(this.dir, file), source);
  }

  /** Writes a file to the folder, runs it with Node and returns its output. */
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

/** Packs the package into a folder and returns the path of the tarball. */
export function pack({ dir }: Folder): string {
  const [{ filename }] = JSON.parse(run('npm', ['pack', '--json', '--pack-destination', dir], '.'));
  return join(dir, filename);
}

/** Returns the path of the tarball in {@link BASE}. */
export function tarball(): string {
  const [name] = readdirSync(BASE).filter((file) => file.endsWith('.tgz'));
  return join(BASE, name);
}

/** Returns a new project with the package, its peers and other packages. */
export function consumer(...others: readonly string[]): Folder {
  const folder = new Folder();
  cpSync(BASE, folder.dir, { recursive: true, verbatimSymlinks: true, mode: constants.COPYFILE_FICLONE });
  if (others.length) folder.install(...others);
  return folder;
}
