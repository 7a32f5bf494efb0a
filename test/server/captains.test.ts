import { join } from 'node:path';
import type { LobbyAPI } from 'boardgame.io';
import { InitializeGame } from 'boardgame.io/internal';
import { FairQueue } from '../../server/bots/threads.js';
import { ClockService } from '../../server/clocks/service.js';
import { createServer, type ServerOptions } from '../../server/index.js';
import { verifyExport } from '../../src/boardgame/verify.js';
import { parley } from '../boardgame/parley.js';
import { needs } from '../kit/needs.js';
import { modules } from './captainGames.js';
import { connected, describeOnEngines, itOnEngines, type Place, postgresql } from './engines.js';
import { games, moveFrame, open, parleyModule, type RawSocket, seated, type TestServer, until } from './testServer.js';

const captains = { threads: 1, paceMs: 0, gamesFrom: join(__dirname, 'captainGames.ts') };
const SKIP = { skipMuster: true };

type Seats = readonly (LobbyAPI.Match['players'][number] & { captain?: string })[];

const post = (startServer: Pick<TestServer, 'url'>, path: string, body: object, game = 'parley') =>
  fetch(`${startServer.url}/games/${game}/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });

const lay = async (startServer: Pick<TestServer, 'url'>, body: object, game = 'parley'): Promise<string> =>
  (await (await post(startServer, 'create', { numPlayers: 2, ...body }, game)).json()).matchID;

async function join0({ lobby }: Pick<TestServer, 'lobby'>, matchID: string, playerID: '0' | '1' = '0') {
  const { playerCredentials: credentials } = await lobby.joinMatch('parley', matchID, { playerID, playerName: 'Ann' });
  return { playerID, credentials };
}

const seats = async ({ lobby }: Pick<TestServer, 'lobby'>, matchID: string) => (await lobby.getMatch('parley', matchID)).players as Seats;

const person = (startServer: Pick<TestServer, 'url'>, matchID: string, { playerID, credentials }: Awaited<ReturnType<typeof join0>>) =>
  seated(startServer, { matchID, keys: [credentials, credentials] }, playerID);

/** Returns the id of the last state that a socket received. */
const shown = (raw: RawSocket): number => {
  let last = 0;
  for (const { event, args } of raw.heard) {
    if (event === 'patch') last = Math.max(last, args[2] as number);
    if (event === 'sync') last = Math.max(last, (args[1] as { state: { _stateID: number } }).state._stateID);
  }
  return last;
};

describeOnEngines('bots of the server', ({ place }) => {
  const startServer = async (at: Place, options: Partial<ServerOptions> = {}) => open({ store: at.store(), captains, ...options });

  it('play a match against each other to its end, with a normal log', async () => {
    const at = await place();
    const here = await startServer(at);
    const matchID = await lay(here, { captains: { 0: 'cadet', 1: 'captain' } });
    await until(async () => (await here.lobby.getMatch('parley', matchID)).gameover, 'the end');
    const file = await (await fetch(`${here.url}/games/parley/${matchID}/export`)).json();
    expect(new Set(file.log.map(({ playerID }: { playerID: string }) => playerID))).toEqual(new Set(['0', '1']));
    expect(file.dice.salts).toMatchObject([{ salt: null }, { salt: null }]);
    await until(async () => (await at.sql('select * from captains')).length === 0, 'its being put away');
  });

  it('answer a player at once, each from its own seat', async () => {
    const here = await startServer(await place());
    const matchID = await lay(here, { captains: { 1: 'captain' } });
    expect(await seats(here, matchID)).toEqual([
      { id: 0, isConnected: false },
      { id: 1, name: 'Captain', captain: 'captain', isConnected: true },
    ]);
    const raw = await person(here, matchID, await join0(here, matchID));
    raw.send('update', ...moveFrame(matchID, 0, '0', 'ready'));
    // The bot commits its secret answer without waiting for the player's, and shows it to no one.
    await until(() => shown(raw) === 2, 'his answer');
    expect(raw.of('patch')[1].args[3]).toContainEqual({ op: 'add', path: '/G/commits/1', value: 'hidden' });
  });

  it('wait until all seats are taken, and make no move for a human player', async () => {
    const at = await place();
    const here = await startServer(at);
    const matchID = await lay(here, { setupData: SKIP, captains: { 1: 'cadet' } });
    const store = await connected(at);
    await until(async () => (await store.captains.take('nobody', Date.now(), 0, 9)).length === 0);
    expect((await store.versionsOf([matchID])).get(matchID)?.stateID).toBe(0);
    const raw = await person(here, matchID, await join0(here, matchID));
    await until(() => shown(raw) === 1);
    expect((await store.since(matchID, 0))?.log.map(({ action }) => action.payload.playerID)).toEqual(['1']);
  });

  it('take the seat of a player who left when the opponent asks, and give it up to a new player', async () => {
    const here = await startServer(await place());
    const matchID = await lay(here, { setupData: SKIP });
    const [ann, bob] = [await join0(here, matchID), await join0(here, matchID, '1')];
    const raw = await person(here, matchID, ann);
    await here.lobby.leaveMatch('parley', matchID, bob);
    expect((await post(here, `${matchID}/captain`, { ...ann, seat: '1', level: 'cadet' })).status).toBe(200);
    await until(() => shown(raw) === 1, 'the captain’s answer');
    expect((await seats(here, matchID))[1]).toMatchObject({ captain: 'cadet' });
    expect((await post(here, `${matchID}/captain`, { ...ann, seat: '1', level: null })).status).toBe(200);
    expect((await seats(here, matchID))[1]).toEqual({ id: 1, isConnected: false });
    const again = await person(here, matchID, await join0(here, matchID, '1'));
    raw.send('update', ...moveFrame(matchID, 1, '0', 'commit', [2]));
    await until(() => shown(again) === 2);
    expect((await seats(here, matchID))[1]).toEqual({ id: 1, name: 'Ann', isConnected: true });
  });

  it('continue after a server was stopped during the match', async () => {
    const at = await place();
    const slow = { ...captains, paceMs: 100 };
    const first = createServer({ games, store: at.store(), captains: slow, log: () => undefined });
    const { port } = await first.start();
    const matchID = await lay({ url: `http://127.0.0.1:${port}` }, { captains: { 0: 'captain', 1: 'captain' } });
    const store = await connected(at);
    await until(async () => ((await store.versionsOf([matchID])).get(matchID)?.stateID ?? 0) > 0, 'a move');
    await first.stop();
    const here = await startServer(at);
    await until(async () => (await here.lobby.getMatch('parley', matchID)).gameover, 'the end');
  });
});

