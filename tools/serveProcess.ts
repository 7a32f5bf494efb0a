// Runs a server process for benchmarks. Sends its port and, on request, its memory and CPU time.
import { mkdirSync } from 'node:fs';
import type { Game } from 'boardgame.io';
import { FlatFile, Server } from 'boardgame.io/server';
import { createServer } from '../server/index.js';
import type { Limits } from '../server/options.js';
import { modules } from '../src/index.js';
import { ticTacToe } from './ticTacToe.js';

export interface ServeOrder {
  /** This server, or boardgame.io's server with one of its stores. */
  readonly kind: 'weathergage' | 'stock in memory' | 'stock FlatFile';
  readonly game: string;
  /** Seed that gives the dice of a recorded match. */
  readonly seed?: string;
  readonly dataDir: string;
  readonly limits?: Partial<Limits>;
  readonly threads?: number;
}

export interface Said {
  readonly port?: number;
  /** Memory in bytes. */
  readonly resident?: number;
  /** CPU time in milliseconds. */
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
  // Without a store, the server keeps all data in memory.
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
