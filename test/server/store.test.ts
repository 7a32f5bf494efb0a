import { join } from 'node:path';
import type { LogEntry, Server, State } from 'boardgame.io';
import Database from 'libsql';
import { describe, expect, it } from 'vitest';
import { Conflict, EmbeddedStore, StaleWrite } from '../../server/index.js';
import { afterwards, folder } from './house.js';

const stateOf = (_stateID: number, more: Partial<State> = {}): State => ({
  G: { n: _stateID },
  ctx: { numPlayers: 2, playOrder: ['0', '1'], playOrderPos: 0, activePlayers: null, currentPlayer: '0', turn: 1, phase: 'play' },
  plugins: {},
  _undo: [],
  _redo: [],
  _stateID,
  ...more,
});

const entry = (_stateID: number): LogEntry => ({
  action: { type: 'MAKE_MOVE', payload: { type: 'go', args: [_stateID], playerID: '0' } },
  _stateID,
  turn: 1,
  phase: 'play',
});

const metadata = (more: Partial<Server.MatchData> = {}): Server.MatchData => ({
  gameName: 'parley',
  players: { 0: { id: 0 }, 1: { id: 1 } },
  unlisted: false,
  createdAt: 1,
  updatedAt: 1,
  ...more,
});

async function connected(dataDir = folder()): Promise<EmbeddedStore> {
  const store = new EmbeddedStore(dataDir);
  await store.connect();
  afterwards(() => store.close());
  return store;
}

async function withMatch(matchID = 'm'): Promise<EmbeddedStore> {
  const store = await connected();
  await store.createMatch(matchID, { initialState: stateOf(0), metadata: metadata() });
  return store;
}

const everything = { state: true, log: true, metadata: true, initialState: true } as const;