needs('database').describe('two processes over PostgreSQL', () => {
  it('play one match, however often one process takes it from the other, and make no move twice', async () => {
    const at = await postgresql.place();
    const startServer = () => open({ databaseUrl: at.url, captains: { ...captains, paceMs: 20 }, games: [parleyModule] });
    const [here, there] = [await startServer(), await startServer()];
    const ids = await Promise.all(Array.from({ length: 4 }, () => lay(here, { captains: { 0: 'captain', 1: 'captain' } })));
    let seen = '';
    // Take the match away only once per move, because otherwise a busy machine would make no move.
    const running = async () => {
      const moves = JSON.stringify(await at.sql('select sum(state_id) from matches'));
      if (moves !== seen) await at.sql('update captains set until = 0');
      seen = moves;
      return (await at.sql('select * from captains')).length > 0;
    };
    await until(async () => {
      for (const id of ids) await post(there, `${id}/join`, { playerID: '0', playerName: 'Eve' });
      return !(await running());
    }, 'the end');
    for (const id of ids) {
      const file = await (await fetch(`${there.url}/games/parley/${id}/export`)).json();
      expect(verifyExport(parley, file)).toMatchObject({ ok: true });
    }
  });

  it('continue at the other process when one is lost without notice', async () => {
    const at = await postgresql.place();
    const store = await connected(at);
    const matchID = await lay(await open({ databaseUrl: at.url, captains: { ...captains, paceMs: 1e6 } }), {
      captains: { 0: 'cadet', 1: 'cadet' },
    });
    await until(async () => ((await store.versionsOf([matchID])).get(matchID)?.stateID ?? 0) > 0, 'a move');
    // Wait until the first process has taken the match.
    const startServer = await open({ databaseUrl: at.url, captains });
    const [{ owner }] = await at.sql('select owner from captains');
    await until(async () => {
      // The first process still looks for due matches, so take this match away from it each time.
      await at.sql(`update captains set owner = 'lost', until = 0 where owner = '${owner}'`);
      return (await startServer.lobby.getMatch('parley', matchID)).gameover;
    }, 'the end');
  });
});

