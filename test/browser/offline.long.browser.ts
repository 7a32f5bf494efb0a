import { readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { modules } from '../../src/index.js';
import { matchFile } from '../boardgame/matchFiles.js';
import { beginAtOneScreen, board, chooseInMenu, module, playOn, SLUG, SMALL, shownState, showsState } from './hands.js';
import { openTestServer } from './testServer.js';

const testServer = openTestServer();
const READY = { name: 'A new version is available.' };

/** Opens a browser and waits until it has cached the pages. */
async function visitor() {
  const { context, page } = await testServer.person({ ...SMALL, serviceWorkers: 'allow' });
  await page.goto(testServer.url);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  return { context, page };
}

/** Disconnects a browser. Chromium 150 sets `navigator.onLine` only in the open document, so this function sets it in later ones. */
async function cutOff(context: BrowserContext): Promise<void> {
  await context.setOffline(true);
  await context.addInitScript(() => Object.defineProperty(navigator, 'onLine', { value: false }));
}

/** Returns the name of a page’s build, or null for the original build. */
const build = (page: Page) => page.locator('html').getAttribute('data-build');

/** Replaces the served build with one that has other file names. */
async function rebuild(name: string): Promise<void> {
  await testServer.stopServer();
  const assets = join(testServer.clientDir, 'assets');
  const renamed = new Map(readdirSync(assets).map((old) => [old, old.replace(/(-\w+)?(\.\w+)$/, `$1-${name}$2`)]));
  const texts = [...renamed.keys()].filter((file) => /\.(js|css)$/.test(file)).map((file) => join(assets, file));
  const anyOf = new RegExp([...renamed.keys()].map((file) => file.replaceAll('.', '\\.')).join('|'), 'g');
  for (const file of [...texts, join(testServer.clientDir, 'index.html'), join(testServer.clientDir, 'sw.js')]) {
    const text = readFileSync(file, 'utf8').replace(anyOf, (old) => renamed.get(old) ?? old);
    writeFileSync(file, text.replace(/<html[^>]*>/, `<html data-build="${name}">`).replace(/(version:.)\w+/, `$1${name}`));
  }
  for (const [from, to] of renamed) renameSync(join(assets, from), join(assets, to));
  await testServer.startServer();
}

/** Opens a page of a build. After the last page closes, the browser may serve the older build for a while. */
async function openedAs(context: BrowserContext, name: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(testServer.url);
  if ((await build(page)) === name) return page;
  await page.close();
  return openedAs(context, name);
}

/** Makes the page visible again. It then asks the server for a newer version. */
const comeBack = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

async function takeUp(page: Page): Promise<void> {
  await page.getByRole('button', READY).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Update now' }).click();
}

describe('without a network', () => {
  it('pages open after one visit, matches are played on one screen, files replay, and pages that need the server say so', async () => {
    const { context, page } = await visitor();
    await testServer.stopServer();
    await cutOff(context);
    try {
      await page.reload();
      await page.getByRole('heading', { level: 1 }).waitFor();
      // Open one page of each kind. The next test checks that the files of all games are cached.
      for (const [path, shown] of [
        ['/dice', 'main :is(form button[type=submit], input[type=file])'],
        ['/learn/grand-armada', '.wg-lesson-aim'],
        ['/rules', 'main li .wg-button'],
        ['/rules/war-with-spain', '#charts table'],
      ]) {
        await page.goto(testServer.url + path);
        await page.locator(shown).first().waitFor({ state: 'attached' });
      }

      await beginAtOneScreen(page, testServer.url, SLUG);
      await chooseInMenu(page, 0);
      await showsState(page, 1);
      await page.goto(`${testServer.url}/captain/${SLUG}`);
      await page.getByRole('button', { name: 'Start the match' }).click();
      await board(page).waitFor();
      await playOn(page, 3);

      const file = { name: 'match.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(matchFile(module, 8))) };
      await page.goto(`${testServer.url}/replay`);
      await page.locator('input[type=file]').setInputFiles(file);
      await page.getByText('every roll and the result follow the rules').waitFor();

      for (const path of ['/lobby', `/create/${SLUG}`, `/match/${SLUG}/none`]) {
        await page.goto(testServer.url + path);
        await page.getByText('You are offline.').first().waitFor();
      }
    } finally {
      await testServer.startServer();
    }
  });

  it('every file of the client is cached, and no response of the server’s API', async () => {
    const { page } = await visitor();
    for (const path of [
      '/healthz',
      '/readyz',
      '/games',
      `/games/${SLUG}`,
      '/.well-known/weathergage-key',
      '/socket.io/?EIO=4&transport=polling',
    ]) {
      const answer = await page.goto(testServer.url + path);
      expect([path, answer?.fromServiceWorker()]).toEqual([path, false]);
    }
    const kept = await page.evaluate(async () => {
      const names = await caches.keys();
      const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return requests.flat().map(({ url }) => new URL(url).pathname);
    });
    const files = readdirSync(testServer.clientDir, { recursive: true, encoding: 'utf8' })
      .filter((path) => !/^host\b|\.md$|^sw\.js$/.test(path) && statSync(join(testServer.clientDir, path)).isFile())
      .map((path) => `/${path}`);
    expect(kept.sort()).toEqual(files.sort());
  });
});

describe('a new version', () => {
  it('waits until the player of a match loads it, in any window, and the match goes on in it', async () => {
    const { context, page } = await visitor();
    await beginAtOneScreen(page, testServer.url, SLUG);
    await chooseInMenu(page, 0);
    await showsState(page, 1);
    const other = await context.newPage();
    await other.goto(`${testServer.url}/lobby`);

    await rebuild('second');
    await comeBack(page);
    await page.getByRole('button', READY).waitFor();
    await takeUp(other);
    await other.locator('html[data-build=second]').waitFor();

    // The match page has not reloaded. It finds its version’s files although the server no longer has them.
    expect(await build(page)).toBeNull();
    expect(await shownState(page)).toBe(1);
    await chooseInMenu(page, 0);
    await showsState(page, 2);
    await page.getByRole('link', { name: 'Weathergage' }).click();
    await page.getByRole('article', { name: modules['grand-armada'].title }).getByRole('link', { name: 'Play on one screen' }).click();
    await page.getByRole('button', { name: 'Start the match' }).click();
    await board(page).waitFor();
    expect(await build(page)).toBeNull();

    await takeUp(page);
    await page.locator('html[data-build=second]').waitFor();
    await board(page).waitFor();
    await page.goto(testServer.url);
    await page.getByTestId('my-match').filter({ hasText: module.title }).getByRole('link', { name: 'Resume' }).click();
    await showsState(page, 2);
    expect(await build(page)).toBe('second');
  });

  it('can be postponed, loads after all pages are closed, and replaces the older one in the cache', async () => {
    const { context, page } = await visitor();
    const before = await build(page);
    await rebuild('third');
    await comeBack(page);
    await page.getByRole('button', READY).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Later' }).click();
    await page.reload();
    expect(await build(page)).toBe(before);
    await page.close();
    const next = await openedAs(context, 'third');
    await next.waitForFunction(async () => (await caches.keys()).join() === 'weathergage-third');
  });
});
