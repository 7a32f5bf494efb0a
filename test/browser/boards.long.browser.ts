import type { Page } from 'playwright-core';
import { modules } from '../../src/index.js';
import { shownState, showsState } from './hands.js';
import { openHouse } from './house.js';
import { DESKTOP, findings, findingsInBothModes, PHONE } from './looks.js';

const house = openHouse({ pagesStay: true });

/** One browser for all games, so that it loads what they share once. */
let page: Page;
beforeAll(async () => {
  ({ page } = await house.person());
});

/** The clicks that bring a new player from the front page to the first move against the bot, without changing a setting. */
const MOST_CLICKS = 4;

/** Goes from the front page to the board; returns the number of clicks up to the first move. */
async function firstMove(page: Page, slug: string): Promise<number> {
  await page.goto(house.url);
  const way = [page.locator(`main a[href="/captain/${slug}"]`), page.getByRole('button', { name: 'Begin' })];
  for (const each of way) await each.click();
  // The bot may move first; there is nothing to choose before it has.
  await page.locator('.weathergage .topbar.mine').waitFor();
  const before = await shownState(page);
  const move = [page.getByRole('button', { name: 'All choices' }), page.locator('.moves-menu li button').first()];
  for (const each of move) await each.click();
  await showsState(page, before + 1);
  return way.length + move.length;
}

const stylesOf = (page: Page, selector: string, names: readonly string[]) =>
  page.locator(selector).evaluate((element, asked) => asked.map((name) => getComputedStyle(element).getPropertyValue(name)), names);

/** What axe finds on a board, in each of its panels and in its help. */
async function boardFindings(page: Page, find: typeof findings): Promise<string[]> {
  const found = await find(page);
  const look = async (where: string | null, within: string) =>
    found.push(...(await find(page, within)).map((finding) => `${where} ${finding}`));
  for (const tab of await page.locator('.panel-tabs').getByRole('tab').all()) {
    await tab.click();
    // The rest of the board has been checked.
    await look(await tab.textContent(), '.panel');
  }
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Help', exact: true }).click();
  await look('help', 'dialog[open]');
  await page.keyboard.press('Escape');
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
  return found;
}

describe.each(Object.keys(modules))('the board of %s against the bot', (slug) => {
  it('is few clicks away, passes axe at every size, and follows the reader’s contrast, motion and system colours', async () => {
    await page.setViewportSize(DESKTOP);
    await page.emulateMedia({ colorScheme: 'light', contrast: 'no-preference', forcedColors: 'none' });
    expect(await firstMove(page, slug)).toBeLessThanOrEqual(MOST_CLICKS);

    const found: string[] = [];
    found.push(...(await boardFindings(page, findingsInBothModes)).map((finding) => `desktop ${finding}`));
    await page.setViewportSize(PHONE);
    await page.locator('.shell.narrow').waitFor();
    found.push(...(await boardFindings(page, findings)).map((finding) => `phone ${finding}`));
    expect(found).toEqual([]);

    // Reduced motion is on from the beginning.
    await page.setViewportSize(DESKTOP);
    await page.locator('.shell:not(.narrow)').waitFor();
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);

    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, contrast: 'more' });
      const [ink, ...others] = await stylesOf(page, '.weathergage', ['--ink', '--ink-soft', '--ink-faint', '--line']);
      expect({ colorScheme, others }).toEqual({ colorScheme, others: [ink, ink, ink] });
      const [pageInk, ...ofPage] = await stylesOf(page, 'html', ['--wg-ink', '--wg-ink-soft', '--wg-rule', '--wg-rule-soft']);
      expect({ colorScheme, ofPage }).toEqual({ colorScheme, ofPage: [pageInk, pageInk, pageInk] });
    }
    await page.emulateMedia({ colorScheme: 'light', contrast: 'no-preference', forcedColors: 'active' });
    expect(await stylesOf(page, '.viewport-sheet svg >> nth=0', ['forced-color-adjust'])).toEqual(['none']);
    expect(await stylesOf(page, '.panel-tabs [aria-selected="true"]', ['outline-style'])).toEqual(['solid']);
  });
});

describe('a low window', () => {
  it('stacks the panels of the Armada where there is room for one column only', async () => {
    await page.setViewportSize({ width: 1440, height: 620 });
    await page.goto(`${house.url}/captain/invincible-armada`);
    await page.locator('form button[type=submit]').click();
    const panels = page.locator('.weathergage .papers');
    await panels.locator('.just-now').waitFor();
    expect(await panels.evaluate((each) => [each.scrollWidth - each.clientWidth, each.scrollHeight > each.clientHeight])).toEqual([
      0,
      true,
    ]);
  });
});
