import type { Game } from 'boardgame.io';
import { describe, expect, it } from 'vitest';
import { defaultLimits } from '../../server/index.js';
import { type House, type Match, moveFrame, newMatch, open, parleyModule, RawSocket, seated, stockClient, stored, until } from './house.js';

/** What a raw client is sent as a state. */
interface Sent {
  state: {
    G: { commits: Record<string, unknown>; berths: number[] };
    ctx: Record<string, unknown>;
    plugins: Record<string, unknown>;
    _stateID: number;
  };
  initialState: unknown;
  log: { action: { payload: { args: unknown; type: string } } }[];
}

const plays = { skipMuster: true };

/** Sends a frame and expects a refusal, a fresh sync for the sender only, and nothing stored. */
async function isRefused(
  house: House,
  match: Match,
  { from, others }: { from: RawSocket; others: RawSocket[] },
  frame: readonly unknown[],
) {
  const before = stored(house, match.matchID);
  const heard = others.map(({ heard }) => heard.length);
  const [rejected, synced] = [from.next('rejected'), from.next('sync')];
  from.send('update', ...frame);
  const [refusal] = await rejected;
  expect(refusal).toEqual({
    reason: expect.stringMatching(/\.$/),
    case: expect.any(String),
    move: expect.any(String),
    stateID: expect.any(Number),
  });
  const [, sent] = (await synced) as [string, Sent];
  expect(sent.state._stateID).toBe(before.state_id);
  expect(stored(house, match.matchID)).toEqual(before);
  expect(others.map(({ heard }) => heard.length)).toEqual(heard);
  return refusal as { reason: string; case: string; move: string; stateID: number };
}

async function table(body: Record<string, unknown> = {}) {
  const house = await open({ limits: { messages: { burst: 2000, perSecond: 1000 } } });
  const match = await newMatch(house, body);
  const [first, second, watcher] = [await seated(house, match, '0'), await seated(house, match, '1'), await seated(house, match, null)];
  await until(() => first.of('matchData').length === 2 && second.of('matchData').length === 1);
  /** A move that is accepted, once everybody was shown it. */
  const play = async (from: RawSocket, ...frame: Parameters<typeof moveFrame>) => {
    const shown = Promise.all([first, second, watcher].map((raw) => raw.next('patch')));
    from.send('update', ...moveFrame(...frame));
    await shown;
  };
  return { house, match, first, second, watcher, play };
}