describe('the store of bot matches', () => {
  itOnEngines('gives a match to one process at a time, and makes it due after a change or its deadline', async ({ place }) => {
    const store = await connected(await place());
    const initialState = InitializeGame({ game: parleyModule.game, numPlayers: 2 });
    const players = { 0: { id: 0 }, 1: { id: 1 } };
    const metadata = { gameName: 'parley', players, createdAt: 1, updatedAt: 1 };
    await store.createMatch('m', { initialState, metadata });
    const take = (owner: string, now: number) => store.captains.take(owner, now, now + 10, 5);
    expect(await take('a', 0)).toEqual([]);
    await store.captains.enrol('m');
    await store.captains.enrol('m');
    expect([await take('a', 0), await take('b', 5)]).toEqual([['m'], []]);
    expect(await take('b', 10)).toEqual(['m']);
    // Process b has the match, so reports of process a are ignored.
    await store.captains.putBack('a', 'm', { stateID: 0, version: 1 });
    await store.captains.keep('a', 1000);
    expect(await take('a', 15)).toEqual([]);
    await store.captains.putBack('b', 'm', { stateID: 0, version: 1 });
    expect(await take('a', 100)).toEqual([]);
    await store.setState('m', { ...initialState, _stateID: 1 });
    expect(await take('a', 100)).toEqual(['m']);
    await store.captains.putBack('a', 'm', { stateID: 1, version: 1 });
    await store.setMetadata('m', metadata);
    expect(await take('a', 100)).toEqual(['m']);
    await store.captains.postpone('a', 'm', 500);
    expect([await take('a', 499), await take('a', 500)]).toEqual([[], ['m']]);
    await store.captains.release('a');
    expect(await take('b', 0)).toEqual(['m']);
    await store.wipe('m');
    expect(await take('b', 1000)).toEqual([]);
  });
});

