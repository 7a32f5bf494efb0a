import files from 'node:fs/promises';
import { sql } from 'kysely';
import { EmbeddedStore, PostgresStore } from '../../server/index.js';
import { eventually } from '../kit/eventually.js';
import { needs } from '../kit/needs.js';
import { connected, itOnEngines, ownPostgres, type Place, postgresql } from './engines.js';
import { losingLine } from './losingConnection.js';
import { afterwards, folder, type Match, moveFrame, newMatch, open, type RawSocket, seated, until } from './testServer.js';

const reasons = (raw: RawSocket) => raw.of('rejected').map(({ args }) => (args[0] as { reason: string }).reason);

const held = async (here: Place, { matchID }: Match) => (await here.sql(`select state_id from matches where id = '${matchID}'`))[0];

describe('a full disk', () => {
  const reported = async ({ url }: { url: string }) => {
    const answer = await fetch(`${url}/readyz`);
    return [answer.status, (await answer.json()).parts.store];
  };

  /** A store whose database file may have at most `pages` pages. */
  class Narrow extends EmbeddedStore {
    async bound(pages: number): Promise<void> {
      await sql.raw(`pragma max_page_count = ${pages}`).execute(this.db);
    }
  }

  it('is reported by /readyz and the log, and the server recovers when there is room again', async () => {
    const lines: Record<string, unknown>[] = [];
    const store = new Narrow(folder());
    const testServer = await open({ store, log: (level, event, details) => lines.push({ level, event, ...details }) });
    const match = await newMatch(testServer);
    const first = await seated(testServer, match, '0');
    await eventually(async () => expect(await reported(testServer)).toEqual([200, 'ok']));
    await store.bound(1);
    const lay = () => testServer.lobby.createMatch('parley', { numPlayers: 2 });
    // SQLite fills existing pages first.
    const createMatches = async () => {
      for (;;) await lay();
    };
    await expect(createMatches()).rejects.toThrow('500');
    await eventually(async () => expect(await reported(testServer)).toEqual([503, 'disk full']));
    expect(lines).toContainEqual(expect.objectContaining({ level: 'error', event: 'http', cause: 'disk full' }));
    await store.bound(1_000_000);
    await eventually(async () => expect(await reported(testServer)).toEqual([200, 'ok']));
    first.send('update', ...moveFrame(match.matchID, 0, '0', 'mark', [2]));
    await first.next('patch', 'update');
  });

  it('is reported before the first write', async () => {
    const here = jest.spyOn(files, 'statfs');
    afterwards(() => here.mockRestore());
    const testServer = await open();
    here.mockResolvedValue({ bavail: 10, bsize: 4096, blocks: 1000 } as Awaited<ReturnType<typeof files.statfs>>);
    await eventually(async () => expect(await reported(testServer)).toEqual([503, 'disk full']));
    here.mockResolvedValue({ bavail: 0, bsize: 4096, blocks: 0 } as Awaited<ReturnType<typeof files.statfs>>);
    await eventually(async () => expect(await reported(testServer)).toEqual([200, 'ok']));
  });

  needs('database').it('of PostgreSQL is reported as well', async () => {
    const { place } = postgresql;
    const here = await place();
    const lines: Record<string, unknown>[] = [];
    const testServer = await open({ store: here.store(), log: (level, event, details) => lines.push({ level, event, ...details }) });
    const match = await newMatch(testServer);
    const first = await seated(testServer, match, '0');
    const raise = `begin raise exception 'could not extend file' using errcode = 'disk_full'; end`;
    await here.sql(`create function full_disk() returns trigger language plpgsql as $$${raise}$$`);
    for (const table of ['log', 'about']) {
      await here.sql(`create trigger full_disk before insert on ${table} for each row execute function full_disk()`);
    }
    const rejected = first.next('rejected');
    first.send('update', ...moveFrame(match.matchID, 0, '0', 'mark', [1]));
    await rejected;
    expect(lines).toContainEqual(expect.objectContaining({ level: 'error', event: 'move', cause: 'disk full' }));
    await eventually(async () => expect(await reported(testServer)).toEqual([503, 'disk full']));
    for (const table of ['log', 'about']) await here.sql(`drop trigger full_disk on ${table}`);
    await eventually(async () => expect(await reported(testServer)).toEqual([200, 'ok']));
  });
});

