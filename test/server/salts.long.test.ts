import type { State } from 'boardgame.io';
import { EmbeddedStore } from '../../server/index.js';
import { type Rejected, refusals } from '../../server/match/refusals.js';
import { FirstDie, giveSalt } from '../../server/match/salts.js';
import type { MatchData } from '../../server/storage/store.js';
import { committedLedger, LEDGER, seedOf } from '../../src/boardgame/ledger.js';
import type { MatchExport } from '../../src/boardgame/matchFile.js';
import type { GameModule } from '../../src/boardgame/module.js';
import { verifyExport } from '../../src/boardgame/verify.js';
import { modules } from '../../src/index.js';
import { quickDice, seededDice } from '../../src/kit/dice.js';
import { commitmentOf, receiptOf } from '../../src/kit/salt.js';
import { unlimited } from '../../tools/unlimited.js';
import { parley } from '../boardgame/parley.js';
import { afterwards, type Match, moveFrame, newMatch, open, RawSocket, seated, stored, type TestServer, until } from './testServer.js';

const [A, B, C] = ['a', 'b', 'c'].map((digit) => digit.repeat(32));
const plays = { setupData: { skipMuster: true } };

const give = (testServer: TestServer, { matchID, keys }: Match, playerID: '0' | '1', salt: unknown, credentials = keys[Number(playerID)]) =>
  fetch(`${testServer.url}/games/parley/${matchID}/salt`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ playerID, credentials, salt }),
  });

const ledgerOf = (testServer: TestServer, { matchID }: Match) => JSON.parse(stored(testServer, matchID).state).plugins.weathergage.data;

/** Creates a match in which the players of some seats promise salts on joining. */
async function promised({ lobby }: TestServer, who: readonly string[]): Promise<Match> {
  const { matchID } = await lobby.createMatch('parley', { numPlayers: 2, ...plays });
  const join = async (playerID: string) => {
    const data = who.includes(playerID) ? { givesSalt: true } : undefined;
    return (await lobby.joinMatch('parley', matchID, { playerID, playerName: `player ${playerID}`, data })).playerCredentials;
  };
  return { matchID, keys: [await join('0'), await join('1')] };
}

/** Commits the same number for both seats, so that the first die is rolled. Returns the seat that must answer. */
async function firstDie(match: Match, [first, second]: readonly RawSocket[]): Promise<string> {
  first.send('update', ...moveFrame(match.matchID, 0, '0', 'commit', [2]));
  await second.next('patch');
  const shown = second.next('patch');
  second.send('update', ...moveFrame(match.matchID, 1, '1', 'commit', [2]));
  const [, , , , log] = (await shown) as [string, number, number, unknown, { metadata: { roll: { dice: number[] } }[] }[]];
  return String(log[0].metadata[0].roll.dice);
}

