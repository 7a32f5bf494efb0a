import type { LogEntry } from 'boardgame.io';
import { openStoreAt } from '../../server/backup/store.js';
import { hostedGame } from '../../server/match/games.js';
import { Histories } from '../../server/match/histories.js';
import { undoPatch } from '../../server/match/undoPatch.js';
import type { Store } from '../../server/storage/store.js';
import { type HistoryPage, PAGE, viewsOf } from '../../src/boardgame/historyPage.js';
import type { GameModule } from '../../src/boardgame/module.js';
import { modules } from '../../src/index.js';
import { dithered, type Played } from './recorded.js';
import { plays, table } from './table.js';
import { folder, newMatch, open, games as parleyGames, type RawSocket, seated } from './testServer.js';

const games = Object.values(modules) as unknown as GameModule[];
const SEATS = ['0', '1', null] as const;

const plain = <T>(value: T): T => JSON.parse(JSON.stringify(value));

/**
 * Writes a match into a store move by move, as the transport does.
 * @param kept the first move that stores a patch back
 */
async function written(store: Store, module: GameModule, { states, log, setupData }: Played, kept = 0): Promise<void> {
  const hosted = hostedGame(module);
  const now = Date.now();
  const metadata = { gameName: module.slug, players: { 0: { id: 0 }, 1: { id: 1 } }, setupData, createdAt: now, updatedAt: now };
  await store.createMatch('m', { initialState: states[0], metadata });
  for (const [i, [, entries]] of log.entries()) {
    const back = i < kept ? undefined : undoPatch(hosted, states[i], states[i + 1]);
    await store.setState('m', states[i + 1], [...entries], undefined, back);
  }
}

async function storeWith(...match: Parameters<typeof written> extends [Store, ...infer Rest] ? Rest : never): Promise<Store> {
  const store = await openStoreAt({ dataDir: folder() });
  await written(store, ...match);
  return store;
}

describe('the history of a match', () => {
  it.each(games)('of $slug is, for each seat and for spectators, exactly the view of every state', async (module) => {
    const match = dithered(module, 160);
    const { states, log } = match;
    const store = await storeWith(module, match);
    const pasts = new Histories(store);
    const hosted = hostedGame(module);
    for (const playerID of SEATS) {
      const seen = new Map<number, unknown>();
      // Read the pages from last to first, then again. The first pass starts from the current state, the second from remembered states.
      const pages = Array.from({ length: Math.ceil(states.length / PAGE) }, (_, n) => n * PAGE);
      for (const at of [...pages.toReversed(), ...pages]) {
        const page = await pasts.page(hosted, { matchID: 'm', state: states[states.length - 1], playerID, at });
        expect(page?.from).toBe(at);
        const views = viewsOf(plain(page) as HistoryPage);
        expect(views).toHaveLength(Math.min(PAGE + 1, states.length - at));
        for (const [i, view] of views.entries()) seen.set(at + i, view);
        const entries = log.slice(at, at + views.length - 1).flatMap(([, told]) => told);
        expect(page?.log).toEqual(plain(asShown(entries, playerID)));
      }
      for (const [n, { G }] of states.entries()) expect(seen.get(n)).toEqual(plain(module.rules.view(G, playerID)));
    }
    await store.close();
  });

  it('starts at the first stored patch back, and says so', async () => {
    const [, module] = games;
    const match = dithered(module, 120);
    const store = await storeWith(module, match, 70);
    const { states } = match;
    const ask = (at: number) =>
      new Histories(store).page(hostedGame(module), { matchID: 'm', state: states[states.length - 1], playerID: null, at });
    expect(await ask(60)).toMatchObject({ from: 70 });
    expect(viewsOf(plain(await ask(60)) as HistoryPage)).toHaveLength(31);
    expect(await ask(3)).toMatchObject({ from: 70, patches: [], log: [] });
    await store.close();
  });

  it('is computed from the current or a remembered state, with as few patches as possible', async () => {
    const [, module] = games;
    const match = dithered(module, 250);
    const store = await storeWith(module, match);
    const read: number[] = [];
    const counted: Pick<Store, 'stepsBefore'> = {
      stepsBefore: async (...asked) => {
        const steps = await store.stepsBefore(...asked);
        read.push(steps.length);
        return steps;
      },
    };
    const pasts = new Histories(counted);
    const last = match.states.length - 1;
    const look = async (at: number) => {
      read.length = 0;
      await pasts.page(hostedGame(module), { matchID: 'm', state: match.states[last], playerID: '1', at });
      return read.reduce((sum, n) => sum + n, 0);
    };
    expect(await look(last)).toBe(last % PAGE);
    expect(await look(0)).toBe(last);
    expect(await look(30)).toBe(100);
    expect(await look(150)).toBe(50);
    await store.close();
  });

  it('is not in the log for players, exports and other processes', async () => {
    const [, module] = games;
    const match = dithered(module, 20);
    const store = await storeWith(module, match);
    const moves = plain(match.log.flatMap(([, entries]) => entries));
    expect((await store.fetch('m', { log: true })).log).toEqual(moves);
    expect(await store.logBefore('m', match.states.length, 1000)).toEqual(moves);
    expect((await store.since('m', 0))?.log).toEqual(moves);
    await store.close();
  });
});

