import { join } from 'node:path';
import type { LogEntry, State } from 'boardgame.io';
import type { ServerOptions } from '../../server/index.js';
import { host } from '../../server/match/games.js';
import { GoingBack, MOST_TAKEN_BACK } from '../../server/offers/goingBack.js';
import type { Store } from '../../server/storage/store.js';
import { LEDGER } from '../../src/boardgame/ledger.js';
import type { MatchExport } from '../../src/boardgame/matchFile.js';
import { FARTHEST_BACK, type OffersTold } from '../../src/boardgame/offers.js';
import { viewsOf } from '../../src/boardgame/past.js';
import { verifyExport } from '../../src/boardgame/verify.js';
import { type Parley, parley } from '../boardgame/parley.js';
import { describeOnEngines, type Place } from './engines.js';
import { type Match, moveFrame, newMatch, open, parleyModule, type RawSocket, seated, stockClient, until } from './testServer.js';

type Patch = readonly [matchID: string, from: number, to: number, patch: unknown, log: readonly LogEntry[]];

const FREELY = { limits: { messages: { burst: 4000, perSecond: 2000 } } };
const PLAYS = { setupData: { skipMuster: true } };

/** A match with both players at the table. */
async function table(place: Place | undefined, body: Record<string, unknown> = {}, options: Partial<ServerOptions> = {}) {
  const testServer = await open({ ...(place && { store: place.store() }), ...FREELY, ...options });
  const match = await newMatch(testServer, body);
  const [first, second] = [await seated(testServer, match, '0'), await seated(testServer, match, '1')];
  let state = 0;
  /** A move that both are shown. */
  const play = async (playerID: '0' | '1', move: string, ...args: unknown[]) => {
    const [from, ...all] = playerID === '0' ? [first, first, second] : [second, second, first];
    const shown = Promise.all(all.map((raw) => raw.next('patch')));
    from.send('update', ...moveFrame(match.matchID, state, playerID, move, args));
    const [patch] = (await shown) as unknown as Patch[];
    state = patch[2];
    return patch[4];
  };
  const at = () => state;
  const moved = (to: number) => {
    state = to;
  };
  return { testServer, match, first, second, play, at, moved, ...talk(match) };
}

const talk = ({ matchID }: Match) => ({
  /** Offers, and gives what both are told of it, or the refusal. */
  offer: async (from: RawSocket, stateID: number, to: unknown, kind: unknown = 'takeBack') => {
    const answer = from.next('offers', 'rejected');
    from.send('offer', matchID, kind, stateID, to);
    return answer;
  },
  reply: async (from: RawSocket, id: string, yes: unknown) => {
    const answer = from.next('offers', 'rejected');
    from.send('reply', matchID, id, yes);
    return answer;
  },
});

/** What stands between the players, as a socket was told last. */
const stands = (raw: RawSocket): OffersTold['offers'] => (raw.of('offers').at(-1)?.args[1] as OffersTold | undefined)?.offers ?? [];

const die = (log: readonly LogEntry[]) => JSON.stringify(log[0].metadata).match(/"dice":\[(\d)\]/)?.[1];

const exported = async (url: string, matchID: string): Promise<MatchExport> =>
  (await fetch(`${url}/games/parley/${matchID}/export`)).json();