describe('the seat of a bot', () => {
  const createMatch = async (body: object = { captains: { 1: 'cadet' } }) => {
    const here = await open({ captains, limits: { lobbyCalls: { count: 1000, seconds: 60 } } });
    return { here, matchID: await lay(here, { setupData: SKIP, ...body }) };
  };

  it('cannot be joined and has no credentials', async () => {
    const { here, matchID } = await createMatch();
    expect((await post(here, `${matchID}/join`, { playerID: '1', playerName: 'Eve' })).status).toBe(409);
    for (const credentials of ['', 'undefined', 'x']) {
      for (const call of ['leave', 'update', 'salt', 'notices', 'playAgain', 'captain']) {
        const body = { playerID: '1', credentials, newName: 'Eve', salt: '0'.repeat(32), seat: '1', level: null };
        expect([call, (await post(here, `${matchID}/${call}`, body)).status]).toEqual([call, 403]);
      }
    }
  });

  it('is offered by the only player: not by strangers, not on a taken seat, not where an opponent must agree', async () => {
    const { here, matchID } = await createMatch({});
    const ann = await join0(here, matchID);
    const wish = { ...ann, seat: '1', level: 'cadet' };
    const status = async (body: object) => (await post(here, `${matchID}/captain`, body)).status;
    expect(await status({ ...wish, credentials: 'guessed' })).toBe(403);
    expect(await status({ ...wish, playerID: '1' })).toBe(403);
    expect(await status({ ...wish, seat: '0' })).toBe(409);
    expect(await status({ ...wish, seat: '7' })).toBe(404);
    expect(await status({ ...wish, level: 'commodore' })).toBe(400);
    expect(await status({ ...wish, level: 'admiral' })).toBe(409);
    expect(await status({ ...wish, level: null })).toBe(409);
    const bob = await join0(here, matchID, '1');
    expect(await status(wish)).toBe(409);
    expect((await seats(here, matchID))[1]).toMatchObject({ name: 'Ann' });
    const { matchID: elsewhere } = await here.lobby.createMatch('parley', { numPlayers: 2 });
    expect((await post(here, `${elsewhere}/captain`, { ...bob, seat: '0', level: 'cadet' })).status).toBe(403);
  });

  it('has a mark that no name and no data can forge', async () => {
    const { here, matchID } = await createMatch({});
    const body = { playerID: '0', playerName: 'Captain', data: { captain: 'captain' }, captain: 'captain' };
    const { playerCredentials: credentials } = await (await post(here, `${matchID}/join`, body)).json();
    const update = { playerID: '0', credentials, newName: 'Captain (cadet)', data: { captain: 'cadet' }, captain: 'cadet' };
    expect((await post(here, `${matchID}/update`, update)).status).toBe(200);
    expect((await seats(here, matchID))[0]).not.toHaveProperty('captain');
    for (const forged of [{ 1: 'admiral' }, { 1: 'commodore' }, { 9: 'cadet' }, { x: 'cadet' }, 'cadet']) {
      expect((await post(here, 'create', { numPlayers: 2, captains: forged })).status).toBe(400);
    }
  });

  it('is removed with the last player, and returns on the other side', async () => {
    const { here, matchID } = await createMatch();
    const ann = await join0(here, matchID);
    const { nextMatchID } = await here.lobby.playAgain('parley', matchID, ann);
    expect((await seats(here, nextMatchID)).map(({ captain }) => captain)).toEqual(['cadet', undefined]);
    await here.lobby.playAgain('parley', matchID, ann);
    await here.lobby.leaveMatch('parley', matchID, ann);
    await expect(here.lobby.getMatch('parley', matchID)).rejects.toThrow('404');
  });

  it('delays the first roll until a promised salt has arrived', async () => {
    const { here, matchID } = await createMatch();
    const body = { playerID: '0', playerName: 'Ann', data: { givesSalt: true } };
    const { playerCredentials: credentials } = await (await post(here, `${matchID}/join`, body)).json();
    const raw = await person(here, matchID, { playerID: '0', credentials });
    await until(() => shown(raw) === 1);
    raw.send('update', ...moveFrame(matchID, 1, '0', 'commit', [2]));
    await raw.next('rejected');
    expect(shown(raw)).toBe(1);
    await post(here, `${matchID}/salt`, { playerID: '0', credentials, salt: 'ab'.repeat(16) });
    raw.send('update', ...moveFrame(matchID, 1, '0', 'commit', [2]));
    await until(() => shown(raw) >= 2);
  });

  it('can have the hard bot if the game has one', async () => {
    const here = await open({ captains, games: Object.values(modules) });
    const levels = await (await fetch(`${here.url}/.well-known/weathergage-captains`)).json();
    expect(levels).toEqual({ parley: ['cadet', 'captain'], flagship: ['cadet', 'captain', 'admiral'] });
    const matchID = await lay(here, { setupData: SKIP, captains: { 0: 'captain', 1: 'admiral' } }, 'flagship');
    await until(async () => (await here.lobby.getMatch('flagship', matchID)).gameover, 'the end');
    const { log } = await (await fetch(`${here.url}/games/flagship/${matchID}/export`)).json();
    const said = (log as readonly { playerID: string; move: string; args: readonly unknown[] }[]).filter(({ move }) => move === 'commit');
    expect(new Set(said.filter(({ playerID }) => playerID === '1').map(({ args }) => args[0]))).toEqual(new Set([3]));
  });

  it('is not available without bot threads, and the list of levels says so', async () => {
    const levels = async ({ url }: Pick<TestServer, 'url'>) => (await fetch(`${url}/.well-known/weathergage-captains`)).json();
    const none = await open();
    expect(await levels(none)).toEqual({});
    expect((await post(none, 'create', { captains: { 1: 'cadet' } })).status).toBe(400);
    const { here } = await createMatch();
    expect(await levels(here)).toEqual({ parley: ['cadet', 'captain'] });
  });
});

describe('decisions waiting for a thread', () => {
  const served = (queue: FairQueue<string>) => Array.from({ length: queue.size }, () => queue.next());

  it('are made in turn by address, so that many requests of one address delay no other', () => {
    const queue = new FairQueue<string>();
    for (const n of [1, 2, 3]) queue.add('greedy', `greedy ${n}`);
    queue.add('honest', 'honest 1');
    expect(queue.next()).toBe('greedy 1');
    queue.add('late', 'late 1');
    expect(served(queue)).toEqual(['honest 1', 'greedy 2', 'late 1', 'greedy 3']);
    expect([queue.size, queue.next()]).toEqual([0, undefined]);
  });

  it('are made one at a time in a match with an expired clock', async () => {
    const fetch = jest.fn(() => new Promise<never>(() => undefined));
    const service = new ClockService({ store: { fetch } } as never);
    const ctx = {
      params: { id: 'm' },
      ip: '192.0.2.1',
      request: { body: { playerID: '0', credentials: 'x' } },
      throw: (status: number, reason: string) => {
        throw new Error(`${status} ${reason}`);
      },
    };
    void service.deputy(ctx as never, jest.fn(), jest.fn());
    await expect(service.deputy(ctx as never, jest.fn(), jest.fn())).rejects.toThrow('409 A bot is already making this decision.');
    expect(fetch).toHaveBeenCalledTimes(1);
  });
});
