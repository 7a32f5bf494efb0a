import { readFileSync } from 'node:fs';
import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { resolve } from 'node:path';
import { settingsOf } from '../../server/environment.js';
import { help } from '../../server/help.js';
import { addressKey } from '../../server/http/addresses.js';
import { ConnectionBudget } from '../../server/http/connectionBudgets.js';
import { Buckets, Gauge, TokenBucket, Window } from '../../server/http/limits.js';
import { Serial } from '../../server/match/serial.js';

describe('limits', () => {
  it('a bucket allows a burst, then a rate per second, and detects a flood', () => {
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

  it('a window counts each key separately, and expires', () => {
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

  it('buckets by key are dropped when full again, and limited in number', () => {
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

  it('count an IPv6 network as one address, and an IPv4 address as one in any spelling', () => {
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

describe('a connection over its limit', () => {
  it('gets one warning before it is closed, also when refusals used up the limit', async () => {
    const received: string[] = [];
    const connection = { request: new IncomingMessage(new Socket()), on: () => undefined, close: () => received.push('cut') };
    const visit = new ConnectionBudget(connection, new TokenBucket(10, 0), new TokenBucket(100, 0));
    visit.enter(() => received.push('told'));
    expect(visit.take(1)).toBe(true);
    // The cost of a refusal is taken when it is sent, without another check.
    visit.take(19);
    expect(received).toEqual(['told']);
    visit.take(5);
    await new Promise(setImmediate);
    expect(received).toEqual(['told', 'cut']);
  });
});

describe('work on one match', () => {
  it('runs in sequence, also after failures; other matches run in parallel, and no entry is kept', async () => {
    const serial = new Serial();
    const seen: string[] = [];
    const done = (name: string) => {
      seen.push(name);
      if (name === 'bad') throw new Error(name);
      return name;
    };
    const other = serial.run('n', async () => done('other'));
    const all = Promise.allSettled([
      // If work for the other match had to wait, neither would finish.
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
  it('sets the address to serve on', () => {
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

  it('has every variable that docs/deploy.md sets', () => {
    const page = readFileSync('docs/deploy.md', 'utf8');
    const files = page.match(/^(Environment=.*|[A-Z_]+=.*)$/gm) ?? [];
    const names = files.flatMap((line) => [...line.replace(/^Environment=/, '').matchAll(/(?:^| )([A-Z_]+)=/g)].map(([, name]) => name));
    expect(names).toEqual(expect.arrayContaining(['HOST', 'PORT', 'PROXY', 'DATABASE_URL', 'PUBLIC_URL']));
    const known = [...help().matchAll(/^ {2}([A-Z_]+) /gm)].map(([, name]) => name);
    expect(names.filter((name) => name !== 'NODE_ENV' && !known.includes(name))).toEqual([]);
  });

  it('limits the server to one network address', () => {
    for (const host of ['127.0.0.1', '::1', 'localhost']) expect(settingsOf({ HOST: host })).toMatchObject({ host });
    expect(settingsOf({ HOST: '' })).not.toHaveProperty('host');
    for (const HOST of ['http://localhost', 'localhost:8000', '[::1]', 'a b']) {
      expect(() => settingsOf({ HOST })).toThrow(`HOST must be an IP address or a host name such as 127.0.0.1, not "${HOST}".`);
    }
  });

  it('sets the store and the bus', () => {
    const urls = { databaseUrl: 'postgresql://me@db.example/matches', redisUrl: 'rediss://redis.example:6380' };
    expect(settingsOf({ DATABASE_URL: urls.databaseUrl, REDIS_URL: urls.redisUrl })).toMatchObject(urls);
    const socket = 'postgres:///weathergage?host=/run/postgresql';
    expect(settingsOf({ DATABASE_URL: socket })).toMatchObject({ databaseUrl: socket });
    expect(settingsOf({ DATABASE_URL: '', REDIS_URL: '' })).not.toHaveProperty('databaseUrl');
  });

  it('sets the number of bot threads', () => {
    expect(settingsOf({ CAPTAINS: '3' })).toMatchObject({ captains: { threads: 3 } });
    expect(settingsOf({ CAPTAINS: '0' })).not.toHaveProperty('captains');
    for (const CAPTAINS of ['x', '-1', '100', '']) expect(() => settingsOf({ CAPTAINS })).toThrow('CAPTAINS must be');
  });

  it('is refused with a plain sentence where it cannot be used', () => {
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