describeOnEngines('what is taken back by consent', ({ place }) => {
  it('is seen by both, done once the other agrees, told in words, and the same throws fall again for the same orders', async () => {
    const { testServer, match, first, second, play, at, moved, offer, reply } = await table(await place(), PLAYS);
    await play('0', 'commit', 3);
    const fell = die(await play('1', 'commit', 1));
    expect(fell).toMatch(/\d/);
    await offer(second, at(), 1);
    await until(() => stands(first).length === 1);
    expect(stands(first)).toEqual([{ id: expect.any(String), kind: 'takeBack', by: '1', stateID: 2, to: 1 }]);
    expect(stands(second)).toEqual(stands(first));
    const shown = Promise.all([first.next('patch'), second.next('patch')]);
    await reply(first, stands(first)[0].id, true);
    const [[, from, to, , log]] = (await shown) as unknown as Patch[];
    expect([from, to]).toEqual([2, 3]);
    expect(log.map(({ action, metadata }) => [action.payload, metadata])).toEqual([
      [{ type: 'takeBack', args: [1], playerID: '1' }, [{ key: 'takenBack', case: '', by: '1', values: { moves: 1 } }]],
    ]);
    moved(3);
    await until(() => stands(first).length === 0);
    // Everything is as it was: what one had chosen, and who is asked.
    const again = await seated(testServer, match, '0');
    const [{ args }] = again.of('sync');
    const { state } = args[1] as { state: { G: Parley; ctx: { activePlayers: object } } };
    expect([state.G.commits, state.ctx.activePlayers]).toEqual([{ '0': 3, '1': null }, { '1': 'commit' }]);
    expect(die(await play('1', 'commit', 1))).toBe(fell);
    // Looking back goes through what was taken back.
    const page = first.next('past');
    first.send('past', match.matchID, 0);
    const [, past] = (await page) as [string, Parameters<typeof viewsOf<Parley>>[0]];
    expect(viewsOf(past).map(({ round, commits }) => [round, commits['0']])).toEqual([
      [1, null],
      [1, 3],
      [2, null],
      [1, 3],
      [2, null],
    ]);
  });

  it('stands in the match file, which is played again with it and is sealed still; a forged one is refused', async () => {
    const { testServer, match, first, second, play, at, moved, offer, reply } = await table(await place());
    const agree = async (by: RawSocket, other: RawSocket, to: number) => {
      await offer(by, at(), to);
      await until(() => stands(other).some(({ stateID }) => stateID === at()));
      await reply(other, stands(other)[0].id, true);
      await Promise.all([first, second].map((raw) => until(() => raw.of('patch').some(({ args }) => args[2] === at() + 1))));
      moved(at() + 1);
    };
    await play('0', 'mark', 1);
    await play('0', 'ready');
    await play('0', 'commit', 3);
    const fell = die(await play('1', 'commit', 3));
    await agree(second, first, 3);
    await play('1', 'commit', 2);
    // Beyond the first die, and beyond what was taken back already.
    await agree(first, second, 0);
    await play('0', 'mark', 2);
    await play('0', 'ready');
    await play('0', 'commit', 3);
    expect(die(await play('1', 'commit', 3))).toBe(fell);
    await play('0', 'concede');
    const file = await exported(testServer.url, match.matchID);
    expect(file.log.map(({ move, args }) => [move, ...args])).toEqual([['mark', 2], ['ready'], ['commit', 3], ['commit', 3], ['concede']]);
    expect(file.takenBack?.map(({ by, to, moves }) => [by, to, moves.length])).toEqual([
      ['1', 3, 1],
      ['0', 0, 4],
    ]);
    expect(verifyExport(parley, file)).toMatchObject({ ok: true, takenBack: 2, committed: 'creation', unread: [] });
    const forged = (change: (takenBack: NonNullable<MatchExport['takenBack']>) => void) => {
      const copy = structuredClone(file);
      change(copy.takenBack ?? []);
      const finding = verifyExport(parley, copy);
      return finding.ok ? '' : finding.why;
    };
    const other = Number(fell) === 1 ? 2 : 1;
    expect(
      forged(([{ moves }]) => {
        (moves[0].chronicle as { roll: { dice: number[] } }[])[0].roll.dice[0] = other;
      }),
    ).toContain(`is ${other}, but seed and salts give ${fell}`);
    expect(forged(([{ moves }]) => Object.assign(moves[0], { args: [4] }))).toContain('is not allowed');
    expect(forged(([, second]) => Object.assign(second, { to: 9 }))).toContain(
      'Take-back 2: it returns to move 9, but the match had only 5 moves',
    );
    expect(forged(([first]) => Object.assign(first, { by: '0' }))).toContain('seat 0 asked for it but did not make');
    expect(forged(([first]) => Object.assign(first, { by: '7' }))).toContain('no seat “7”');
    expect(forged(([first]) => Object.assign(first, { moves: [] }))).toContain('not a match file');
  });

  it('is there for whoever was away, and lapses as soon as somebody moves', async () => {
    const { testServer, match, first, second, play, offer, reply } = await table(await place());
    await play('0', 'mark', 1);
    second.socket.disconnect();
    await offer(first, 1, 0);
    const back = await seated(testServer, match, '1');
    back.send('offers', match.matchID);
    await until(() => stands(back).length === 1);
    const { id } = stands(back)[0];
    first.send('update', ...moveFrame(match.matchID, 1, '0', 'mark', [2]));
    await back.next('patch');
    expect(await reply(back, id, true)).toMatchObject([{ key: 'offerGone', move: 'reply' }]);
  });

  it('can be declined or withdrawn; what was declined is not asked again before the next move', async () => {
    const { first, second, play, at, offer, reply } = await table(await place());
    await play('0', 'mark', 1);
    await play('0', 'mark', 2);
    for (let n = 0; n < 2; n++) {
      await offer(first, at(), 1);
      await until(() => stands(second).length === 1);
      await reply(first, stands(second)[0].id, false);
      await until(() => stands(second).length === 0);
    }
    await offer(first, at(), 0);
    await until(() => stands(second).length === 1);
    expect(await reply(first, stands(second)[0].id, true)).toMatchObject([{ key: 'offerOwn' }]);
    await reply(second, stands(second)[0].id, false);
    await until(() => stands(first).length === 0);
    expect(await offer(first, at(), 0)).toMatchObject([{ key: 'offerDeclined', move: 'offer' }]);
    await play('0', 'mark', 3);
    for (let n = 0; n < 3; n++) await offer(first, at(), n);
    expect(await offer(first, at(), 0)).toMatchObject([{ key: 'offerTooOften' }]);
    await until(() => stands(second)[0]?.to === 2);
    expect(stands(second)).toHaveLength(1);
  });
});

