import { join } from 'node:path';
import { LocalPubSub, type ServerOptions } from '../../server/index.js';
import { MOST_ADJOURNED } from '../../server/offers/adjourning.js';
import { type Adjournments, adjournmentsOf, CONSENT_PERIOD, EXTRA_TIME } from '../../src/boardgame/adjourned.js';
import { CLOCK, type Clock, DAY, YEAR } from '../../src/boardgame/clock/clock.js';
import type { MatchExport } from '../../src/boardgame/matchFile.js';
import type { OpenOffers } from '../../src/boardgame/offers.js';
import { verifyExport } from '../../src/boardgame/verify.js';
import { parley } from '../boardgame/parley.js';
import { hold, matchesOf, somebody } from './browserKey.js';
import { connected, describeOnEngines, embedded, type Place } from './engines.js';
import { ask, muster, told } from './notificationCalls.js';
import { receiver } from './receiver.js';
import { type Match, moveFrame, newMatch, open, polled, type RawSocket, seated, type TestServer, until } from './testServer.js';

const BEGAN = 1_700_000_000_000;
const DAYS = { kind: 'days', days: 1, reserve: 2, vacation: 3 };
const LIVE = { kind: 'live', seconds: 60, increment: 2 };
const FREELY = { limits: { messages: { burst: 4000, perSecond: 2000 } } };
const captains = { threads: 1, paceMs: 0, gamesFrom: join(__dirname, 'captainGames.ts') };

/** Opens a server with a clock that the test sets. */
async function timed(place: Place | undefined, options: Partial<ServerOptions> = {}) {
  const clock = { now: BEGAN };
  const here = await open({ ...(place && { store: place.store() }), time: () => clock.now, ...FREELY, ...options });
  const pass = (ms: number) => {
    clock.now += ms;
  };
  return { ...here, clock, pass };
}

const stands = (raw: RawSocket): OpenOffers['offers'] => (raw.of('offers').at(-1)?.args[1] as OpenOffers | undefined)?.offers ?? [];

/** Makes an offer and returns what both players receive, or the refusal. */
async function offer(from: RawSocket, { matchID }: Match, kind: string, stateID: number, to?: number) {
  const answer = from.next('offers', 'rejected');
  from.send('offer', matchID, kind, stateID, to);
  return answer;
}

/** Makes and accepts an offer. Resolves when both players have received the result. */
async function agree(by: RawSocket, other: RawSocket, match: Match, kind: string, stateID: number) {
  await offer(by, match, kind, stateID);
  await until(() => stands(other).some((each) => each.kind === kind && each.stateID === stateID));
  const { id } = stands(other).filter((each) => each.kind === kind)[0];
  const shown = Promise.all([by.next('patch'), other.next('patch')]);
  other.send('reply', match.matchID, id, true);
  return shown;
}

async function move(from: RawSocket, { matchID }: Match, stateID: number, by: '0' | '1', name: string, ...args: unknown[]) {
  const answer = from.next('patch', 'rejected');
  from.send('update', ...moveFrame(matchID, stateID, by, name, args));
  const [first, , to] = await answer;
  return typeof first === 'string' ? to : (first as { key: string }).key;
}

/** Connects to a seat and returns the state that it receives. */
async function shown(testServer: Pick<TestServer, 'url'>, match: Match, playerID: '0' | '1' | null = '0') {
  const raw = await seated(testServer, match, playerID);
  const { state } = raw.of('sync')[0].args[1] as { state: Parameters<typeof adjournmentsOf>[0] & { _stateID: number } };
  raw.socket.disconnect();
  const { now, times }: Partial<Adjournments> = adjournmentsOf(state) ?? {};
  return { stateID: state._stateID, now, times, clock: state.plugins[CLOCK]?.data as Clock | undefined };
}

