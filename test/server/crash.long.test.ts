import { join } from 'node:path';
import type { LogEntry } from 'boardgame.io';
import Database from 'libsql';
import { movesOf } from '../../src/boardgame/game.js';
import { serve } from './serving.js';
import { folder, type Match, moveFrame, newMatch, type RawSocket, seated, stockClient, until } from './testServer.js';

/** Returns the state ids of the log on disk, in order, and the id of the stored state. */
function loggedMoves(dataDir: string, matchID: string): { states: number[]; state: number } {
  const db = new Database(join(dataDir, 'matches.db'), { timeout: 5000 });
  const rows = db.prepare('select state_id from log where match_id = ? order by state_id').all(matchID) as { state_id: number }[];
  const { state_id } = db.prepare('select state_id from matches where id = ?').get(matchID) as { state_id: number };
  db.close();
  return { states: rows.map((row) => row.state_id), state: state_id };
}

/** Returns the id of the newest state that any client received. */
const shown = (...sockets: RawSocket[]) => {
  let last = 0;
  for (const { heard } of sockets) for (const { event, args } of heard) if (event === 'patch') last = Math.max(last, args[2] as number);
  return last;
};

/** Marks a berth and takes it back in a loop, as fast as the server responds. */
function playOn(raw: RawSocket, { matchID }: Match, from: number): void {
  const go = (stateID: number) =>
    raw.send('update', ...(stateID % 2 ? moveFrame(matchID, stateID, '0', 'undo') : moveFrame(matchID, stateID, '0', 'mark', [1])));
  raw.socket.on('patch', (_id: string, _from: number, stateID: number) => go(stateID));
  go(from);
}

describe('a move that was shown is never lost', () => {
  it('every shown move is stored once after kill -9, and play continues', async () => {
    const dataDir = folder();
    let server = await serve(dataDir);
    const matches: Match[] = [];
    for (let n = 0; n < 8; n++) matches.push(await newMatch(server));
    let total = 0;
    for (let round = 0; round < 4; round++) {
      const tables = await Promise.all(
        matches.map(async (match) => {
          const [player, other] = [await seated(server, match, '0'), await seated(server, match, '1')];
          const [, { state }] = player.of('sync')[0].args as [string, { state: { _stateID: number } }];
          playOn(player, match, state._stateID);
          return { match, player, other };
        }),
      );
      await until(() => tables.every(({ player, other }) => shown(player, other) > 10 * (round + 1)));
      server.child.kill('SIGKILL');
      await server.ended;
      server = await serve(dataDir);
      for (const { match, player, other } of tables) {
        const { states, state } = loggedMoves(dataDir, match.matchID);
        expect(states).toEqual(Array.from({ length: state }, (_, i) => i + 1));
        expect(state).toBeGreaterThanOrEqual(shown(player, other));
        const [, sent] = (await seated(server, match, '1')).of('sync')[0].args as [
          string,
          { state: { _stateID: number }; log: LogEntry[] },
        ];
        expect(sent.state._stateID).toBe(state);
        // Every second move takes back the previous one.
        expect(movesOf(sent.log)).toHaveLength(state % 2);
        total += shown(player, other);
      }
    }
    expect(total).toBeGreaterThan(100);
  });

  it('SIGTERM finishes pending moves, tells the clients, and exits with 0; the stock client reconnects', async () => {
    const dataDir = folder();
    const server = await serve(dataDir);
    const match = await newMatch(server);
    const [player, other] = [await seated(server, match, '0'), await seated(server, match, '1')];
    playOn(player, match, 0);
    await until(() => shown(other) > 20);
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    for (const raw of [player, other]) {
      await until(() => !raw.socket.connected);
      expect(raw.of('closing')).toHaveLength(1);
    }
    const { states, state } = loggedMoves(dataDir, match.matchID);
    expect(states).toHaveLength(state);
    expect(state).toBe(shown(player, other));
    const again = await serve(dataDir);
    const client = stockClient(again, match, '0');
    await until(() => client.getState()?._stateID === state);
  });
});
