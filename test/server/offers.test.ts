import { join } from 'node:path';
import { MOST_TAKEN_BACK } from '../../server/offers/takeBackResolver.js';
import type { OpenOffers } from '../../src/boardgame/offers.js';
import { verifyExport } from '../../src/boardgame/verify.js';
import { parley } from '../boardgame/parley.js';
import { connected, describeOnEngines, embedded } from './engines.js';
import { exported, FREELY, openMatch, openOffers, PLAYS, talk } from './offerMatch.js';
import { moveFrame, open, parleyModule, type RawSocket, seated, stockClient, until } from './testServer.js';

describeOnEngines('a draw by agreement', ({ place }) => {
  it('ends the match on agreement; the file says so and its moves verify', async () => {
    const { testServer, match, first, second, play, at, offer, reply } = await openMatch(await place());
    await play('0', 'mark', 1);
    await offer(second, at(), undefined, 'draw');
    await until(() => openOffers(first).length === 1);
    expect(openOffers(first)).toEqual([{ id: expect.any(String), kind: 'draw', by: '1', stateID: 1 }]);
    await reply(first, openOffers(first)[0].id, true);
    await until(async () => (await testServer.lobby.getMatch('parley', match.matchID)).gameover);
    const file = await exported(testServer.url, match.matchID);
    expect(file).toMatchObject({ version: 4, result: { ending: 'draw' } });
    expect(verifyExport(parley, file)).toMatchObject({ ok: true, ending: { ending: 'draw' } });
    expect(await offer(first, 2, undefined, 'draw')).toMatchObject([{ key: 'over' }]);
  });

  it('is agreed if both players offer it, and lapses when one makes a move', async () => {
    const { testServer, match, first, second, play, at, offer } = await openMatch(await place());
    await offer(first, 0, undefined, 'draw');
    await until(() => openOffers(second).length === 1);
    await play('0', 'mark', 1);
    await offer(second, at(), undefined, 'draw');
    await until(() => openOffers(first)[0]?.stateID === 1);
    first.send('offer', match.matchID, 'draw', 1);
    await until(async () => (await testServer.lobby.getMatch('parley', match.matchID)).gameover);
  });
});

describeOnEngines('showing the luck so far', ({ place }) => {
  const luckOffer = (raw: RawSocket) => (raw.of('offers').at(-1)?.args[1] as OpenOffers | undefined)?.fortune;

  it('stays open during play, takes effect when both agree, and does not change the match', async () => {
    const { testServer, match, first, second, play, offer, reply } = await openMatch(await place());
    await offer(first, 0, undefined, 'fortune');
    await play('0', 'mark', 1);
    await until(() => openOffers(second).length === 1);
    await reply(second, openOffers(second)[0].id, true);
    await until(() => luckOffer(first) === true && luckOffer(second) === true);
    expect(openOffers(first)).toEqual([]);
    expect(await offer(second, 1, undefined, 'fortune')).toMatchObject([{ key: 'offerGone' }]);
    await play('0', 'mark', 2);
    const back = await seated(testServer, match, '0');
    back.send('offers', match.matchID);
    await until(() => luckOffer(back) === true);
  });

  it('is agreed if both ask for it, and not if the opponent declines', async () => {
    const { first, second, at, play, offer, reply } = await openMatch(await place());
    await offer(first, 0, undefined, 'fortune');
    await until(() => openOffers(second).length === 1);
    await reply(second, openOffers(second)[0].id, false);
    await until(() => openOffers(first).length === 0);
    expect([luckOffer(first), await offer(first, 0, undefined, 'fortune')]).toEqual([
      false,
      [expect.objectContaining({ key: 'offerDeclined' })],
    ]);
    await play('0', 'mark', 1);
    await offer(first, at(), undefined, 'fortune');
    await until(() => openOffers(second).length === 1);
    await offer(second, at(), undefined, 'fortune');
    await until(() => luckOffer(first) === true);
  });
});

