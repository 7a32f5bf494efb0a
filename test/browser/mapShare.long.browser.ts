import type { Page } from 'playwright-core';
import { modules } from '../../src/index.js';
import { about } from '../kit/about.js';
import { seedPages } from './chance.js';
import { DESKTOP, PHONE, SIDEWAYS } from './looks.js';
import { mapShare } from './mapShare.js';
import { openTestServer } from './testServer.js';

const testServer = openTestServer({ pagesStay: true });

/** One page for all games, so that shared files load only once. */
let page: Page;
beforeAll(async () => {
  const person = await testServer.person();
  page = person.page;
  await seedPages(person.context);
});

/** Window sizes, each with the minimum share of the map, in percent. */
const WINDOWS = [
  [DESKTOP, 60],
  [{ width: 1024, height: 768 }, 60],
  [PHONE, 55],
  [SIDEWAYS, 55],
] as const;

/** Returns the map's minimum share for a game. The first decision of Salamis ad Actium shows the whole map, which is wider than a phone. */
const leastOf = (slug: string, size: object, least: number): number => (slug === 'salamis-ad-actium' && size === PHONE ? 45 : least);

/** Waits until the map has been laid out for the size of the window. */
const isLaidOut = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))));

const WIDTHS = Array.from({ length: 57 }, (_, i) => 320 + 20 * i);

/** Returns the maximum height of a top bar in pixels: two rows, and a question of one line, or of two on the smallest phones. */
const mostHigh = (width: number): number => (width < 400 ? 135 : 110);

/** Returns the layout errors of the top bar and the tabs. */
const barFaults = (page: Page, most: number): Promise<string[]> =>
  page.evaluate((most) => {
    const root = document.querySelector('.wg-root') ?? document.body;
    const boxes = (selector: string) => [...root.querySelectorAll(selector)].map((part) => ({ part, box: part.getBoundingClientRect() }));
    const [bar] = boxes('.wg-topbar');
    const [ask] = boxes('.wg-ask');
    const cut = boxes('.wg-panel-tabs [role=tab]').filter(
      ({ part, box }) => part.scrollWidth > part.clientWidth + 1 || box.right > innerWidth + 1,
    );
    const covers = ({ box }: { box: DOMRect }) =>
      box.width > 2 &&
      box.left < ask.box.right - 1 &&
      box.right > ask.box.left + 1 &&
      box.top < ask.box.bottom - 1 &&
      box.bottom > ask.box.top + 1;
    return [
      ...(bar.box.height > most ? [`the top bar is ${Math.round(bar.box.height)} px high`] : []),
      ...(ask.box.width < 180 ? [`the question is ${Math.round(ask.box.width)} px wide`] : []),
      ...cut.map(({ part }) => `the tab ${part.textContent} is cut`),
      ...boxes('.wg-clock > *, .wg-tools > *')
        .filter(covers)
        .map(({ part }) => `${part.className} covers the question`),
      ...(document.documentElement.scrollWidth > innerWidth ? ['the page scrolls sideways'] : []),
    ];
  }, most);

it.each(Object.keys(modules))(
  'the map of %s has its share of every window at the first decision against the bot, and the top bar fits in any width',
  async (slug) => {
    await page.setViewportSize(DESKTOP);
    await page.goto(`${testServer.url}/captain/${slug}`);
    await page.locator('form button[type=submit]').click();
    await page.locator('.wg-root .wg-topbar.wg-mine').waitFor();
    for (const [size, least] of WINDOWS) {
      await page.setViewportSize(size);
      // Reload at this size, because a panel opened in a larger window stays open.
      await page.reload();
      await page.locator('.wg-root .wg-topbar.wg-mine').waitFor();
      await isLaidOut(page);
      const share = await mapShare(page);
      about(`${size.width}x${size.height}: ${share} %`, () => expect(share).toBeGreaterThanOrEqual(leastOf(slug, size, least)));
    }
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      await isLaidOut(page);
      expect({ width, faults: await barFaults(page, mostHigh(width)) }).toEqual({ width, faults: [] });
    }
  },
);
