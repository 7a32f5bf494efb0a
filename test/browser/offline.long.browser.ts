import { readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { modules } from '../../src/index.js';
import { matchFile } from '../boardgame/matchFiles.js';
import { board, chooseInMenu, module, playOn, SLUG, SMALL, shownState, showsState } from './hands.js';
import { openHouse } from './house.js';

const house = openHouse();
const READY = { name: 'A new version is ready.' };

/** Somebody whose browser has kept the pages on his first visit. */
async function visitor() {
  const { context, page } = await house.person({ ...SMALL, serviceWorkers: 'allow' });
  await page.goto(house.url);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  return { context, page };
}

/** Takes the network away. Chromium 150 tells only the document that is open at that moment, so those after it are told here. */
async function cutOff(context: BrowserContext): Promise<void> {
  await context.setOffline(true);
  await context.addInitScript(() => Object.defineProperty(navigator, 'onLine', { value: false }));
}

/** A new match of the game at one screen, with the board of whoever is asked first. */
async function begin(page: Page, slug = SLUG): Promise<void> {
  await page.goto(`${house.url}/hotseat/${slug}`);
  await page.getByRole('button', { name: 'Begin' }).click();
  await board(page).waitFor();
}

/** Which build a page is of. */
const build = (page: Page) => page.locator('html').getAttribute('data-build');

/** Puts another build in the place of the one that is served: every file of it has another name. */
async function rebuild(name: string): Promise<void> {
  await house.stopServer();
  const assets = join(house.clientDir, 'assets');
  const renamed = new Map(readdirSync(assets).map((old) => [old, old.replace(/(-\w+)?(\.\w+)$/, `$1-${name}$2`)]));
  const texts = [...renamed.keys()].filter((file) => /\.(js|css)$/.test(file)).map((file) => join(assets, file));
  const anyOf = new RegExp([...renamed.keys()].map((file) => file.replaceAll('.', '\\.')).join('|'), 'g');
  for (const file of [...texts, join(house.clientDir, 'index.html'), join(house.clientDir, 'sw.js')]) {
    const text = readFileSync(file, 'utf8').replace(anyOf, (old) => renamed.get(old) ?? old);
    writeFileSync(file, text.replace(/<html[^>]*>/, `<html data-build="${name}">`).replace(/(version:.)\w+/, `$1${name}`));
  }
  for (const [from, to] of renamed) renameSync(join(assets, from), join(assets, to));
  await house.startServer();
}

/** A page of the build. A browser lets go of a closed page in its own time, so the first one opened after it may still be of the older. */
async function openedAs(context: BrowserContext, name: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(house.url);
  if ((await build(page)) === name) return page;
  await page.close();
  return openedAs(context, name);
}

/** The reader comes back to the page, which then asks the server whether there is a newer version. */
const comeBack = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

async function takeUp(page: Page): Promise<void> {
  await page.getByRole('button', READY).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Load it now' }).click();
}

describe('without a network', () => {
  it('after one visit the pages open, matches are played on this screen and files replayed; what needs the server says so', async () => {
    const { context, page } = await visitor();
    await house.stopServer();
    await cutOff(context);
    try {
      await page.reload();
      await page.getByRole('heading', { level: 1 }).waitFor();
      for (const path of ['/replay', '/dice', ...Object.keys(modules).map((slug) => `/hotseat/${slug}`)]) {
        await page.goto(house.url + path);
        await page.locator('main :is(form button[type=submit], input[type=file])').first().waitFor({ state: 'attached' });
      }
      for (const slug of Object.keys(modules)) {
        await page.goto(`${house.url}/learn/${slug}`);
        await page.locator('.lesson-aim').waitFor();
      }
      for (const path of ['/rules', ...Object.keys(modules).map((slug) => `/rules/${slug}`)]) {
        await page.goto(house.url + path);
        await page.locator('main :is(li .wg-button, #charts table)').first().waitFor();
      }

      await begin(page);
      await chooseInMenu(page, 0);
      await showsState(page, 1);
      await page.goto(`${house.url}/captain/${SLUG}`);
      await page.getByRole('button', { name: 'Begin' }).click();
      await board(page).waitFor();
      await playOn(page, 3);

      const file = { name: 'match.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(matchFile(module, 8))) };
      await page.goto(`${house.url}/replay`);
      await page.locator('input[type=file]').setInputFiles(file);
      await page.getByText('every die and the result agree with the rules').waitFor();

      for (const path of ['/lobby', `/create/${SLUG}`, `/match/${SLUG}/none`]) {
        await page.goto(house.url + path);
        await page.getByText('There is no network.').first().waitFor();
      }
    } finally {
      await house.startServer();
    }
  });

  it('what is kept is every file of the client, and no answer of the server’s own', async () => {
    const { page } = await visitor();
    for (const path of [
      '/healthz',
      '/readyz',
      '/games',
      `/games/${SLUG}`,
      '/.well-known/weathergage-key',
      '/socket.io/?EIO=4&transport=polling',
    ]) {
      const answer = await page.goto(house.url + path);
      expect([path, answer?.fromServiceWorker()]).toEqual([path, false]);
    }
    const kept = await page.evaluate(async () => {
      const names = await caches.keys();
      const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return requests.flat().map(({ url }) => new URL(url).pathname);
    });
    const files = readdirSync(house.clientDir, { recursive: true, encoding: 'utf8' })
      .filter((path) => !/^host\b|\.md$|^sw\.js$/.test(path) && statSync(join(house.clientDir, path)).isFile())
      .map((path) => `/${path}`);
    expect(kept.sort()).toEqual(files.sort());
  });
});

describe('a new version', () => {
  it('leaves a match under way alone until its player takes it up, in other windows too, and the match goes on under it', async () => {
    const { context, page } = await visitor();
    await begin(page);
    await chooseInMenu(page, 0);
    await showsState(page, 1);
    const other = await context.newPage();
    await other.goto(`${house.url}/lobby`);

    await rebuild('second');
    await comeBack(page);
    await page.getByRole('button', READY).waitFor();
    await takeUp(other);
    await other.locator('html[data-build=second]').waitFor();

    // The table has not moved, and finds the parts of its own version that nobody serves any more.
    expect(await build(page)).toBeNull();
    expect(await shownState(page)).toBe(1);
    await chooseInMenu(page, 0);
    await showsState(page, 2);
    await page.getByRole('link', { name: 'Weathergage' }).click();
    await page.getByRole('article', { name: modules['grand-armada'].title }).getByRole('link', { name: 'One screen' }).click();
    await page.getByRole('button', { name: 'Begin' }).click();
    await board(page).waitFor();
    expect(await build(page)).toBeNull();

    await takeUp(page);
    await page.locator('html[data-build=second]').waitFor();
    await board(page).waitFor();
    await page.goto(house.url);
    await page.getByTestId('my-match').filter({ hasText: module.title }).getByRole('link', { name: 'Resume' }).click();
    await showsState(page, 2);
    expect(await build(page)).toBe('second');
  });

  it('can be put off, and comes by itself when all pages have been closed; the older one is then cleared away', async () => {
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
