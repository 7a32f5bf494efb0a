import type { State } from 'boardgame.io';
import { InitializeGame } from 'boardgame.io/internal';
import type { Store } from '../../server/index.js';
import type { Subscription } from '../../server/storage/notificationStore.js';
import { connected, describeOnEngines, type Place } from './engines.js';
import { parleyModule } from './testServer.js';

const DUE = 1000;
const LEASE = 500;
const asked = (...seats: string[]) => ({ seats, from: DUE });

const subscription = (id: string, more: Partial<Subscription> = {}): Subscription => ({
  ...{ id, matchID: 'm', playerID: '1', channel: 'webhook', target: '{}', owner: 'sha256:x' },
  ...more,
});

async function createMatch(store: Store, matchID = 'm'): Promise<State> {
  const initialState = InitializeGame({ game: parleyModule.game, numPlayers: 2 }) as State;
  const players = { 0: { id: 0 }, 1: { id: 1 } };
  await store.createMatch(matchID, { initialState, metadata: { gameName: 'parley', players, createdAt: 1, updatedAt: 1 } });
  return initialState;
}

const entry = { action: { type: 'MAKE_MOVE', payload: { type: 'mark', args: [1], playerID: '0' } }, _stateID: 0, turn: 1, phase: 'muster' };
const deltalog = [entry] as unknown as Parameters<Store['setState']>[2];
const moved = (state: State, change: Partial<State> = {}): State => ({ ...state, _stateID: state._stateID + 1, ...change });

const turns = async (store: Store, now = DUE) =>
  (await store.notices.take(now, LEASE, 10)).map(({ id, turn, attempts }) => [id, turn, attempts]);

describeOnEngines('a pending notification', ({ place }) => {
  let here: Place;
  let store: Store;
  let first: State;
  beforeEach(async () => {
    here = await place();
    store = await connected(here);
    first = await createMatch(store);
  });

  it('is written with the move that asks the seat, not with a refused one', async () => {
    await store.notices.set(subscription('a'));
    await expect(store.setState('m', moved(moved(first)), deltalog, asked('1'))).rejects.toThrow();
    expect(await turns(store)).toEqual([]);
    await store.setState('m', moved(first), deltalog, asked('1'));
    expect(await turns(store, DUE - 1)).toEqual([]);
    expect(await turns(store)).toEqual([['a', 1, 1]]);
  });

  it('is for the asked seats of its match, and only with a confirmed address', async () => {
    await createMatch(store, 'n');
    await store.notices.set(subscription('other seat', { playerID: '0' }));
    await store.notices.set(subscription('other match', { matchID: 'n' }));
    await store.notices.set(subscription('strange', { channel: 'mail', token: 'secret' }));
    await store.setState('m', moved(first), deltalog, asked('1'));
    expect(await turns(store)).toEqual([]);
    expect(await store.notices.confirm('guess')).toBe(false);
    expect(await store.notices.confirm('secret')).toBe(true);
    await store.notices.ask('m', 1, asked('1'));
    expect(await turns(store)).toEqual([['strange', 1, 1]]);
  });

  it('is claimed by one process at a time, and again by any after its deadline', async () => {
    const second = await connected(here);
    await store.notices.set(subscription('a'));
    await store.notices.ask('m', 3, asked('1'));
    const both = await Promise.all([turns(store), turns(second)]);
    expect(both.flat()).toEqual([['a', 3, 1]]);
    expect(await turns(second, DUE + LEASE - 1)).toEqual([]);
    expect(await turns(second, DUE + LEASE)).toEqual([['a', 3, 2]]);
  });

  it('is removed only by the process that claimed it last', async () => {
    await store.notices.set(subscription('a'));
    await store.notices.ask('m', 3, asked('1'));
    const [late] = await store.notices.take(DUE, LEASE, 10);
    const [now] = await store.notices.take(DUE + LEASE, LEASE, 10);
    await store.notices.markDone(late);
    await store.notices.postpone(now, DUE + LEASE + 7, 'silence');
    expect(await turns(store, DUE + LEASE + 6)).toEqual([]);
    const [again] = await store.notices.take(DUE + LEASE + 7, LEASE, 10);
    expect(again).toMatchObject({ id: 'a', attempts: 3, fault: 'silence' });
    await store.notices.markDone(again, 'refused');
    expect(await turns(store, 10 * DUE)).toEqual([]);
    expect(await store.notices.of('m', '1')).toMatchObject([{ id: 'a', fault: 'refused' }]);
  });

  it('is replaced by the next turn, also while it is being sent', async () => {
    await store.notices.set(subscription('a'));
    await store.notices.ask('m', 3, asked('1'));
    const [sending] = await store.notices.take(DUE, LEASE, 10);
    await store.notices.ask('m', 5, asked('1'));
    await store.notices.markDone(sending);
    expect(await turns(store)).toEqual([['a', 5, 1]]);
  });

  it('is deleted with the seat, at the end of the match, and with the match', async () => {
    const all = async () => (await here.sql('select id from notices order by id')).map(({ id }) => id);
    await createMatch(store, 'n');
    for (const id of ['a', 'b']) await store.notices.set(subscription(id, { playerID: id === 'a' ? '0' : '1' }));
    await store.notices.set(subscription('c', { matchID: 'n' }));
    expect(await all()).toEqual(['a', 'b', 'c']);
    await store.notices.drop({ matchID: 'm', playerID: '0' });
    expect(await all()).toEqual(['b', 'c']);
    await store.setState('m', moved(first, { ctx: { ...first.ctx, gameover: { reason: 'x' } } }), deltalog);
    expect(await all()).toEqual(['c']);
    await store.wipe('n');
    expect(await all()).toEqual([]);
  });

  it('a seat has one address of a kind, and a limited number of devices', async () => {
    for (const id of ['a', 'b']) await store.notices.set(subscription(id));
    for (let n = 0; n < 8; n++) await store.notices.set(subscription(`p${n}`, { channel: 'push', target: `{"n":${n % 7}}` }));
    const kept = (await store.notices.of('m', '1')).map(({ id }) => id).sort();
    expect(kept).toHaveLength(6);
    expect(kept).toEqual(expect.arrayContaining(['b', 'p7']));
    expect(kept).not.toContain('p0');
  });
});
