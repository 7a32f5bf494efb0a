import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Game } from 'boardgame.io';
import { Client, LobbyClient } from 'boardgame.io/client';
import { SocketIO } from 'boardgame.io/multiplayer';
import Database from 'libsql';
import { io, type Socket } from 'socket.io-client';
import { createServer, type GameServer, type ServerOptions } from '../../server/index.js';
import { toModule } from '../../src/boardgame/module.js';
import { type Parley, parley } from '../boardgame/parley.js';

export const parleyModule = toModule(parley);
export const games = [parleyModule];

const cleanup: (() => unknown)[] = [];

/** Runs a function after the test, in reverse order of the calls. */
export const afterwards = (work: () => unknown): void => void cleanup.push(work);

afterEach(async () => {
  for (const work of cleanup.splice(0).reverse()) await work();
});

/** Creates a temporary folder and deletes it after the test. */
export function folder(): string {
  const dir = mkdtempSync(join(tmpdir(), 'weathergage-'));
  afterwards(() => rmSync(dir, { recursive: true, force: true }));
  return dir;
}

export interface TestServer {
  readonly url: string;
  readonly dataDir: string;
  readonly server: GameServer;
  readonly lobby: LobbyClient;
}

const TOKEN = 'for the figures';

/** Milliseconds between a test server's polls for due work. */
const POLL = 50;

/** Waits for several polls of a test server, to assert that it does no work. */
export const polled = (): Promise<void> => pause(8 * POLL);

/** Returns the metrics of a server that has the default token. */
export async function figuresOf({ url }: Pick<TestServer, 'url'>): Promise<string> {
  return (await fetch(`${url}/metrics`, { headers: { Authorization: `Bearer ${TOKEN}` } })).text();
}

/** Starts a server with parley, and stops it after the test. */
export async function open(options: Partial<ServerOptions> = {}): Promise<TestServer> {
  const dataDir = options.dataDir ?? folder();
  const server = createServer({ games, dataDir, log: () => undefined, metricsToken: TOKEN, pollMs: POLL, ...options });
  const { port } = await server.start();
  afterwards(() => server.stop());
  const url = `http://127.0.0.1:${port}`;
  return { url, dataDir, server, lobby: new LobbyClient({ server: url }) };
}

export interface Match {
  readonly matchID: string;
  /** Credentials by seat. */
  readonly keys: readonly [string, string];
}

/** Creates a match and joins both seats. */
export async function newMatch({ lobby }: Pick<TestServer, 'lobby'>, body: Record<string, unknown> = {}, game = 'parley'): Promise<Match> {
  const { matchID } = await lobby.createMatch(game, { numPlayers: 2, ...body });
  const join = async (playerID: string) =>
    (await lobby.joinMatch(game, matchID, { playerID, playerName: `player ${playerID}` })).playerCredentials;
  return { matchID, keys: [await join('0'), await join('1')] };
}

/** Starts boardgame.io’s own client at a seat, or as a spectator. */
export function stockClient(
  { url }: Pick<TestServer, 'url'>,
  { matchID, keys }: Match,
  playerID: '0' | '1' | null,
  game: Game = parleyModule.game as Game,
) {
  const client = Client<Parley>({
    game: game as Game<Parley>,
    debug: false,
    multiplayer: SocketIO({ server: url, socketOpts: { transports: ['websocket'], forceNew: true } }),
    matchID,
    ...(playerID !== null && { playerID, credentials: keys[Number(playerID)] }),
  });
  client.start();
  afterwards(() => client.stop());
  return client;
}

type Frame = { readonly event: string; readonly args: readonly unknown[] };

/** A raw socket that records every frame it receives. */
export class RawSocket {
  readonly heard: Frame[] = [];
  readonly socket: Socket;

  constructor(url: string, game = 'parley', options: Record<string, unknown> = {}) {
    this.socket = io(`${url}/${game}`, { transports: ['websocket'], forceNew: true, reconnection: false, ...options });
    this.socket.onAny((event: string, ...args: unknown[]) => this.heard.push({ event, args }));
    afterwards(() => this.socket.disconnect());
  }

  send(event: string, ...args: unknown[]): void {
    this.socket.emit(event, ...args);
  }

  of(...events: string[]): Frame[] {
    return this.heard.filter(({ event }) => events.includes(event));
  }

  /** Waits for the next frame with one of these names and returns its arguments. */
  async next(...events: string[]): Promise<readonly unknown[]> {
    const before = this.of(...events).length;
    await until(() => this.of(...events).length > before);
    return this.of(...events)[before].args;
  }
}

/** Waits until a condition holds. Fails after five minutes. Checks less and less often, because of the server’s limit for reads. */
export async function until(so: () => unknown, what = 'it'): Promise<void> {
  const began = Date.now();
  while (!(await so())) {
    const waited = Date.now() - began;
    if (waited > 120_000) throw new Error(`${what} did not come about in time`);
    await pause(Math.min(200, 5 + waited / 10));
  }
}

export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Returns the arguments of an `update` frame, as boardgame.io’s client sends it. */
export const moveFrame = (matchID: string, stateID: number, playerID: string, move: string, args: unknown = [], credentials = '') =>
  [{ type: 'MAKE_MOVE', payload: { type: move, args, playerID, credentials } }, stateID, matchID, playerID] as const;

/** Connects a raw socket to a seat and waits for the state. */
export async function seated(
  testServer: Pick<TestServer, 'url'>,
  { matchID, keys }: Match,
  playerID: '0' | '1' | null,
  game = 'parley',
): Promise<RawSocket> {
  const raw = new RawSocket(testServer.url, game);
  const synced = raw.next('sync');
  raw.send('sync', matchID, playerID, playerID === null ? undefined : keys[Number(playerID)], 2);
  await synced;
  return raw;
}

/** Reads the data of a match directly from the disk. */
export function stored(
  { dataDir }: Pick<TestServer, 'dataDir'>,
  matchID: string,
): { state: string; state_id: number; moves: number; metadata: string } {
  const db = new Database(join(dataDir, 'matches.db'), { timeout: 5000 });
  const row = db.prepare('select state, state_id, metadata from matches where id = ?').get(matchID) as {
    state: string;
    state_id: number;
    metadata: string;
  };
  const { moves } = db.prepare('select count(*) as moves from log where match_id = ?').get(matchID) as { moves: number };
  db.close();
  return { state: row?.state, state_id: row?.state_id, metadata: row?.metadata, moves };
}