describeOnEngines('a draw by agreement', ({ place }) => {
  it('ends the match once the other agrees; the file says so, and its moves are in order', async () => {
    const { testServer, match, first, second, play, at, offer, reply } = await table(await place());
    await play('0', 'mark', 1);
    await offer(second, at(), undefined, 'draw');
    await until(() => stands(first).length === 1);
    expect(stands(first)).toEqual([{ id: expect.any(String), kind: 'draw', by: '1', stateID: 1 }]);
    await reply(first, stands(first)[0].id, true);
    await until(async () => (await testServer.lobby.getMatch('parley', match.matchID)).gameover);
    const file = await exported(testServer.url, match.matchID);
    expect(file).toMatchObject({ version: 4, result: { ending: 'draw' } });
    expect(verifyExport(parley, file)).toMatchObject({ ok: true, ending: { ending: 'draw' } });
    expect(await offer(first, 2, undefined, 'draw')).toMatchObject([{ key: 'over' }]);
  });

  it('is agreed where both offer it, and gone as soon as one plays on', async () => {
    const { testServer, match, first, second, play, at, offer } = await table(await place());
    await offer(first, 0, undefined, 'draw');
    await until(() => stands(second).length === 1);
    await play('0', 'mark', 1);
    await offer(second, at(), undefined, 'draw');
    await until(() => stands(first)[0]?.stateID === 1);
    first.send('offer', match.matchID, 'draw', 1);
    await until(async () => (await testServer.lobby.getMatch('parley', match.matchID)).gameover);
  });
});

describeOnEngines('to see how fortune has gone so far', ({ place }) => {
  const told = (raw: RawSocket) => (raw.of('offers').at(-1)?.args[1] as OffersTold | undefined)?.fortune;

  it('is asked whatever is played meanwhile, holds once both have agreed, and changes nothing in the match', async () => {
    const { testServer, match, first, second, play, offer, reply } = await table(await place());
    await offer(first, 0, undefined, 'fortune');
    await play('0', 'mark', 1);
    await until(() => stands(second).length === 1);
    await reply(second, stands(second)[0].id, true);
    await until(() => told(first) === true && told(second) === true);
    expect(stands(first)).toEqual([]);
    expect(await offer(second, 1, undefined, 'fortune')).toMatchObject([{ key: 'offerGone' }]);
    await play('0', 'mark', 2);
    const back = await seated(testServer, match, '0');
    back.send('offers', match.matchID);
    await until(() => told(back) === true);
  });

  it('is agreed where both ask it, and not where the other declines', async () => {
    const { first, second, at, play, offer, reply } = await table(await place());
    await offer(first, 0, undefined, 'fortune');
    await until(() => stands(second).length === 1);
    await reply(second, stands(second)[0].id, false);
    await until(() => stands(first).length === 0);
    expect([told(first), await offer(first, 0, undefined, 'fortune')]).toEqual([
      false,
      [expect.objectContaining({ key: 'offerDeclined' })],
    ]);
    await play('0', 'mark', 1);
    await offer(first, at(), undefined, 'fortune');
    await until(() => stands(second).length === 1);
    await offer(second, at(), undefined, 'fortune');
    await until(() => told(first) === true);
  });
});