const post = async (testServer: Pick<TestServer, 'url'>, { matchID, keys }: Match, call: string, by: '0' | '1', more: object = {}) =>
  (
    await fetch(`${testServer.url}/games/parley/${matchID}/${call}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ playerID: by, credentials: keys[Number(by)], ...more }),
    })
  ).status;

const fileOf = async (testServer: Pick<TestServer, 'url'>, { matchID }: Match): Promise<MatchExport> =>
  (await fetch(`${testServer.url}/games/parley/${matchID}/export`)).json();

async function table(place: Place | undefined, body: Record<string, unknown> = {}, options: Partial<ServerOptions> = {}) {
  const testServer = await timed(place, options);
  const match = await newMatch(testServer, body);
  return { testServer, match, first: await seated(testServer, match, '0'), second: await seated(testServer, match, '1') };
}

describeOnEngines('an adjourned match', ({ place }) => {
  it('allows no move and pauses the clocks until both players agree to resume; the match file verifies', async () => {
    const { testServer, match, first, second } = await table(await place(), { clock: DAYS });
    expect(await move(first, match, 0, '0', 'mark', 1)).toBe(1);
    testServer.pass(2 * DAY);
    await agree(second, first, match, 'adjourn', 1);
    const put = { since: BEGAN + 2 * DAY, by: '1' };
    for (const reader of ['0', '1', null] as const) expect(await shown(testServer, match, reader)).toMatchObject({ stateID: 2, now: put });
    testServer.pass(5 * DAY);
    expect(await move(first, match, 2, '0', 'mark', 2)).toBe('adjourned');
    expect(await move(second, match, 2, '1', 'concede')).toBe('adjourned');
    expect([await post(testServer, match, 'claim', '1'), await post(testServer, match, 'deputy', '1')]).toEqual([409, 409]);
    expect(await post(testServer, match, 'vacation', '0', { days: 1 })).toBe(409);
    expect(await offer(first, match, 'takeBack', 2, 0)).toMatchObject([{ key: 'adjourned', move: 'offer' }]);
    expect(await offer(first, match, 'adjourn', 2)).toMatchObject([{ key: 'adjourned' }]);
    await agree(first, second, match, 'resume', 2);
    const after = await shown(testServer, match);
    expect(after).toMatchObject({ stateID: 3, now: undefined, times: 1 });
    // The player has used two days, not seven.
    expect(after.clock).toMatchObject({ since: { '0': BEGAN + 5 * DAY }, left: { '0': 2 * DAY } });
    expect(await move(first, match, 3, '0', 'mark', 2)).toBe(4);
    expect(await move(second, match, 4, '1', 'concede')).toBe(5);
    const file = await fileOf(testServer, match);
    expect(file.adjournments).toEqual([{ n: 1, by: '1', from: BEGAN + 2 * DAY, until: BEGAN + 7 * DAY, resumedBy: '0' }]);
    expect(file.clock?.events).toMatchObject([
      { n: 1, did: 'pause', by: '1' },
      { n: 1, did: 'resume', by: '0' },
    ]);
    expect(verifyExport(parley, file)).toMatchObject({ ok: true });
  });

  it('restores the yearly vacation if a year ended during the adjournment, and the match file verifies', async () => {
    const { testServer, match, first, second } = await table(await place(), { clock: DAYS });
    const rest = (days: number) => post(testServer, match, 'vacation', '0', { days });
    expect([await rest(3), await rest(1)]).toEqual([200, 409]);
    await agree(second, first, match, 'adjourn', 1);
    testServer.pass(YEAR);
    const goesOn = first.next('patch');
    first.send('offer', match.matchID, 'resume', 2);
    await goesOn;
    expect([await rest(4), await rest(2)]).toEqual([409, 200]);
    await agree(first, second, match, 'draw', 4);
    const file = await fileOf(testServer, match);
    expect(file.clock?.left).toEqual({ '0': 7 * DAY, '1': 2 * DAY });
    expect(verifyExport(parley, file)).toMatchObject({ ok: true });
    // Vacation cannot be taken twice within one year.
    const events = file.clock?.events.map((event) => ({ ...event, at: Math.min(event.at, BEGAN + YEAR - 1) }));
    expect(verifyExport(parley, { ...file, clock: { ...file.clock, events } as MatchExport['clock'] })).toMatchObject({ ok: false });
  });

  it('is adjourned at every process, and is resumed once, from any process', async () => {
    const at = await place();
    const pubSub = new LocalPubSub();
    const { match, first, second } = await table(at, {}, { pubSub });
    const there = await timed(at, { pubSub });
    await move(first, match, 0, '0', 'mark', 1);
    const elsewhere = await seated(there, match, '1');
    await agree(first, elsewhere, match, 'adjourn', 1);
    expect(await move(elsewhere, match, 2, '1', 'concede')).toBe('adjourned');
    await offer(first, match, 'resume', 2);
    await until(() => stands(elsewhere).some(({ kind }) => kind === 'resume'));
    const [{ id }] = stands(elsewhere);
    for (const raw of [elsewhere, second, elsewhere]) raw.send('reply', match.matchID, id, true);
    await until(() => [elsewhere, second].flatMap((raw) => raw.of('rejected')).length === 3);
    await until(() => first.of('patch').some(({ args }) => args[2] === 3));
    expect(await move(first, match, 3, '0', 'mark', 2)).toBe(4);
  });

  it('is still adjourned after a restart', async () => {
    const at = await place();
    const { testServer, match, first, second } = await table(at);
    await agree(first, second, match, 'adjourn', 0);
    await testServer.server.stop();
    const back = await timed(at);
    expect(await shown(back, match)).toMatchObject({ stateID: 1, now: { by: '0' } });
    const again = [await seated(back, match, '0'), await seated(back, match, '1')];
    expect(await move(again[0], match, 1, '0', 'mark', 2)).toBe('adjourned');
    await agree(again[0], again[1], match, 'resume', 1);
    expect(await move(again[0], match, 2, '0', 'mark', 2)).toBe(3);
  });

  it('can be resumed by one player alone after a week; the awaited player then has one day more', async () => {
    const { testServer, match, first, second } = await table(await place(), { clock: DAYS });
    await agree(first, second, match, 'adjourn', 0);
    testServer.pass(CONSENT_PERIOD - 1);
    await offer(second, match, 'resume', 1);
    expect(await shown(testServer, match)).toMatchObject({ stateID: 1 });
    await until(() => stands(first).length === 1);
    second.send('reply', match.matchID, stands(first)[0].id, false);
    await until(() => stands(first).length === 0);
    testServer.pass(1);
    const goesOn = first.next('patch');
    await offer(second, match, 'resume', 1);
    await goesOn;
    const { clock, stateID } = await shown(testServer, match);
    expect(clock).toMatchObject({ since: { '0': BEGAN + CONSENT_PERIOD + EXTRA_TIME }, left: { '0': 2 * DAY } });
    testServer.pass(EXTRA_TIME + 3 * DAY - 1);
    expect(await post(testServer, match, 'claim', '1')).toBe(409);
    testServer.pass(1);
    expect([stateID, await post(testServer, match, 'claim', '1')]).toEqual([2, 200]);
    const file = await fileOf(testServer, match);
    expect(file.clock?.events).toMatchObject([{ did: 'pause' }, { did: 'resume', days: 1 }, { did: 'claim' }]);
    expect(verifyExport(parley, file)).toMatchObject({ ok: true });
  });

  it('works without clocks, and the match can be drawn meanwhile', async () => {
    const { testServer, match, first, second } = await table(await place());
    await agree(first, second, match, 'adjourn', 0);
    testServer.pass(DAY);
    await agree(second, first, match, 'resume', 1);
    await agree(first, second, match, 'adjourn', 2);
    await agree(second, first, match, 'draw', 3);
    const file = await fileOf(testServer, match);
    const [from, until] = [BEGAN, BEGAN + DAY];
    expect(file.adjournments).toEqual([
      { n: 0, by: '0', from, until, resumedBy: '1' },
      { n: 0, by: '0', from: until },
    ]);
    expect(verifyExport(parley, file)).toMatchObject({ ok: true, ending: { ending: 'draw' } });
  });

  it('is reported to all devices of a player, and the player is no longer asked', async () => {
    const { testServer, match, first, second } = await table(await place());
    const ann = await somebody(testServer);
    await hold(ann, match.matchID, '0', match.keys[0]);
    expect(await matchesOf(ann)).toMatchObject([{ asked: ['0'] }]);
    await agree(first, second, match, 'adjourn', 0);
    expect(await matchesOf(ann)).toMatchObject([{ asked: [], adjourned: BEGAN }]);
    await agree(first, second, match, 'resume', 1);
    const [now] = await matchesOf(ann);
    expect([now.asked, now.adjourned]).toEqual([['0'], undefined]);
  });

  it('keeps automatic answers and conditional orders', async () => {
    const { testServer, match, first, second } = await table(await place(), { setupData: { skipMuster: true } });
    await agree(first, second, match, 'adjourn', 0);
    // Without the adjournment, each process would carry out the orders now.
    expect(await post(testServer, match, 'plans/lay', '1', { at: 1, steps: [{ move: 'commit', args: [2] }] })).toBe(200);
    await polled();
    expect(await shown(testServer, match)).toMatchObject({ stateID: 1 });
    await agree(first, second, match, 'resume', 1);
    await until(async () => (await shown(testServer, match)).stateID === 3, 'the plan');
  });
});

describe('a match with live clocks', () => {
  it('is resumed only by both players, however long the adjournment lasts', async () => {
    const { testServer, match, first, second } = await table(undefined, { clock: LIVE });
    await agree(first, second, match, 'adjourn', 0);
    testServer.pass(100 * DAY);
    await offer(second, match, 'resume', 1);
    await until(() => stands(first).length === 1);
    expect(await shown(testServer, match)).toMatchObject({ stateID: 1, now: { by: '0' } });
    first.send('reply', match.matchID, stands(first)[0].id, true);
    await until(async () => (await shown(testServer, match)).stateID === 2);
  });
});

describe('an adjourned match', () => {
  it('allows a few more resume offers after a decline; a player who has left is not asked', async () => {
    const { testServer, match, first, second } = await table(undefined);
    await agree(first, second, match, 'adjourn', 0);
    for (let n = 0; n < 3; n++) {
      await offer(first, match, 'resume', 1);
      await until(() => stands(second).length === 1);
      second.send('reply', match.matchID, stands(second)[0].id, false);
      await until(() => stands(first).length === 0);
    }
    expect(await offer(first, match, 'resume', 1)).toMatchObject([{ key: 'offerTooOften' }]);
    await offer(second, match, 'resume', 1);
    await until(() => stands(first).length === 1);
    await testServer.lobby.leaveMatch('parley', match.matchID, { playerID: '0', credentials: match.keys[0] });
    const alone = second.next('patch');
    await offer(second, match, 'resume', 1);
    expect((await alone).slice(1, 3)).toEqual([1, 2]);
  });

  it('is refused without an agreement, after the end of the match, and after too many adjournments', async () => {
    const { testServer, match, first, second } = await table(undefined);
    const watcher = await seated(testServer, match, null);
    expect(await offer(watcher, match, 'adjourn', 0)).toMatchObject([{ key: 'noSeat' }]);
    expect(await offer(first, match, 'resume', 0)).toMatchObject([{ key: 'notAdjourned' }]);
    expect(await offer(first, match, 'adjourn', 7)).toMatchObject([{ key: 'stale' }]);
    for (let n = 0; n < MOST_ADJOURNED; n++) {
      await agree(first, second, match, 'adjourn', 2 * n);
      await agree(first, second, match, 'resume', 2 * n + 1);
    }
    expect(await offer(first, match, 'adjourn', 2 * MOST_ADJOURNED)).toMatchObject([{ key: 'adjournedEnough' }]);
    await move(first, match, 2 * MOST_ADJOURNED, '0', 'concede');
    expect(await offer(first, match, 'adjourn', 2 * MOST_ADJOURNED + 1)).toMatchObject([{ key: 'over' }]);
  });

  it('against a bot starts and ends at once, and the bot makes no move during it', async () => {
    const testServer = await timed(undefined, { captains });
    const { matchID } = await testServer.lobby.createMatch('parley', { numPlayers: 2, captains: { 1: 'captain' } });
    const { playerCredentials } = await testServer.lobby.joinMatch('parley', matchID, { playerID: '0', playerName: 'Ann' });
    const match: Match = { matchID, keys: [playerCredentials, ''] };
    const person = await seated(testServer, match, '0');
    const put = person.next('patch');
    await offer(person, match, 'adjourn', 0);
    expect((await put)[2]).toBe(1);
    await polled();
    expect(await shown(testServer, match)).toMatchObject({ stateID: 1, now: { by: '0' } });
    await offer(person, match, 'resume', 1);
    await until(async () => (await shown(testServer, match)).stateID === 2);
    await move(person, match, 2, '0', 'ready');
    await until(async () => (await shown(testServer, match)).stateID === 4, 'the captain');
  });

  it('sends no notifications; a player asked after it is notified as at any other turn', async () => {
    const there = await receiver();
    const notices = { publicUrl: 'https://play.example', afterMs: 60_000, webhooks: { mayReach: () => true, ca: there.ca } };
    const at = await embedded.place();
    const testServer = await timed(at, { games: [told], notices });
    const store = await connected(at);
    const match = await newMatch(testServer);
    await ask(testServer, match, '/webhook', { url: there.url, form: 'plain' });
    await muster(testServer, match);
    const { state } = await store.fetch(match.matchID, { state: true });
    const [first, second] = [await seated(testServer, match, '0'), await seated(testServer, match, '1')];
    const asked = Object.keys(Object(state.ctx.activePlayers));
    await agree(first, second, match, 'adjourn', state._stateID);
    await agree(first, second, match, 'resume', state._stateID + 1);
    const [due] = await store.notices.take(Date.now() + 60_000, 1000, 9);
    expect([due.turn, asked.includes(due.playerID)]).toEqual([state._stateID + 2, true]);
  });
});

describe('the adjournments of a match file', () => {
  it('that are impossible are reported', async () => {
    const { testServer, match, first, second } = await table(undefined, { clock: DAYS });
    await agree(first, second, match, 'adjourn', 0);
    testServer.pass(DAY);
    await agree(first, second, match, 'resume', 1);
    await move(first, match, 2, '0', 'mark', 1);
    await move(first, match, 3, '0', 'concede');
    const file = await fileOf(testServer, match);
    const [told] = file.adjournments ?? [];
    const why = (adjournments: unknown) => {
      const finding = verifyExport(parley, { ...file, adjournments });
      return finding.ok ? 'agrees' : finding.why;
    };
    expect(why([told])).toBe('agrees');
    expect(why([{ ...told, until: BEGAN - 1 }])).toContain('ended before it began');
    expect(why([{ ...told, until: undefined, resumedBy: undefined }])).toContain('has no end');
    expect(why([{ ...told, resumedBy: undefined }])).toContain('resumedBy');
    expect(why([told, told])).toContain('out of order');
    expect(why([{ ...told, n: 9 }])).toContain('out of order');
    expect(why([])).toContain('clocks must be paused during');
    expect(why([{ ...told, from: BEGAN + 1 }])).toContain('clocks must be paused during');
    expect(why([{ ...told, n: 'x' }])).toContain('not a match file');
  });
});