needs('postgresql').describe('a failing store', () => {
  /** Opens a server with a PostgreSQL connection that can lose a response. */
  async function losing() {
    const { place } = postgresql;
    const here = await place();
    const line = await losingLine(here.url);
    return { here, line, testServer: await open({ store: new PostgresStore(line.url, () => undefined) }) };
  }

  itOnEngines('on $name reports an error to the player who moved, shows no move, and the match continues', async ({ place }) => {
    const here = await place();
    const testServer = await open({ store: here.store() });
    const match = await newMatch(testServer);
    const [first, second] = [await seated(testServer, match, '0'), await seated(testServer, match, '1')];
    await here.sql('alter table log rename to log_away');
    const before = second.heard.length;
    first.send('update', ...moveFrame(match.matchID, 0, '0', 'mark', [1]));
    expect((await first.next('rejected'))[0]).toMatchObject({ reason: expect.stringContaining('could not carry this out') });
    await here.sql('alter table log_away rename to log');
    expect(second.heard.slice(before).filter(({ event }) => event !== 'matchData')).toEqual([]);
    first.send('update', ...moveFrame(match.matchID, 0, '0', 'mark', [2]));
    expect((await second.next('patch')).slice(1, 3)).toEqual([0, 1]);
    const store = await connected(here);
    expect((await store.fetch(match.matchID, { state: true, log: true })).state.G).toMatchObject({ berths: [2] });
  });

  it('refuses moves during a restart of PostgreSQL, and then works again', async () => {
    const service = await ownPostgres();
    const { place } = postgresql;
    const here = await place();
    const testServer = await open({ store: here.store() });
    const match = await newMatch(testServer);
    const [first, second] = [await seated(testServer, match, '0'), await seated(testServer, match, '1')];
    await service.kill();
    first.send('update', ...moveFrame(match.matchID, 0, '0', 'mark', [1]));
    await first.next('rejected');
    await service.start();
    first.send('update', ...moveFrame(match.matchID, 0, '0', 'mark', [2]));
    await second.next('patch');
  });

  it('refuses the move if the connection breaks during a statement, and the server continues', async () => {
    const service = await ownPostgres();
    const { place } = postgresql;
    const here = await place();
    const testServer = await open({ store: here.store() });
    const match = await newMatch(testServer);
    const first = await seated(testServer, match, '0');
    await here.sql(`create function wait() returns trigger language plpgsql as 'begin perform pg_sleep(60); return new; end'`);
    await here.sql('create trigger waits before insert on log for each row execute function wait()');
    first.send('update', ...moveFrame(match.matchID, 0, '0', 'mark', [1]));
    await until(async () => (await here.sql(`select 1 from pg_stat_activity where wait_event = 'PgSleep'`)).length);
    await service.kill();
    await until(() => first.of('rejected').length);
    await service.start();
    await here.sql('drop trigger waits on log');
    // The player gets the refusal only when it is certain that the move was not stored.
    expect(reasons(first)).toEqual([expect.stringContaining('is checking whether')]);
    await until(() => first.of('rejected').length === 2);
    expect(reasons(first)[1]).toContain('could not carry this out');
    expect(await held(here, match)).toEqual({ state_id: 0 });
    const shown = first.next('patch', 'update');
    first.send('update', ...moveFrame(match.matchID, 0, '0', 'mark', [2]));
    await shown;
  });

  it.each([
    ['that stored a move but lost the confirmation', undefined],
    ['that stores a move after the connection broke', 'at once'],
  ] as const)('%s: the player is shown the move like every other client, and no refusal', async (_what, when) => {
    const { here, line, testServer } = await losing();
    const match = await newMatch(testServer);
    const [first, second] = [await seated(testServer, match, '0'), await seated(testServer, match, '1')];
    if (when) {
      await here.sql(`create function wait() returns trigger language plpgsql as 'begin perform pg_sleep(3); return new; end'`);
      await here.sql('create trigger waits before insert on log for each row execute function wait()');
    }
    line.lose({ atOnce: when !== undefined });
    first.send('update', ...moveFrame(match.matchID, 0, '0', 'mark', [1]));
    await until(() => first.of('rejected').length);
    expect(reasons(first)).toEqual([expect.stringContaining('is checking whether')]);
    for (const raw of [first, second])
      await until(() => raw.of('patch', 'update').some(({ args }) => JSON.stringify(args).includes('"mark"')));
    expect(await held(here, match)).toEqual({ state_id: 1 });
    if (when) await here.sql('drop trigger waits on log');
    first.send('update', ...moveFrame(match.matchID, 1, '0', 'mark', [2]));
    await until(async () => (await held(here, match)).state_id === 2);
    expect(first.of('rejected')).toHaveLength(1);
  });

  it('reports success for a created, changed or deleted match whose acknowledgement was lost', async () => {
    const { here, line, testServer } = await losing();
    line.lose({ of: 'commit' });
    const { matchID, keys } = await newMatch(testServer);
    const [playerID, credentials] = ['0', keys[0]];
    line.lose({ of: 'seats' });
    await testServer.lobby.updatePlayer('parley', matchID, { playerID, credentials, newName: 'Bob' });
    expect((await testServer.lobby.getMatch('parley', matchID)).players[0].name).toBe('Bob');
    line.lose({ of: 'seats' });
    await testServer.lobby.leaveMatch('parley', matchID, { playerID, credentials });
    expect((await testServer.lobby.getMatch('parley', matchID)).players.map(({ name }) => name)).toEqual([undefined, 'player 1']);
    line.lose({ of: 'commit' });
    await testServer.lobby.leaveMatch('parley', matchID, { playerID: '1', credentials: keys[1] });
    expect(await here.sql('select id from matches')).toEqual([]);
  });

  it('reports a conflict for a lost change if another change was made meanwhile', async () => {
    const { here, line, testServer } = await losing();
    const { matchID, keys } = await newMatch(testServer);
    line.lose({ of: 'seats', swallowed: true });
    const renamed = testServer.lobby.updatePlayer('parley', matchID, { playerID: '0', credentials: keys[0], newName: 'Bob' });
    const refused = expect(renamed).rejects.toThrow('409');
    await until(line.hasLost, 'the loss');
    const store = await connected(here);
    const { metadata } = await store.fetch(matchID, { metadata: true });
    await store.setMetadata(matchID, { ...metadata, unlisted: true });
    await refused;
    expect((await testServer.lobby.getMatch('parley', matchID)).players[0].name).toBe('player 0');
  });

  it('reports failure if the connection breaks before a match is created', async () => {
    const { here, line, testServer } = await losing();
    line.lose({ of: 'match' });
    await expect(testServer.lobby.createMatch('parley', { numPlayers: 2 })).rejects.toThrow('500');
    expect(await here.sql('select id from matches')).toEqual([]);
  });

  it('can be connected to again after failed attempts', async () => {
    const { url } = await postgresql.place();
    const line = await losingLine(url);
    const store = new PostgresStore(line.url, () => undefined);
    await store.connect();
    afterwards(() => store.close());
    for (let connections = 0; connections < 10; connections++) {
      line.lose({ of: 'limit', swallowed: true });
      await expect(store.listMatches({ gameName: 'parley' })).rejects.toThrow('Connection terminated');
    }
    expect(await store.listMatches({ gameName: 'parley' })).toEqual([]);
  });

  it('refuses a move that takes too long, and never stores it', async () => {
    const { place } = postgresql;
    const here = await place();
    const testServer = await open({ store: here.store() });
    const match = await newMatch(testServer);
    const first = await seated(testServer, match, '0');
    await here.sql(`create function wait() returns trigger language plpgsql as 'begin perform pg_sleep(60); return new; end'`);
    await here.sql('create trigger waits before insert on log for each row execute function wait()');
    first.send('update', ...moveFrame(match.matchID, 0, '0', 'mark', [1]));
    await until(() => first.of('rejected').length);
    expect(reasons(first)).toEqual([expect.stringContaining('could not carry this out')]);
    expect(await here.sql(`select 1 from pg_stat_activity where wait_event = 'PgSleep'`)).toEqual([]);
    expect(await held(here, match)).toEqual({ state_id: 0 });
  });
});
