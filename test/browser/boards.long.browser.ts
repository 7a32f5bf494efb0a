import type { Locator, Page } from 'playwright-core';
import { modules } from '../../src/index.js';
import { shownState, showsState } from './hands.js';
import { DESKTOP, findings, inMode, PHONE } from './looks.js';
import { openTestServer } from './testServer.js';

const testServer = openTestServer({ pagesStay: true });

/** One browser for all games, to load shared files once. */
let page: Page;
beforeAll(async () => {
  ({ page } = await testServer.person());
});

/** Maximum number of clicks from the front page to the first move against the bot, with default settings. */
const MOST_CLICKS = 4;

async function clickAll(...targets: readonly Locator[]): Promise<number> {
  for (const each of targets) await each.click();
  return targets.length;
}

const stylesOf = (page: Page, selector: string, names: readonly string[]) =>
  page.locator(selector).evaluate((element, asked) => asked.map((name) => getComputedStyle(element).getPropertyValue(name)), names);

/** Returns the axe violations in each panel and in the help of a board. */
async function panelFindings(page: Page): Promise<string[]> {
  const found: string[] = [];
  const look = async (where: string | null, within: string) =>
    found.push(...(await findings(page, within)).map((finding) => `${where} ${finding}`));
  for (const tab of await page.locator('.wg-panel-tabs').getByRole('tab').all()) {
    await tab.click();
    await look(await tab.textContent(), '.wg-panel');
  }
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Help', exact: true }).click();
  await look('help', 'dialog[open]');
  await page.keyboard.press('Escape');
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
  return found;
}

describe.each(Object.keys(modules))('the board of %s against the bot', (slug) => {
  it('is a few clicks away, passes axe in light mode and in dark mode, and follows contrast, motion and system colours', async () => {
    await page.setViewportSize(DESKTOP);
    await page.emulateMedia({ colorScheme: 'light', contrast: 'no-preference', forcedColors: 'none' });
    await page.goto(testServer.url);
    const begin = await clickAll(page.locator(`main a[href="/captain/${slug}"]`), page.getByRole('button', { name: 'Start the match' }));
    // If the bot moves first, there are no choices before its move.
    await page.locator('.wg-root .wg-topbar.wg-mine').waitFor();

    const onDesktop = [...(await findings(page)), ...(await panelFindings(page))];
    await page.setViewportSize(PHONE);
    await inMode(page, 'dark');
    await page.locator('.wg-board-shell.wg-narrow-board').waitFor();
    const onPhone = [...(await findings(page)), ...(await panelFindings(page))];
    expect({ onDesktop, onPhone }).toEqual({ onDesktop: [], onPhone: [] });

    // Reduced motion is on from the start.
    await page.setViewportSize(DESKTOP);
    await page.locator('.wg-board-shell:not(.wg-narrow-board)').waitFor();
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);

    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ contrast: 'more' });
      await inMode(page, colorScheme);
      const [ink, ...others] = await stylesOf(page, '.wg-root', ['--ink', '--ink-soft', '--ink-faint', '--line']);
      expect({ colorScheme, others }).toEqual({ colorScheme, others: [ink, ink, ink] });
      const [pageInk, ...ofPage] = await stylesOf(page, 'html', ['--wg-ink', '--wg-ink-soft', '--wg-rule', '--wg-rule-soft']);
      expect({ colorScheme, ofPage }).toEqual({ colorScheme, ofPage: [pageInk, pageInk, pageInk] });
    }
    await page.emulateMedia({ colorScheme: 'light', contrast: 'no-preference', forcedColors: 'active' });
    expect(await stylesOf(page, '.wg-viewport-sheet svg >> nth=0', ['forced-color-adjust'])).toEqual(['none']);
    expect(await stylesOf(page, '.wg-panel-tabs [aria-selected="true"]', ['outline-style'])).toEqual(['solid']);

    const before = await shownState(page);
    const move = await clickAll(page.getByRole('button', { name: 'All moves' }), page.locator('.wg-moves-menu li button').first());
    await showsState(page, before + 1);
    expect(begin + move).toBeLessThanOrEqual(MOST_CLICKS);
  });
});
