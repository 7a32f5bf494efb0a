import { createServer } from '../../server/index.js';
import { afterwards, games, moveFrame, newMatch, open, parleyModule, pause, seated, stored, until } from './testServer.js';

describe('two servers on one file', () => {
  it('lose no move when both write at the same time, and each shows what the other stored', async () => {
    const limits = { lobbyCalls: { count: 1000, seconds: 60 } };
    const testServer = await open({ limits });
    const second = createServer({ games, dataDir: testServer.dataDir, limits });
    const { port } = await second.start();
    afterwards(() => second.stop());
    const neighbour = { url: `http://127.0.0.1:${port}` };
    for (let n = 0; n < 20; n++) {
      const match = await newMatch(testServer, { setupData: { skipMuster: true } });
      const [here, there] = [await seated(testServer, match, '0'), await seated(neighbour, match, '1')];
      here.send('update', ...moveFrame(match.matchID, 0, '0', 'commit', [3]));
      there.send('update', ...moveFrame(match.matchID, 0, '1', 'commit', [1]));
      await until(() => stored(testServer, match.matchID).state_id === 2, 'both moves');
      const { moves, state } = stored(testServer, match.matchID);
      expect(moves).toBe(2);
      expect(JSON.parse(state).G.round).toBe(2);
      for (const raw of [here, there]) raw.socket.disconnect();
    }
  });
});

describe('the stop of a server', () => {
  it('refuses new moves and ends open connections', async () => {
    const testServer = await open();
    const match = await newMatch(testServer);
    const raw = await seated(testServer, match, '0');
    const stopped = testServer.server.stop();
    raw.send('update', ...moveFrame(match.matchID, 0, '0', 'mark', [1]));
    await stopped;
    await until(() => !raw.socket.connected);
    expect(raw.of('closing')[0].args).toEqual([{ reason: expect.stringContaining('restarting') }]);
    await expect(fetch(testServer.url)).rejects.toThrow();
    const again = createServer({ games: [parleyModule], dataDir: testServer.dataDir });
    await again.start();
    await again.stop();
    await pause(0);
    expect([0, 1]).toContain(stored(testServer, match.matchID).state_id);
  });
});
