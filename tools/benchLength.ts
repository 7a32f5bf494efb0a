import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import type { Game } from 'boardgame.io';
import { LobbyClient } from 'boardgame.io/client';
import { io, type Socket } from 'socket.io-client';
import { openStoreAt } from '../server/backup/store.js';
import { createServer } from '../server/index.js';
import type { StoredMatch } from '../server/storage/store.js';
import { ticTacToe } from './ticTacToe.js';
import { unlimited } from './unlimited.js';

/** Lengths of the short and the long match, in moves. */
export const SHORT = 50;
export const LONG = 5000;

/** Number of moves measured in each match, in batches of `TURN`. */
const MEASURED = 400;
const TURN = 20;

export interface LengthReport {
  /** Mean milliseconds from a move to its arrival. */
  readonly move: readonly [short: number, long: number];
  /** Mean milliseconds from `sync` to its response. */
  readonly sync: readonly [short: number, long: number];
  /** Size of the response in bytes, before compression. */
  readonly syncBytes: readonly [short: number, long: number];
}

/** Tic-tac-toe without boardgame.io's undo, which would store whole states. */
const game: Game = { ...ticTacToe, disableUndo: true } as Game;

/** Two players taking turns in a match. */
class Pair {
  private stateID = 0;
  private constructor(
    private readonly matchID: string,
    private readonly sockets: readonly Socket[],
    readonly syncBytes: number,
    readonly syncTime: number,
  ) {}

  static async sit(url: string, matchID: string, keys: readonly string[]): Promise<Pair> {
    const sockets: Socket[] = [];
    let [bytes, ms, stateID] = [0, 0, 0];
    for (const [n, key] of keys.entries()) {
      const socket = io(`${url}/${game.name}`, { transports: ['websocket'], forceNew: true });
      await new Promise<void>((resolve) => socket.once('connect', resolve));
      const began = performance.now();
      const synced = new Promise<{ state: { _stateID: number } }>((resolve) => socket.once('sync', (_id, sent) => resolve(sent)));
      socket.emit('sync', matchID, String(n), key, 2);
      const sent = await synced;
      [bytes, ms, stateID] = [Buffer.byteLength(JSON.stringify(sent)), performance.now() - began, sent.state._stateID];
      sockets.push(socket);
    }
    const pair = new Pair(matchID, sockets, bytes, ms);
    pair.stateID = stateID;
    return pair;
  }

  /** Plays moves. Returns how many milliseconds they took. */
  async play(moves: number): Promise<number> {
    const began = performance.now();
    for (let n = 0; n < moves; n++) {
      const socket = this.sockets[this.stateID % 2];
      const arrived = this.arrival(socket, this.stateID + 1);
      const playerID = String(this.stateID % 2);
      const payload = { type: 'clickCell', args: [this.stateID % 9], playerID, credentials: '' };
      socket.emit('update', { type: 'MAKE_MOVE', payload }, this.stateID, this.matchID, playerID);
      await arrived;
      this.stateID += 1;
    }
    return performance.now() - began;
  }

  /** Resolves when the socket receives the state. Earlier states may arrive first. */
  private arrival(socket: Socket, stateID: number): Promise<void> {
    return new Promise((resolve) => {
      socket.on('update', function hear(_matchID: string, state: { _stateID: number }) {
        if (state._stateID !== stateID) return;
        socket.off('update', hear);
        resolve();
      });
    });
  }

  leave(): void {
    for (const socket of this.sockets) socket.disconnect();
  }
}

function stretched(kept: StoredMatch, moves: number): StoredMatch {
  const log = Array.from({ length: moves }, (_, n) => {
    const [, entries] = kept.log[n % kept.log.length];
    return [n + 1, entries.map((entry) => ({ ...entry, _stateID: n }))] as const;
  });
  return { ...kept, log, state: { ...kept.state, _stateID: moves } };
}

/**
 * Measures the cost of a move and a sync in a short and a long match on one server.
 * @param databaseUrl the PostgreSQL database to use instead of the embedded store
 */
export async function lengths(databaseUrl?: string): Promise<LengthReport> {
  const dataDir = mkdtempSync(join(tmpdir(), 'weathergage-bench-'));
  const place = databaseUrl ? { databaseUrl } : { dataDir };
  const server = createServer({ games: [game], ...place, limits: unlimited });
  const { port } = await server.start();
  const url = `http://127.0.0.1:${port}`;
  const lobby = new LobbyClient({ server: url });
  const name = String(game.name);
  const store = await openStoreAt(place);
  const pairs: Pair[] = [];
  try {
    const { matchID } = await lobby.createMatch(name, { numPlayers: 2 });
    const keys: string[] = [];
    for (const playerID of ['0', '1']) {
      keys.push((await lobby.joinMatch(name, matchID, { playerID, playerName: playerID })).playerCredentials);
    }
    const first = await Pair.sit(url, matchID, keys);
    await first.play(SHORT);
    first.leave();
    const kept = await store.keep(matchID);
    if (!kept) throw new Error('the match was not stored');
    for (const moves of [SHORT, LONG]) {
      const id = `moves-${moves}`;
      await store.restore(id, stretched(kept, moves));
      pairs.push(await Pair.sit(url, id, keys));
    }
    const times = [0, 0];
    for (const pair of pairs) await pair.play(TURN); // warm-up
    // Alternate between the matches, so that other load on the machine affects both.
    for (let played = 0; played < MEASURED; played += TURN) {
      for (const [n, pair] of pairs.entries()) times[n] += await pair.play(TURN);
    }
    const [short, long] = pairs;
    return {
      move: [times[0] / MEASURED, times[1] / MEASURED],
      sync: [short.syncTime, long.syncTime],
      syncBytes: [short.syncBytes, long.syncBytes],
    };
  } finally {
    for (const pair of pairs) pair.leave();
    await store.close();
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
