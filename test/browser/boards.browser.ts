import type { Locator, Page } from 'playwright-core';
import { modules } from '../../src/index.js';
import { board, showsState } from './hands.js';
import { PHONE, SIDEWAYS, tooSmall } from './looks.js';
import { openTestServer } from './testServer.js';

const testServer = openTestServer({ pagesStay: true });

/** One phone for all games, to load shared files once. */
let page: Page;
beforeAll(async () => {
  ({ page } = await testServer.person({ viewport: PHONE, hasTouch: true }));
});

/** Maximum number of clicks from the front page to the first move on one screen, with default settings. */
const MOST_CLICKS = 5;

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
  const passButton = page.getByTestId('curtain').getByRole('button');
  await page.locator('.wg-root .wg-topbar.wg-mine').or(passButton).first().waitFor();
  if (await passButton.isVisible()) await click(passButton);
  await click(page.getByRole('button', { name: 'All moves' }));
  await click(page.locator('.wg-moves-menu li button').first());
  await showsState(page, 1);
  return clicks;
}

/** Returns the class names of board elements whose content is cut off on the right. */
const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.wg-root :is(.wg-topbar, .wg-actionbar, .wg-panel-tabs) *, .wg-root :is(.wg-topbar, .wg-actionbar)')]
      // One-pixel elements are for screen readers only.
      .filter((each) => each.clientWidth > 1 && each.scrollWidth > each.clientWidth + 1 && getComputedStyle(each).overflowX !== 'visible')
      .map((each) => each.className),
  );

/** Waits until the map fills the height of a phone in landscape, and most of its width. */
const fillsTheHeight = (page: Page) =>
  page.waitForFunction(() => {
    const table = document.querySelector('.wg-root .wg-map-area')?.getBoundingClientRect();
    return table !== undefined && table.width >= 500 && table.height >= 388;
  });

describe.each(Object.keys(modules))('the board of %s on a phone', (slug) => {
  it('is a few clicks away, cuts off no content, has finger-sized targets, and fills the height of a phone in landscape', async () => {
    await page.setViewportSize(PHONE);
    expect(await firstMove(page, slug)).toBeLessThanOrEqual(MOST_CLICKS);
    const passButton = page.getByTestId('curtain').getByRole('button');
    if (await passButton.isVisible()) await passButton.click();

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
