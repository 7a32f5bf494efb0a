import { hostedGame, leanOf } from '../../server/match/games.js';
import { rate, UNRATED } from '../../server/ratings/glicko.js';
import { recompute } from '../../server/ratings/recompute.js';
import { ResultRecorder } from '../../server/ratings/recorder.js';
import type { Result } from '../../server/storage/ratingStore.js';
import type { Store } from '../../server/storage/store.js';
import type { Body, Reply } from '../../src/api/index.js';
import { modules } from '../../src/index.js';
import { asked, call, type Known, somebody } from './browserKey.js';
import { describeOnEngines } from './engines.js';
import { moveFrame, open, parleyModule, seated, type TestServer, until } from './testServer.js';

const limits = { lobbyCalls: { count: 10_000, seconds: 60 }, people: { count: 10_000, seconds: 60 } };

type Seat = Reply<'playNow'>;
type Profile = Reply<'getProfile'>;

interface Here extends TestServer {
  readonly store: Store;
}

async function play({ url }: Here, { session }: Known, playerName: string, wanted: Partial<Body<'playNow'>> = {}): Promise<Seat> {
  const body = { playerName, pace: 'live', clock: null, rated: true, session, ...wanted };
  const response = await fetch(`${url}/games/parley/play`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  return (await response.json()) as Seat;
}

const ownID = async ({ browser, session }: Known) => (await asked<Reply<'openProfile'>>(browser, 'profile', { session })).id;

async function profileOf({ url }: Here, player: Known): Promise<Profile> {
  return (await (await fetch(`${url}/people/profile/${await ownID(player)}`)).json()) as Profile;
}

const keysOf = (seats: readonly Seat[]): [string, string] => {
  const keys: [string, string] = ['', ''];
  for (const { playerID, playerCredentials } of seats) keys[Number(playerID)] = playerCredentials;
  return keys;
};

/**
 * Plays until seat 0 wins.
 * @param drawn if given, plays only this number of rounds, all drawn
 */
async function playOut(here: Here, seats: readonly [Seat, Seat], drawn?: number): Promise<void> {
  const match = { matchID: seats[0].matchID, keys: keysOf(seats) };
  const raws = [await seated(here, match, '0'), await seated(here, match, '1')];
  let stateID = 0;
  const send = async (seat: 0 | 1, move: string, args: unknown[] = []) => {
    const shown = raws[seat].next('patch');
    raws[seat].send('update', ...moveFrame(match.matchID, stateID++, String(seat), move, args));
    await shown;
  };
  const stateNow = async () => (await here.store.fetch(match.matchID, { state: true })).state;
  await send(0, 'ready');
  for (let round = 0; round < (drawn ?? 10); round++) {
    if ((await stateNow()).ctx.gameover !== undefined) break;
    await send(0, 'commit', [drawn === undefined ? 3 : 1]);
    await send(1, 'commit', [1]);
    const { answering } = (await stateNow()).G as { answering: string | null };
    if (answering !== null) await send(answering === '0' ? 0 : 1, 'answer', [false]);
  }
  for (const { socket } of raws) socket.disconnect();
}

/** Pairs two players with keys in a rated match. Returns the player of seat 0 as `first`. */
async function pair(here: Here, players: readonly [Known, Known]): Promise<{ seats: [Seat, Seat]; first: Known; second: Known }> {
  const [one, other] = [await play(here, players[0], 'Ann'), await play(here, players[1], 'Bob')];
  expect(other.matchID).toBe(one.matchID);
  const [first, second] = one.playerID === '0' ? players : [players[1], players[0]];
  return { seats: [one, other], first, second };
}

const recorded = async ({ store }: Here, results: number) => {
  await until(async () => (await store.ratings.page('parley', 0, 100)).length === results, 'the result');
};

describe('a rating', () => {
  const result: Result = { matchID: 'm', game: 'g', players: ['a', 'b'], score: 1, lean: 0.5, at: 1000 };

  it('moves both players as Glicko-2 does', () => {
    const [one, other] = rate([undefined, undefined], result);
    expect(one.rating).toBeCloseTo(1662.31, 1);
    expect(other.rating).toBeCloseTo(1337.69, 1);
    expect(one.deviation).toBeCloseTo(290.32, 1);
    expect(one).toMatchObject({ matches: 1, at: 1000 });
  });

  it('rises less for a win with the stronger side, and more with the weaker', () => {
    const gain = (lean: number) => rate([undefined, undefined], { ...result, lean })[0].rating - UNRATED.rating;
    expect(gain(0.75)).toBeLessThan(gain(0.5));
    expect(gain(0.37)).toBeGreaterThan(gain(0.5));
    const [one, other] = rate([undefined, undefined], { ...result, lean: 0.75 });
    expect(one.rating - 1500).toBeCloseTo(1500 - other.rating, 6);
  });

  it('becomes less certain without matches', () => {
    const [one] = rate([undefined, undefined], result);
    const later = rate([{ ...one, deviation: 60 }, undefined], { ...result, at: 1000 + 365 * 24 * 3600 * 1000 })[0];
    const soon = rate([{ ...one, deviation: 60 }, undefined], result)[0];
    expect(later.deviation).toBeGreaterThan(soon.deviation);
  });

  it('uses the measured balance of a scenario', () => {
    const hosted = hostedGame(modules['grand-armada']);
    for (const { setupData, won } of modules['grand-armada'].scenarios) expect(leanOf(hosted, setupData)).toBe((won ?? Number.NaN) / 100);
  });

  it('uses the balance of the first scenario if none is named', () => {
    const hosted = hostedGame(modules['grand-armada']);
    const [{ won }] = modules['grand-armada'].scenarios;
    expect(leanOf(hosted, {})).toBe((won ?? Number.NaN) / 100);
    expect(leanOf(hosted, undefined)).toBe((won ?? Number.NaN) / 100);
    expect(leanOf(hosted, { scenario: 'unknown' })).toBe(0.5);
  });
});

describeOnEngines('a rated match', ({ place }) => {
  const start = async (): Promise<Here> => {
    const store = (await place()).store();
    return { ...(await open({ store, limits })), store };
  };
  const two = async (here: Here) => [await somebody(here), await somebody(here)] as const;

  it('changes the ratings of both players, which can be computed again from the results', async () => {
    const here = await start();
    const players = await two(here);
    for (let n = 1; n <= 2; n++) {
      const { seats } = await pair(here, players);
      await playOut(here, seats);
      await recorded(here, n);
    }
    expect(await recompute(here.store.ratings, 'parley')).toEqual({ game: 'parley', results: 2, players: 2, differences: [] });
    const { seats, first, second } = await pair(here, players);
    const shown = (await here.lobby.getMatch('parley', seats[0].matchID)) as unknown as Reply<'getMatch'>;
    expect(shown).toMatchObject({ rated: true, players: [{ player: await ownID(first), rating: { provisional: true } }, {}] });
    await playOut(here, seats);
    await recorded(here, 3);
    const [won, lost] = [await profileOf(here, first), await profileOf(here, second)];
    expect(won.games[0].matches).toBe(3);
    expect(won.games[0].history).toHaveLength(3);
    expect(won.games[0].sides[0].won).toBeGreaterThan(0);
    expect(lost.games[0].sides[1].lost).toBeGreaterThan(0);
    expect(won.matches[0]).toMatchObject({ matchID: seats[0].matchID, score: 1, opponent: { name: lost.name } });
  });

  it('finds a rating that does not follow from the results', async () => {
    const at = await place();
    const store = at.store();
    const here = { ...(await open({ store, limits })), store };
    const { seats } = await pair(here, await two(here));
    await playOut(here, seats);
    await recorded(here, 1);
    await at.sql('update ratings set rating = rating + 1');
    expect((await recompute(store.ratings, 'parley')).differences).toHaveLength(2);
  });

  it('is recorded later if the process ends before it is recorded', async () => {
    const here = await start();
    const over = jest.spyOn(ResultRecorder.prototype, 'over').mockResolvedValueOnce();
    const { seats } = await pair(here, await two(here));
    await playOut(here, seats);
    await until(async () => over.mock.calls.length === 1, 'the end');
    expect(await here.store.ratings.page('parley', 0, 10)).toEqual([]);
    over.mockRestore();
    const other = new ResultRecorder({ store: here.store, games: [hostedGame(parleyModule)] });
    await other.sweep();
    await other.sweep();
    expect(await here.store.ratings.page('parley', 0, 10)).toMatchObject([{ matchID: seats[0].matchID, score: 1 }]);
  });

  it('does not count if a player concedes at once', async () => {
    const here = await start();
    const { seats } = await pair(here, await two(here));
    const raw = await seated(here, { matchID: seats[0].matchID, keys: keysOf(seats) }, '0');
    raw.send('update', ...moveFrame(seats[0].matchID, 0, '0', 'concede'));
    await until(async () => (await here.store.ratings.pending(seats[0].matchID)) === undefined, 'the end');
    expect(await here.store.ratings.page('parley', 0, 10)).toEqual([]);
  });

  it('is lost by a player who leaves it', async () => {
    const here = await start();
    const { seats, second } = await pair(here, await two(here));
    await playOut(here, seats, 2);
    const left = keysOf(seats)[0];
    await here.lobby.leaveMatch('parley', seats[0].matchID, { playerID: '0', credentials: left });
    await recorded(here, 1);
    expect((await profileOf(here, second)).matches[0]).toMatchObject({ score: 1, playerID: '1' });
  });

  it('counts at most five times a day between the same players', async () => {
    const here = await start();
    const players = await two(here);
    for (let n = 1; n <= 6; n++) {
      const { seats } = await pair(here, players);
      await playOut(here, seats);
      await until(async () => (await here.store.ratings.pending(seats[0].matchID)) === undefined, 'the end');
    }
    expect(await here.store.ratings.page('parley', 0, 10)).toHaveLength(5);
  });

  it('does not count against a player without a key, and needs a session', async () => {
    const here = await start();
    const { matchID } = await play(here, await somebody(here), 'Ann');
    expect((await here.lobby.joinMatch('parley', matchID, { playerName: 'Bob' })).playerID).toMatch(/[01]/);
    await expect(play(here, await somebody(here), 'Cid', { session: undefined })).rejects.toThrow('400');
    await expect(play(here, await somebody(here), 'Cid', { rated: false, session: undefined })).resolves.toMatchObject({ waiting: true });
  });

  it('is offered only to players of similar strength, if they want it', async () => {
    const here = await start();
    const players = await two(here);
    const { seats, first } = await pair(here, players);
    await playOut(here, seats);
    await recorded(here, 1);
    expect((await play(here, first, 'Ann')).waiting).toBe(true);
    expect((await play(here, await somebody(here), 'Cid', { within: 50 })).waiting).toBe(true);
    expect((await play(here, await somebody(here), 'Dan', { within: 400 })).waiting).toBe(false);
  });

  it('blocked players do not meet, and a report reaches the operator', async () => {
    const here = await start();
    const [ann, bob] = await two(here);
    const [own, other] = [await ownID(ann), await ownID(bob)];
    expect(await asked(here, 'block', { session: ann.session, player: other, blocked: true })).toEqual({ id: own, blocked: [other] });
    await play(here, ann, 'Ann');
    expect((await play(here, bob, 'Bob')).waiting).toBe(true);
    await asked(here, 'block', { session: ann.session, player: other, blocked: false });
    expect(await asked(here, 'report', { session: ann.session, player: other, reason: 'chat' })).toEqual({});
    expect((await call(here, 'report', { session: ann.session, player: own, reason: 'chat' })).status).toBe(404);
    expect((await call(here, 'report', { session: ann.session, player: other, reason: 'other' })).status).toBe(400);
  });

  it('keeps no name or rating of a deleted player', async () => {
    const here = await start();
    const { seats, first, second } = await pair(here, await two(here));
    await playOut(here, seats);
    await recorded(here, 1);
    const id = await ownID(first);
    await asked(here, 'forget', { session: first.session });
    expect((await fetch(`${here.url}/people/profile/${id}`)).status).toBe(404);
    expect((await profileOf(here, second)).matches[0].opponent).toEqual({ id });
    expect((await recompute(here.store.ratings, 'parley')).differences).toEqual([]);
    const { players } = (await here.lobby.getMatch('parley', seats[0].matchID)) as unknown as Reply<'getMatch'>;
    expect(players.map(({ player }) => player)).not.toContain(id);
  });
});