describe('the dice of a match on this server', () => {
  it('are committed to before a player joins; the commitment is public, the seed is not', async () => {
    const testServer = await open();
    const { matchID } = await testServer.lobby.createMatch('parley', { numPlayers: 2 });
    const { commitment } = (await (await fetch(`${testServer.url}/games/parley/${matchID}`)).json()) as { commitment: string };
    expect(commitment).toBe(commitmentOf(seedOf(ledgerOf(testServer, { matchID, keys: ['', ''] }))));
    const listed = JSON.stringify(await testServer.lobby.listMatches('parley'));
    expect(listed).toContain(commitment);
    expect(listed).not.toContain(ledgerOf(testServer, { matchID, keys: ['', ''] }).play);
  });

  it('are computed from the seed and both players’ salts, as the match file proves', async () => {
    const testServer = await open();
    const match = await newMatch(testServer, plays);
    const { commitment } = ledgerOf(testServer, match);
    expect(await (await give(testServer, match, '0', A)).json()).toEqual({ receipt: receiptOf(commitment, '0', A) });
    const sockets = [await seated(testServer, match, '0'), await seated(testServer, match, '1')];
    await give(testServer, match, '1', B);
    await until(() => JSON.stringify(sockets[0].of('matchData')).includes(B), 'the other’s salt');
    const rolled = await firstDie(match, sockets);
    const { play, salts } = ledgerOf(testServer, match);
    expect(salts).toEqual({ '0': { salt: A, by: 'player 0' }, '1': { salt: B, by: 'player 1' } });
    expect(rolled).toBe(String(seededDice(play, 'play', 0, salts).die(6)));
    expect(JSON.stringify(sockets.map(({ heard }) => heard))).not.toContain(play);
    sockets[0].send('update', ...moveFrame(match.matchID, 2, '0', 'concede'));
    sockets[1].send('update', ...moveFrame(match.matchID, 2, '1', 'concede'));
    await until(() => JSON.stringify(sockets[0].heard).includes(play), 'the seed');
    const file = (await (await fetch(`${testServer.url}/games/parley/${match.matchID}/export`)).json()) as MatchExport;
    expect(file.dice).toEqual({
      commitment,
      committed: 'creation',
      salts: [
        { playerID: '0', by: 'player 0', salt: A, receipt: receiptOf(commitment, '0', A) },
        { playerID: '1', by: 'player 1', salt: B, receipt: receiptOf(commitment, '1', B) },
      ],
    });
    expect(verifyExport(parley, file)).toMatchObject({ ok: true, rolls: [{ k: 1, sides: 6, value: Number(rolled), move: 2 }] });
  });

  it('use both salts if they arrive at the same time', async () => {
    const testServer = await open();
    const match = await newMatch(testServer, plays);
    const answers = await Promise.all([give(testServer, match, '0', A), give(testServer, match, '1', B)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    await firstDie(match, [await seated(testServer, match, '0'), await seated(testServer, match, '1')]);
    expect(ledgerOf(testServer, match).salts).toEqual({ '0': { salt: A, by: 'player 0' }, '1': { salt: B, by: 'player 1' } });
  });

  it('work without the salt of a client that sends none, and say so', async () => {
    const testServer = await open();
    const match = await newMatch(testServer, plays);
    await give(testServer, match, '1', B);
    await firstDie(match, [await seated(testServer, match, '0'), await seated(testServer, match, '1')]);
    expect(ledgerOf(testServer, match).salts).toEqual({ '0': null, '1': { salt: B, by: 'player 1' } });
    const late = await give(testServer, match, '0', A);
    expect([late.status, await late.text()]).toEqual([409, 'The dice have already been rolled. Salts are no longer accepted.']);
    expect(ledgerOf(testServer, match).salts['0']).toBeNull();
  });

  it('use one valid salt a seat, from its owner, and no replacement', async () => {
    const testServer = await open();
    const match = await newMatch(testServer, plays);
    for (const bad of ['', 'A'.repeat(32), 'a'.repeat(31), 'a'.repeat(33), 7, null, { toString: 1 }, '__proto__']) {
      expect((await give(testServer, match, '0', bad)).status).toBe(400);
    }
    expect((await give(testServer, match, '0', A, match.keys[1])).status).toBe(403);
    expect((await give(testServer, match, '0', A)).status).toBe(200);
    expect((await give(testServer, match, '0', A)).status).toBe(200);
    const changed = await give(testServer, match, '0', C);
    expect([changed.status, await changed.text()]).toEqual([409, 'This seat already has a salt. It cannot be changed.']);
    expect((await testServer.lobby.getMatch('parley', match.matchID)).players).toMatchObject([{ salt: A }, { name: 'player 1' }]);
  });

  it('use no invalid salt and no salt of a missing seat, even from calls past the lobby', async () => {
    const testServer = await open();
    const { matchID, keys } = await newMatch(testServer, plays);
    const store = new EmbeddedStore(testServer.dataDir);
    await store.connect();
    afterwards(() => store.close());
    const asked = (playerID: string, salt: string) => giveSalt(store, matchID, { playerID, credentials: keys[0], salt });
    for (const salt of ['', 'A'.repeat(32), `${A}\n`, `${A}:1=${B}`]) expect(await asked('0', salt)).toMatchObject({ status: 400 });
    for (const seat of ['00', '2', '__proto__']) expect(await asked(seat, A)).toMatchObject({ status: 403 });
    expect(await asked('0', A)).toEqual({ receipt: expect.stringMatching(/^[0-9a-f]{64}$/) });
  });

  it('keep the salt of a left seat with its sender’s name, also after another player joins', async () => {
    const testServer = await open();
    const match = await newMatch(testServer, plays);
    await give(testServer, match, '0', A);
    await testServer.lobby.leaveMatch('parley', match.matchID, { playerID: '0', credentials: match.keys[0] });
    const heir = await testServer.lobby.joinMatch('parley', match.matchID, {
      playerID: '0',
      playerName: 'Heir',
      data: { givesSalt: true },
    });
    expect((await give(testServer, match, '0', C, heir.playerCredentials)).status).toBe(409);
    expect((await testServer.lobby.getMatch('parley', match.matchID)).players).toMatchObject([
      { name: 'Heir', salt: A, saltBy: 'player 0' },
      {},
    ]);
    const seats = [
      await seated(testServer, { ...match, keys: [heir.playerCredentials, match.keys[1]] }, '0'),
      await seated(testServer, match, '1'),
    ];
    await firstDie(match, seats);
    expect(ledgerOf(testServer, match).salts).toEqual({ '0': { salt: A, by: 'player 0' }, '1': null });
  });

  it('wait for each salt promised on joining, and then have both', async () => {
    const testServer = await open();
    const match = await promised(testServer, ['0', '1']);
    const [first, second] = [await seated(testServer, match, '0'), await seated(testServer, match, '1')];
    first.send('update', ...moveFrame(match.matchID, 0, '0', 'commit', [2]));
    await second.next('patch');
    await give(testServer, match, '0', A);
    second.send('update', ...moveFrame(match.matchID, 1, '1', 'commit', [2]));
    expect((await second.next('rejected'))[0]).toMatchObject({ reason: refusals.saltOwed.reason, move: 'commit' });
    expect(ledgerOf(testServer, match)).toMatchObject({ thrown: 0 });
    expect(ledgerOf(testServer, match).salts).toBeUndefined();
    await give(testServer, match, '1', B);
    second.send('update', ...moveFrame(match.matchID, 1, '1', 'commit', [2]));
    await first.next('patch');
    expect(ledgerOf(testServer, match).salts).toEqual({ '0': { salt: A, by: 'player 0' }, '1': { salt: B, by: 'player 1' } });
  });

  it.each([
    ['grand-armada', '0'],
    ['invincible-armada', '1'],
  ] as const)('are not rolled before both seats are taken: %s', async (slug, alone) => {
    const game = modules[slug] as GameModule;
    const testServer = await open({ games: [game], limits: unlimited });
    const { matchID } = await testServer.lobby.createMatch(slug, { numPlayers: 2, setupData: game.scenarios[0].setupData });
    const { playerCredentials } = await testServer.lobby.joinMatch(slug, matchID, { playerID: alone, playerName: 'early' });
    const raw = new RawSocket(testServer.url, slug);
    const random = quickDice(3);
    const rolls = () => ledgerOf(testServer, { matchID, keys: ['', ''] }).thrown as number;
    /** Makes a move for a player without an opponent, in the state that the server sends. */
    const play = async () => {
      const synced = raw.next('sync');
      raw.send('sync', matchID, alone, playerCredentials, 2);
      const [, { state }] = (await synced) as [string, { state: State }];
      const choices = game.rules.choices(state.G, alone);
      const { move, args } = choices[random.die(choices.length) - 1];
      const answered = raw.next('patch', 'rejected');
      raw.send('update', ...moveFrame(matchID, state._stateID, alone, move, args));
      await answered;
    };
    for (let n = 0; n < 60 && !rolls() && !raw.of('rejected').length; n++) await play();
    expect(raw.of('rejected').map(({ args }) => (args[0] as Rejected).reason)).toEqual([refusals.seatFree.reason]);
    expect(rolls()).toBe(0);
    await testServer.lobby.joinMatch(slug, matchID, { playerID: alone === '0' ? '1' : '0', playerName: 'late' });
    for (let n = 0; n < 60 && !rolls(); n++) await play();
    expect(ledgerOf(testServer, { matchID, keys: ['', ''] }).salts).toEqual({ '0': null, '1': null });
  });

  it('have a new commitment in a rematch', async () => {
    const testServer = await open();
    const match = await newMatch(testServer, plays);
    const { nextMatchID } = await testServer.lobby.playAgain('parley', match.matchID, { playerID: '0', credentials: match.keys[0] });
    const next = (await (await fetch(`${testServer.url}/games/parley/${nextMatchID}`)).json()) as { commitment: string };
    expect(next.commitment).toMatch(/^[0-9a-f]{64}$/);
    expect(next.commitment).not.toBe(ledgerOf(testServer, match).commitment);
  });
});

describe('the first die', () => {
  const state = { plugins: { [LEDGER]: { data: committedLedger() } } } as unknown as State;
  const players = (...seats: object[]) =>
    ({ players: Object.fromEntries(seats.map((seat, id) => [id, { id, name: 'x', ...seat }])) }) as MatchData;
  const waits = async (firstDie: FirstDie, table: object, match: MatchData) =>
    (await firstDie.opening(table, state, async () => match)).early?.reason;
  const owing = { data: { givesSalt: true } };

  it('waits 30 seconds for a promised salt and then continues, so that no player can delay a match', async () => {
    let now = 0;
    const firstDie = new FirstDie(() => now);
    const [table, other] = [{}, {}];
    const match = players(owing, {});
    expect(await waits(firstDie, table, match)).toBe(refusals.saltOwed.reason);
    now += 29_999;
    expect(await waits(firstDie, table, match)).toBe(refusals.saltOwed.reason);
    now += 1;
    expect(await waits(firstDie, table, match)).toBeUndefined();
    expect(await waits(firstDie, other, match)).toBe(refusals.saltOwed.reason);
  });

  it('does not wait for a salt that was not promised or has arrived, and always waits for a player to join', async () => {
    let now = 0;
    const firstDie = new FirstDie(() => now);
    expect(await waits(firstDie, {}, players({}, {}))).toBeUndefined();
    expect(await waits(firstDie, {}, players({ ...owing, salt: A }, { ...owing, salt: B }))).toBeUndefined();
    expect(await waits(firstDie, {}, players({ data: 'givesSalt' }, { data: { givesSalt: 'yes' } }))).toBeUndefined();
    const table = {};
    expect(await waits(firstDie, table, players({}, { name: undefined }))).toBe(refusals.seatFree.reason);
    now += 1e9;
    expect(await waits(firstDie, table, players({}, { name: undefined, salt: A }))).toBe(refusals.seatFree.reason);
  });
});

describe('a finished match', () => {
  it('stays readable after all players have left', async () => {
    const testServer = await open();
    const match = await newMatch(testServer);
    expect((await give(testServer, match, '0', A)).status).toBe(200);
    const raw = await seated(testServer, match, '0');
    raw.send('update', ...moveFrame(match.matchID, 0, '0', 'concede'));
    await raw.next('patch');
    for (const playerID of ['0', '1']) {
      await testServer.lobby.leaveMatch('parley', match.matchID, { playerID, credentials: match.keys[Number(playerID)] });
    }
    expect((await testServer.lobby.getMatch('parley', match.matchID)).players).toEqual([
      { id: 0, isConnected: false, salt: A },
      { id: 1, isConnected: false },
    ]);
    expect((await fetch(`${testServer.url}/games/parley/${match.matchID}/export`)).status).toBe(200);
    const { matchID, keys } = await newMatch(testServer);
    for (const playerID of ['0', '1'])
      await testServer.lobby.leaveMatch('parley', matchID, { playerID, credentials: keys[Number(playerID)] });
    expect((await fetch(`${testServer.url}/games/parley/${matchID}`)).status).toBe(404);
  });
});
