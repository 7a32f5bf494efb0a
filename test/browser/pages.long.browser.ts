import type { Page } from 'playwright-core';
import { modules } from '../../src/index.js';
import { create } from './hands.js';
import { beyond, DESKTOP, findings, inMode, PHONE, tooSmall, unfold } from './looks.js';
import { openTestServer } from './testServer.js';

const testServer = openTestServer({ pagesStay: true });

/** One touch screen for all pages, to load shared files once. */
let touch: Page;
beforeAll(async () => {
  ({ page: touch } = await testServer.person({ hasTouch: true }));
});
const slugs = Object.keys(modules);

const PAGES_OF_A_GAME = ['lobby', 'create', 'captain', 'hotseat', 'rules'];
const ofGame = (slug: string) => PAGES_OF_A_GAME.map((way) => `/${way}/${slug}`);

/** The game for the axe tests. It has the shortest rules, and pages of other games differ only in text. */
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
/** Width of an A4 sheet without margins, in px. */
const A4_WITHIN = 672;

/** Returns the charts that are wider than a printed sheet. */
async function printedBeyond(page: Page): Promise<string[]> {
  await page.locator('#charts table').first().waitFor();
  await page.setViewportSize({ width: A4_WITHIN, height: 900 });
  await page.emulateMedia({ media: 'print' });
  const over = await beyond(page);
  await page.emulateMedia({ media: 'screen' });
  return over > 0 ? [`printed: ${over} px too wide`] : [];
}

/** Returns the layout and accessibility errors of an open page on a touch screen, at all sizes. */
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
    '$pages pass axe in both colour modes, have large targets, scroll only vertically, print on A4, and show the start button',
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