describe('a captain of the server', () => {
  it('agrees to take back at once, and to a draw where he stands worse', async () => {
    const captains = { threads: 1, paceMs: 0, gamesFrom: join(__dirname, 'captainGames.ts') };
    const sit = async (chance: number) => {
      const testServer = await open({ ...FREELY, captains, games: [{ ...parleyModule, evaluate: () => chance }] });
      const { matchID } = await testServer.lobby.createMatch('parley', { numPlayers: 2, captains: { 1: 'captain' } });
      const { playerCredentials } = await testServer.lobby.joinMatch('parley', matchID, { playerID: '0', playerName: 'Ann' });
      const person = await seated(testServer, { matchID, keys: [playerCredentials, ''] }, '0');
      return { testServer, matchID, person, ...talk({ matchID, keys: ['', ''] }) };
    };
    const { testServer, matchID, person, offer } = await sit(0.5);
    for (const n of [0, 1]) {
      const shown = person.next('patch');
      person.send('update', ...moveFrame(matchID, n, '0', 'mark', [n + 1]));
      await shown;
    }
    const back = person.next('patch');
    await offer(person, 2, 1);
    expect((await back).slice(0, 3)).toEqual([matchID, 2, 3]);
    expect(await offer(person, 3, undefined, 'draw')).toMatchObject([{ key: 'captainPlaysOn', move: 'offer' }]);
    expect((await testServer.lobby.getMatch('parley', matchID)).gameover).toBeUndefined();
    const worse = await sit(0.3);
    await worse.offer(worse.person, 0, undefined, 'draw');
    await until(async () => (await worse.testServer.lobby.getMatch('parley', worse.matchID)).gameover);
  });
});

