import { verifyExport } from '../../src/boardgame/verify.js';
import { parley } from '../boardgame/parley.js';
import { newMatch, open, stockClient, until } from './testServer.js';

describe("boardgame.io's own client on this server", () => {
  it('plays a match from the lobby to the end, and the match file verifies', async () => {
    const testServer = await open();
    expect(await testServer.lobby.listGames()).toEqual(['parley']);
    const match = await newMatch(testServer);
    const clients = [stockClient(testServer, match, '0'), stockClient(testServer, match, '1')];
    const watcher = stockClient(testServer, match, null);
    await until(() => [...clients, watcher].every((client) => client.getState()), 'sync');
    expect(clients[0].getState()?.isActive).toBe(true);

    const after = (stateID: number) => until(() => [...clients, watcher].every((client) => client.getState()?._stateID === stateID));
    clients[0].moves.mark(1);
    await after(1);
    clients[0].moves.mark(2);
    await after(2);
    clients[0].moves.undo();
    await after(3);
    clients[0].moves.ready();
    await after(4);
    for (let n = 4; !watcher.getState()?.ctx.gameover; ) {
      clients[0].moves.commit(3);
      await after(++n);
      expect(clients[1].getState()?.G.commits['0']).toBe('hidden');
      expect(watcher.getState()?.G.commits['0']).toBe('hidden');
      expect(clients[0].getState()?.G.commits['0']).toBe(3);
      clients[1].moves.commit(1);
      await after(++n);
    }
    const [mine, theirs, watched] = [...clients, watcher].map((client) => client.getState());
    expect(mine?.ctx.gameover).toMatchObject({ winner: '0' });
    expect(theirs?.G).toEqual(mine?.G);
    expect(watched?.G).toEqual(mine?.G);
    expect(watcher.log?.map(({ _stateID }) => _stateID)).toEqual(clients[0].log?.map(({ _stateID }) => _stateID));
    expect(watcher.matchData).toMatchObject([
      { id: 0, name: 'player 0', isConnected: true },
      { id: 1, name: 'player 1', isConnected: true },
    ]);

    const response = await fetch(`${testServer.url}/games/parley/${match.matchID}/export`);
    expect(response.status).toBe(200);
    const file = await response.json();
    expect(file).toMatchObject({ format: 'weathergage-match', version: 2, game: 'parley', result: { winner: '0' } });
    expect(verifyExport(parley, file)).toMatchObject({ ok: true, moves: file.log.length });
  });
});
