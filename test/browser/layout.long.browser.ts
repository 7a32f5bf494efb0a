import type { Page } from 'playwright-core';
import { modules } from '../../src/index.js';
import { beginAtOneScreen, create } from './hands.js';
import { openHouse } from './house.js';

const house = openHouse();
const slugs = Object.keys(modules);

/** How far a page goes beyond its window to the right, in px, with everything on it unfolded. */
const beyond = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    for (const fold of document.querySelectorAll('details')) fold.open = true;
    // What was folded asks for its letters once it is laid out; those of another face may be wider.
    if (document.documentElement.scrollWidth) await document.fonts.ready;
    return document.documentElement.scrollWidth - window.innerWidth;
  });

/** What is printed on in the width of A4, in px: 210 mm without the margins. */
const A4_WITHIN = 672;

const PATHS = [
  '/',
  '/dice',
  '/replay',
  '/nowhere',
  '/rules',
  ...slugs.map((slug) => `/rules/${slug}`),
  ...slugs.flatMap((slug) => ['lobby', 'create', 'captain', 'hotseat'].map((way) => `/${way}/${slug}`)),
];

describe.each([320, 390, 844, 2560])('on a screen %i px wide', (width) => {
  it('no page scrolls sideways', async () => {
    const { page } = await house.person({ viewport: { width, height: 640 } });
    const wide: string[] = [];
    for (const path of PATHS) {
      await page.goto(house.url + path);
      await page.locator('main h1').first().waitFor();
      if ((await beyond(page)) > 0) wide.push(path);
    }
    expect(wide).toEqual([]);
  });

  it('nor does a match that waits, or is joined', async () => {
    const { page } = await house.person({ viewport: { width, height: 640 } });
    await create(page, house.url, 'Medina Sidonia, Captain-General');
    expect(await beyond(page)).toBe(0);
    const other = await house.person({ viewport: { width, height: 640 } });
    await other.page.goto(page.url());
    await other.page.getByRole('button', { name: 'Sit down' }).waitFor();
    expect(await beyond(other.page)).toBe(0);
  });
});

describe('a phone on its side', () => {
  it.each(slugs)('gives the map of %s the whole height', async (slug) => {
    const { page } = await house.person({ viewport: { width: 844, height: 390 } });
    await beginAtOneScreen(page, house.url, slug);
    const table = await page.locator('.weathergage .table').boundingBox();
    expect(table?.height).toBeGreaterThanOrEqual(388);
    expect(table?.width).toBeGreaterThanOrEqual(500);
  });
});

describe('a phone held upright', () => {
  it.each(slugs)('hides nothing of %s to the right', async (slug) => {
    const { page } = await house.person({ viewport: { width: 390, height: 844 } });
    await beginAtOneScreen(page, house.url, slug);
    const hidden = await page.evaluate(() =>
      [...document.querySelectorAll('.weathergage :is(.topbar, .actionbar, .panel-tabs) *, .weathergage :is(.topbar, .actionbar)')]
        // What is only heard is one pixel wide.
        .filter((each) => each.clientWidth > 1 && each.scrollWidth > each.clientWidth + 1 && getComputedStyle(each).overflowX !== 'visible')
        .map((each) => each.className),
    );
    expect(hidden).toEqual([]);
  });
});

describe('a low window', () => {
  it('has the papers of the Armada below one another where one column is all there is room for', async () => {
    const { page } = await house.person({ viewport: { width: 1440, height: 620 } });
    await page.goto(`${house.url}/captain/invincible-armada`);
    await page.locator('form button[type=submit]').click();
    const papers = page.locator('.weathergage .papers');
    await papers.locator('.just-now').waitFor();
    expect(await papers.evaluate((each) => [each.scrollWidth - each.clientWidth, each.scrollHeight > each.clientHeight])).toEqual([
      0,
      true,
    ]);
  });
});

describe('the rules of a game', () => {
  it('have every chart within the width of a printed sheet', async () => {
    const { page } = await house.person({ viewport: { width: A4_WITHIN, height: 900 } });
    await page.emulateMedia({ media: 'print' });
    const wide: string[] = [];
    for (const slug of slugs) {
      await page.goto(`${house.url}/rules/${slug}`);
      await page.locator('#charts table').first().waitFor();
      if ((await beyond(page)) > 0) wide.push(slug);
    }
    expect(wide).toEqual([]);
  });
});

describe('the way in', () => {
  it.each(slugs)('keeps the button that begins %s in sight', async (slug) => {
    const { page } = await house.person({ viewport: { width: 390, height: 844 } });
    await page.goto(`${house.url}/captain/${slug}`);
    const begin = await page.locator('form button[type=submit]').boundingBox();
    expect(begin && begin.y + begin.height).toBeLessThanOrEqual(844);
  });
});
