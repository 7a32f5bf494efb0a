import { readFileSync } from 'node:fs';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { modules } from '../../src/index.js';
import { board } from './hands.js';
import { openHouse } from './house.js';

const house = openHouse();
const slugs = Object.keys(modules);
const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** Of pages that differ in their game alone, those of one. */
const OF_A_GAME = ['lobby', 'create', 'captain', 'hotseat', 'rules'].map((way) => `/${way}/${slugs[0]}`);
const PAGES = ['/', '/lobby', '/dice', '/replay', '/rules', '/me', '/me/add', '/nowhere', ...OF_A_GAME];

type Axe = { run(within: string, options: RunOptions): Promise<AxeResults> };

/** What axe finds, as rule and place; on the whole page, or within a part of it. */
async function findings(page: Page, within = 'html'): Promise<string[]> {
  await page.evaluate(AXE);
  const { violations } = await page.evaluate(
    (part) => (window as unknown as { axe: Axe }).axe.run(part, { resultTypes: ['violations'] }),
    within,
  );
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}

const LIGHTS = ['light', 'dark'] as const;
const SCREENS = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

/** Begins a match against the captain, and waits for its board. */
async function begin(page: Page, slug: string): Promise<void> {
  await page.goto(`${house.url}/captain/${slug}`);
  await page.locator('form button[type=submit]').click();
  await board(page).waitFor();
}

describe.each(LIGHTS)('axe finds nothing, %s', (colorScheme) => {
  it.each(SCREENS)('on any page, $width px wide', async (viewport) => {
    const { page } = await house.person({ viewport, colorScheme });
    const found: string[] = [];
    for (const path of PAGES) {
      await page.goto(house.url + path);
      await page.locator('h1').first().waitFor();
      for (const finding of await findings(page)) found.push(`${path} ${finding}`);
    }
    expect(found).toEqual([]);
  });

  it.each(slugs)('on the board of %s, with each of its papers, its help and its lesson', async (slug) => {
    const found: string[] = [];
    for (const viewport of SCREENS) {
      const { page } = await house.person({ viewport, colorScheme });
      const look = async (where: string | null, within?: string) => {
        for (const finding of await findings(page, within)) found.push(`${viewport.width} ${where} ${finding}`);
      };
      await begin(page, slug);
      await look('board');
      for (const tab of await page.locator('.panel-tabs').getByRole('tab').all()) {
        await tab.click();
        // What else the board shows has been looked at.
        await look(await tab.textContent(), '.panel');
      }
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Help', exact: true }).click();
      await look('help', 'dialog[open]');
      await page.goto(`${house.url}/learn/${slug}`);
      await page.locator('.lesson').waitFor();
      // It lights what it means, on the map too.
      await look('lesson');
    }
    expect(found).toEqual([]);
  });
});

describe('what a reader asks of his system', () => {
  const styleOf = (page: Page, selector: string, names: readonly string[]) =>
    page.locator(selector).evaluate((element, asked) => asked.map((name) => getComputedStyle(element).getPropertyValue(name)), names);

  it.each(LIGHTS)('more contrast: quiet text and lines are the ink itself, on every board and on the pages, %s', async (colorScheme) => {
    const { page } = await house.person({ colorScheme, contrast: 'more' });
    for (const slug of slugs) {
      await begin(page, slug);
      const [ink, ...others] = await styleOf(page, '.weathergage', ['--ink', '--ink-soft', '--ink-faint', '--line']);
      expect({ slug, others }).toEqual({ slug, others: [ink, ink, ink] });
    }
    const [ink, ...others] = await styleOf(page, 'html', ['--wg-ink', '--wg-ink-soft', '--wg-rule', '--wg-rule-soft']);
    expect(others).toEqual([ink, ink, ink]);
  });

  it('less motion: nothing on any board takes time to move', async () => {
    const { page } = await house.person({ reducedMotion: 'reduce' });
    for (const slug of slugs) {
      await begin(page, slug);
      const moving = await page.evaluate(() => document.getAnimations().length);
      expect({ slug, moving }).toEqual({ slug, moving: 0 });
    }
  });

  it('colours of the system: a chart keeps its own, and the tab that is open is framed', async () => {
    const { page } = await house.person({ forcedColors: 'active' });
    for (const slug of slugs) {
      await begin(page, slug);
      expect(await styleOf(page, '.viewport-sheet svg >> nth=0', ['forced-color-adjust'])).toEqual(['none']);
      expect(await styleOf(page, '.panel-tabs [aria-selected="true"]', ['outline-style'])).toEqual(['solid']);
    }
  });
});
