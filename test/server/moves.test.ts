import { isRefused, plays, table } from './table.js';
import { moveFrame, RawSocket, stockClient, stored, until } from './testServer.js';

describe('a player can act only for their own seat, and only by moves', () => {
  it('plays the sender’s seat when a frame names the opponent’s', async () => {
    const { match, first, second, testServer, play } = await table({ setupData: plays });
    await play(second, match.matchID, 0, '0', 'commit', [3], match.keys[0]);
    const { G } = JSON.parse(stored(testServer, match.matchID).state);
    expect(G.commits).toEqual({ '0': null, '1': 3 });
    await isRefused(testServer, match, { from: second, others: [first] }, moveFrame(match.matchID, 1, '0', 'commit', [3], match.keys[0]));
  });

  it('refuses events, undo, redo, reset, patches and whole states', async () => {
    const { testServer, match, first, second, watcher, play } = await table();
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
      const { reason } = await isRefused(testServer, match, { from: first, others: [second, watcher] }, [action, 1, match.matchID, '0']);
      expect(reason).toBe('Only moves can be sent here.');
    }
  });

  it('ignores events, undo and redo of the stock client', async () => {
    const { testServer, match } = await table();
    const client = stockClient(testServer, match, '0');
    await until(() => client.getState());
    client.undo();
    client.redo();
    const events = client.events as Record<string, ((...args: unknown[]) => void) | undefined>;
    for (const name of ['endTurn', 'endPhase', 'setPhase', 'endGame', 'setActivePlayers', 'endStage', 'setStage', 'pass'])
      events[name]?.('x');
    client.moves.mark(3);
    await until(() => client.getState()?.G.berths.length === 1);
    expect(stored(testServer, match.matchID)).toMatchObject({ state_id: 1, moves: 1 });
  });

  it('refuses unawaited, stale, unknown and forged moves, with the case if it is a rule', async () => {
    const { testServer, match, first, second, watcher, play } = await table();
    const others = [first, watcher];
    const notAsked = await isRefused(testServer, match, { from: second, others }, moveFrame(match.matchID, 0, '1', 'mark', [1]));
    expect(notAsked).toMatchObject({ reason: 'It is not your turn to decide.', case: '1.0', move: 'mark', stateID: 0 });
    await play(first, match.matchID, 0, '0', 'mark', [1]);
    const mine = { from: first, others: [second, watcher] };
    const taken = await isRefused(testServer, match, mine, moveFrame(match.matchID, 1, '0', 'mark', [1]));
    expect(taken).toMatchObject({ reason: 'Berth 1 is taken.', case: '1.1', move: 'mark', stateID: 1 });
    for (const stateID of [0, -1, 2, 99]) {
      const stale = await isRefused(testServer, match, mine, moveFrame(match.matchID, stateID, '0', 'mark', [2]));
      expect(stale.reason).toMatch('has changed');
    }
    for (const name of ['constructor', 'toString', 'valueOf', 'hasOwnProperty', '__proto__', 'endGame', '', 'Mark', 'commit', 'answer']) {
      await isRefused(testServer, match, mine, moveFrame(match.matchID, 1, '0', name, [2]));
    }
    await play(first, match.matchID, 1, '0', 'undo');
    const { reason } = await isRefused(testServer, match, mine, moveFrame(match.matchID, 2, '0', 'undo'));
    expect(reason).toBe('You have no move to take back.');
    await isRefused(testServer, match, { from: second, others }, moveFrame(match.matchID, 2, '1', 'undo'));
  });

  it('refuses an undo across a roll', async () => {
    const { testServer, match, first, second, watcher, play } = await table({ setupData: plays });
    await play(first, match.matchID, 0, '0', 'commit', [3]);
    await play(second, match.matchID, 1, '1', 'commit', [1]);
    await isRefused(testServer, match, { from: first, others: [second, watcher] }, moveFrame(match.matchID, 2, '0', 'undo'));
    await isRefused(testServer, match, { from: second, others: [first, watcher] }, moveFrame(match.matchID, 2, '1', 'undo'));
  });

  it('refuses forged arguments: wrong, missing, extra, deep, huge, "__proto__", objects that imitate others', async () => {
    const { testServer, match, first, second, watcher } = await table();
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
      await isRefused(testServer, match, { from: first, others: [second, watcher] }, moveFrame(match.matchID, 0, '0', 'mark', args));
    }
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
  });

  it('refuses frames of any other shape', async () => {
    const { testServer, match, first, second, watcher } = await table();
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
    for (const frame of frames) await isRefused(testServer, match, { from: first, others: [second, watcher] }, frame);
    // This socket did not join the match.
    first.send('update', action, 0, 'elsewhere', '0');
    expect((await first.next('rejected'))[0]).toMatchObject({ reason: 'You have no seat in this match.' });
  });

  it('refuses moves of a spectator and of a socket that has not synced', async () => {
    const { testServer, match, watcher } = await table();
    const stranger = new RawSocket(testServer.url);
    const before = stored(testServer, match.matchID);
    for (const raw of [watcher, stranger]) {
      raw.send('update', ...moveFrame(match.matchID, 0, '0', 'mark', [1], match.keys[0]));
      expect((await raw.next('rejected'))[0]).toMatchObject({ reason: 'You have no seat in this match.', move: 'mark' });
    }
    expect(stored(testServer, match.matchID)).toEqual(before);
  });

  it('lets a player who is not awaited concede from any state, and do no more', async () => {
    const { testServer, match, first, second, watcher, play } = await table();
    await play(first, match.matchID, 0, '0', 'mark', [1]);
    const others = [first, watcher];
    const { reason } = await isRefused(testServer, match, { from: second, others }, moveFrame(match.matchID, 1, '1', 'mark', [2]));
    expect(reason).toBe('It is not your turn to decide.');
    await play(second, match.matchID, 0, '1', 'concede');
    expect(JSON.parse(stored(testServer, match.matchID).state).ctx.gameover).toMatchObject({ winner: '0', reason: 'concession' });
  });

  it('refuses all moves after the end of the match', async () => {
    const { testServer, match, first, second, watcher, play } = await table();
    await play(first, match.matchID, 0, '0', 'concede');
    for (const [from, seat] of [[first, '0'] as const, [second, '1'] as const]) {
      const others = [first, second, watcher].filter((raw) => raw !== from);
      const { reason } = await isRefused(testServer, match, { from, others }, moveFrame(match.matchID, 1, seat, 'concede'));
      expect(reason).toBe('The match is over.');
    }
  });
});
