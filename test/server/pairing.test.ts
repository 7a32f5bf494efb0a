import type { Body, Reply } from '../../src/api/index.js';
import { somebody } from './browserKey.js';
import { describeOnEngines, type Place } from './engines.js';
import { moveFrame, open, seated, type TestServer, until } from './testServer.js';

const limits = { lobbyCalls: { count: 100_000, seconds: 60 }, matches: { count: 100_000, seconds: 60 } };

const post = (url: string, path: string, body: object) =>
  fetch(`${url}/games/parley/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });

type Seat = Reply<'playNow'>;

async function play({ url }: Pick<TestServer, 'url'>, playerName: string, wanted: Partial<Body<'playNow'>> = {}): Promise<Seat> {
  const response = await post(url, 'play', { playerName, pace: 'live', ...wanted });
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  return (await response.json()) as Seat;
}

const status = async ({ url }: TestServer, body: object) => (await post(url, 'play', { playerName: 'Ann', pace: 'live', ...body })).status;

const wait = ({ url }: TestServer, { matchID, playerID, playerCredentials: credentials }: Seat, here: boolean) =>
  post(url, `${matchID}/wait`, { playerID, credentials, here });

const openIn = async (place: Place): Promise<number> => (await place.sql('select match_id from open_matches')).length;

const namesOf = async ({ lobby }: TestServer, { matchID }: Seat) =>
  (await lobby.getMatch('parley', matchID)).players.map(({ name }) => name).sort();

describeOnEngines('Play now', ({ place }) => {
  const startServer = async (at?: Place) => open({ store: (at ?? (await place())).store(), limits });

  it('opens a match, and seats the next player opposite the first', async () => {
    const here = await startServer();
    const ann = await play(here, 'Ann', { givesSalt: true });
    expect(ann).toMatchObject({ waiting: true, commitment: expect.any(String) });
    const bob = await play(here, 'Bob');
    expect(bob).toMatchObject({ matchID: ann.matchID, waiting: false, commitment: ann.commitment });
    expect(bob.playerID).not.toBe(ann.playerID);
    const { players, clock } = (await here.lobby.getMatch('parley', ann.matchID)) as unknown as Reply<'getMatch'>;
    expect(players[Number(ann.playerID)]).toMatchObject({ name: 'Ann', data: { givesSalt: true } });
    expect(clock).toMatchObject({ terms: { kind: 'live', per: 'turn' }, began: expect.any(Number) });
    const keys: [string, string] = ['', ''];
    for (const { playerID, playerCredentials } of [ann, bob]) keys[Number(playerID)] = playerCredentials;
    await seated(here, { matchID: ann.matchID, keys }, '0');
    await seated(here, { matchID: ann.matchID, keys }, '1');
    expect((await play(here, 'Cid')).waiting).toBe(true);
  });

  it('joins the oldest match first', async () => {
    const here = await startServer();
    const first = await play(here, 'Ann');
    const second = await play(here, 'Bob', { except: [first.matchID] });
    expect(second.waiting).toBe(true);
    expect((await play(here, 'Cid')).matchID).toBe(first.matchID);
    expect((await play(here, 'Dan')).matchID).toBe(second.matchID);
  });

  it('keeps to the pace, the clock and the scenario', async () => {
    const here = await startServer();
    const live = await play(here, 'Ann');
    const turns = await play(here, 'Bob', { pace: 'turns' });
    expect(turns.waiting).toBe(true);
    const quick = { kind: 'live', seconds: 300, increment: 5 } as const;
    const fast = await play(here, 'Cid', { clock: quick });
    const none = await play(here, 'Dan', { clock: null });
    expect(new Set([live, turns, fast, none].map(({ matchID }) => matchID)).size).toBe(4);
    expect((await play(here, 'Eve', { clock: quick })).matchID).toBe(fast.matchID);
    expect((await play(here, 'Fay', { clock: null })).matchID).toBe(none.matchID);
    expect((await play(here, 'Gus', { pace: 'turns', scenario: 'only' })).matchID).toBe(turns.matchID);
    expect(await status(here, { scenario: 'unknown' })).toBe(400);
    expect(await status(here, { clock: { kind: 'days', days: 3, reserve: 0, vacation: 0 } })).toBe(400);
    expect(await status(here, { playerName: '  ' })).toBe(400);
    expect(await status(here, { session: 'wrong' })).toBe(401);
  });

  it('does not pair a player with their own match on another device', async () => {
    const here = await startServer();
    const { session } = await somebody(here);
    const own = await play(here, 'Ann', { session });
    expect((await play(here, 'Ann', { session })).waiting).toBe(true);
    expect((await play(here, 'Bob')).matchID).toBe(own.matchID);
  });

  it('offers a live match only while its player is on the page', async () => {
    const at = await place();
    const here = await startServer(at);
    const gone = await play(here, 'Ann', { clock: null });
    expect((await wait(here, gone, false)).status).toBe(200);
    const next = await play(here, 'Bob', { clock: null });
    expect(next.waiting).toBe(true);
    expect((await wait(here, gone, true)).status).toBe(200);
    expect((await play(here, 'Cid', { clock: null })).matchID).toBe(gone.matchID);
    // The server treats a player who has not reported for a while as disconnected.
    await at.sql(`update open_matches set seen_at = seen_at - 91000`);
    expect((await play(here, 'Dan', { clock: null })).waiting).toBe(true);
    expect((await wait(here, { ...gone, playerCredentials: 'wrong' }, true)).status).toBe(403);
  });

  it('offers a turn-based match also when its player is away', async () => {
    const here = await startServer();
    const away = await play(here, 'Ann', { pace: 'turns' });
    await wait(here, away, false);
    expect((await play(here, 'Bob', { pace: 'turns' })).matchID).toBe(away.matchID);
  });

  it('offers a match again if a player took it and never joined', async () => {
    const at = await place();
    const here = await startServer(at);
    const ann = await play(here, 'Ann');
    await at.sql('delete from open_matches');
    await wait(here, ann, true);
    expect((await play(here, 'Bob')).matchID).toBe(ann.matchID);
  });

  it('also joins matches of the lobby, but none that is private, changed, full, begun or over', async () => {
    const at = await place();
    const here = await startServer(at);
    const { lobby } = here;
    const created = async (body: object, seats: readonly string[] = ['0']) => {
      const { matchID } = await lobby.createMatch('parley', { numPlayers: 2, ...body });
      const joined: string[] = [];
      for (const playerID of seats)
        joined.push((await lobby.joinMatch('parley', matchID, { playerID, playerName: 'Ann' })).playerCredentials);
      return { matchID, joined };
    };
    await created({ unlisted: true });
    await created({}, []);
    const full = await created({}, ['0', '1']);
    const changed = await created({ setupData: { skipMuster: true } });
    const left = await created({}, ['0', '1']);
    const raw = await seated(here, { matchID: left.matchID, keys: [left.joined[0], left.joined[1]] }, '0');
    const shown = raw.next('patch');
    raw.send('update', ...moveFrame(left.matchID, 0, '0', 'mark', [1]));
    await shown;
    await lobby.leaveMatch('parley', left.matchID, { playerID: '1', credentials: left.joined[1] });
    await until(async () => (await openIn(at)) === 1, 'the changed match');
    expect((await play(here, 'Bob', { clock: null })).waiting).toBe(true);
    const ours = await created({});
    await until(async () => (await openIn(at)) === 3, 'the last match');
    await at.sql(`update open_matches set created_at = 1 where match_id = '${ours.matchID}'`);
    expect(await play(here, 'Cid', { clock: null })).toMatchObject({ matchID: ours.matchID, playerID: '1' });
    expect([full.matchID, changed.matchID, left.matchID]).not.toContain(ours.matchID);
  });

  it('counts the waiting and the playing', async () => {
    const at = await place();
    const here = await startServer(at);
    const [ann, bob] = [await play(here, 'Ann'), await play(here, 'Bob')];
    await play(here, 'Cid');
    const gone = await play(here, 'Dan', { clock: null });
    await wait(here, gone, false);
    const keys: [string, string] = ['', ''];
    for (const { playerID, playerCredentials } of [ann, bob]) keys[Number(playerID)] = playerCredentials;
    const raw = await seated(here, { matchID: ann.matchID, keys }, '0');
    const shown = raw.next('patch');
    raw.send('update', ...moveFrame(ann.matchID, 0, '0', 'mark', [1]));
    await shown;
    const counts = async () => (await fetch(`${here.url}/.well-known/weathergage-activity`)).json();
    expect(await counts()).toEqual({ parley: { waiting: 1, playing: 1 } });
    await play(here, 'Eve');
    expect(await counts()).toEqual({ parley: { waiting: 1, playing: 1 } });
  });

  it('seats two players who found no match at the same time opposite each other', async () => {
    const store = (await place()).store();
    jest.spyOn(store.openMatches, 'take').mockResolvedValue(undefined);
    const here = await open({ store, limits });
    const both = await Promise.all([play(here, 'Ann'), play(here, 'Bob')]);
    expect(both.map(({ waiting }) => waiting).sort()).toEqual([false, true]);
    expect(both[0].matchID).toBe(both[1].matchID);
    expect((await here.lobby.listMatches('parley')).matches).toHaveLength(1);
  });

  it('seats 200 players at once, over two processes, without a double seat or a lost player', async () => {
    const at = await place();
    const [here, there] = [await startServer(at), await startServer(at)];
    const seats = await Promise.all(Array.from({ length: 200 }, (_, n) => play(n % 2 ? here : there, `player ${n}`)));
    expect(new Set(seats.map(({ matchID, playerID }) => `${matchID} ${playerID}`)).size).toBe(200);
    const matches = new Map(seats.map((seat) => [seat.matchID, seat]));
    expect(matches.size).toBe(100);
    const names = (await Promise.all([...matches.values()].map((seat) => namesOf(here, seat)))).flat();
    expect(names.sort()).toEqual(Array.from({ length: 200 }, (_, n) => `player ${n}`).sort());
    expect((await here.lobby.listMatches('parley')).matches).toHaveLength(100);
    await until(async () => (await openIn(at)) === 0, 'an empty list');
  });
});
