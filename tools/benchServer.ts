import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Game } from 'boardgame.io';
import { LobbyClient } from 'boardgame.io/client';
import { io, type Socket } from 'socket.io-client';
import { createServer } from '../server/index.js';
import type { RuledGame } from '../server/options.js';
import { cpuSeconds } from './cpuTime.js';
import { unlimited } from './unlimited.js';

const MATCHES = 50;
const SECONDS = 5;

export interface ScriptedMove {
  readonly playerID: string;
  readonly move: string;
  readonly args: readonly unknown[];
}

/** Moves of a match, repeated in every match of the benchmark. */
export interface Script {
  readonly game: Game | RuledGame;
  readonly setupData?: unknown;
  /** Returns the n-th move, or `undefined` after the last. */
  at(n: number): ScriptedMove | undefined;
}

interface Player {
  readonly socket: Socket;
  readonly matchID: string;
  readonly playerID: string;
}

const ready = (socket: Socket, event: string) => new Promise<void>((resolve) => socket.once(event, () => resolve()));

const size = (event: string, args: readonly unknown[]) => Buffer.byteLength(JSON.stringify([event, ...args]));

async function sit(url: string, name: string, setupData: unknown): Promise<Player[]> {
  const lobby = new LobbyClient({ server: url });
  const { matchID } = await lobby.createMatch(name, { numPlayers: 2, setupData });
  const players: Player[] = [];
  for (const playerID of ['0', '1']) {
    const { playerCredentials } = await lobby.joinMatch(name, matchID, { playerID, playerName: playerID });
    const socket = io(`${url}/${name}`, { transports: ['websocket'], forceNew: true, auth: { brief: true } });
    const synced = ready(socket, 'sync');
    socket.emit('sync', matchID, playerID, playerCredentials, 2);
    await synced;
    players.push({ socket, matchID, playerID });
  }
  return players;
}

/** Plays until `over` returns true, waiting for each move to arrive. Returns the number of moves. */
async function playOut(players: readonly Player[], script: Script, over: () => boolean, bytes: number[]): Promise<number> {
  for (let n = 0; ; n++) {
    const next = script.at(n);
    if (!next || over()) return n;
    const mover = players[Number(next.playerID)];
    const arrived = Promise.all(
      players.map(
        ({ socket }) =>
          new Promise<void>((resolve) => {
            socket.onAny(function hear(event: string, ...args: unknown[]) {
              if (event !== 'brief' && event !== 'update') return;
              socket.offAny(hear);
              bytes.push(size(event, args));
              resolve();
            });
          }),
      ),
    );
    const payload = { type: next.move, args: next.args, playerID: next.playerID, credentials: '' };
    mover.socket.emit('update', { type: 'MAKE_MOVE', payload }, n, mover.matchID, mover.playerID);
    await arrived;
  }
}

/**
 * Plays 50 matches at a time on a real server over real sockets.
 * @param databaseUrl PostgreSQL database to use instead of the embedded store. The database's CPU time is not counted
 * @returns `perSecond`: moves per CPU second of this process, including both ends of the sockets
 */
export async function roundTrips(script: Script, databaseUrl?: string): Promise<{ perSecond: number; medianBytes: number }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'weathergage-bench-'));
  const server = createServer({ games: [script.game], dataDir, databaseUrl, limits: unlimited });
  const { port } = await server.start();
  const url = `http://127.0.0.1:${port}`;
  const game = 'rules' in script.game ? script.game.game : (script.game as Game);
  const name = String(game.name);
  const bytes: number[] = [];
  try {
    const tables: Player[][] = [];
    for (let i = 0; i < MATCHES; i++) tables.push(await sit(url, name, script.setupData));
    const began = cpuSeconds();
    const over = () => cpuSeconds() - began > SECONDS;
    const played = await Promise.all(
      tables.map(async (first) => {
        let moves = 0;
        for (let players = first; ; players = await sit(url, name, script.setupData)) {
          moves += await playOut(players, script, over, bytes);
          for (const { socket } of players) socket.disconnect();
          if (over()) return moves;
        }
      }),
    );
    const seconds = cpuSeconds() - began;
    bytes.sort((a, b) => a - b);
    return { perSecond: played.reduce((sum, moves) => sum + moves, 0) / seconds, medianBytes: bytes[Math.floor(bytes.length / 2)] };
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
