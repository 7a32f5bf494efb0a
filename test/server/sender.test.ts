import { EmbeddedStore } from '../../server/index.js';
import { hostedGame } from '../../server/match/games.js';
import type { Outcome, Sending } from '../../server/notifications/channel.js';
import type { Message } from '../../server/notifications/message.js';
import { isPostable } from '../../server/notifications/post.js';
import { NotificationSender } from '../../server/notifications/sender.js';
import type { Channel } from '../../server/storage/notificationStore.js';
import { quickDice } from '../../src/kit/dice.js';
import { afterwards, games, newMatch, open, parleyModule, until } from './testServer.js';

const MINUTE = 60_000;

/** Creates a match that awaits the first seat, and a sender on its store, with the test’s clock and channel. */
async function scene() {
  const testServer = await open({ games });
  const match = await newMatch(testServer);
  const store = new EmbeddedStore(testServer.dataDir);
  await store.connect();
  afterwards(() => store.close());
  const { metadata } = await store.fetch(match.matchID, { metadata: true });
  const owner = metadata?.players[0].credentials ?? '';
  const seat = { matchID: match.matchID, playerID: '0', channel: 'webhook', target: '{}', owner } as const;
  await store.notices.set({ id: 'a', ...seat });
  await store.notices.ask(match.matchID, 0, { seats: ['0'], from: 0 });
  const sent: Message[] = [];
  const told: string[] = [];
  const webhook: Sending = {
    async send(message) {
      sent.push(message);
      return self.outcome;
    },
  };
  const self = {
    ...{ store, seat, sent, told, now: 0 },
    outcome: { what: 'sent' } as Outcome,
    seated: false,
    round: (channels: Partial<Record<Channel, Sending>> = { webhook }) =>
      new NotificationSender({
        ...{ store, games: [hostedGame(parleyModule)], channels, publicUrl: 'https://x.example', log: () => undefined },
        isConnected: () => self.seated,
        onResult: (_channel, what) => told.push(what),
        now: () => self.now,
      }).round(),
  };
  return self;
}

describe('sending', () => {
  it('is retried with growing pauses, then given up', async () => {
    const here = await scene();
    here.outcome = { what: 'later', fault: 'silence' };
    const at: number[] = [];
    for (let minute = 0; minute < 2000; minute++) {
      here.now = minute * MINUTE;
      const before = here.sent.length;
      await here.round();
      if (here.sent.length > before) at.push(minute);
    }
    expect(at).toEqual([0, 1, 6, 36, 156, 636]);
    expect(new Set(here.sent.map(({ id }) => id)).size).toBe(1);
    expect(await here.store.notices.of(here.seat.matchID, '0')).toMatchObject([{ fault: 'silence' }]);
  });

  it('reports conditional orders dropped since the seat was asked', async () => {
    const here = await scene();
    const { matchID, playerID, owner } = here.seat;
    await here.store.plans.keep({ matchID, playerID, owner, orders: {}, dropped: { why: 'otherwise', at: 0 }, version: 1 });
    await here.round();
    expect(here.sent).toMatchObject([{ event: 'turn', headline: expect.stringContaining('conditional orders cancelled') }]);
  });

  it('reports an open offer of the opponent, also out of turn, and not after it is answered', async () => {
    const here = await scene();
    const { matchID } = here.seat;
    const offer = { id: 'o', kind: 'draw', by: '1', stateID: 0, answer: 'open', times: 1 } as const;
    await here.store.offers.make(matchID, offer);
    await here.round();
    expect(here.sent).toMatchObject([{ event: 'offer', headline: expect.stringMatching(/^player 1 offers a draw: /) }]);
    await here.store.offers.answer(matchID, 'o', 'declined');
    await here.store.notices.ask(matchID, 0, { seats: ['0'], from: 0 });
    await here.round();
    await here.store.offers.make(matchID, { ...offer, id: 'own', by: '0' });
    await here.store.notices.ask(matchID, 0, { seats: ['0'], from: 0 });
    await here.round();
    expect(here.sent.map(({ event }) => event)).toEqual(['offer', 'turn', 'turn']);
  });

  it('starts again with the next turn, whether the last one succeeded or not', async () => {
    const here = await scene();
    here.outcome = { what: 'never', fault: 'refused' };
    await here.round();
    here.now = 1000 * MINUTE;
    await here.round();
    expect(here.told).toEqual(['never']);
    here.outcome = { what: 'sent' };
    await here.store.notices.ask(here.seat.matchID, 2, { seats: ['0'], from: here.now });
    await here.round();
    expect(here.told).toEqual(['never', 'sent']);
    expect(await here.store.notices.of(here.seat.matchID, '0')).toEqual([expect.not.objectContaining({ fault: expect.anything() })]);
  });

  it('forgets a receiver that is gone, and a seat with new credentials', async () => {
    const here = await scene();
    here.outcome = { what: 'gone' };
    await here.store.notices.set({ id: 'b', ...here.seat, channel: 'mail', owner: 'sha256:another' });
    await here.store.notices.ask(here.seat.matchID, 2, { seats: ['0'], from: 0 });
    const gone = { send: async () => here.outcome };
    await here.round({ webhook: gone, mail: gone });
    expect(here.told).toEqual(['gone', 'gone']);
    expect(await here.store.notices.of(here.seat.matchID, '0')).toEqual([]);
  });

  it('is skipped if the player has connected meanwhile', async () => {
    const here = await scene();
    here.seated = true;
    await here.round();
    here.seated = false;
    here.now = 1000 * MINUTE;
    await here.round();
    expect([here.told, here.sent]).toEqual([['unneeded'], []]);
  });

  it('is repeated under the same id if a process was killed before confirming', async () => {
    const here = await scene();
    const { notices } = here.store;
    const markDone = jest.spyOn(notices, 'markDone').mockRejectedValueOnce(new Error('killed'));
    await here.round();
    await here.round();
    expect(here.sent).toHaveLength(1);
    here.now = 3 * MINUTE;
    await here.round();
    await here.round();
    expect(here.sent.map(({ id }) => id)).toEqual([here.sent[0].id, here.sent[0].id]);
    markDone.mockRestore();
  });

  it('skips a message that cannot be written, until its deadline', async () => {
    const here = await scene();
    await here.round({ webhook: { send: () => Promise.reject(new Error('broken')) } });
    await here.round();
    expect(here.sent).toEqual([]);
    here.now = 3 * MINUTE;
    await here.round();
    expect(here.sent).toHaveLength(1);
  });
});

