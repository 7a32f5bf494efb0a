import type { LogEntry, Server, State } from 'boardgame.io';
import { type Kysely, sql } from 'kysely';
import { Conflict, StaleWrite, type Store } from '../../server/index.js';
import { connected, describeOnEngines, type Place } from './engines.js';

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

const everything = { state: true, log: true, metadata: true, initialState: true } as const;

describeOnEngines('the store', ({ name, place }) => {
  async function withMatch(matchID = 'm'): Promise<Store & { place: Place }> {
    const here = await place();
    const store = await connected(here);
    await store.createMatch(matchID, { initialState: stateOf(0), metadata: metadata() });
    return Object.assign(store, { place: here });
  }

  it('stores state, log and dates of a move in one write, and never changes the first state', async () => {
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

  it('accepts a state only after its predecessor', async () => {
    const store = await withMatch();
    await store.setState('m', stateOf(1), [entry(0)]);
    const by = (name: string) => store.setState('m', { ...stateOf(2), G: { by: name } }, [entry(1)]);
    const [first, second, ...wrong] = await Promise.allSettled([
      by('first'),
      by('second'),
      store.setState('m', stateOf(4), [entry(3)]),
      store.setState('m', stateOf(1), [entry(0)]),
      store.setState('nobody', stateOf(1), [entry(0)]),
    ]);
    // PostgreSQL decides which of two simultaneous writes is first.
    const taken = first.status === 'fulfilled' ? 'first' : 'second';
    const late = taken === 'first' ? second : first;
    for (const outcome of [late, ...wrong]) expect(outcome).toEqual({ status: 'rejected', reason: expect.any(StaleWrite) });
    const { state, log } = await store.fetch('m', everything);
    expect(state.G).toEqual({ by: taken });
    expect(log).toEqual([entry(0), entry(1)]);
  });

  it('treats the stored state as no change', async () => {
    const store = await withMatch();
    await store.setState('m', stateOf(1), [entry(0)]);
    await store.setState('m', { ...stateOf(1), G: { other: true } }, []);
    expect((await store.fetch('m', everything)).state.G).toEqual({ n: 1 });
  });

  it('accepts changed metadata only from a caller with the latest', async () => {
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

  it('allows a move while a player joins', async () => {
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

  it('finds no match by an invalid id', async () => {
    const store = await withMatch();
    for (const id of ['', '../m', "m' or 1=1", 'x'.repeat(65), null, undefined, {}, ['m'], 7]) {
      expect(await store.fetch(id as string, { state: true, metadata: true })).toEqual({});
    }
    await expect(store.createMatch('a b', { initialState: stateOf(0), metadata: metadata() })).rejects.toThrow('match id');
    await expect(store.createMatch('m', { initialState: stateOf(0), metadata: metadata() })).rejects.toThrow();
  });

  it('deletes a match with its log', async () => {
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

  it('lists a page of many matches by index', async () => {
    const store = await withMatch();
    const indexes = name === 'PostgreSQL' ? 'select indexname as name from pg_indexes' : 'select name from sqlite_master';
    expect((await store.place.sql(indexes)).map(({ name }) => name)).toContain('matches_listed');
    if (name === 'PostgreSQL') return;
    const plan = await store.place.sql(`explain query plan select id from matches where game = 'x' and unlisted = 0
      order by updated_at desc limit 10`);
    expect(JSON.stringify(plan)).toContain('USING INDEX matches_listed');
  });

  it('returns what follows a state, and no log beyond the state', async () => {
    const store = await withMatch();
    for (let n = 1; n <= 5; n++) await store.setState('m', stateOf(n), [entry(n - 1)]);
    const found = await store.since('m', 3);
    expect(found?.state._stateID).toBe(5);
    expect(found?.log).toEqual([entry(3), entry(4)]);
    expect((await store.since('m', 5))?.log).toEqual([]);
    expect(await store.since('nobody', 0)).toBeUndefined();
    // Store a move between the reads of the state and the log.
    await store.place.sql(`insert into log (match_id, state_id, entries) values ('m', 6, '[7]')`);
    expect((await store.fetch('m', everything)).log).toHaveLength(5);
  });

  it('returns a match’s state number and how often its data changed', async () => {
    const store = await withMatch();
    await store.setState('m', stateOf(1), [entry(0)]);
    const { metadata } = await store.fetch('m', { metadata: true });
    expect([...(await store.versionsOf(['m', 'nobody']))]).toEqual([['m', { stateID: 1, version: 1 }]]);
    expect(store.versionOf(metadata)).toBe(1);
    await store.setMetadata('m', metadata);
    expect((await store.versionsOf(['m'])).get('m')).toEqual({ stateID: 1, version: 2 });
    expect(await store.versionsOf([])).toEqual(new Map());
  });

  it('handles many matches at once', async () => {
    const store = await withMatch('m0');
    const ids = Array.from({ length: 40 }, (_, n) => `m${n}`);
    for (const id of ids.slice(1)) await store.createMatch(id, { initialState: stateOf(0), metadata: metadata() });
    for (let n = 1; n <= 5; n++) await Promise.all(ids.map((id) => store.setState(id, stateOf(n), [entry(n - 1)])));
    for (const id of ids) expect((await store.fetch(id, everything)).log).toHaveLength(5);
    expect(await store.count()).toBe(40);
    const first = await store.page('', 30);
    expect([...first, ...(await store.page(first[29], 30))].sort()).toEqual([...ids].sort());
  });

  it('restores a backed-up match unchanged, and overwrites none', async () => {
    const store = await withMatch();
    const { metadata: seen } = await store.fetch('m', everything);
    seen.players[0] = { id: 0, name: 'Ann', credentials: 'plain' };
    await store.setMetadata('m', seen);
    for (let n = 1; n <= 3; n++) await store.setState('m', stateOf(n), [entry(n - 1), entry(n - 1)]);
    const before = await store.fetch('m', everything);
    const kept = await store.keep('m');
    if (!kept) throw new Error('nothing was kept');
    expect(kept).toMatchObject({ form: 1, rules: expect.stringMatching(/^\d+\.\d+\.\d+$/) });
    expect(JSON.stringify(kept)).not.toContain('plain');
    const elsewhere = await connected(await place());
    expect(await elsewhere.restore('m', JSON.parse(JSON.stringify(kept)))).toBe(true);
    expect(await elsewhere.fetch('m', everything)).toEqual(before);
    expect(await elsewhere.keep('m')).toEqual(kept);
    await elsewhere.setState('m', stateOf(4), [entry(3)]);
    expect(await elsewhere.restore('m', kept)).toBe(false);
    expect((await elsewhere.fetch('m', everything)).log).toHaveLength(7);
    expect(await store.keep('nobody')).toBeUndefined();
  });

  it('reopens with all data, and by two processes at once when it is new', async () => {
    const here = await place();
    const [one, two] = await Promise.all([connected(here), connected(here)]);
    await one.createMatch('m', { initialState: stateOf(0), metadata: metadata() });
    await two.setState('m', stateOf(1), [entry(0)]);
    await one.close();
    await expect(one.fetch('m', everything)).rejects.toThrow('closed');
    const again = await connected(here);
    expect((await again.fetch('m', everything)).log).toEqual([entry(0)]);
    expect((await again.fetch('m', everything)).metadata).toMatchObject({ form: 1, rules: expect.any(String) });
  });

  it('refuses a database of a later version without changing it', async () => {
    const here = await place();
    const store = here.store();
    await store.connect();
    await store.close();
    await here.sql(`insert into kysely_migration (name, timestamp) values ('999-later', 'x')`);
    await expect(here.store().connect()).rejects.toThrow('a later version');
  });

  it('rejects moves that it cannot write, and accepts later ones', async () => {
    const store = await withMatch();
    await store.place.sql('alter table log rename to log_away');
    await expect(store.setState('m', stateOf(1), [entry(0)])).rejects.toThrow();
    expect((await store.fetch('m', { state: true })).state._stateID).toBe(0);
    await store.place.sql('alter table log_away rename to log');
    await store.setState('m', stateOf(1), [entry(0)]);
    expect((await store.fetch('m', everything)).log).toEqual([entry(0)]);
  });

  it('flushes to disk before it confirms a move', async () => {
    if (name === 'PostgreSQL') return;
    const store = await withMatch();
    const { rows } = await sql`pragma synchronous`.execute(Reflect.get(store, 'db') as Kysely<unknown>);
    expect(rows).toEqual([{ synchronous: 2 }]);
    expect(await store.place.sql('pragma journal_mode')).toEqual([{ journal_mode: 'wal' }]);
  });

  it('reports when it does not answer', async () => {
    const store = await withMatch();
    await store.check();
    await store.place.sql('alter table about rename to about_away');
    await expect(store.check()).rejects.toThrow();
  });
});
