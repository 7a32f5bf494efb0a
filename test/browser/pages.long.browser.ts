import type { Page } from 'playwright-core';
import { modules } from '../../src/index.js';
import { create } from './hands.js';
import { beyond, DESKTOP, findings, inMode, PHONE, tooSmall, unfold } from './looks.js';
import { openTestServer } from './testServer.js';

const testServer = openTestServer({ pagesStay: true });

/** One touch screen for all pages, so that it loads what they share once. */
let touch: Page;
beforeAll(async () => {
  ({ page: touch } = await testServer.person({ hasTouch: true }));
});
const slugs = Object.keys(modules);

const PAGES_OF_A_GAME = ['lobby', 'create', 'captain', 'hotseat', 'rules'];
const ofGame = (slug: string) => PAGES_OF_A_GAME.map((way) => `/${way}/${slug}`);

/** The game whose pages axe looks at: it has the shortest rules, and the pages of the others differ in their texts only. */
const WITH_AXE = 'grand-armada';

const VISITS = [
  {
    pages: `the pages of the site and of ${WITH_AXE}`,
    paths: ['/', '/lobby', '/dice', '/replay', '/rules', '/me', '/me/add', '/nowhere', ...ofGame(WITH_AXE)],
    axe: true,
  },
  ...slugs.filter((slug) => slug !== WITH_AXE).map((slug) => ({ pages: `the pages of ${slug}`, paths: ofGame(slug), axe: false })),
];

const WIDTHS = [2560, 844, 390, 320];
/** The width within the margins of an A4 sheet, in px. */
const A4_WITHIN = 672;

/** The charts of rules that are wider than a printed sheet. */
async function printedBeyond(page: Page): Promise<string[]> {
  await page.locator('#charts table').first().waitFor();
  await page.setViewportSize({ width: A4_WITHIN, height: 900 });
  await page.emulateMedia({ media: 'print' });
  const over = await beyond(page);
  await page.emulateMedia({ media: 'screen' });
  return over > 0 ? [`printed: ${over} px too wide`] : [];
}

/** What is wrong with a page that is open on a touch screen, at any size. */
async function faults(page: Page, path: string, axe: boolean): Promise<string[]> {
  const found: string[] = [];
  await page.setViewportSize(DESKTOP);
  await inMode(page, 'light');
  if (axe) found.push(...(await findings(page)).map((finding) => `desktop, light: ${finding}`));
  await page.setViewportSize(PHONE);
  await inMode(page, 'dark');
  if (axe) found.push(...(await findings(page)).map((finding) => `phone, dark: ${finding}`));
  if (path.startsWith('/captain/')) {
    const begin = await page.locator('form button[type=submit]').boundingBox();
    if (!begin || begin.y + begin.height > PHONE.height) found.push('the start button is below the window');
  }
  await unfold(page);
  found.push(...(await tooSmall(page)).map((target) => `too small: ${target}`));
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 640 });
    const over = await beyond(page);
    if (over > 0) found.push(`${width} px: ${over} px too wide`);
  }
  if (path.startsWith('/rules/')) found.push(...(await printedBeyond(page)));
  return found;
}

describe('on a touch screen of any size', () => {
  it.each(VISITS)(
    'axe passes $pages, in light mode on a desktop and in dark mode on a phone, no target is too small, nothing scrolls sideways, charts fit on A4, and the start button is in sight',
    async ({ paths, axe }) => {
      const found: string[] = [];
      for (const path of paths) {
        await touch.goto(testServer.url + path);
        await touch.locator('main h1').first().waitFor();
        found.push(...(await faults(touch, path, axe)).map((fault) => `${path} ${fault}`));
      }
      expect(found).toEqual([]);
    },
  );

  it('neither a waiting match nor the page to join it scrolls sideways', async () => {
    const [host, guest] = [await testServer.person(), await testServer.person()];
    await create(host.page, testServer.url, 'Medina Sidonia, Captain-General');
    await guest.page.goto(host.page.url());
    await guest.page.getByRole('button', { name: 'Join the match' }).waitFor();
    for (const { page } of [host, guest]) {
      await unfold(page);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 640 });
        expect({ width, over: await beyond(page) }).toEqual({ width, over: 0 });
      }
    }
  });
});
