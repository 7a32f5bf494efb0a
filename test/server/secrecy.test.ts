import { plays, type Sent, table } from './table.js';
import { open, RawSocket, stockClient, stored, until } from './testServer.js';

describe('secrets are shown only to their owner', () => {
  it('a spectator and the opponent receive no secrets, seed or undo data, at sync and afterwards', async () => {
    const { testServer, match, first, second, watcher, play } = await table({ setupData: plays });
    await play(first, match.matchID, 0, '0', 'commit', [2]);
    for (const raw of [second, watcher]) {
      raw.send('sync', match.matchID, raw === second ? '1' : null, raw === second ? match.keys[1] : undefined);
      const [, sent] = (await raw.next('sync')) as [string, Sent];
      expect(sent.state.G.commits['0']).toBe('hidden');
      expect(sent.log[0].action.payload).toMatchObject({ type: 'commit', args: null });
      expect(sent.state).toMatchObject({ _undo: [], _redo: [], plugins: { weathergage: { data: {} } } });
      expect(Object.keys(sent.state.plugins)).toEqual(['weathergage']);
    }
    const secrets = JSON.parse(stored(testServer, match.matchID).state).plugins;
    for (const raw of [first, second, watcher]) {
      const received = JSON.stringify(raw.heard);
      expect(received).not.toContain(secrets.weathergage.data.setup);
      expect(received).not.toContain(secrets.weathergage.data.play);
      expect(received).not.toContain(secrets.random.data.seed);
      expect(received).not.toContain('prngstate');
      for (const key of match.keys) expect(received).not.toContain(key);
    }
  });

  it('the first state is sent as its reader may see it, so that reset() of the stock client works', async () => {
    const { testServer, match } = await table();
    const client = stockClient(testServer, match, '0');
    await until(() => client.getState());
    client.moves.mark(1);
    await until(() => client.getState()?._stateID === 1);
    const { commitment } = JSON.parse(stored(testServer, match.matchID).state).plugins.weathergage.data;
    expect(client.getInitialState().plugins).toEqual({ weathergage: { data: { dice: { commitment, committed: 'creation' } } } });
    client.reset();
    expect(client.getState()?.G.berths).toEqual([]);
  });

  it('a sync to a seat needs its credentials, before and after a player joined', async () => {
    const testServer = await open();
    const { matchID } = await testServer.lobby.createMatch('parley', { numPlayers: 2 });
    const raw = new RawSocket(testServer.url);
    for (const credentials of [undefined, '', 'x', null, {}, ['x']]) {
      raw.send('sync', matchID, '1', credentials);
      expect((await raw.next('rejected'))[0]).toMatchObject({ move: 'sync', reason: 'This seat belongs to another player.' });
    }
    const { playerCredentials } = await testServer.lobby.joinMatch('parley', matchID, { playerID: '0', playerName: 'A' });
    for (const [playerID, credentials] of [
      ['1', playerCredentials],
      ['0', `${playerCredentials}x`],
      ['2', playerCredentials],
      ['__proto__', playerCredentials],
      ['constructor', playerCredentials],
    ]) {
      raw.send('sync', matchID, playerID, credentials);
      expect((await raw.next('rejected'))[0]).toMatchObject({ move: 'sync' });
    }
    expect(raw.of('sync')).toEqual([]);
    expect(raw.of('matchData')).toEqual([]);
  });

  it('a player who left is disconnected, and their credentials are refused', async () => {
    const { testServer, match, first, second } = await table();
    await testServer.lobby.leaveMatch('parley', match.matchID, { playerID: '1', credentials: match.keys[1] });
    await until(() => !second.socket.connected);
    expect(first.socket.connected).toBe(true);
    const raw = new RawSocket(testServer.url);
    raw.send('sync', match.matchID, '1', match.keys[1]);
    expect((await raw.next('rejected'))[0]).toMatchObject({ move: 'sync' });
  });
});
