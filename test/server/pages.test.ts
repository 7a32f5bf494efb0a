import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { about } from '../kit/about.js';
import { say } from './rawCall.js';
import { folder, open, parleyModule } from './testServer.js';

describe('pages', () => {
  const client = () => {
    const dir = folder();
    mkdirSync(join(dir, 'assets'));
    writeFileSync(join(dir, 'index.html'), '<!doctype html><title>Weathergage</title>');
    writeFileSync(join(dir, 'assets', 'index-abc.js'), 'export {}');
    writeFileSync(join(dir, 'sw.js'), 'addEventListener("fetch", () => {})');
    writeFileSync(join(dir, 'manifest.webmanifest'), '{}');
    return dir;
  };

  it('are the files of the built client, with the front page for every other path', async () => {
    const { url } = await open({ clientDir: client() });
    for (const path of ['/', '/index.html', '/match/abc', '/invincible-armada/how-to-play']) {
      const answer = await fetch(url + path);
      expect([path, answer.status, answer.headers.get('Cache-Control')]).toEqual([path, 200, 'no-cache']);
      expect(await answer.text()).toContain('<title>Weathergage');
    }
    const asset = await fetch(`${url}/assets/index-abc.js`);
    expect(asset.headers.get('Cache-Control')).toContain('immutable');
    expect(asset.headers.get('Content-Type')).toContain('javascript');
    for (const path of ['/GAMES', '/Games/parley', '//games/parley', '/%67ames/parley/x', '/%47AMES', '/SOCKET.IO/x', '/games/']) {
      expect([path, (await say(url, 'GET', path)).status]).toEqual([path, 404]);
    }
    for (const path of ['/gamesome', '/how/games']) expect([path, (await say(url, 'GET', path)).status]).toEqual([path, 200]);
    for (const path of ['/assets/none.js', '/%2e%2e/%2e%2e/etc/passwd.txt', '/..%2fsecret.txt']) {
      expect([403, 404]).toContain((await fetch(url + path)).status);
    }
  });

  it('serve service worker and manifest at the root, revalidated and with their types', async () => {
    const { url } = await open({ clientDir: client() });
    for (const [path, type] of [
      ['/sw.js', 'text/javascript'],
      ['/manifest.webmanifest', 'application/manifest+json'],
    ]) {
      const { status, headers } = await fetch(url + path);
      expect([path, status, headers.get('Cache-Control')]).toEqual([path, 200, 'no-cache']);
      expect(headers.get('Content-Type')).toContain(type);
      expect(headers.get('Content-Security-Policy')).toMatch(/manifest-src 'self'; .*worker-src 'self'/);
    }
  });

  it('are sent again only if changed, and files in parts', async () => {
    const { url } = await open({ clientDir: client() });
    const first = await fetch(url);
    const headers = { 'If-None-Match': first.headers.get('ETag') ?? '' };
    expect((await fetch(url, { headers })).status).toBe(304);
    const part = await fetch(`${url}/assets/index-abc.js`, { headers: { Range: 'bytes=0-5' } });
    expect([part.status, await part.text()]).toEqual([206, 'export']);
    const head = await fetch(url, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
  });

  it('send the whole file for an impossible range', async () => {
    const { url } = await open({ clientDir: client() });
    for (const Range of ['bytes=5-2', 'bytes=x-3', 'bytes=-4', 'lines=1-2', 'bytes=0-1,3-4']) {
      const answer = await fetch(`${url}/assets/index-abc.js`, { headers: { Range } });
      expect([Range, answer.status, await answer.text()]).toEqual([Range, 200, 'export {}']);
    }
  });

  it('survive the removal of their files, as when a newer client is installed', async () => {
    const dir = client();
    const { url } = await open({ clientDir: dir });
    rmSync(dir, { recursive: true });
    for (const path of ['/', '/assets/index-abc.js']) await expect(fetch(url + path).then((answer) => answer.text())).rejects.toThrow();
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
  });

  it('say at / what the server is if there is no client', async () => {
    const { url } = await open();
    const answer = await fetch(url);
    expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(await answer.text()).toContain('without a web client');
    expect((await fetch(`${url}/lobby`)).status).toBe(404);
  });

  it('have security headers in every answer', async () => {
    const { url } = await open({ clientDir: client() });
    for (const path of ['/', '/games', '/healthz', '/games/none']) {
      const { headers } = await fetch(url + path);
      about(path, () => expect(headers.get('Content-Security-Policy')).toContain("default-src 'self'"));
      expect(headers.get('Content-Security-Policy')).toContain("script-src 'self';");
      expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
      expect(headers.get('X-Frame-Options')).toBe('DENY');
      expect(headers.get('Referrer-Policy')).toBe('no-referrer');
    }
  });

  it('report health', async () => {
    const { url } = await open();
    const answer = await fetch(`${url}/healthz`);
    expect([answer.status, await answer.json()]).toEqual([200, { status: 'ok' }]);
  });
});

describe('createServer', () => {
  it('names invalid options', async () => {
    const { createServer } = await import('../../server/index.js');
    expect(() => createServer({ games: [parleyModule] })).toThrow('dataDir');
    expect(() => createServer({ games: [{}], dataDir: folder() })).toThrow('name');
    const { url } = await open();
    const taken = createServer({ games: [parleyModule], dataDir: folder(), port: Number(new URL(url).port) });
    await expect(taken.start()).rejects.toThrow('EADDRINUSE');
  });
});
