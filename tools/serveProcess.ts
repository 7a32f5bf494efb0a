// A server in a process of its own, for the commands that measure: says its port, and its memory whenever it is asked.
import { mkdirSync } from 'node:fs';
import type { Game } from 'boardgame.io';
import { FlatFile, Server } from 'boardgame.io/server';
import { createServer } from '../server/index.js';
import type { Limits } from '../server/options.js';
import { modules } from '../src/index.js';
import { ticTacToe } from './ticTacToe.js';

export interface ServeOrder {
  /** Ours, or boardgame.io's own server with one of its stores. */
  readonly kind: 'weathergage' | 'stock in memory' | 'stock FlatFile';
  readonly game: string;
  /** Fixes the dice, so that a recorded match can be played again. */
  readonly seed?: string;
  readonly dataDir: string;
  readonly limits?: Partial<Limits>;
  /** Threads that think for captains. */
  readonly threads?: number;
}

export interface Said {
  readonly port?: number;
  /** Bytes. */
  readonly resident?: number;
  /** Processor time used so far, ms. */
  readonly cpu?: number;
}

const { kind, game: name, seed, dataDir, limits, threads = 0 }: ServeOrder = JSON.parse(process.argv[2]);
const say = (said: Said) => process.send?.(said);

async function ours(): Promise<number> {
  const found = Object.values(modules).find(({ slug }) => slug === name);
  const game = found ? { rules: found.rules, game: { ...found.game, ...(seed && { seed }) } as Game } : ticTacToe;
  const others = Object.values(modules).filter(({ slug }) => slug !== name);
  const server = createServer({ games: [game, ...others], dataDir, limits, captains: { threads }, log: () => undefined });
  return (await server.start()).port;
}

async function stock(): Promise<number> {
  mkdirSync(dataDir, { recursive: true });
  // Without a store of its own it keeps everything in memory.
  const db = kind === 'stock FlatFile' ? new FlatFile({ dir: dataDir }) : undefined;
  const server = Server({ games: [ticTacToe], db, origins: [] });
  const { appServer } = await server.run({ port: 0, callback: () => undefined });
  return (appServer.address() as { port: number }).port;
}

process.on('message', () => {
  const { user, system } = process.cpuUsage();
  say({ resident: process.memoryUsage().rss, cpu: (user + system) / 1000 });
});
process.on('disconnect', () => process.exit(0));
(kind === 'weathergage' ? ours() : stock()).then((port) => say({ port }));