/** Returns the moves of some log entries as a reader receives them. */
const asShown = (entries: readonly LogEntry[], reader: string | null) =>
  entries
    .filter(({ action }) => action.type === 'MAKE_MOVE')
    .map(({ redact, ...entry }) => {
      const { payload } = entry.action as { payload: { playerID: string } };
      if (!redact) return entry;
      if (reader === payload.playerID) return { ...entry, redact };
      return { ...entry, action: { ...entry.action, payload: { ...payload, args: null } } };
    });

describe('requesting the history over a socket', () => {
  const pageFor = async (raw: RawSocket, matchID: string, at: number) => {
    const answer = raw.next('past', 'rejected');
    raw.send('past', matchID, at);
    return answer;
  };

  it('returns each player’s own view: a choice stays secret to others, even if revealed later', async () => {
    const { match, first, second, watcher, play } = await table({ setupData: plays });
    await play(first, match.matchID, 0, '0', 'commit', [2]);
    await play(second, match.matchID, 1, '1', 'commit', [1]);
    const commits = async (raw: RawSocket) => {
      const [, page] = (await pageFor(raw, match.matchID, 1)) as [string, HistoryPage<{ commits: Record<string, unknown> }>];
      expect(page.from).toBe(0);
      const [payload] = page.log.map(({ action }) => action.payload as { args: unknown });
      return { ...viewsOf(page)[1].commits, args: payload.args };
    };
    expect(await commits(first)).toEqual({ '0': 2, '1': null, args: [2] });
    expect(await commits(second)).toEqual({ '0': 'hidden', '1': null, args: null });
    expect(await commits(watcher)).toEqual({ '0': 'hidden', '1': null, args: null });
  });

  it('is refused without a match, for another match, and without a state number', async () => {
    const testServer = await open({ games: parleyGames });
    const [match, other] = [await newMatch(testServer), await newMatch(testServer)];
    const raw = await seated(testServer, match, '0');
    expect((await pageFor(raw, other.matchID, 0))[0]).toMatchObject({ move: 'past', key: 'noSeat' });
    expect((await pageFor(raw, match.matchID, 0.5))[0]).toMatchObject({ move: 'past', key: 'unreadable' });
    expect((await pageFor(raw, match.matchID, -5))[1]).toMatchObject({ from: 0 });
    expect((await pageFor(raw, match.matchID, 1e9))[1]).toMatchObject({ from: 0 });
    raw.send('past', match.matchID, 0);
    expect((await pageFor(raw, match.matchID, 0))[0]).toMatchObject({ move: 'past', key: 'tooFast' });
  });
});
