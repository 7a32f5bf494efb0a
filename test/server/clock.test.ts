import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Health } from '../../server/http/health.js';
import { Buckets, TokenBucket, Window } from '../../server/http/limits.js';
import { quiet } from '../../server/http/rateLimitedLog.js';
import { Presence } from '../../server/match/presence.js';
import { EVERYWHERE, LocalPubSub } from '../../server/match/pubSub.js';
import { Watch } from '../../server/match/watch.js';

const HOUR = 3_600_000;

/** Changes the wall clock by some milliseconds, but not the monotonic clock. */
const setWall = (by: number) => jest.setSystemTime(Date.now() + by);

describe.each([
  ['back', -HOUR],
  ['on', HOUR],
])('a wall clock that is set %s an hour', (_way, jump) => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('neither resets a limit nor extends it', () => {
    const bucket = new TokenBucket(2, 1);
    const window = new Window(2, 10);
    const shared = new Buckets(2, 1).of('a');
    const tries = () => [bucket.take(), shared.take(), window.allows('a')];
    expect([tries(), tries(), tries()]).toEqual([Array(3).fill(true), Array(3).fill(true), Array(3).fill(false)]);
    setWall(jump);
    expect(tries()).toEqual([false, false, false]);
    jest.advanceTimersByTime(20_000);
    expect(tries()).toEqual([true, true, true]);
  });

  it('does not change how much is logged', () => {
    const lines: string[] = [];
    const log = quiet((_level, event) => lines.push(event));
    for (let n = 0; n < 20; n++) log('warn', 'flood');
    setWall(jump);
    log('warn', 'flood');
    expect(lines).toHaveLength(10);
    jest.advanceTimersByTime(120_000);
    log('warn', 'flood');
    expect(lines).toHaveLength(11);
  });

  it('does not keep an outdated health report', async () => {
    let asked = 0;
    const health = new Health([{ name: 'store', check: async () => ++asked }], () => false);
    await health.report();
    setWall(jump);
    await health.report();
    expect(asked).toBe(1);
    await jest.advanceTimersByTimeAsync(1000);
    await health.report();
    expect(asked).toBe(2);
  });

  it('does not change who counts as connected', () => {
    const bus = new LocalPubSub();
    const presence = new Presence(bus, () => undefined);
    bus.publish(EVERYWHERE, { type: 'present', process: 'other', matchID: 'm', seats: ['0'] });
    setWall(jump);
    presence.tick();
    expect(presence.has('m', '0')).toBe(true);
    jest.advanceTimersByTime(20_000);
    presence.tick();
    expect(presence.has('m', '0')).toBe(false);
  });

  it('does not change how often a process reads the store', async () => {
    let looks = 0;
    const watch = new Watch({
      store: { versionsOf: async () => new Map([['x', { stateID: ++looks, version: 1 }]]) },
      pubSub: Object.assign(new LocalPubSub(), { check: async () => undefined }),
      open: () => [],
      behind: () => undefined,
      failed: () => undefined,
    });
    watch.start();
    setWall(jump);
    await jest.advanceTimersByTimeAsync(14_000);
    expect(looks).toBe(0);
    await jest.advanceTimersByTimeAsync(2000);
    expect(looks).toBe(1);
    watch.stop();
  });
});

describe('the wall clock', () => {
  it('is used only for dates and player clocks: matches, pairing, ratings, due work, expiry and log lines', () => {
    const dir = join(__dirname, '../../server');
    const files = readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
    const reading = files.filter((file) => /\bDate\b/.test(readFileSync(join(dir, file), 'utf8')));
    expect(reading.sort()).toEqual([
      'bots/scheduler.ts',
      'clock.ts',
      'expiry/timer.ts',
      'log.ts',
      'notifications/sender.ts',
      'orders/runner.ts',
      'pairing/activity.ts',
      'pairing/service.ts',
      'players/sessions.ts',
      'ratings/recorder.ts',
      'ratings/service.ts',
      'storage/embeddedStore.ts',
      'storage/exchange.ts',
      'storage/notificationStore.ts',
      'storage/postgresStore.ts',
      'storage/sqlNotificationStore.ts',
      'storage/sqlRatingStore.ts',
    ]);
  });
});
