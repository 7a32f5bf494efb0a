import type { LogEntry } from 'boardgame.io';
import { createServer, type ServerOptions } from '../../server/index.js';
import { follow, nextOf, startOf } from '../../server/orders/expectedLine.js';
import type { OrderStep, SeenMove } from '../../server/storage/orderStore.js';
import type { Reply } from '../../src/api/index.js';
import { toModule } from '../../src/boardgame/module.js';
import { type Parley, parley } from '../boardgame/parley.js';
import { needs } from '../kit/needs.js';
import { connected, describeOnEngines, type Place, postgresql } from './engines.js';
import { type Match, moveFrame, newMatch, open, seated, type TestServer, until } from './testServer.js';

/** Parley with automatic answers. By default, the player must decide. */
const ordered = toModule<Parley>({
  ...parley,
  standing: {
    lists: { answer: ['asked', 'yes'], berth: ['asked', 'ready'] },
    concerning: () => ['answer', 'berth'],
    answer: (G, playerID, { answer, berth }) => {
      if (G.answering === playerID && answer === 'yes') return { move: 'answer', args: [true] };
      return G.phase === 'muster' && berth === 'ready' ? { move: 'ready', args: [] } : undefined;
    },
  },
});
const games = [ordered];

const move = (name: string, ...args: unknown[]) => ({ move: name, args });