describe('nobody is shown what is not his to see', () => {
  it('neither a spectator nor the other player gets secrets, seed or undo data, at sync and afterwards', async () => {
    const { house, match, first, second, watcher, play } = await table({ setupData: plays });
    await play(first, match.matchID, 0, '0', 'commit', [2]);
    for (const raw of [second, watcher]) {
      raw.send('sync', match.matchID, raw === second ? '1' : null, raw === second ? match.keys[1] : undefined);
      const [, sent] = (await raw.next('sync')) as [string, Sent];
      expect(sent.state.G.commits['0']).toBe('hidden');
      expect(sent.log[0].action.payload).toMatchObject({ type: 'commit', args: null });
      expect(sent.state).toMatchObject({ _undo: [], _redo: [], plugins: { weathergage: { data: {} } } });
      expect(Object.keys(sent.state.plugins)).toEqual(['weathergage']);
    }
    const secrets = JSON.parse(stored(house, match.matchID).state).plugins;
    for (const raw of [first, second, watcher]) {
      const heard = JSON.stringify(raw.heard);
      expect(heard).not.toContain(secrets.weathergage.data.setup);
      expect(heard).not.toContain(secrets.random.data.seed);
      expect(heard).not.toContain('prngstate');
      for (const key of match.keys) expect(heard).not.toContain(key);
    }
  });

  it('the first state is sent as this reader could see it, so that reset() of the stock client works', async () => {
    const { house, match } = await table();
    const client = stockClient(house, match, '0');
    await until(() => client.getState());
    client.moves.mark(1);
    await until(() => client.getState()?._stateID === 1);
    expect(JSON.stringify(client.getInitialState().plugins)).toBe('{"weathergage":{"data":{}}}');
    client.reset();
    expect(client.getState()?.G.berths).toEqual([]);
  });

  it('nobody is synced to a seat without its credentials, before or after somebody took it', async () => {
    const house = await open();
    const { matchID } = await house.lobby.createMatch('parley', { numPlayers: 2 });
    const raw = new RawSocket(house.url);
    for (const credentials of [undefined, '', 'x', null, {}, ['x']]) {
      raw.send('sync', matchID, '1', credentials);
      expect((await raw.next('rejected'))[0]).toMatchObject({ move: 'sync', reason: 'This seat belongs to somebody else.' });
    }
    const { playerCredentials } = await house.lobby.joinMatch('parley', matchID, { playerID: '0', playerName: 'A' });
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

  it('a seat that was left is cut off, and its credentials open nothing any more', async () => {
    const { house, match, first, second } = await table();
    await house.lobby.leaveMatch('parley', match.matchID, { playerID: '1', credentials: match.keys[1] });
    await until(() => !second.socket.connected);
    expect(first.socket.connected).toBe(true);
    const raw = new RawSocket(house.url);
    raw.send('sync', match.matchID, '1', match.keys[1]);
    expect((await raw.next('rejected'))[0]).toMatchObject({ move: 'sync' });
  });
});

describe('nobody acts but for his own seat, and only by moves', () => {
  it("a frame that names the opponent's seat plays the sender's own", async () => {
    const { match, first, second, house, play } = await table({ setupData: plays });
    await play(second, match.matchID, 0, '0', 'commit', [3], match.keys[0]);
    const { G } = JSON.parse(stored(house, match.matchID).state);
    expect(G.commits).toEqual({ '0': null, '1': 3 });
    await isRefused(house, match, { from: second, others: [first] }, moveFrame(match.matchID, 1, '0', 'commit', [3], match.keys[0]));
  });

  it('events, undo, redo, reset, patches and whole states are refused', async () => {
    const { house, match, first, second, watcher, play } = await table();
    await play(first, match.matchID, 0, '0', 'mark', [1]);
    const own = { playerID: '0', credentials: match.keys[0] };
    const event = (type: string, ...args: unknown[]) => ({ type: 'GAME_EVENT', payload: { type, args, ...own } });
    const forged: unknown[] = [
      event('endGame', { winner: '0' }),
      event('endPhase'),
      event('setPhase', 'parley'),
      event('endTurn'),
      event('endTurn', { next: '1' }),
      event('pass'),
      event('endStage'),
      event('setStage', 'commit'),
      event('setActivePlayers', { value: { '0': 'commit' } }),
      { ...event('endPhase'), automatic: true },
      { type: 'UNDO', payload: { type: null, args: null, ...own } },
      { type: 'REDO', payload: { type: null, args: null, ...own } },
      { type: 'UPDATE', state: { G: {}, ctx: {}, plugins: {}, _stateID: 9 }, deltalog: [], payload: own },
      { type: 'SYNC', state: { G: {} }, log: [], payload: own },
      { type: 'RESET', state: { G: {} }, payload: own },
      { type: 'PATCH', patch: [{ op: 'replace', path: '/G/score/0', value: 3 }], payload: own },
      { type: 'PLUGIN', payload: { type: 'weathergage', args: [], ...own } },
      { type: 'STRIP_TRANSIENTS', payload: own },
      { type: '@@redux/INIT', payload: own },
      { type: ['MAKE_MOVE'], payload: { type: 'mark', args: [2], ...own } },
    ];
    for (const action of forged) {
      const { reason } = await isRefused(house, match, { from: first, others: [second, watcher] }, [action, 1, match.matchID, '0']);
      expect(reason).toBe('Only moves are taken here.');
    }
  });

  it('the stock client dispatching events, undo and redo changes nothing', async () => {
    const { house, match } = await table();
    const client = stockClient(house, match, '0');
    await until(() => client.getState());
    client.undo();
    client.redo();
    const events = client.events as Record<string, ((...args: unknown[]) => void) | undefined>;
    for (const name of ['endTurn', 'endPhase', 'setPhase', 'endGame', 'setActivePlayers', 'endStage', 'setStage', 'pass'])
      events[name]?.('x');
    client.moves.mark(3);
    await until(() => client.getState()?.G.berths.length === 1);
    expect(stored(house, match.matchID)).toMatchObject({ state_id: 1, moves: 1 });
  });

  it('moves of a player who is not asked, stale moves, unknown moves and forged names are refused, with the case where it is a rule', async () => {
    const { house, match, first, second, watcher, play } = await table();
    const others = [first, watcher];
    const notAsked = await isRefused(house, match, { from: second, others }, moveFrame(match.matchID, 0, '1', 'mark', [1]));
    expect(notAsked).toEqual({ reason: 'You are not asked for a decision now.', case: '1.0', move: 'mark', stateID: 0 });
    await play(first, match.matchID, 0, '0', 'mark', [1]);
    const mine = { from: first, others: [second, watcher] };
    const taken = await isRefused(house, match, mine, moveFrame(match.matchID, 1, '0', 'mark', [1]));
    expect(taken).toEqual({ reason: 'Berth 1 is taken.', case: '1.1', move: 'mark', stateID: 1 });
    for (const stateID of [0, -1, 2, 99]) {
      const stale = await isRefused(house, match, mine, moveFrame(match.matchID, stateID, '0', 'mark', [2]));
      expect(stale.reason).toMatch('moved on');
    }
    for (const name of ['constructor', 'toString', 'valueOf', 'hasOwnProperty', '__proto__', 'endGame', '', 'Mark', 'commit', 'answer']) {
      await isRefused(house, match, mine, moveFrame(match.matchID, 1, '0', name, [2]));
    }
    await play(first, match.matchID, 1, '0', 'undo');
    const { reason } = await isRefused(house, match, mine, moveFrame(match.matchID, 2, '0', 'undo'));
    expect(reason).toBe('There is nothing of yours to take back.');
    await isRefused(house, match, { from: second, others }, moveFrame(match.matchID, 2, '1', 'undo'));
  });

  it('nothing is undone across a die', async () => {
    const { house, match, first, second, watcher, play } = await table({ setupData: plays });
    await play(first, match.matchID, 0, '0', 'commit', [3]);
    await play(second, match.matchID, 1, '1', 'commit', [1]);
    await isRefused(house, match, { from: first, others: [second, watcher] }, moveFrame(match.matchID, 2, '0', 'undo'));
    await isRefused(house, match, { from: second, others: [first, watcher] }, moveFrame(match.matchID, 2, '1', 'undo'));
  });

  it('forged arguments are refused: wrong, missing, extra, deep, huge, "__proto__", objects that pretend', async () => {
    const { house, match, first, second, watcher } = await table();
    let deep: unknown = 1;
    for (let n = 0; n < 40; n++) deep = [deep];
    const forged: unknown[] = [
      [],
      ['1'],
      [null],
      [0],
      [4],
      [1.5],
      [-1],
      [1e308],
      [true],
      [1, 1],
      [1, null],
      [[1]],
      [{ toString: 1 }],
      [{ valueOf: 1 }],
      [{ length: 1 }],
      [JSON.parse('{"__proto__":{"polluted":1}}')],
      [{ constructor: { prototype: { polluted: 1 } } }],
      [deep],
      ['x'.repeat(9000)],
      [Array(5000).fill(1)],
      [Buffer.from('x')],
      'x',
      7,
      { length: 1, 0: 1 },
      null,
    ];
    for (const args of forged) {
      await isRefused(house, match, { from: first, others: [second, watcher] }, moveFrame(match.matchID, 0, '0', 'mark', args));
    }
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
  });

  it('frames of any other shape are refused', async () => {
    const { house, match, first, second, watcher } = await table();
    const action = moveFrame(match.matchID, 0, '0', 'mark', [1])[0];
    const frames: unknown[][] = [
      [],
      [null],
      ['x'],
      [[]],
      [{}],
      [{ type: 'MAKE_MOVE' }],
      [{ type: 'MAKE_MOVE', payload: null }, 0, match.matchID],
      [{ type: 'MAKE_MOVE', payload: { type: { toString: 1 } } }, 0, match.matchID],
      [action],
      [action, '0', match.matchID],
      [action, null, match.matchID],
      [action, 0.5, match.matchID],
      [action, 0],
      [action, 0, { $ne: 1 }],
      [action, 0, '../matches'],
      [action, 0, 'x'.repeat(65)],
    ];
    for (const frame of frames) await isRefused(house, match, { from: first, others: [second, watcher] }, frame);
    // A match that is not the socket's own.
    first.send('update', action, 0, 'elsewhere', '0');
    expect((await first.next('rejected'))[0]).toMatchObject({ reason: 'You have no seat in this match.' });
  });

  it('a spectator, and a socket that has not synced, cannot move', async () => {
    const { house, match, watcher } = await table();
    const stranger = new RawSocket(house.url);
    const before = stored(house, match.matchID);
    for (const raw of [watcher, stranger]) {
      raw.send('update', ...moveFrame(match.matchID, 0, '0', 'mark', [1], match.keys[0]));
      expect((await raw.next('rejected'))[0]).toMatchObject({ reason: 'You have no seat in this match.', move: 'mark' });
    }
    expect(stored(house, match.matchID)).toEqual(before);
  });

  it('nothing is taken once the match is over', async () => {
    const { house, match, first, second, watcher, play } = await table();
    await play(first, match.matchID, 0, '0', 'concede');
    for (const [from, seat] of [[first, '0'] as const, [second, '1'] as const]) {
      const others = [first, second, watcher].filter((raw) => raw !== from);
      const { reason } = await isRefused(house, match, { from, others }, moveFrame(match.matchID, 1, seat, 'concede'));
      expect(reason).toBe('The match is over.');
    }
  });
});

describe('the process survives what it is sent', () => {
  const fragile: Game<{ n: number }> = {
    name: 'fragile',
    setup: () => ({ n: 0 }),
    moves: {
      add: ({ G }, by) => {
        if (`${by}` === '1') G.n += 1;
        else throw new Error('a bug');
      },
      never: () => 'INVALID_MOVE',
    },
  };

  it('a plain game that throws costs its sender a refusal, and play goes on', async () => {
    const house = await open({ games: [fragile] });
    const match = await newMatch(house, {}, 'fragile');
    const [first, second] = [await seated(house, match, '0', 'fragile'), await seated(house, match, '1', 'fragile')];
    await until(() => first.of('matchData').length === 2);
    const crowd = { from: first, others: [second] };
    for (const name of ['constructor', 'toString', '__proto__', 'hasOwnProperty']) {
      await isRefused(house, match, crowd, moveFrame(match.matchID, 0, '0', name, []));
    }
    const { reason } = await isRefused(house, match, crowd, moveFrame(match.matchID, 0, '0', 'add', [{ toString: 1 }]));
    expect(reason).toMatch('could not carry this out');
    await isRefused(house, match, crowd, moveFrame(match.matchID, 0, '0', 'never', [{ toString: 1 }]));
    await isRefused(house, match, crowd, moveFrame(match.matchID, 0, '0', 'never', []));
    first.send('update', ...moveFrame(match.matchID, 0, '0', 'add', [1]));
    const [, state] = (await second.next('update')) as [string, { G: { n: number } }];
    expect(state.G.n).toBe(1);
  });

  it('a sync of an unknown match makes none, whatever it asks for', async () => {
    const house = await open();
    const raw = new RawSocket(house.url);
    for (const id of ['default', 'new', '', null, undefined, {}, 7, '__proto__', '../x', 'x'.repeat(500)]) {
      raw.send('sync', id, null, undefined, 20000);
      expect((await raw.next('rejected'))[0]).toMatchObject({ reason: 'There is no such match.', move: 'sync' });
    }
    expect((await house.lobby.listMatches('parley')).matches).toEqual([]);
    for (const id of ['default', 'new']) expect(stored(house, id).state).toBeUndefined();
  });

  it('a match of one game is none in another', async () => {
    const house = await open({ games: [fragile, parleyModule] });
    const { matchID } = await newMatch(house);
    const raw = new RawSocket(house.url, 'fragile');
    raw.send('sync', matchID, null);
    expect((await raw.next('rejected'))[0]).toMatchObject({ reason: 'There is no such match.' });
    expect((await fetch(`${house.url}/games/fragile/${matchID}`)).status).toBe(404);
  });

  it('a frame beyond 64 KB cuts the connection', async () => {
    const { match, first } = await table();
    first.send('update', ...moveFrame(match.matchID, 0, '0', 'mark', ['x'.repeat(70_000)]));
    await until(() => !first.socket.connected);
  });

  it('a flood of one socket is slowed, then cut off, and others do not notice', async () => {
    const house = await open();
    const match = await newMatch(house);
    const [flooder, other] = [await seated(house, match, '1'), await seated(house, match, '0')];
    for (let n = 0; n < 3 * defaultLimits.messages.burst; n++) flooder.send('update', 'nonsense');
    await until(() => !flooder.socket.connected, 'the cut');
    expect(flooder.of('sync').length).toBeLessThan(defaultLimits.messages.burst);
    expect(flooder.of('rejected').some(({ args }) => JSON.stringify(args).includes('Too many messages'))).toBe(true);
    other.send('update', ...moveFrame(match.matchID, 0, '0', 'mark', [1]));
    await other.next('patch');
  });

  it('namespaces that are no game are refused, and so are pages of foreign origins', async () => {
    const house = await open({ origins: ['https://friend.example'] });
    for (const game of ['', 'chess', '__proto__']) {
      const raw = new RawSocket(house.url, game);
      await until(() => raw.socket.disconnected);
      expect(raw.socket.connected).toBe(false);
    }
    const connects = async (origin: string) => {
      const raw = new RawSocket(house.url, 'parley', { extraHeaders: { Origin: origin } });
      let failed = false;
      raw.socket.on('connect_error', () => {
        failed = true;
      });
      await until(() => failed || raw.socket.connected);
      return raw.socket.connected;
    };
    expect(await connects('https://evil.example')).toBe(false);
    expect(await connects('null')).toBe(false);
    expect(await connects('https://friend.example')).toBe(true);
    expect(await connects(house.url)).toBe(true);
  });

  it('one address has a bounded number of sockets', async () => {
    const house = await open({ limits: { socketsPerAddress: 3 } });
    const sockets = Array.from({ length: 3 }, () => new RawSocket(house.url));
    await until(() => sockets.every(({ socket }) => socket.connected));
    const fourth = new RawSocket(house.url);
    let failed = false;
    fourth.socket.on('connect_error', () => {
      failed = true;
    });
    await until(() => failed);
    sockets[0].socket.disconnect();
    const fifth = new RawSocket(house.url, 'parley', { reconnection: true, reconnectionDelay: 20 });
    await until(() => fifth.socket.connected);
  });
});

describe('chat', () => {
  const message = (payload: unknown, sender = '0') => ({ id: 'abc1234', sender, payload });

  it('is short text under the name of whoever sent it', async () => {
    const { match, first, second, watcher } = await table();
    second.send('chat', match.matchID, message('hello', '0'), 'whatever');
    expect(await first.next('chat')).toEqual([match.matchID, message('hello', '1')]);
    expect(watcher.of('chat')).toHaveLength(1);
    for (const bad of ['', 'x'.repeat(501), { text: 'x' }, 7, null]) {
      second.send('chat', match.matchID, message(bad));
      expect((await second.next('rejected'))[0]).toMatchObject({ move: 'chat' });
    }
    for (const frame of [[], [match.matchID], [match.matchID, { id: {}, payload: 'x' }], ['elsewhere', message('x')]]) {
      second.send('chat', ...frame);
      expect((await second.next('rejected'))[0]).toMatchObject({ move: 'chat' });
    }
    watcher.send('chat', match.matchID, message('x'));
    expect((await watcher.next('rejected'))[0]).toMatchObject({ move: 'chat' });
    expect(first.of('chat')).toHaveLength(1);
  });

  it('is off in a match made without', async () => {
    const { match, first, second } = await table({ chat: false });
    first.send('chat', match.matchID, message('hello'));
    expect((await first.next('rejected'))[0]).toMatchObject({ move: 'chat', reason: 'There is no chat in this match.' });
    expect(second.of('chat')).toEqual([]);
  });
});
