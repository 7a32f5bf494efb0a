import type { Page } from 'playwright-core';
import { COUNSEL_KEY } from '../../client/kit/counsel.js';
import { modules } from '../../src/index.js';
import { seedPages } from './chance.js';
import { board, SMALL, shownState, showsState } from './hands.js';
import { openHouse } from './house.js';

const house = openHouse();

/** As often as Tab is pressed at most until something comes to hand. */
const FAR = 150;

/** Goes on with Tab until what has the focus has this name, and presses it. */
async function tabTo(page: Page, name: string): Promise<void> {
  const focused = () =>
    page.evaluate(() => {
      const { activeElement: at } = document;
      return at?.getAttribute('aria-label') ?? at?.textContent ?? '';
    });
  for (let n = 0; n < FAR; n++) {
    await page.keyboard.press('Tab');
    if ((await focused()).trim() === name) {
      await page.keyboard.press('Enter');
      return;
    }
  }
  throw new Error(`no Tab leads to "${name}"`);
}

/** Takes the first choice of the list of all. */
async function fromTheList(page: Page): Promise<void> {
  await page.keyboard.press('m');
  await page.locator('.moves-menu input:focus').waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
}

/** Plays the seat of this page to the end of the match. */
async function playByKeys(page: Page): Promise<void> {
  const mine = page.locator('.topbar.mine');
  const over = page.getByTestId('match-over');
  await page.keyboard.press(COUNSEL_KEY);
  for (let n = 0; ; n++) {
    await mine.or(over).first().waitFor();
    if (await over.isVisible()) return;
    const state = await shownState(page);
    // Now and then from the list; mostly as the captain would, so that the match comes to an end.
    if (n % 4) {
      await page.locator('.counsel-do').waitFor();
      await tabTo(page, 'Do it');
    } else await fromTheList(page);
    await showsState(page, state + 1);
  }
}

it.each(Object.keys(modules))('a whole match of %s is played by keys alone, from the set-up to the file', async (slug) => {
  const { context, page } = await house.person(SMALL);
  await seedPages(context);
  await page.addInitScript(() => localStorage.setItem('weathergage.pace', '"fast"'));
  await page.goto(`${house.url}/captain/${slug}`);
  await page.locator('form').waitFor();
  await tabTo(page, 'Begin');
  await board(page).waitFor();
  await playByKeys(page);
  const download = page.waitForEvent('download');
  await tabTo(page, 'Save the match file');
  await download;
});