describe('the embedded store', () => {
  it('keeps state, log and dates of a move in one write, and the first state for ever', async () => {
    const store = await withMatch();
    await store.setState('m', stateOf(1), [entry(0)]);
    await store.setState('m', stateOf(2, { ctx: { ...stateOf(2).ctx, gameover: { winner: '0' } } }), [entry(1), entry(1)]);
    const found = await store.fetch('m', everything);
    expect(found.state.G).toEqual({ n: 2 });
    expect(found.initialState).toEqual(stateOf(0));
    expect(found.log).toEqual([entry(0), entry(1), entry(1)]);
    expect(found.metadata.gameover).toEqual({ winner: '0' });
    expect(found.metadata.updatedAt).toBeGreaterThan(1);
  });

  it('takes a state only on top of the one before it', async () => {
    const store = await withMatch();
    await store.setState('m', stateOf(1), [entry(0)]);
    const first = { ...stateOf(2), G: { by: 'first' } };
    const outcomes = await Promise.allSettled([
      store.setState('m', first, [entry(1)]),
      store.setState('m', { ...stateOf(2), G: { by: 'second' } }, [entry(1)]),
      store.setState('m', stateOf(4), [entry(3)]),
      store.setState('m', stateOf(1), [entry(0)]),
      store.setState('nobody', stateOf(1), [entry(0)]),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected', 'rejected', 'rejected']);
    for (const outcome of outcomes.slice(1)) expect((outcome as PromiseRejectedResult).reason).toBeInstanceOf(StaleWrite);
    const { state, log } = await store.fetch('m', everything);
    expect(state.G).toEqual({ by: 'first' });
    expect(log).toEqual([entry(0), entry(1)]);
  });

  it('takes the state that is stored already as no change', async () => {
    const store = await withMatch();
    await store.setState('m', stateOf(1), [entry(0)]);
    await store.setState('m', { ...stateOf(1), G: { other: true } }, []);
    expect((await store.fetch('m', everything)).state.G).toEqual({ n: 1 });
  });

  it('takes changed metadata only from whoever saw the last', async () => {
    const store = await withMatch();
    const [mine, theirs] = [(await store.fetch('m', everything)).metadata, (await store.fetch('m', everything)).metadata];
    mine.players[0].name = 'A';
    await store.setMetadata('m', mine);
    mine.players[0].name = 'Ann';
    await store.setMetadata('m', mine);
    theirs.players[0].name = 'B';
    await expect(store.setMetadata('m', theirs)).rejects.toThrow(Conflict);
    expect((await store.fetch('m', everything)).metadata.players[0].name).toBe('Ann');
  });

  it('is not confused by a move made while somebody joins', async () => {
    const store = await withMatch();
    const { metadata: seen } = await store.fetch('m', everything);
    await store.setState('m', stateOf(1), [entry(0)]);
    const { updatedAt } = (await store.fetch('m', everything)).metadata;
    seen.players[1].name = 'B';
    await store.setMetadata('m', seen);
    expect((await store.fetch('m', everything)).metadata).toMatchObject({ updatedAt, players: { 1: { name: 'B' } } });
  });

  it('hashes credentials once, and gives seats no prototype', async () => {
    const store = await withMatch();
    const { metadata: seen } = await store.fetch('m', everything);
    seen.players[0] = { id: 0, name: 'A', credentials: 'plain' };
    await store.setMetadata('m', seen);
    const once = (await store.fetch('m', everything)).metadata;
    expect(once.players[0].credentials).toMatch(/^sha256:/);
    expect(Object.getPrototypeOf(once.players)).toBeNull();
    await store.setMetadata('m', once);
    expect((await store.fetch('m', everything)).metadata.players[0].credentials).toBe(once.players[0].credentials);
  });

  it('knows no match by a strange id', async () => {
    const store = await withMatch();
    for (const id of ['', '../m', "m' or 1=1", 'x'.repeat(65), null, undefined, {}, ['m'], 7]) {
      expect(await store.fetch(id as string, { state: true, metadata: true })).toEqual({});
    }
    await expect(store.createMatch('a b', { initialState: stateOf(0), metadata: metadata() })).rejects.toThrow('match id');
    await expect(store.createMatch('m', { initialState: stateOf(0), metadata: metadata() })).rejects.toThrow();
  });

  it('forgets a match that is wiped, log and all', async () => {
    const store = await withMatch();
    await store.setState('m', stateOf(1), [entry(0)]);
    await store.wipe('m');
    expect(await store.fetch('m', everything)).toEqual({ log: [] });
  });

  it('filters lists by game, end and date', async () => {
    const store = await withMatch('a');
    await store.createMatch('b', { initialState: stateOf(0), metadata: metadata({ updatedAt: 50 }) });
    await store.createMatch('c', { initialState: stateOf(0), metadata: metadata({ gameName: 'other' }) });
    await store.createMatch('d', { initialState: stateOf(0), metadata: metadata({ unlisted: true }) });
    await store.setState('b', stateOf(1, { ctx: { ...stateOf(1).ctx, gameover: {} } }), [entry(0)]);
    expect((await store.listMatches()).sort()).toEqual(['a', 'b', 'c', 'd']);
    expect((await store.listMatches({ gameName: 'other' })).sort()).toEqual(['c']);
    expect((await store.listMatches({ gameName: 'parley', where: { isGameover: false } })).sort()).toEqual(['a', 'd']);
    expect(await store.listMatches({ where: { updatedAfter: 1 } })).toEqual(['b']);
    expect((await store.listMatches({ where: { updatedBefore: 2 } })).sort()).toEqual(['a', 'c', 'd']);
    const page = await store.list({ gameName: 'parley', limit: 10, offset: 0 });
    expect(page.map(({ matchID }) => matchID)).toEqual(['b', 'a']);
  });

  it('lists a page of many matches without reading them all', async () => {
    const dataDir = folder();
    await connected(dataDir);
    const db = new Database(join(dataDir, 'matches.db'));
    const plan = db.prepare(`explain query plan select id from matches where game = 'x' and unlisted = 0
      order by updated_at desc limit 10`);
    expect(JSON.stringify(plan.all())).toContain('USING INDEX matches_listed');
    db.close();
  });

  it('writes to disk before a move counts', async () => {
    const dataDir = folder();
    const store = await connected(dataDir);
    const db = Reflect.get(store, 'db') as Database.Database;
    expect(db.prepare('pragma journal_mode').get()).toMatchObject({ journal_mode: 'wal' });
    expect(db.prepare('pragma synchronous').get()).toMatchObject({ synchronous: 2 });
  });

  it('does not open a file of another version', async () => {
    const dataDir = folder();
    const store = new EmbeddedStore(dataDir);
    await store.connect();
    await store.close();
    const db = new Database(join(dataDir, 'matches.db'));
    db.exec("update about set value = '99' where key = 'schema'");
    db.close();
    await expect(new EmbeddedStore(dataDir).connect()).rejects.toThrow('another version');
  });

  it('rejects moves it cannot write, and takes the next ones', async () => {
    const dataDir = folder();
    const store = await connected(dataDir);
    await store.createMatch('m', { initialState: stateOf(0), metadata: metadata() });
    const db = new Database(join(dataDir, 'matches.db'));
    db.exec('alter table log rename to log_away');
    await expect(store.setState('m', stateOf(1), [entry(0)])).rejects.toThrow();
    expect((await store.fetch('m', { state: true })).state._stateID).toBe(0);
    db.exec('alter table log_away rename to log');
    db.close();
    await store.setState('m', stateOf(1), [entry(0)]);
    expect((await store.fetch('m', everything)).log).toEqual([entry(0)]);
  });
});
