import { type Match, moveFrame, newMatch, open, type RawSocket, seated, stored, type TestServer, until } from './testServer.js';

/** The state that a raw client receives. */
export interface Sent {
  state: {
    G: { commits: Record<string, unknown>; berths: number[] };
    ctx: Record<string, unknown>;
    plugins: Record<string, unknown>;
    _stateID: number;
  };
  initialState: unknown;
  log: { action: { payload: { args: unknown; type: string } } }[];
}

/** `setupData` of a match that starts with the simultaneous choice. */
export const plays = { skipMuster: true };

/** Returns the state in a `sync` or `update` frame. */
const stateIn = ([, sent]: readonly unknown[]) => ('initialState' in (sent as object) ? (sent as Sent).state : (sent as Sent['state']));

/** Sends a frame. Expects a refusal, the current state for the sender only, and no stored change. */
export async function isRefused(
  testServer: TestServer,
  match: Match,
  { from, others }: { from: RawSocket; others: RawSocket[] },
  frame: readonly unknown[],
) {
  const before = stored(testServer, match.matchID);
  const received = others.map(({ heard }) => heard.length);
  const [rejected, shown] = [from.next('rejected'), from.next('update', 'sync')];
  from.send('update', ...frame);
  const [refusal] = await rejected;
  expect(refusal).toMatchObject({
    key: expect.any(String),
    reason: expect.stringMatching(/\.$/),
    case: expect.any(String),
    move: expect.any(String),
    stateID: expect.any(Number),
  });
  expect(stateIn(await shown)._stateID).toBe(before.state_id);
  expect(stored(testServer, match.matchID)).toEqual(before);
  expect(others.map(({ heard }) => heard.length)).toEqual(received);
  return refusal as { reason: string; case: string; move: string; stateID: number };
}

/** Creates a match with two players and a spectator connected. */
export async function table(body: Record<string, unknown> = {}) {
  const testServer = await open({ limits: { messages: { burst: 2000, perSecond: 1000 } } });
  const match = await newMatch(testServer, body);
  const [first, second, watcher] = [
    await seated(testServer, match, '0'),
    await seated(testServer, match, '1'),
    await seated(testServer, match, null),
  ];
  await until(() => first.of('matchData').length === 2 && second.of('matchData').length === 1);
  /** Makes a legal move and waits until every client has received it. */
  const play = async (from: RawSocket, ...frame: Parameters<typeof moveFrame>) => {
    const shown = Promise.all([first, second, watcher].map((raw) => raw.next('patch')));
    from.send('update', ...moveFrame(...frame));
    await shown;
  };
  return { testServer, match, first, second, watcher, play };
}
