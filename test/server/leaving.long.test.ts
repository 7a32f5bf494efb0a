import { createServer } from '../../server/index.js';
import { afterwards, games, newMatch, open, seated, until } from './testServer.js';

it('a player who leaves is disconnected at a process that was not notified', async () => {
  const testServer = await open();
  const second = createServer({ games, dataDir: testServer.dataDir });
  const { port } = await second.start();
  afterwards(() => second.stop());
  const match = await newMatch(testServer);
  // The processes share only the file, as if one had ended before reporting its change.
  const [left, other] = [await seated(testServer, match, '0'), await seated(testServer, match, '1')];
  const answer = await fetch(`http://127.0.0.1:${port}/games/parley/${match.matchID}/leave`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ playerID: '0', credentials: match.keys[0] }),
  });
  expect(answer.status).toBe(200);
  await until(() => !left.socket.connected, 'the cut');
  expect(other.socket.connected).toBe(true);
  expect(JSON.stringify(other.of('matchData').at(-1)?.args)).not.toContain('player 0');
});
