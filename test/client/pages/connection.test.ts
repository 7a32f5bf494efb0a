import { openConnection } from '../../../client/match/connection/connection.js';

type Listener = (...args: unknown[]) => void;

class FakeSocket {
  private readonly heard = new Map<string, Listener[]>();
  calls: string[] = [];
  readonly sent: unknown[][] = [];
  emit = (...frame: unknown[]) => this.sent.push(frame);
  on(event: string, listener: Listener) {
    this.heard.set(event, [...this.listeners(event), listener]);
  }
  hear(event: string, ...args: unknown[]) {
    for (const listener of this.listeners(event)) listener(...args);
  }
  listeners(event: string): readonly Listener[] {
    return this.heard.get(event) ?? [];
  }
  connect = () => this.calls.push('connect');
  disconnect = () => this.calls.push('disconnect');
}

const socket = { current: undefined as unknown };
jest.mock('boardgame.io/multiplayer', () => ({ SocketIO: () => () => ({ socket: socket.current, connect: () => undefined }) }));

function opened() {
  const fake = new FakeSocket();
  socket.current = fake;
  const link = openConnection();
  link.multiplayer({ matchID: 'm' } as Parameters<typeof link.multiplayer>[0]).connect();
  const forget = link.watchNetwork();
  return { fake, link, forget };
}

beforeEach(() => jest.useRealTimers());

describe('the connection as the pages see it', () => {
  it('is new, then up, lost when it breaks, and up again', () => {
    const { fake, link } = opened();
    expect(link.get().state).toBe('new');
    fake.hear('connect');
    expect(link.get().state).toBe('up');
    fake.hear('disconnect', 'transport close');
    expect(link.get().state).toBe('lost');
    fake.hear('connect');
    expect(link.get().state).toBe('up');
  });

  it('expands a brief frame', () => {
    const { fake } = opened();
    const patches: unknown[] = [];
    fake.on('patch', (...args) => patches.push(args));
    fake.hear('brief', 3, 4, [['/G/step', 'rally']], []);
    const operations = [
      { op: 'add', path: '/G/step', value: 'rally' },
      { op: 'add', path: '/_stateID', value: 4 },
    ];
    expect(patches).toEqual([['m', 3, 4, operations, []]]);
  });

  it('has the new seat after a swap of sides, also after an absence', () => {
    const { fake, link } = opened();
    const no = { reason: 'The players have changed sides.', case: '', key: 'otherSeat', values: { seat: '1' }, move: 'sync', stateID: -1 };
    fake.hear('rejected', no);
    expect([link.get().movedTo, link.get().rejected]).toEqual(['1', undefined]);
  });

  it('is lost at once when the device goes offline, and retried at once afterwards', () => {
    const { fake, link, forget } = opened();
    fake.hear('connect');
    window.dispatchEvent(new Event('offline'));
    expect(link.get().state).toBe('lost');
    window.dispatchEvent(new Event('online'));
    expect(fake.calls).toEqual(['disconnect', 'connect']);
    forget();
    window.dispatchEvent(new Event('online'));
    expect(fake.calls).toHaveLength(2);
  });

  it('reconnects after a disconnect by the server', () => {
    jest.useFakeTimers();
    const { fake } = opened();
    fake.hear('connect');
    fake.hear('disconnect', 'io server disconnect');
    jest.advanceTimersByTime(2000);
    expect(fake.calls).toEqual(['connect']);
  });

  it('has the server’s refusal until dismissed', () => {
    const { fake, link } = opened();
    fake.hear('connect');
    fake.hear('rejected', { reason: 'Not now.', case: '7.1', move: 'attack', stateID: 3 });
    expect(link.get().rejected).toMatchObject({ reason: 'Not now.', case: '7.1' });
    link.dismiss();
    expect(link.get()).toMatchObject({ state: 'up', rejected: undefined });
  });

  it('joins earlier pages of the log once, and drops them at the next sync', () => {
    const { fake, link } = opened();
    const page = (from: number, ...states: number[]) => ({ from, log: states.map((_stateID) => ({ _stateID })) });
    link.earlier('m', 9);
    expect(fake.sent).toEqual([['earlier', 'm', 9]]);
    fake.hear('earlier', 'm', page(5, 5, 8));
    fake.hear('earlier', 'm', page(5, 5, 8));
    fake.hear('earlier', 'm', page(0, 1, 4));
    expect(link.get().older).toEqual(page(0, 1, 4, 5, 8));
    fake.hear('sync', 'm', {});
    expect(link.get().older).toBeUndefined();
  });
});