const post = (startServer: Pick<TestServer, 'url'>, match: string, path: string, body: object) =>
  fetch(`${startServer.url}/games/parley/${match}/plans${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });

const seatIn = ({ keys }: Match, playerID: '0' | '1') => ({ playerID, credentials: keys[Number(playerID)] });

const orders = async (response: Promise<Response>): Promise<Reply<'getOrders'>> => (await response).json();

/** Returns the stored moves of a match as text: seat, move, arguments. */
async function happened(at: Place, matchID: string): Promise<string[]> {
  const rows = await at.sql(`select entries from log where match_id = '${matchID}' order by state_id`);
  const entries: LogEntry[] = rows.flatMap((row) => JSON.parse(String(row.entries)));
  const moves = entries.filter(({ action }) => action.type === 'MAKE_MOVE').map(({ action }) => action.payload);
  return moves.map(({ playerID, type, args }) => `${playerID} ${type} ${Array.isArray(args) ? args.join() : ''}`.trim());
}

describe('the progress of conditional orders', () => {
  const steps: OrderStep[] = [{ ...move('a', 1), after: [move('x', 2)] }, move('b')];
  const by = (who: string, name: string, ...args: unknown[]): SeenMove => ({ by: who, move: name, args });
  const plan = { at: 5, steps };
  const course = (moves: SeenMove[], isAsked = true) => {
    const progress = follow(plan, '0', startOf(plan), { moves, to: 5 + moves.length });
    return 'to' in progress ? nextOf(plan, progress, isAsked) : progress;
  };

  it('waits until the player is asked, and is due after the expected moves', () => {
    expect(course([], false)).toEqual({ waits: true });
    expect(course([by('1', 'x', 2)])).toEqual({ due: steps[0] });
    expect(course([by('1', 'x', 2), by('0', 'a', 1)], false)).toEqual({ waits: true });
    expect(course([by('1', 'x', 2), by('0', 'a', 1), by('1', 'whatever')])).toEqual({ due: steps[1] });
    expect(course([by('1', 'x', 2), by('0', 'a', 1), by('0', 'b')])).toEqual({ over: true });
  });
  it.each([
    ['another move', [by('1', 'y', 2)]],
    ['other arguments', [by('1', 'x', 3)]],
    ['nothing', []],
    ['more', [by('1', 'x', 2), by('1', 'x', 2)]],
  ])('ends when the actual move is %s', (_what, moves) => {
    expect(course(moves)).toEqual({ dropped: 'otherwise' });
  });
  it('ends if the player makes another move or takes back an executed one', () => {
    expect(course([by('1', 'x', 2), by('0', 'c')])).toEqual({ dropped: 'own' });
    expect(course([by('1', 'x', 2), by('0', 'a', 1), by('0', 'undo')])).toEqual({ dropped: 'own' });
  });
  it('ends after an agreed take-back', () => {
    expect(course([by('1', 'x', 2), by('0', 'a', 1), by('1', 'takeBack', 0)])).toEqual({ dropped: 'otherwise' });
  });
  it('ends if the opponent takes back a move made before the orders', () => {
    expect(course([by('1', 'undo'), by('1', 'x', 2)])).toEqual({ dropped: 'otherwise' });
    expect(course([by('1', 'x', 2), by('1', 'undo'), by('1', 'undo'), by('1', 'x', 2)])).toEqual({ dropped: 'otherwise' });
  });
  it('continues from the last check', () => {
    const first = follow(plan, '0', startOf(plan), { moves: [by('1', 'x', 2)], to: 6 });
    expect(first).toEqual({ to: 6, done: 0, others: [by('1', 'x', 2)] });
    const kept = startOf({ ...plan, ...('to' in first && { progress: first }) });
    expect(follow(plan, '0', kept, { moves: [by('0', 'a', 1)], to: 7 })).toEqual({ to: 7, done: 1, others: [] });
  });
  it('skips moves the opponent took back, and does not compare secrets', () => {
    expect(course([by('1', 'z'), by('1', 'undo'), by('1', 'x', 2)])).toHaveProperty('due');
    expect(course([{ by: '1', move: 'x' }])).toHaveProperty('due');
  });
});

describeOnEngines('the conditional orders of a seat', ({ place }) => {
  const limits = { lobbyCalls: { count: 1000, seconds: 60 }, notices: { count: 1000, seconds: 60 } };
  const startServer = (at: Place, options: Partial<ServerOptions> = {}) => open({ store: at.store(), games, limits, ...options });
  const createMatch = async (options: { setupData?: object } = { setupData: { skipMuster: true } }) => {
    const at = await place();
    const here = await startServer(at);
    return { at, here, match: await newMatch(here, options) };
  };

  it('conditional orders are carried out after the expected moves, while the seat is away', async () => {
    const { at, here, match } = await createMatch({});
    const raw = await seated(here, match, '0');
    const steps = [{ ...move('commit', 2), after: [move('mark', 3), move('ready')] }];
    const known = await orders(post(here, match.matchID, '/lay', { ...seatIn(match, '1'), at: 0, steps }));
    expect(known).toEqual({ orders: {}, plan: { at: 0, steps, done: 0 } });
    raw.send('update', ...moveFrame(match.matchID, 0, '0', 'mark', [3]));
    await raw.next('patch');
    raw.send('update', ...moveFrame(match.matchID, 1, '0', 'ready', []));
    await until(async () => (await happened(at, match.matchID)).length === 3, 'the plan');
    expect(await happened(at, match.matchID)).toEqual(['0 mark 3', '0 ready', '1 commit 2']);
    expect(await orders(post(here, match.matchID, '', seatIn(match, '1')))).toEqual({ orders: {} });
    // No other client has received the orders.
    expect(JSON.stringify(raw.heard)).not.toMatch(/plan|commit","args":\[2/);
  });

  it('orders for several decisions continue past other moves, and are carried out during another call', async () => {
    const { at, here, match } = await createMatch();
    const { matchID } = match;
    const raw = await seated(here, match, '1');
    await post(here, matchID, '/lay', { ...seatIn(match, '0'), at: 0, steps: [move('commit', 3), move('commit', 2)] });
    expect(await happened(at, matchID)).toEqual(['0 commit 3']);
    expect((await orders(post(here, matchID, '', seatIn(match, '0')))).plan).toMatchObject({ done: 1 });
    raw.send('update', ...moveFrame(matchID, 1, '1', 'commit', [1]));
    await until(async () => (await happened(at, matchID)).length === 3, 'the second');
    expect((await happened(at, matchID)).at(-1)).toBe('0 commit 2');
  });

  it('orders are dropped after an unexpected move, and the player sees why', async () => {
    const { at, here, match } = await createMatch({});
    const raw = await seated(here, match, '0');
    await post(here, match.matchID, '/lay', {
      ...seatIn(match, '1'),
      at: 0,
      steps: [{ ...move('commit', 2), after: [move('mark', 1), move('ready')] }],
    });
    raw.send('update', ...moveFrame(match.matchID, 0, '0', 'ready'));
    await raw.next('patch');
    const known = await orders(post(here, match.matchID, '', seatIn(match, '1')));
    expect(known).toEqual({ orders: {}, dropped: { why: 'otherwise', at: 1 } });
    expect(await happened(at, match.matchID)).toEqual(['0 ready']);
    // After the player has read the notice it is not shown again.
    expect(await orders(post(here, match.matchID, '/drop', seatIn(match, '1')))).toEqual({ orders: {} });
  });

  it('a player asked after their orders were carried out is notified, although they moved last', async () => {
    const { at, here, match } = await createMatch();
    const { matchID } = match;
    const store = await connected(at);
    const owner = String((await store.fetch(matchID, { metadata: true })).metadata?.players[0].credentials);
    await store.notices.set({ id: 'n', matchID, playerID: '0', channel: 'webhook', target: '{}', owner });
    const raw = await seated(here, match, '1');
    raw.send('update', ...moveFrame(matchID, 0, '1', 'commit', [1]));
    await raw.next('patch');
    // This number starts the next round, in which both seats must decide again.
    await post(here, matchID, '/lay', { ...seatIn(match, '0'), at: 1, steps: [move('commit', 3), move('commit', 9)] });
    expect(await happened(at, matchID)).toEqual(['1 commit 1', '0 commit 3']);
    expect(await at.sql('select turn from notices')).toEqual([{ turn: 2 }]);
  });

  it('orders are dropped if their move is not allowed', async () => {
    const { here, match } = await createMatch();
    const known = await orders(post(here, match.matchID, '/lay', { ...seatIn(match, '0'), at: 0, steps: [move('commit', 9)] }));
    expect(known).toEqual({ orders: {}, dropped: { why: 'notAllowed', at: 0 } });
  });

  it('orders continue after a server stop, and after another process has moved', async () => {
    const at = await place();
    const first = createServer({ games, store: at.store(), log: () => undefined });
    const { port } = await first.start();
    const url = `http://127.0.0.1:${port}`;
    const here = await startServer(at);
    const match = await newMatch(here, {});
    const { matchID } = match;
    await post({ url }, matchID, '/lay', { ...seatIn(match, '1'), at: 0, steps: [{ ...move('commit', 2), after: [move('ready')] }] });
    await first.stop();
    const raw = await seated(here, match, '0');
    raw.send('update', ...moveFrame(matchID, 0, '0', 'ready'));
    await until(async () => (await happened(at, matchID)).includes('1 commit 2'), 'the plan');
  });

  it('automatic answers are made for an absent seat, by the rules, and shown to no other player', async () => {
    const { at, here, match } = await createMatch({});
    const { matchID } = match;
    expect(await orders(post(here, matchID, '/orders', { ...seatIn(match, '1'), orders: { answer: 'yes', berth: 'ready' } }))).toEqual({
      orders: { answer: 'yes', berth: 'ready' },
    });
    // This question is for the other seat.
    expect(await happened(at, matchID)).toEqual([]);
    await post(here, matchID, '/orders', { ...seatIn(match, '0'), orders: { berth: 'ready', answer: 7, more: 'x' } }).then(({ status }) =>
      expect(status).toBe(400),
    );
    await post(here, matchID, '/orders', { ...seatIn(match, '0'), orders: { berth: 'ready', more: 'x' } });
    expect(await happened(at, matchID)).toEqual(['0 ready']);
    expect(await orders(post(here, matchID, '', seatIn(match, '0')))).toEqual({ orders: { answer: 'asked', berth: 'ready' } });
  });

  it('setting orders changes neither the match nor a take-back', async () => {
    const { at, here, match } = await createMatch({});
    const raw = await seated(here, match, '0');
    raw.send('update', ...moveFrame(match.matchID, 0, '0', 'mark', [1]));
    await raw.next('patch');
    for (const playerID of ['0', '1'] as const)
      await post(here, match.matchID, '/orders', { ...seatIn(match, playerID), orders: { answer: 'yes' } });
    raw.send('update', ...moveFrame(match.matchID, 1, '0', 'undo'));
    await until(async () => (await happened(at, match.matchID)).length === 2, 'the taking back');
    expect(raw.of('rejected')).toEqual([]);
  });

  it('end when the player leaves, and with the match', async () => {
    const { at, here, match } = await createMatch({});
    const { matchID } = match;
    const rows = async () => (await at.sql('select * from plans')).length;
    const lay = (playerID: '0' | '1') =>
      post(here, matchID, '/lay', { ...seatIn(match, playerID), at: 0, steps: [{ ...move('commit', 2), after: [move('ready')] }] });
    await lay('1');
    expect(await rows()).toBe(1);
    await here.lobby.leaveMatch('parley', matchID, seatIn(match, '1'));
    expect(await rows()).toBe(0);
    await post(here, matchID, '/orders', { ...seatIn(match, '0'), orders: {} });
    const raw = await seated(here, match, '0');
    raw.send('update', ...moveFrame(matchID, 0, '0', 'concede'));
    await until(async () => (await rows()) === 0, 'its being put away');
    expect((await post(here, matchID, '', seatIn(match, '0'))).status).toBe(409);
  });

  it('are refused if forged', async () => {
    const { at, here, match } = await createMatch({});
    const { matchID } = match;
    const own = seatIn(match, '1');
    const steps = [move('commit', 2)];
    const status = async (path: string, body: object) => (await post(here, matchID, path, body)).status;
    for (const path of ['', '/orders', '/lay', '/drop']) {
      const rest = { orders: {}, at: 0, steps };
      expect(await status(path, { ...rest, playerID: '0', credentials: own.credentials })).toBe(403);
      expect(await status(path, { ...rest, playerID: '1', credentials: '' })).toBe(403);
      expect(await status(path, { ...rest, playerID: '7', credentials: 'undefined' })).toBe(403);
      expect(await status(path, { ...rest, playerID: '__proto__', credentials: 'x' })).toBe(400);
      expect(await status(path, { ...rest, playerID: 1, credentials: own.credentials })).toBe(400);
    }
    for (const bad of [
      { at: -1 },
      { at: 1.5 },
      { steps: [] },
      { steps: 'all' },
      { steps: [move('nonsense')] },
      { steps: [move('undo')] },
      { steps: [move('constructor')] },
      { steps: [{ move: 'commit', args: { 0: 2 } }] },
      { steps: [move('commit', 'x'.repeat(20_000))] },
      { steps: Array.from({ length: 13 }, () => move('commit', 2)) },
      { steps: [{ ...move('commit', 2), after: Array.from({ length: 41 }, () => move('ready')) }] },
      { steps: [{ ...move('commit', 2), after: [{ move: 'ready', args: [JSON.parse('{"constructor":1}')] }] }] },
    ]) {
      expect(await status('/lay', { ...own, at: 0, steps, ...bad })).toBe(400);
    }
    // The expected move has not been shown yet.
    expect(await status('/lay', { ...own, at: 1, steps })).toBe(409);
    expect(await status('/orders', { ...own, orders: Object.fromEntries(Array.from({ length: 41 }, (_, n) => [`a${n}`, 'x'])) })).toBe(400);
    expect(await at.sql('select * from plans')).toEqual([]);
  });
});

needs('database').describe('two processes over PostgreSQL', () => {
  it('carry out orders once, however often both check', async () => {
    const at = await postgresql.place();
    const [here, there] = [await open({ databaseUrl: at.url, games }), await open({ databaseUrl: at.url, games })];
    const matches = await Promise.all(Array.from({ length: 6 }, () => newMatch(here, { setupData: { skipMuster: true } })));
    const steps = [move('commit', 3), move('commit', 3)];
    for (const match of matches) await post(there, match.matchID, '/lay', { ...seatIn(match, '0'), at: 0, steps });
    await Promise.all(
      matches.map(async (match) => {
        const raw = await seated(here, match, '1');
        raw.send('update', ...moveFrame(match.matchID, 1, '1', 'commit', [1]));
        await Promise.all([here, there, here, there].map((startServer) => post(startServer, match.matchID, '', seatIn(match, '0'))));
      }),
    );
    for (const { matchID } of matches) {
      await until(async () => (await happened(at, matchID)).length === 3, 'the plan');
      expect(await happened(at, matchID)).toEqual(['0 commit 3', '1 commit 1', '0 commit 3']);
    }
  });
});