describe('offers', () => {
  it('are agreed to once, however often and from wherever it is said', async () => {
    const { testServer, match, first, second, play, offer } = await table(undefined);
    await play('0', 'mark', 1);
    await offer(first, 1, 0);
    await until(() => stands(second).length === 1);
    const { id } = stands(second)[0];
    const elsewhere = await seated(testServer, match, '1');
    for (const raw of [second, elsewhere, second]) raw.send('reply', match.matchID, id, true);
    await until(() => [second, elsewhere].flatMap((raw) => raw.of('rejected')).length === 2);
    await until(() => first.of('patch').length === 2);
    expect([second, elsewhere].flatMap((raw) => raw.of('rejected')).map(({ args }) => args[0])).toMatchObject([
      { key: 'offerGone' },
      { key: 'offerGone' },
    ]);
    expect(first.of('patch').map(({ args }) => args[2])).toEqual([1, 2]);
  });

  it('are made by whoever has a seat, about decisions of his own that stand', async () => {
    const { testServer, match, first, second, play, at, reply } = await table(undefined, PLAYS);
    const watcher = await seated(testServer, match, null);
    await play('0', 'commit', 2);
    await play('1', 'commit', 1);
    const refused: (readonly [from: RawSocket, key: string, stateID: unknown, to: unknown, kind?: unknown])[] = [
      [watcher, 'noSeat', 2, 1],
      [second, 'nothingToUndo', 2, 0],
      [second, 'nothingToUndo', 2, 2],
      [second, 'nothingToUndo', 2, 99],
      [second, 'stale', 1, 0],
      [second, 'stale', 3, 1],
      ...[-1, 0.5, '1', null, undefined, {}, [1], 1e300, 'x'.repeat(5000)].map((to) => [second, 'unreadable', 2, to] as const),
      ...[-1, 0.5, '2', null, {}].map((stateID) => [second, 'unreadable', stateID, 1] as const),
      ...['', 'takeback', 'Draw', 'constructor', '__proto__', 7, null, {}].map((kind) => [second, 'unreadable', 2, 1, kind] as const),
    ];
    for (const [from, key, stateID, to, kind = 'takeBack'] of refused) {
      const answer = from.next('rejected', 'offers');
      from.send('offer', match.matchID, kind, stateID, to);
      expect(await answer).toMatchObject([{ key, move: 'offer', reason: expect.stringMatching(/\.$/) }]);
    }
    for (const frame of [[], [match.matchID], ['elsewhere', 'takeBack', 2, 1], [null, 'takeBack', 2, 1]]) {
      const answer = second.next('rejected');
      second.send('offer', ...frame);
      expect(await answer).toMatchObject([{ move: 'offer' }]);
    }
    for (const [id, yes] of [
      ['', true],
      ['x'.repeat(33), true],
      [{}, true],
      ['abc', 'yes'],
      ['abc', null],
      ['__proto__', 1],
    ] as const) {
      expect(await reply(first, id as string, yes)).toMatchObject([{ key: 'unreadable', move: 'reply' }]);
    }
    expect(await reply(first, 'nobodys', true)).toMatchObject([{ key: 'offerGone' }]);
    const answer = watcher.next('rejected');
    watcher.send('offers', match.matchID);
    expect(await answer).toMatchObject([{ key: 'noSeat', move: 'offers' }]);
    expect([at(), stands(first), stands(second)]).toEqual([2, [], []]);
  });

  it('no client takes anything back by a move, and none that is late reaches a match that has gone back', async () => {
    const { match, first, second, play, offer, reply } = await table(undefined, PLAYS);
    await play('0', 'commit', 2);
    const forged = first.next('rejected');
    first.send('update', ...moveFrame(match.matchID, 1, '0', 'takeBack', [0]));
    expect(await forged).toMatchObject([{ key: 'unknownMove' }]);
    await offer(first, 1, 0);
    await until(() => stands(second).length === 1);
    await reply(second, stands(second)[0].id, true);
    await until(() => second.of('patch').length === 2);
    // He may choose while the other does, whatever the other has done meanwhile: but he meant another match.
    const late = second.next('rejected');
    second.send('update', ...moveFrame(match.matchID, 1, '1', 'commit', [1]));
    expect(await late).toMatchObject([{ key: 'stale' }]);
  });

  it('take back no more than so often in a match', async () => {
    const { first, second, play, at, moved, offer, reply } = await table(undefined);
    for (let n = 0; n <= MOST_TAKEN_BACK; n++) {
      await play('0', 'mark', 1);
      const answer = await offer(first, at(), at() - 1);
      if (n === MOST_TAKEN_BACK) {
        expect(answer).toMatchObject([{ key: 'takenBackEnough' }]);
        return;
      }
      await until(() => stands(second)[0]?.stateID === at());
      await reply(second, stands(second)[0].id, true);
      await Promise.all([first, second].map((raw) => until(() => raw.of('patch').some(({ args }) => args[2] === at() + 1))));
      moved(at() + 1);
    }
  });

  it.each(['draw', 'takeBack', 'fortune', 'adjourn'])('end with the player who made them, also when another joins: %s', async (kind) => {
    const { testServer, match, first, second, play, at, offer } = await table(undefined);
    await play('0', 'mark', 1);
    await offer(first, at(), kind === 'takeBack' ? at() - 1 : undefined, kind);
    await until(() => stands(second).length === 1);
    const [{ id }] = stands(second);
    await testServer.lobby.leaveMatch('parley', match.matchID, { playerID: '0', credentials: match.keys[0] });
    await until(() => stands(second).length === 0);
    await testServer.lobby.joinMatch('parley', match.matchID, { playerID: '0', playerName: 'Next' });
    const refused = second.next('rejected');
    second.send('reply', match.matchID, id, true);
    expect(await refused).toMatchObject([{ key: 'offerGone' }]);
  });

  it('end with the player who received them', async () => {
    const { testServer, match, first, second, play, at, offer, reply } = await table(undefined);
    await play('0', 'mark', 1);
    await offer(first, at(), undefined, 'draw');
    await until(() => stands(second).length === 1);
    const [{ id }] = stands(second);
    await testServer.lobby.leaveMatch('parley', match.matchID, { playerID: '1', credentials: match.keys[1] });
    const { playerCredentials } = await testServer.lobby.joinMatch('parley', match.matchID, { playerID: '1', playerName: 'Next' });
    const next = await seated(testServer, { ...match, keys: [match.keys[0], playerCredentials] }, '1');
    expect(await reply(next, id, true)).toMatchObject([{ key: 'offerGone' }]);
  });

  it('end a match by the clock too, whose file is in order', async () => {
    const { testServer, match, first, second, play, offer, reply } = await table(undefined, {
      clock: { kind: 'live', seconds: 600, increment: 5 },
    });
    await play('0', 'mark', 1);
    await offer(first, 1, undefined, 'draw');
    await until(() => stands(second).length === 1);
    await reply(second, stands(second)[0].id, true);
    await until(async () => (await testServer.lobby.getMatch('parley', match.matchID)).gameover);
    expect(verifyExport(parley, await exported(testServer.url, match.matchID))).toMatchObject({ ok: true, ending: { ending: 'draw' } });
  });

  it('are taken by nobody where nobody sits, and end with the match', async () => {
    const { testServer, match, first, second, play, offer, reply } = await table(undefined);
    await play('0', 'mark', 1);
    await offer(first, 1, 0);
    await until(() => stands(second).length === 1);
    const { id } = stands(second)[0];
    await play('1', 'concede');
    expect(await reply(second, id, true)).toMatchObject([{ key: 'offerGone' }]);
    expect(await offer(first, 2, 0)).toMatchObject([{ key: 'over' }]);
    const { matchID } = await testServer.lobby.createMatch('parley', { numPlayers: 2 });
    const { playerCredentials } = await testServer.lobby.joinMatch('parley', matchID, { playerID: '0', playerName: 'Ann' });
    const alone = await seated(testServer, { matchID, keys: [playerCredentials, ''] }, '0');
    const moved = alone.next('patch');
    alone.send('update', ...moveFrame(matchID, 0, '0', 'mark', [1]));
    await moved;
    expect(match.matchID).not.toBe(matchID);
    expect(await talk({ matchID, keys: ['', ''] }).offer(alone, 1, 0)).toMatchObject([{ key: 'nobodyToAsk' }]);
  });

  it('do not disturb boardgame.io’s own client, who follows a match that goes back', async () => {
    const { testServer, match, first, second, play, offer, reply } = await table(undefined);
    const stock = stockClient(testServer, match, '1');
    await until(() => stock.getState());
    await play('0', 'mark', 1);
    await play('0', 'mark', 2);
    await offer(first, 2, 1);
    await until(() => stands(second).length === 1);
    await reply(second, stands(second)[0].id, true);
    await until(() => stock.getState()?._stateID === 3);
    expect(stock.getState()?.G.berths).toEqual([1]);
    first.send('update', ...moveFrame(match.matchID, 3, '0', 'mark', [3]));
    await until(() => stock.getState()?._stateID === 4);
    expect(stock.getState()?.G.berths).toEqual([1, 3]);
  });
});

