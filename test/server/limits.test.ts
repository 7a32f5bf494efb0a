import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { resolve } from 'node:path';
import { settingsOf } from '../../server/environment.js';
import { addressKey } from '../../server/http/addresses.js';
import { ConnectionBudget } from '../../server/http/connectionBudgets.js';
import { Buckets, Gauge, TokenBucket, Window } from '../../server/http/limits.js';
import { Serial } from '../../server/match/serial.js';

describe('limits', () => {
  it('a bucket lets a burst through, then so many a second, and knows a flood', () => {
    let now = 0;
    const bucket = new TokenBucket(3, 2, () => now);
    expect([1, 2, 3, 4].map(() => bucket.take())).toEqual([true, true, true, false]);
    now = 1000;
    expect([1, 2].map(() => bucket.take())).toEqual([true, false]);
    expect(bucket.drained).toBe(false);
    for (let n = 0; n < 5; n++) bucket.take();
    expect(bucket.drained).toBe(true);
    now = 60_000;
    expect(bucket.take(3)).toBe(true);
  });

  it('a window counts each key by itself and forgets', () => {
    let now = 0;
    const window = new Window(2, 10, () => now);
    expect(['a', 'a', 'a', 'b'].map((key) => window.allows(key))).toEqual([true, true, false, true]);
    now = 6000;
    expect(window.allows('a')).toBe(false);
    now = 12_000;
    expect(window.allows('a')).toBe(true);
    now = 100_000;
    expect([1, 2, 3].map(() => window.allows('a'))).toEqual([true, true, false]);
  });

  it('buckets by key are forgotten when they are full again, and never more than the most', () => {
    let now = 0;
    const buckets = new Buckets(2, 1, () => now, 100);
    const drained = buckets.of('drained');
    for (let n = 0; n < 4; n++) drained.take();
    for (let n = 0; n < 150; n++) buckets.of(`k${n}`);
    expect(buckets.size).toBeLessThanOrEqual(100);
    expect(buckets.of('drained')).toBe(drained);
    for (let n = 0; n < 500; n++) buckets.of(`used${n}`).take();
    expect(buckets.size).toBeLessThanOrEqual(100);
    now = 10_000;
    expect(drained.full).toBe(true);
  });

  it('a window does not grow with the number of keys', () => {
    const window = new Window(2, 10, () => 0, 100);
    for (let n = 0; n < 10_000; n++) window.allows(`k${n}`);
    expect(window.size).toBeLessThanOrEqual(200);
    expect([1, 2, 3].map(() => window.allows('k9999'))).toEqual([true, false, false]);
  });

  it('count an IPv6 network as one address, and an IPv4 address as itself however it is written', () => {
    expect(addressKey('::ffff:192.0.2.7')).toBe(addressKey('192.0.2.7'));
    expect(addressKey('2001:db8:1:2:3:4:5:6')).toBe(addressKey('2001:0db8:1:2::99'));
    expect(addressKey('2001:db8:1:2::1')).not.toBe(addressKey('2001:db8:1:3::1'));
    expect(addressKey('2001:db8::1')).toBe('2001:db8:0:0');
    expect(addressKey('x'.repeat(500)).length).toBe(64);
  });

  it('a gauge counts what is open', () => {
    const gauge = new Gauge();
    gauge.add('a');
    gauge.add('a');
    gauge.remove('a');
    expect([gauge.of('a'), gauge.of('b')]).toEqual([1, 0]);
  });
});

describe('a connection that asks too much', () => {
  it('is told so before it is cut, also when refusals cost it the last, and once', async () => {
    const heard: string[] = [];
    const connection = { request: new IncomingMessage(new Socket()), on: () => undefined, close: () => heard.push('cut') };
    const visit = new ConnectionBudget(connection, new TokenBucket(10, 0), new TokenBucket(100, 0));
    visit.enter(() => heard.push('told'));
    expect(visit.take(1)).toBe(true);
    // What a refusal costs is taken when it is answered: nobody asks then whether there was enough.
    visit.take(19);
    expect(heard).toEqual(['told']);
    visit.take(5);
    await new Promise(setImmediate);
    expect(heard).toEqual(['told', 'cut']);
  });
});

