import type { LogEntry, State } from 'boardgame.io';
import { openStoreAt } from '../../server/backup/store.js';
import { hostedGame } from '../../server/match/games.js';
import { judge } from '../../server/match/judge.js';
import type { LogPage } from '../../server/match/logPage.js';
import { movesOf } from '../../src/boardgame/game.js';
import type { GameModule } from '../../src/boardgame/module.js';
import { modules } from '../../src/index.js';
import { dithered, played, type Rows } from './recorded.js';
import { newMatch, open, type RawSocket, seated, type TestServer } from './testServer.js';

const [SHORT, LONG] = [50, 5000];
const KB = 1000;

const games = Object.values(modules) as unknown as GameModule[];

/** Repeats a log until it has `moves` moves. */
const stretched = (rows: Rows, moves: number): Rows =>
  Array.from({ length: moves }, (_, n) => [n + 1, rows[n % rows.length][1].map((entry) => ({ ...entry, _stateID: n }))] as const);

/** Stores copies of a match under other ids, with the same seats. */
async function keep(testServer: TestServer, slug: string, setupData: unknown, matches: Record<string, { state: State; log: Rows }>) {
  const match = await newMatch(testServer, { setupData }, slug);
  const store = await openStoreAt({ dataDir: testServer.dataDir });
  const kept = await store.keep(match.matchID);
  if (!kept) throw new Error('not kept');
  for (const [id, { state, log }] of Object.entries(matches)) await store.restore(id, { ...kept, state, log });
  await store.close();
  return match;
}

const bytesOf = (raw: RawSocket): number => Buffer.byteLength(JSON.stringify(raw.of('sync')[0].args));

describe('a long match', () => {
  it.each(games)('of $slug costs little more to sync than a short one', async (module) => {
    const testServer = await open({ games: [module] });
    const { setupData, state, log } = played(module, SHORT);
    const match = await keep(testServer, module.slug, setupData, {
      short: { state, log },
      long: { state: { ...state, _stateID: LONG }, log: stretched(log, LONG) },
    });
    const [short, long] = await Promise.all(
      ['short', 'long'].map(async (matchID) => bytesOf(await seated(testServer, { ...match, matchID }, '0', module.slug))),
    );
    expect(long).toBeLessThan(100 * KB);
    expect(long).toBeLessThan(5 * short);
  });

  it.each(games)('of $slug can be read to its beginning in pages, without moves taken back', async (module) => {
    const testServer = await open({ games: [module] });
    const { setupData, state, log } = dithered(module, 400);
    const match = { ...(await keep(testServer, module.slug, setupData, { kept: { state, log } })), matchID: 'kept' };
    const raw = await seated(testServer, match, '1', module.slug);
    const [, first] = raw.of('sync')[0].args as [string, { log: LogEntry[] }];
    let read = first.log;
    let pages = 1;
    for (let before = read[0]._stateID; before > 0; pages++) {
      raw.send('earlier', match.matchID, before);
      const [, page] = (await raw.next('earlier')) as [string, LogPage];
      read = [...page.log, ...read];
      expect(page.from).toBeLessThan(before);
      before = page.from;
    }
    expect(pages).toBeGreaterThan(2);
    const moves = movesOf(log.flatMap(([, entries]) => entries));
    const redacted = new Set(
      log
        .flatMap(([, entries]) => entries)
        .filter(({ redact }) => redact)
        .map(({ _stateID }) => _stateID),
    );
    const asSeen = moves.map((move) => (move.playerID !== '1' && redacted.has(move.stateID) ? { ...move, args: null } : move));
    expect(movesOf(read)).toEqual(JSON.parse(JSON.stringify(asSeen)));
    expect(read.length).toBeLessThan(log.length);
  });

  it('is sent whole to a client that reads; only unread data counts against its limit', async () => {
    const [module] = games;
    const testServer = await open({ games: [module], limits: { backlogBytes: 4 * KB } });
    const raw = await seated(testServer, await newMatch(testServer, {}, module.slug), '0', module.slug);
    expect(bytesOf(raw)).toBeGreaterThan(4 * KB);
    raw.send('sync', 'nothing', null);
    await raw.next('rejected');
    expect(raw.socket.connected).toBe(true);
  });

  it('has a maximum length and says so; a player can still concede', () => {
    const module = games[3];
    const { state } = played(module, 1);
    const hosted = hostedGame(module);
    const late = { ...state, _stateID: 20_000 };
    const [playerID] = Object.keys(module.rules.awaiting(state.G));
    const [{ move, args }] = module.rules.choices(module.rules.view(state.G, playerID), playerID);
    const ask = { matchID: 'm', stateID: late._stateID };
    expect(judge(hosted, late, playerID, { ...ask, move, args })).toMatchObject({ no: { key: 'tooLong' } });
    expect(judge(hosted, late, playerID, { ...ask, move: 'concede', args: [] })).toHaveProperty('next');
  });
});