describe('the address of a webhook', () => {
  it.each([
    ['https://example.org/hook', true],
    ['http://example.org/hook', false],
    ['https://user@example.org/hook', false],
    ['https://:secret@example.org/hook', false],
    ['example.org/hook', false],
  ])('%s is accepted: %s', (url, accepted) => {
    expect(isPostable(url)).toBe(accepted);
  });
});

describe('receivers', () => {
  const due = (n: number, url: string) => ({
    id: `n${n}`,
    channel: 'webhook',
    target: JSON.stringify({ url }),
    matchID: 'm',
    playerID: '0',
    owner: 'o',
    turn: 0,
    attempts: 1,
    until: 1,
  });

  /** Creates a sender for the messages `dues`, which delivers each with `send`. */
  function senderOf(dues: readonly ReturnType<typeof due>[], send: Sending['send']) {
    const notices = {
      take: jest.fn(async (_now: number, _lease: number, most: number) => dues.slice(0, most)),
      markDone: jest.fn(),
      postpone: jest.fn(),
    };
    const { game, ...hosted } = hostedGame(parleyModule);
    const G = parleyModule.rules.setup({}, quickDice(1));
    const state = { G, ctx: { currentPlayer: '0', phase: 'muster' }, plugins: {}, _stateID: 0 };
    const store = {
      ...{
        notices,
        plans: { of: async () => [] },
        offers: { of: async () => [] },
        logBefore: async () => [],
        since: async () => ({ state, log: [] }),
      },
      fetch: async () => ({ metadata: { gameName: 'parley', players: { 0: { credentials: 'o' }, 1: {} } } }),
    };
    const options = {
      store,
      games: [{ game, ...hosted }],
      channels: { webhook: { send } },
      publicUrl: 'https://x.example',
      log: jest.fn(),
    };
    return {
      notices,
      sender: new NotificationSender({ ...options, isConnected: () => false, onResult: jest.fn(), now: () => 0 } as never),
    };
  }

  it('that hang delay no other, and get one message at a time', async () => {
    const hanging = Array.from({ length: 40 }, (_, n) => due(n, `https://h${n}.slow.example/hook`));
    const asked: string[] = [];
    const { sender, notices } = senderOf([...hanging, due(40, 'https://fast.test/hook')], async (_message, { id }) => {
      asked.push(id);
      return id === 'n40' ? { what: 'sent' } : new Promise<never>(() => undefined);
    });
    void sender.round();
    await until(() => notices.markDone.mock.calls.length === 1);
    expect(asked).toEqual(['n0', 'n40']);
  });

  it('that have not answered get no further message for a while', async () => {
    const asked: string[] = [];
    const { sender, notices } = senderOf([due(0, 'https://a.slow.example'), due(1, 'https://b.slow.example')], async (_message, { id }) => {
      asked.push(id);
      return { what: 'later', fault: 'silence' };
    });
    await sender.round();
    expect([asked, notices.postpone.mock.calls.length]).toEqual([['n0'], 2]);
  });

  it('get no message whose lease has ended, which another process may send', async () => {
    const send = jest.fn(async (): Promise<Outcome> => ({ what: 'sent' }));
    const { sender, notices } = senderOf(
      [
        { ...due(0, 'https://a.example'), until: 0 },
        { ...due(1, 'broken'), target: '{' },
      ],
      send,
    );
    await sender.round();
    expect([send.mock.calls.length, notices.markDone.mock.calls.length]).toEqual([1, 1]);
  });
});
