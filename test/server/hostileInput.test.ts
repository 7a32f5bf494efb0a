import type { Game } from 'boardgame.io';
import { defaultLimits, EmbeddedStore } from '../../server/index.js';
import { isRefused, table } from './table.js';
import { folder, moveFrame, newMatch, open, parleyModule, RawSocket, seated, stored, until } from './testServer.js';

describe('the process survives hostile input', () => {
  const fragile: Game<{ n: number }> = {
    name: 'fragile',
    setup: () => ({ n: 0 }),
    moves: {
      add: ({ G }, by) => {
        if (`${by}` === '1') G.n += 1;
        else throw new Error('a bug');
      },
      never: () => 'INVALID_MOVE',
    },
  };

  it('refuses a move if a plain game throws, and play continues', async () => {
    const testServer = await open({ games: [fragile] });
    const match = await newMatch(testServer, {}, 'fragile');
    const [first, second] = [await seated(testServer, match, '0', 'fragile'), await seated(testServer, match, '1', 'fragile')];
    await until(() => first.of('matchData').length === 2);
    const crowd = { from: first, others: [second] };
    for (const name of ['constructor', 'toString', '__proto__', 'hasOwnProperty']) {
      await isRefused(testServer, match, crowd, moveFrame(match.matchID, 0, '0', name, []));
    }
    const { reason } = await isRefused(testServer, match, crowd, moveFrame(match.matchID, 0, '0', 'add', [{ toString: 1 }]));
    expect(reason).toMatch('could not carry this out');
    await isRefused(testServer, match, crowd, moveFrame(match.matchID, 0, '0', 'never', [{ toString: 1 }]));
    await isRefused(testServer, match, crowd, moveFrame(match.matchID, 0, '0', 'never', []));
    first.send('update', ...moveFrame(match.matchID, 0, '0', 'add', [1]));
    const [, state] = (await second.next('update')) as [string, { G: { n: number } }];
    expect(state.G.n).toBe(1);
  });

  it('reports a store failure to the player who moved, shows no move, and the match continues', async () => {
    class Failing extends EmbeddedStore {
      failures = 0;
      override setState(...args: Parameters<EmbeddedStore['setState']>) {
        return this.failures-- > 0 ? Promise.reject(new Error('disk full')) : super.setState(...args);
      }
    }
    const dataDir = folder();
    const store = new Failing(dataDir);
    const testServer = await open({ store, dataDir });
    const match = await newMatch(testServer);
    const [first, second] = [await seated(testServer, match, '0'), await seated(testServer, match, '1')];
    await until(() => first.of('matchData').length === 2 && second.of('matchData').length === 1);
    store.failures = 1;
    const { reason } = await isRefused(testServer, match, { from: first, others: [second] }, moveFrame(match.matchID, 0, '0', 'mark', [1]));
    expect(reason).toMatch('could not carry this out');
    first.send('update', ...moveFrame(match.matchID, 0, '0', 'mark', [1]));
    await second.next('patch');
    expect(stored(testServer, match.matchID)).toMatchObject({ state_id: 1, moves: 1 });
  });

  it('creates no match on a sync of an unknown one', async () => {
    const testServer = await open();
    const raw = new RawSocket(testServer.url);
    for (const id of ['default', 'new', '', null, undefined, {}, 7, '__proto__', '../x', 'x'.repeat(500)]) {
      raw.send('sync', id, null, undefined, 20000);
      expect((await raw.next('rejected'))[0]).toMatchObject({ reason: 'Match not found.', move: 'sync' });
    }
    expect((await testServer.lobby.listMatches('parley')).matches).toEqual([]);
    for (const id of ['default', 'new']) expect(stored(testServer, id).state).toBeUndefined();
  });

  it('does not find a match under another game', async () => {
    const testServer = await open({ games: [fragile, parleyModule] });
    const { matchID } = await newMatch(testServer);
    const raw = new RawSocket(testServer.url, 'fragile');
    raw.send('sync', matchID, null);
    expect((await raw.next('rejected'))[0]).toMatchObject({ reason: 'Match not found.' });
    expect((await fetch(`${testServer.url}/games/fragile/${matchID}`)).status).toBe(404);
  });

  it('cuts the connection at a frame over 64 KB', async () => {
    const { match, first } = await table();
    first.send('update', ...moveFrame(match.matchID, 0, '0', 'mark', ['x'.repeat(70_000)]));
    await until(() => !first.socket.connected);
  });

  it('slows and then cuts a flooding socket, without an effect on others', async () => {
    const testServer = await open();
    const match = await newMatch(testServer);
    const [flooder, other] = [await seated(testServer, match, '1'), await seated(testServer, match, '0')];
    for (let n = 0; n < 3 * defaultLimits.messages.burst; n++) flooder.send('update', 'nonsense');
    await until(() => !flooder.socket.connected, 'the cut');
    expect(flooder.of('sync').length).toBeLessThan(defaultLimits.messages.burst);
    expect(flooder.of('rejected').some(({ args }) => JSON.stringify(args).includes('Too many messages'))).toBe(true);
    other.send('update', ...moveFrame(match.matchID, 0, '0', 'mark', [1]));
    await other.next('patch');
  });

  it('refuses unknown namespaces and pages of foreign origins', async () => {
    const testServer = await open({ origins: ['https://friend.example'] });
    for (const game of ['', 'chess', '__proto__']) {
      const raw = new RawSocket(testServer.url, game);
      await until(() => raw.socket.disconnected);
      expect(raw.socket.connected).toBe(false);
    }
    const connects = async (origin: string) => {
      const raw = new RawSocket(testServer.url, 'parley', { extraHeaders: { Origin: origin } });
      let failed = false;
      raw.socket.on('connect_error', () => {
        failed = true;
      });
      await until(() => failed || raw.socket.connected);
      return raw.socket.connected;
    };
    expect(await connects('https://evil.example')).toBe(false);
    expect(await connects('null')).toBe(false);
    expect(await connects('https://friend.example')).toBe(true);
    expect(await connects(testServer.url)).toBe(true);
  });

  it('limits the sockets of one address', async () => {
    const testServer = await open({ limits: { socketsPerAddress: 3 } });
    const sockets = Array.from({ length: 3 }, () => new RawSocket(testServer.url));
    await until(() => sockets.every(({ socket }) => socket.connected));
    const fourth = new RawSocket(testServer.url);
    let failed = false;
    fourth.socket.on('connect_error', () => {
      failed = true;
    });
    await until(() => failed);
    sockets[0].socket.disconnect();
    const fifth = new RawSocket(testServer.url, 'parley', { reconnection: true, reconnectionDelay: 20 });
    await until(() => fifth.socket.connected);
  });
});
