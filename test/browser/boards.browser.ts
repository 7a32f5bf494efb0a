import type { Locator, Page } from 'playwright-core';
import { modules } from '../../src/index.js';
import { board, showsState } from './hands.js';
import { PHONE, SIDEWAYS, tooSmall } from './looks.js';
import { openTestServer } from './testServer.js';

const testServer = openTestServer({ pagesStay: true });

/** One phone for all games, so that it loads what they share once. */
let page: Page;
beforeAll(async () => {
  ({ page } = await testServer.person({ viewport: PHONE, hasTouch: true }));
});

/** The clicks that bring a new player from the front page to the first move on one screen, without changing a setting. */
const MOST_CLICKS = 5;

/** Goes from the front page to the board and makes the first move; returns the number of clicks. */
async function firstMove(page: Page, slug: string): Promise<number> {
  let clicks = 0;
  const click = async (what: Locator) => {
    await what.click();
    clicks += 1;
  };
  await page.goto(testServer.url);
  await click(page.locator(`main a[href="/hotseat/${slug}"]`));
  await click(page.getByRole('button', { name: 'Start the match' }));
  await board(page).waitFor();
  const curtain = page.getByTestId('curtain').getByRole('button');
  await page.locator('.wg-root .wg-topbar.wg-mine').or(curtain).first().waitFor();
  if (await curtain.isVisible()) await click(curtain);
  await click(page.getByRole('button', { name: 'All moves' }));
  await click(page.locator('.wg-moves-menu li button').first());
  await showsState(page, 1);
  return clicks;
}

/** The parts of a board whose content is cut off on the right. */
const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.wg-root :is(.wg-topbar, .wg-actionbar, .wg-panel-tabs) *, .wg-root :is(.wg-topbar, .wg-actionbar)')]
      // Elements of one pixel are for screen readers only.
      .filter((each) => each.clientWidth > 1 && each.scrollWidth > each.clientWidth + 1 && getComputedStyle(each).overflowX !== 'visible')
      .map((each) => each.className),
  );

/** Waits until the map has the whole height of a phone on its side, and most of its width. */
const fillsTheHeight = (page: Page) =>
  page.waitForFunction(() => {
    const table = document.querySelector('.wg-root .wg-map-area')?.getBoundingClientRect();
    return table !== undefined && table.width >= 500 && table.height >= 388;
  });

describe.each(Object.keys(modules))('the board of %s on a phone', (slug) => {
  it('is few clicks away, cuts nothing off, has targets of finger size in every panel, and fills the height of a phone on its side', async () => {
    await page.setViewportSize(PHONE);
    expect(await firstMove(page, slug)).toBeLessThanOrEqual(MOST_CLICKS);
    const curtain = page.getByTestId('curtain').getByRole('button');
    if (await curtain.isVisible()) await curtain.click();

    await page.setViewportSize(SIDEWAYS);
    await fillsTheHeight(page);
    await page.setViewportSize(PHONE);
    await page.locator('.wg-board-shell.wg-narrow-board').waitFor();
    expect(await cutOff(page)).toEqual([]);
    const small = await tooSmall(page);
    for (const name of ['Log', 'Charts', 'Forces', 'Rules']) {
      await page.getByRole('tab', { name }).tap();
      await page.getByRole('tabpanel', { name }).waitFor();
      small.push(...(await tooSmall(page)));
    }
    await page.keyboard.press('j');
    await page.getByTestId('back-at').waitFor();
    small.push(...(await tooSmall(page)));
    expect(small).toEqual([]);
  });
});