describe('work on one match', () => {
  it('goes one after the other, also past failures; work on others beside it; nothing is kept', async () => {
    const serial = new Serial();
    const seen: string[] = [];
    const done = (name: string) => {
      seen.push(name);
      if (name === 'bad') throw new Error(name);
      return name;
    };
    const other = serial.run('n', async () => done('other'));
    const all = Promise.allSettled([
      // Were the other match's work to wait for this, neither would end.
      serial.run('m', () => other.then(() => done('slow'))),
      serial.run('m', async () => done('bad')),
      serial.run('m', async () => done('last')),
      other,
    ]);
    expect(serial.busy).toBe(2);
    await serial.idle();
    expect(seen).toEqual(['other', 'slow', 'bad', 'last']);
    expect((await all).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled']);
    expect(serial.busy).toBe(0);
  });
});

describe('the environment', () => {
  it('says where to serve', () => {
    expect(settingsOf({})).toMatchObject({ port: 8000, origins: [], proxy: false, dataDir: expect.stringMatching(/data$/) });
    const env = { PORT: '0', DATA_DIR: './x', ORIGINS: 'https://a.example, http://b.example:8080/', PROXY: '1' };
    expect(settingsOf(env)).toEqual({
      port: 0,
      dataDir: resolve('x'),
      origins: ['https://a.example', 'http://b.example:8080'],
      proxy: true,
      captains: { threads: 1 },
    });
  });

  it('says where matches are kept and how processes talk', () => {
    const urls = { databaseUrl: 'postgresql://me@db.example/matches', redisUrl: 'rediss://redis.example:6380' };
    expect(settingsOf({ DATABASE_URL: urls.databaseUrl, REDIS_URL: urls.redisUrl })).toMatchObject(urls);
    expect(settingsOf({ DATABASE_URL: '', REDIS_URL: '' })).not.toHaveProperty('databaseUrl');
  });

  it('says how many threads think for captains', () => {
    expect(settingsOf({ CAPTAINS: '3' })).toMatchObject({ captains: { threads: 3 } });
    expect(settingsOf({ CAPTAINS: '0' })).not.toHaveProperty('captains');
    for (const CAPTAINS of ['x', '-1', '100', '']) expect(() => settingsOf({ CAPTAINS })).toThrow('CAPTAINS must be');
  });

  it('gets a plain sentence for what cannot be used', () => {
    for (const url of ['x', 'mysql://me:secret@x']) {
      expect(() => settingsOf({ DATABASE_URL: url })).toThrow(/^DATABASE_URL must be an address that begins with postgres:\/\/\.$/);
      expect(() => settingsOf({ REDIS_URL: url })).toThrow(/^REDIS_URL must be an address that begins with redis:\/\/\.$/);
    }
    for (const EXPIRE_DAYS of ['-1', 'x', '1.5']) expect(() => settingsOf({ EXPIRE_DAYS })).toThrow('EXPIRE_DAYS must be');
    for (const PORT of ['x', '-1', '65536', '80.5', '']) expect(() => settingsOf({ PORT })).toThrow('PORT must be');
    for (const ORIGINS of ['*', 'example.org', 'https://x.example/path']) expect(() => settingsOf({ ORIGINS })).toThrow('ORIGINS must be');
    expect(() => settingsOf({ PUBLIC_URL: 'play.example/x' })).toThrow(
      'PUBLIC_URL must be a web origin such as https://example.org, not "play.example/x".',
    );
    expect(() => settingsOf({ SMTP_URL: 'smtp://x.example' })).toThrow('SMTP_URL needs PUBLIC_URL (for the links in emails) and MAIL_FROM');
    for (const PUBLIC_URL of ['http://x.example', '']) {
      expect(() => settingsOf({ VAPID_PRIVATE_KEY: 'x', VAPID_PUBLIC_KEY: 'y', PUBLIC_URL })).toThrow('VAPID_PRIVATE_KEY needs');
    }
    expect(() => settingsOf({ VAPID_PRIVATE_KEY: 'x', PUBLIC_URL: 'https://x.example' })).toThrow('VAPID_PRIVATE_KEY needs');
  });
});
