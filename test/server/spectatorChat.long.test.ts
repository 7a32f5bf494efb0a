import type { ChatMessage } from 'boardgame.io';
import { LocalPubSub, type ServerOptions } from '../../server/index.js';
import { MAX_CHAT_MESSAGES } from '../../server/storage/store.js';
import { connected, describeOnEngines, type Place } from './engines.js';
import { type Match, moveFrame, newMatch, open, type RawSocket, seated, type TestServer, until } from './testServer.js';

const MANY = { limits: { messages: { burst: 4000, perSecond: 2000 }, remarks: { count: 4000, seconds: 1 } } };

const remarks = (raw: RawSocket): unknown[] => raw.of('remark').map(({ args }) => (args[1] as ChatMessage).payload);

/** Sends a message and returns the frame that the server sends back. */
async function remark(raw: RawSocket, { matchID }: Match, id: unknown, payload: unknown, name?: unknown) {
  const answer = raw.next('remark', 'rejected');
  raw.send('remark', matchID, { id, payload }, name);
  return answer;
}

async function history(raw: RawSocket, { matchID }: Match) {
  const answer = raw.next('remarks', 'rejected');
  raw.send('remarks', matchID);
  return answer;
}

async function table(place: Place | undefined, body: Record<string, unknown> = {}, options: Partial<ServerOptions> = {}) {
  const testServer = await open({ ...(place && { store: place.store() }), ...MANY, ...options });
  const match = await newMatch(testServer, body);
  const at = (seat: '0' | '1' | null, there: Pick<TestServer, 'url'> = testServer) => seated(there, match, seat);
  return { testServer, match, at, first: await at('0'), second: await at('1'), drake: await at(null), howard: await at(null) };
}

describeOnEngines('the spectators’ chat', ({ place }) => {
  it('is shown to spectators, and to players after the match', async () => {
    const { match, at, first, second, drake, howard } = await table(await place());
    expect(await remark(drake, match, 'a', 'bowls first', 'Drake')).toEqual([
      match.matchID,
      { id: 'a', sender: 'Drake', payload: 'bowls first' },
    ]);
    await remark(howard, match, 'b', 'no haste');
    await until(() => remarks(drake).length === 2);
    expect(await history(await at(null), match)).toMatchObject([match.matchID, [{ id: 'a' }, { id: 'b', sender: '' }]]);
    for (const player of [first, second]) {
      expect(await history(player, match)).toMatchObject([{ key: 'notYet', move: 'remarks' }]);
      expect([remarks(player), player.of('remarks')]).toEqual([[], []]);
    }
    const over = second.next('patch');
    first.send('update', ...moveFrame(match.matchID, 0, '0', 'concede'));
    await over;
    expect(await history(second, match)).toMatchObject([match.matchID, [{ id: 'a' }, { id: 'b' }]]);
    await remark(drake, match, 'c', 'well fought');
    await until(() => remarks(first).length === 1);
  });

  it('keeps its newest messages as long as the match, and is backed up with it', async () => {
    const here = await place();
    const { match, at, drake } = await table(here);
    for (let n = 0; n < MAX_CHAT_MESSAGES + 5; n++) await remark(drake, match, `r${n}`, `${n}`);
    const [, kept] = (await history(await at(null), match)) as [string, ChatMessage[]];
    expect([kept.length, kept[0].payload, kept.at(-1)?.payload]).toEqual([MAX_CHAT_MESSAGES, '5', `${MAX_CHAT_MESSAGES + 4}`]);
    const store = await connected(here);
    const whole = await store.keep(match.matchID);
    await store.wipe(match.matchID);
    expect(await here.sql('select * from remarks')).toEqual([]);
    if (whole) await store.restore(match.matchID, whole);
    expect(await store.remarks(match.matchID)).toEqual(kept);
  });

  it('reaches spectators at another process', async () => {
    const here = await place();
    const pubSub = new LocalPubSub();
    const { testServer, match, at, drake } = await table(here, {}, { pubSub });
    const there = await open({ store: here.store(), pubSub, ...MANY });
    const far = await at(null, there);
    await remark(drake, match, 'a', 'far and wide');
    await until(() => remarks(far).length === 1);
    expect(testServer.url).not.toBe(there.url);
  });
});

describe('a spectator’s message', () => {
  it('is short, visible text under a name that no player has', async () => {
    const { match, drake } = await table(undefined);
    const called = async (name: unknown) =>
      ((await remark(drake, match, `n${Math.random()}`.slice(0, 12).replace('.', ''), 'x', name))[1] as ChatMessage).sender;
    expect(await called(' Sir  Francis\u200b ')).toBe('Sir Francis');
    expect(await called('player 0')).toBe('');
    expect(await called('PLAYER 1')).toBe('');
    expect(await called('x'.repeat(400))).toBe('x'.repeat(64));
    expect(await called('')).toBe('');
  });

  it('comes from a spectator of this match without a seat in it', async () => {
    const { testServer, match, first, drake } = await table(undefined);
    for (const payload of ['', 'x'.repeat(501), 7, null, {}, ['x']]) {
      expect(await remark(drake, match, 'a', payload)).toMatchObject([{ key: 'unreadable', move: 'remark' }]);
    }
    for (const id of ['', 'x'.repeat(33), {}, null, 'a b'])
      expect(await remark(drake, match, id, 'x')).toMatchObject([{ key: 'unreadable' }]);
    for (const name of [{}, 7, ['x'], 'x'.repeat(501)]) {
      expect(await remark(drake, match, 'a', 'x', name)).toMatchObject([{ key: 'unreadable' }]);
    }
    expect(await remark(first, match, 'a', 'take care')).toMatchObject([{ key: 'notWatching' }]);
    const elsewhere = await newMatch(testServer);
    expect(await remark(drake, elsewhere, 'a', 'x')).toMatchObject([{ key: 'notWatching' }]);
    expect(await history(drake, elsewhere)).toMatchObject([{ key: 'noSeat', move: 'remarks' }]);
    for (const frame of [[], [null], [{}], ['__proto__'], [match.matchID]]) {
      const no = drake.next('rejected');
      drake.send('remark', ...frame);
      expect(await no).toMatchObject([{ move: 'remark' }]);
    }
    for (const frame of [[], [null], [{}], [7]]) {
      const no = drake.next('rejected');
      drake.send('remarks', ...frame);
      expect(await no).toMatchObject([{ key: 'unreadable', move: 'remarks' }]);
    }
    expect(await history(drake, match)).toEqual([match.matchID, []]);
  });

  it('is refused in a match without chat, and limited for all sockets of a spectator', async () => {
    const silent = await table(undefined, { chat: false });
    expect(await remark(silent.drake, silent.match, 'a', 'x')).toMatchObject([{ key: 'noChat' }]);
    const { match, drake, howard, first, second } = await table(undefined, {}, { limits: { remarks: { count: 3, seconds: 600 } } });
    for (const [n, raw] of [drake, howard, drake].entries()) expect(await remark(raw, match, `a${n}`, 'x')).toHaveLength(2);
    for (const raw of [drake, howard]) expect(await remark(raw, match, 'b', 'x')).toMatchObject([{ key: 'tooFast' }]);
    // Players are not affected.
    const said = second.next('chat');
    first.send('chat', match.matchID, { id: 'c', payload: 'ahoy' });
    await said;
  });

  it('is stored once if sent twice', async () => {
    const { match, drake } = await table(undefined);
    await remark(drake, match, 'a', 'first');
    await remark(drake, match, 'a', 'second');
    expect(await history(drake, match)).toMatchObject([match.matchID, [{ id: 'a', payload: 'first' }]]);
  });
});