describe('a bot of the server', () => {
  it('accepts every take-back, and a draw when it is behind', async () => {
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
  it('are agreed once, however often and at whichever process the answer arrives', async () => {
    const { testServer, match, first, second, play, offer } = await openMatch(undefined);
    await play('0', 'mark', 1);
    await offer(first, 1, 0);
    await until(() => openOffers(second).length === 1);
    const { id } = openOffers(second)[0];
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

  it('are made only by a seated player, about their own decisions in force', async () => {
    const { testServer, match, first, second, play, at, reply } = await openMatch(undefined, PLAYS);
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
    expect([at(), openOffers(first), openOffers(second)]).toEqual([2, [], []]);
  });

  it('a move cannot take back others, and a late move does not reach a match that was taken back', async () => {
    const { match, first, second, play, offer, reply } = await openMatch(undefined, PLAYS);
    await play('0', 'commit', 2);
    const forged = first.next('rejected');
    first.send('update', ...moveFrame(match.matchID, 1, '0', 'takeBack', [0]));
    expect(await forged).toMatchObject([{ key: 'unknownMove' }]);
    await offer(first, 1, 0);
    await until(() => openOffers(second).length === 1);
    await reply(second, openOffers(second)[0].id, true);
    await until(() => second.of('patch').length === 2);
    // The seat may move at the same time as the opponent, but this move was meant for the state before the take-back.
    const late = second.next('rejected');
    second.send('update', ...moveFrame(match.matchID, 1, '1', 'commit', [1]));
    expect(await late).toMatchObject([{ key: 'stale' }]);
  });

  it('can take back a limited number of times in a match', async () => {
    const { first, second, play, at, moved, offer, reply } = await openMatch(undefined);
    for (let n = 0; n <= MOST_TAKEN_BACK; n++) {
      await play('0', 'mark', 1);
      const answer = await offer(first, at(), at() - 1);
      if (n === MOST_TAKEN_BACK) {
        expect(answer).toMatchObject([{ key: 'takenBackEnough' }]);
        return;
      }
      await until(() => openOffers(second)[0]?.stateID === at());
      await reply(second, openOffers(second)[0].id, true);
      await Promise.all([first, second].map((raw) => until(() => raw.of('patch').some(({ args }) => args[2] === at() + 1))));
      moved(at() + 1);
    }
  });

  it('are reported to the other player only, after the usual delay', async () => {
    const store = await connected(await embedded.place());
    const ask = jest.spyOn(store.notices, 'ask');
    const { match, first, play, at, offer } = await openMatch(undefined, {}, { store });
    await play('0', 'mark', 1);
    const before = ask.mock.calls.length;
    const now = Date.now();
    await offer(first, at(), undefined, 'draw');
    expect(ask.mock.calls.slice(before)).toEqual([[match.matchID, at(), { seats: ['1'], from: expect.any(Number) }]]);
    expect(ask.mock.calls[before][2].from - now).toBeGreaterThanOrEqual(60_000);
  });

  it.each(['draw', 'takeBack', 'fortune', 'adjourn'])('end when the sender leaves, whichever player joins next: %s', async (kind) => {
    const { testServer, match, first, second, play, at, offer } = await openMatch(undefined);
    await play('0', 'mark', 1);
    await offer(first, at(), kind === 'takeBack' ? at() - 1 : undefined, kind);
    await until(() => openOffers(second).length === 1);
    const [{ id }] = openOffers(second);
    await testServer.lobby.leaveMatch('parley', match.matchID, { playerID: '0', credentials: match.keys[0] });
    await until(() => openOffers(second).length === 0);
    await testServer.lobby.joinMatch('parley', match.matchID, { playerID: '0', playerName: 'Next' });
    const refused = second.next('rejected');
    second.send('reply', match.matchID, id, true);
    expect(await refused).toMatchObject([{ key: 'offerGone' }]);
  });

  it('end when the receiver leaves', async () => {
    const { testServer, match, first, second, play, at, offer, reply } = await openMatch(undefined);
    await play('0', 'mark', 1);
    await offer(first, at(), undefined, 'draw');
    await until(() => openOffers(second).length === 1);
    const [{ id }] = openOffers(second);
    await testServer.lobby.leaveMatch('parley', match.matchID, { playerID: '1', credentials: match.keys[1] });
    const { playerCredentials } = await testServer.lobby.joinMatch('parley', match.matchID, { playerID: '1', playerName: 'Next' });
    const next = await seated(testServer, { ...match, keys: [match.keys[0], playerCredentials] }, '1');
    expect(await reply(next, id, true)).toMatchObject([{ key: 'offerGone' }]);
  });

  it('end a timed match too, and its file verifies', async () => {
    const { testServer, match, first, second, play, offer, reply } = await openMatch(undefined, {
      clock: { kind: 'live', seconds: 600, increment: 5 },
    });
    await play('0', 'mark', 1);
    await offer(first, 1, undefined, 'draw');
    await until(() => openOffers(second).length === 1);
    await reply(second, openOffers(second)[0].id, true);
    await until(async () => (await testServer.lobby.getMatch('parley', match.matchID)).gameover);
    expect(verifyExport(parley, await exported(testServer.url, match.matchID))).toMatchObject({ ok: true, ending: { ending: 'draw' } });
  });

  it('are refused without an opponent, and end with the match', async () => {
    const { testServer, match, first, second, play, offer, reply } = await openMatch(undefined);
    await play('0', 'mark', 1);
    await offer(first, 1, 0);
    await until(() => openOffers(second).length === 1);
    const { id } = openOffers(second)[0];
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

  it('do not disturb boardgame.io’s own client, which follows the take-back', async () => {
    const { testServer, match, first, second, play, offer, reply } = await openMatch(undefined);
    const stock = stockClient(testServer, match, '1');
    await until(() => stock.getState());
    await play('0', 'mark', 1);
    await play('0', 'mark', 2);
    await offer(first, 2, 1);
    await until(() => openOffers(second).length === 1);
    await reply(second, openOffers(second)[0].id, true);
    await until(() => stock.getState()?._stateID === 3);
    expect(stock.getState()?.G.berths).toEqual([1]);
    first.send('update', ...moveFrame(match.matchID, 3, '0', 'mark', [3]));
    await until(() => stock.getState()?._stateID === 4);
    expect(stock.getState()?.G.berths).toEqual([1, 3]);
  });
});
