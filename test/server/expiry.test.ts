import { ExpiryTimer } from '../../server/expiry/timer.js';
import { EmbeddedStore } from '../../server/index.js';
import type { OpenOffers } from '../../src/boardgame/offers.js';
import { afterwards, moveFrame, newMatch, open, seated, type TestServer, until } from './testServer.js';

const DAY = 24 * 60 * 60 * 1000;

/** Deletes expired matches in a running server’s store as if some days had passed. */
async function sweep(
  testServer: TestServer,
  days: number,
  ages = { abandonedDays: 10, finishedDays: 100 },
  open: string[] = [],
): Promise<number> {
  const store = new EmbeddedStore(testServer.dataDir);
  await store.connect();
  afterwards(() => store.close());
  const now = () => Date.now() + days * DAY;
  const rest = { log: () => undefined, wiped: () => undefined, now };
  return new ExpiryTimer({ store, ages, isOpen: (matchID) => open.includes(matchID), ...rest }).sweep();
}

const exists = async (testServer: TestServer, matchID: string) => (await fetch(`${testServer.url}/games/parley/${matchID}`)).status === 200;

describe('abandoned matches', () => {
  it('are deleted by age, finished ones later; matches with a connected reader stay', async () => {
    const testServer = await open();
    const [abandoned, finished, watched] = [await newMatch(testServer), await newMatch(testServer), await newMatch(testServer)];
    const raw = await seated(testServer, finished, '0');
    raw.send('update', ...moveFrame(finished.matchID, 0, '0', 'concede'));
    await raw.next('patch');
    raw.socket.disconnect();
    expect(await sweep(testServer, 9)).toBe(0);
    expect(await sweep(testServer, 11, undefined, [watched.matchID])).toBe(1);
    const all = [abandoned, finished, watched];
    expect(await Promise.all(all.map(({ matchID }) => exists(testServer, matchID)))).toEqual([false, true, true]);
    expect((await fetch(`${testServer.url}/games/parley/${finished.matchID}/export`)).status).toBe(200);
    expect(await sweep(testServer, 101)).toBe(2);
    expect(await Promise.all(all.map(({ matchID }) => exists(testServer, matchID)))).toEqual([false, false, false]);
  });

  it('do not include matches with a running clock', async () => {
    const testServer = await open();
    const slow = await newMatch(testServer, { clock: { kind: 'days', days: 5, reserve: 20, vacation: 0 } });
    // The clocks of this match have not started, because no player has joined.
    const { matchID: alone } = await testServer.lobby.createMatch('parley', {
      numPlayers: 2,
      clock: { kind: 'live', seconds: 60, increment: 0 },
    });
    expect(await sweep(testServer, 34)).toBe(1);
    expect([await exists(testServer, slow.matchID), await exists(testServer, alone)]).toEqual([true, false]);
    expect(await sweep(testServer, 36)).toBe(1);
    expect(await exists(testServer, slow.matchID)).toBe(false);
  });

  it('do not include adjourned matches, which are kept as long as finished ones', async () => {
    const testServer = await open();
    const match = await newMatch(testServer);
    const [first, second] = [await seated(testServer, match, '0'), await seated(testServer, match, '1')];
    first.send('offer', match.matchID, 'adjourn', 0);
    const offered = () => (second.of('offers').at(-1)?.args[1] as OpenOffers | undefined)?.offers[0];
    await until(offered, 'the offer');
    const put = first.next('patch');
    second.send('reply', match.matchID, offered()?.id, true);
    await put;
    expect(await sweep(testServer, 99)).toBe(0);
    expect(await sweep(testServer, 10_000, { abandonedDays: 10, finishedDays: 0 })).toBe(0);
    expect(await sweep(testServer, 101)).toBe(1);
  });

  it('are kept if the age is 0', async () => {
    const testServer = await open();
    const { matchID } = await newMatch(testServer);
    expect(await sweep(testServer, 10_000, { abandonedDays: 0, finishedDays: 0 })).toBe(0);
    expect(await exists(testServer, matchID)).toBe(true);
  });

  it('are swept again after an hour if the store failed', async () => {
    const lines: string[] = [];
    const notices = { forgetUnconfirmed: () => Promise.reject(new Error('away')) };
    const store = { notices } as unknown as EmbeddedStore;
    const sweeper = new ExpiryTimer({
      store,
      ages: { abandonedDays: 1, finishedDays: 1 },
      isOpen: () => false,
      wiped: () => undefined,
      log: (level, event) => lines.push(`${level} ${event}`),
    });
    expect(await sweeper.sweep()).toBe(0);
    expect(await sweeper.sweep()).toBe(0);
    expect(lines).toEqual(['error expiry', 'error expiry']);
  });
});
