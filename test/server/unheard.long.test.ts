import { createServer } from '../../server/index.js';
import { afterwards, games, newMatch, open, seated, until } from './testServer.js';

it('who leaves a seat is cut off at another process that was never told of it', async () => {
  const testServer = await open();
  const second = createServer({ games, dataDir: testServer.dataDir });
  const { port } = await second.start();
  afterwards(() => second.stop());
  const match = await newMatch(testServer);
  // Two processes on one file talk by nothing but the file, as one does with another that dies before it has told what it stored.
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
