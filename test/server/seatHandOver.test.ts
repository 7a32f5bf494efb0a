import type { ServerOptions } from '../../server/index.js';
import { needs } from '../kit/needs.js';
import { embedded, type Place, postgresql } from './engines.js';
import { newMatch, open, type RawSocket, seated, type TestServer, until } from './testServer.js';

interface Shown {
  readonly name?: string;
  readonly isConnected: boolean;
}

const seatStates = (raw: RawSocket, seat: number, from = 0): Shown[] =>
  raw
    .of('matchData')
    .slice(from)
    .map(({ args }) => (args[1] as readonly Shown[])[seat]);

describe('a left seat with a replacement player', () => {
  const one = async () => {
    const testServer = await open({ store: (await embedded.place()).store() });
    return [testServer, testServer];
  };
  const process = (at: Place, more: Partial<ServerOptions> = {}) => open({ databaseUrl: at.url, ...more });
  const two = async () => {
    const at = await postgresql.place();
    return [await process(at), await process(at)];
  };

  const isFreeUntilTaken = async (testServers: () => Promise<TestServer[]>) => {
    const [here, there] = await testServers();
    const match = await newMatch(here);
    const [first, second] = [await seated(here, match, '0'), await seated(there, match, '1')];
    await until(() => seatStates(first, 1).at(-1)?.isConnected);
    await here.lobby.leaveMatch('parley', match.matchID, { playerID: '1', credentials: match.keys[1] });
    await until(() => second.socket.disconnected);
    await until(() => seatStates(first, 1).at(-1)?.name === undefined && seatStates(first, 1).at(-1)?.isConnected === false);
    const { playerCredentials } = await there.lobby.joinMatch('parley', match.matchID, { playerID: '1', playerName: 'heir' });
    const from = first.of('matchData').length;
    await seated(there, { ...match, keys: [match.keys[0], playerCredentials] }, '1');
    await until(() => seatStates(first, 1, from).some(({ name, isConnected }) => name === 'heir' && isConnected));
    const since = seatStates(first, 1, from);
    // Once the player is connected, the seat does not change again.
    const come = since.findIndex(({ isConnected }) => isConnected);
    expect(since.slice(come).every(({ name, isConnected }) => name === 'heir' && isConnected)).toBe(true);
  };
  it('is free until a player joins, and theirs at once (one process)', () => isFreeUntilTaken(one));
  needs('database').it('is free until a player joins, and theirs at once (two processes)', () => isFreeUntilTaken(two));
});
