import { join } from 'node:path';
import { LocalPubSub, type MatchData, type ServerOptions } from '../../server/index.js';
import { toModule } from '../../src/boardgame/module.js';
import type { OpenOffers } from '../../src/boardgame/offers.js';
import { verifyExport } from '../../src/boardgame/verify.js';
import { type Parley, parley } from '../boardgame/parley.js';
import { another, hold, matchesOf, somebody } from './browserKey.js';
import { connected, describeOnEngines, type Place } from './engines.js';
import { ask, told } from './notificationCalls.js';
import { receiver } from './receiver.js';
import { type Match, moveFrame, newMatch, open, RawSocket, seated, type TestServer, until } from './testServer.js';

const FREELY = { limits: { messages: { burst: 4000, perSecond: 2000 } } };
const captains = { threads: 1, paceMs: 0, gamesFrom: join(__dirname, 'captainGames.ts') };

/** Parley with an automatic answer that never applies. */
const ordered = toModule<Parley>({
  ...parley,
  standing: { lists: { answer: ['asked', 'yes'] }, concerning: () => ['answer'], answer: () => undefined },
});

const stands = (raw: RawSocket): OpenOffers['offers'] => (raw.of('offers').at(-1)?.args[1] as OpenOffers | undefined)?.offers ?? [];

async function offer(from: RawSocket, { matchID }: Match, stateID: unknown = 0, kind = 'swap') {
  const answer = from.next('offers', 'rejected');
  from.send('offer', matchID, kind, stateID);
  return answer;
}

/** Changes sides by agreement. Resolves when both players have been sent to their new seats. */
async function swap(by: RawSocket, other: RawSocket, match: Match) {
  await offer(by, match);
  await until(() => stands(other).length === 1);
  other.send('reply', match.matchID, stands(other)[0].id, true);
  await Promise.all([by, other].map((raw) => until(() => raw.of('rejected').length > 0 && !raw.socket.connected)));
}

/** Returns the match after a change of sides, with exchanged credentials. */
const crossed = ({ matchID, keys: [first, second] }: Match): Match => ({ matchID, keys: [second, first] });

async function table(place: Place | undefined, body: Record<string, unknown> = {}, options: Partial<ServerOptions> = {}) {
  const testServer = await open({ ...(place && { store: place.store() }), ...FREELY, ...options });
  const match = await newMatch(testServer, body);
  return { testServer, match, first: await seated(testServer, match, '0'), second: await seated(testServer, match, '1') };
}