describe('an offer to take back in a long match', () => {
  const hosted = host(parleyModule);
  /** A store in which seat 1 made every move, and which counts the rows that are read. */
  const scene = () => {
    const read = { rows: 0, logs: 0 };
    const entry = (stateID: number) =>
      ({ action: { type: 'MAKE_MOVE', payload: { type: 'mark', args: [1], playerID: '1' } }, _stateID: stateID }) as LogEntry;
    const store: Pick<Store, 'logBefore' | 'since' | 'wayBack'> = {
      logBefore: async (_matchID, stateID, limit) => {
        read.rows += limit;
        return [entry(stateID - 1)];
      },
      since: async () => {
        read.logs += 1;
        return undefined;
      },
      wayBack: async () => [],
    };
    const state = { _stateID: 14_566, plugins: { [LEDGER]: { data: {} } } } as unknown as State;
    return { read, back: (by: string, to: number) => new GoingBack(store).after(hosted, 'm', state, { by, to }) };
  };

  it('is refused without reading the log when it goes too far back', async () => {
    const { read, back } = scene();
    expect(await back('1', 14_566 - FARTHEST_BACK - 1)).toMatchObject({ key: 'tooFarBack' });
    expect(read).toEqual({ rows: 0, logs: 0 });
  });
  it('reads one row when it names a move of the opponent', async () => {
    const { read, back } = scene();
    expect(await back('0', 14_400)).toMatchObject({ key: 'nothingToUndo' });
    expect(read).toEqual({ rows: 1, logs: 0 });
  });
});