const post = async (testServer: Pick<TestServer, 'url'>, { matchID }: Match, call: string, body: object) =>
  fetch(`${testServer.url}/games/parley/${matchID}/${call}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });

const owner = ({ keys }: Match, playerID: '0' | '1') => ({ playerID, credentials: keys[Number(playerID)] });
const names = async (testServer: TestServer, { matchID }: Match) =>
  (await testServer.lobby.getMatch('parley', matchID)).players.map(({ name }) => name);

async function move(from: RawSocket, { matchID }: Match, stateID: number, by: '0' | '1', name: string, ...args: unknown[]) {
  const answer = from.next('patch', 'rejected');
  from.send('update', ...moveFrame(matchID, stateID, by, name, args));
  const [first, , to] = await answer;
  return typeof first === 'string' ? to : (first as { key: string }).key;
}

describeOnEngines('players who change sides', ({ place }) => {
  it('receive their new seats, are disconnected, and play the other side from the start', async () => {
    const { testServer, match, first, second } = await table(await place());
    const watcher = await seated(testServer, match, null);
    await swap(first, second, match);
    expect(first.of('rejected')[0].args).toMatchObject([{ key: 'otherSeat', values: { seat: '1' }, move: 'sync' }]);
    expect(second.of('rejected')[0].args).toMatchObject([{ key: 'otherSeat', values: { seat: '0' } }]);
    expect(await names(testServer, match)).toEqual(['player 1', 'player 0']);
    expect(watcher.socket.connected).toBe(true);
    const now = crossed(match);
    const bob = await seated(testServer, now, '0');
    expect(await move(bob, match, 1, '0', 'mark', 2)).toBe(2);
    await until(() => watcher.of('patch').length === 2);
    // A player who was absent is sent to the new seat on returning to the old one.
    expect(await refusedAt(testServer, match, '0', match.keys[0])).toMatchObject([
      { key: 'otherSeat', values: { seat: '1' }, move: 'sync' },
    ]);
    expect(await offer(bob, match, 2)).toMatchObject([{ key: 'begun', move: 'offer' }]);
  });

  it('take their data along: seats on all devices, automatic answers, notifications, chat; conditional orders are dropped', async () => {
    const at = await place();
    const { testServer, match, first, second } = await table(at, {}, { games: [ordered] });
    const store = await connected(at);
    const { matchID, keys } = match;
    const ann = await somebody(testServer);
    await hold(ann, matchID, '0', keys[0]);
    const phone = await another(ann);
    expect((await post(testServer, match, 'plans/orders', { ...owner(match, '0'), orders: { answer: 'yes' } })).status).toBe(200);
    const steps = [{ move: 'commit', args: [2], after: [{ move: 'ready', args: [] }] }];
    expect((await post(testServer, match, 'plans/lay', { ...owner(match, '1'), at: 0, steps })).status).toBe(200);
    const ownerOf = async (id: '0' | '1') => ((await store.fetch(matchID, { metadata: true })).metadata as MatchData).players[Number(id)];
    const bobs = String((await ownerOf('1')).credentials);
    await store.notices.set({ id: 'bobs', matchID, playerID: '1', channel: 'webhook', target: '{}', owner: bobs });
    for (const [n, raw] of [first, second].entries()) {
      const chat = raw.next('chat');
      raw.send('chat', matchID, { id: `word${n}`, sender: 'x', payload: 'ahoy' }, '');
      await chat;
    }
    await swap(second, first, match);
    for (const known of [ann, phone]) expect(await matchesOf(known)).toMatchObject([{ matchID, playerID: '1' }]);
    const { orders } = await (await post(testServer, match, 'plans', owner(crossed(match), '1'))).json();
    expect(orders).toEqual({ answer: 'yes' });
    expect(await (await post(testServer, match, 'plans', owner(crossed(match), '0'))).json()).toEqual({ orders: {} });
    expect([await store.notices.of(matchID, '1'), await store.notices.of(matchID, '0')]).toMatchObject([[], [{ id: 'bobs' }]]);
    expect((await store.said(matchID)).map(({ id, sender }) => [id, sender])).toEqual([
      ['word0', '1'],
      ['word1', '0'],
    ]);
    expect(await store.offers.of(matchID)).toEqual([expect.objectContaining({ kind: 'swap', answer: 'accepted' })]);
  });

  it('take their salts along, and the dice are computed and checked as before', async () => {
    const { testServer, match, first, second } = await table(await place(), { setupData: { skipMuster: true } });
    const [anns, bobs] = ['a'.repeat(32), 'b'.repeat(32)];
    await post(testServer, match, 'salt', { ...owner(match, '0'), salt: anns });
    await post(testServer, match, 'salt', { ...owner(match, '1'), salt: bobs });
    await swap(first, second, match);
    const now = crossed(match);
    const [bob, ann] = [await seated(testServer, now, '0'), await seated(testServer, now, '1')];
    expect(await move(bob, match, 1, '0', 'commit', 3)).toBe(2);
    expect(await move(ann, match, 2, '1', 'commit', 1)).toBe(3);
    bob.send('update', ...moveFrame(match.matchID, 3, '0', 'concede'));
    await until(async () => (await testServer.lobby.getMatch('parley', match.matchID)).gameover);
    const file = await (await fetch(`${testServer.url}/games/parley/${match.matchID}/export`)).json();
    expect(file.dice.salts).toMatchObject([
      { playerID: '0', by: 'player 1', salt: bobs },
      { playerID: '1', by: 'player 0', salt: anns },
    ]);
    const finding = verifyExport(parley, file);
    expect(finding).toMatchObject({ ok: true, committed: 'creation' });
    expect(finding.rolls.length).toBeGreaterThan(0);
  });

  it('start with full clocks', async () => {
    let now = 1_700_000_000_000;
    const clock = { kind: 'live', seconds: 60, increment: 0 };
    const { testServer, match, first, second } = await table(await place(), { clock }, { time: () => now });
    now += 50_000;
    await swap(first, second, match);
    now += 59_999;
    const claim = async (by: '0' | '1') => (await post(testServer, match, 'claim', owner(crossed(match), by))).status;
    expect(await claim('1')).toBe(409);
    now += 1;
    expect([await claim('0'), await claim('1')]).toEqual([409, 200]);
    const file = await (await fetch(`${testServer.url}/games/parley/${match.matchID}/export`)).json();
    expect(verifyExport(parley, file)).toMatchObject({ ok: true });
  });

  it('either change sides or move, never both, with any number of processes', async () => {
    const at = await place();
    const pubSub = new LocalPubSub();
    const [here, there] = [await open({ store: at.store(), pubSub, ...FREELY }), await open({ store: at.store(), pubSub, ...FREELY })];
    for (let n = 0; n < 6; n++) {
      const match = await newMatch(here);
      const [first, second] = [await seated(there, match, '0'), await seated(here, match, '1')];
      await offer(first, match);
      await until(() => stands(second).length === 1);
      const moved = first.next('patch', 'rejected');
      const agree = () => second.send('reply', match.matchID, stands(second)[0].id, true);
      const play = () => first.send('update', ...moveFrame(match.matchID, n === 5 ? 1 : 0, '0', 'mark', [1]));
      for (const deed of n % 2 ? [agree, play] : [play, agree]) deed();
      await moved;
      await until(() => first.of('rejected').length + second.of('rejected').length > 0);
      await until(async () => (await names(here, match))[0] === 'player 1' || second.of('patch').length > 0);
      const swapped = (await names(here, match))[0] === 'player 1';
      const store = await connected(at);
      const { log } = (await store.since(match.matchID, 0)) ?? { log: [] };
      expect(log.map(({ action }) => action.payload.type)).toEqual([swapped ? 'swap' : 'mark']);
      for (const raw of [first, second]) raw.socket.disconnect();
    }
  });
});

describe('to change sides', () => {
  it('is agreed at once by a bot, which then plays the other side', async () => {
    const testServer = await open({ ...FREELY, captains });
    const { matchID } = await testServer.lobby.createMatch('parley', { numPlayers: 2, captains: { 1: 'captain' } });
    const { playerCredentials } = await testServer.lobby.joinMatch('parley', matchID, { playerID: '0', playerName: 'Ann' });
    const match: Match = { matchID, keys: [playerCredentials, playerCredentials] };
    const ann = await seated(testServer, match, '0');
    await offer(ann, match);
    await until(() => ann.of('rejected').length > 0);
    expect(ann.of('rejected')[0].args).toMatchObject([{ key: 'otherSeat', values: { seat: '1' } }]);
    expect((await testServer.lobby.getMatch('parley', matchID)).players).toMatchObject([
      { id: 0, captain: 'captain' },
      { id: 1, name: 'Ann' },
    ]);
    const now = await seated(testServer, match, '1');
    await until(() => now.of('patch').length + now.of('sync').length > 1, 'the captain’s first move');
  });

  it('notifies the player who is asked next, if away', async () => {
    const there = await receiver();
    const notices = { publicUrl: 'https://play.example', afterMs: 0, webhooks: { mayReach: () => true, ca: there.ca } };
    const { testServer, match, first, second } = await table(undefined, {}, { games: [told], notices });
    await ask(testServer, match, '/webhook', { url: there.url, form: 'plain' });
    await swap(first, second, match);
    await until(() => there.received.some(({ body }) => JSON.parse(String(body)).event === 'turn'));
  });

  it('is refused for a spectator, after the match has started, and for a player who left', async () => {
    const { testServer, match, first, second } = await table(undefined);
    const watcher = await seated(testServer, match, null);
    expect(await offer(watcher, match)).toMatchObject([{ key: 'noSeat' }]);
    for (const stateID of [-1, 0.5, '0', null, {}]) expect(await offer(first, match, stateID)).toMatchObject([{ key: 'unreadable' }]);
    expect(await offer(first, match, 1)).toMatchObject([{ key: 'stale' }]);
    await offer(first, match);
    await until(() => stands(second).length === 1);
    expect(await move(first, match, 0, '0', 'mark', 1)).toBe(1);
    const gone = second.next('rejected');
    second.send('reply', match.matchID, stands(second)[0].id, true);
    expect(await gone).toMatchObject([{ key: 'offerGone' }]);
    expect(await offer(first, match, 1)).toMatchObject([{ key: 'begun' }]);
    const { matchID } = await testServer.lobby.createMatch('parley', { numPlayers: 2 });
    const { playerCredentials } = await testServer.lobby.joinMatch('parley', matchID, { playerID: '0', playerName: 'Ann' });
    const alone = { matchID, keys: [playerCredentials, ''] as const };
    expect(await offer(await seated(testServer, alone, '0'), alone)).toMatchObject([{ key: 'nobodyToAsk' }]);
  });

  it('gives no seat to a client without credentials', async () => {
    const { testServer, match, first, second } = await table(undefined);
    await swap(first, second, match);
    for (const [seat, key] of [
      ['0', 'nobody’s'],
      ['1', undefined],
      ['7', match.keys[0]],
      ['__proto__', match.keys[0]],
    ] as const) {
      expect(await refusedAt(testServer, match, seat, key)).toMatchObject([
        { key: key === match.keys[0] ? 'otherSeat' : 'wrongCredentials' },
      ]);
    }
  });
});

/** Sends a sync with these credentials and returns its refusal. */
async function refusedAt(testServer: TestServer, { matchID }: Match, seat: string, key: string | undefined) {
  const raw = new RawSocket(testServer.url);
  const no = raw.next('rejected');
  raw.send('sync', matchID, seat, key, 2);
  return no;
}
