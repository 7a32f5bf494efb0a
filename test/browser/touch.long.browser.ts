import type { Page } from 'playwright-core';
import { modules } from '../../src/index.js';
import { beginAtOneScreen } from './hands.js';
import { openHouse } from './house.js';

const house = openHouse();
const slugs = Object.keys(modules);
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

const PAGES = ['/', '/lobby', '/rules', '/replay', '/dice'];
const PAGES_OF_A_GAME = ['create', 'captain', 'hotseat', 'rules'];

/**
 * What is too small to be pressed by a finger: less than 44 px either way (WCAG 2.5.5). What stands within a line of text is as high as
 * the line, and a map is brought nearer by two fingers.
 */
const tooSmall = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isInText = (each: Element) => getComputedStyle(each).display === 'inline' || each.matches('.case, .link, .told-sentence');
    const isLabelled = (each: Element) => each.matches('input:not([type=range])') && each.closest('label') !== null;
    return (
      [...document.querySelectorAll('a[href], button, input, select, textarea, summary, label:has(input), [role=button], [role=tab]')]
        .filter((each) => each.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        .filter((each) => !isInText(each) && !isLabelled(each) && !each.closest('svg, .sheet, .place'))
        .map((each) => ({ each, box: each.getBoundingClientRect() }))
        // Under two pixels it is there for those who listen.
        .filter(({ box: { width, height } }) => Math.min(width, height) > 2 && Math.min(width, height) < 43.5)
        .map(
          ({ each, box }) =>
            `${each.className} “${each.textContent?.trim().slice(0, 30)}” ${Math.round(box.width)}x${Math.round(box.height)}`,
        )
    );
  });

describe('on a phone, whatever is pressed is large enough for a finger', () => {
  it.each([...PAGES, ...slugs.flatMap((slug) => PAGES_OF_A_GAME.map((page) => `/${page}/${slug}`))])('at %s', async (path) => {
    const { page } = await house.person(phone);
    await page.goto(house.url + path);
    await page.locator('main h1').first().waitFor();
    await page.evaluate(() => {
      for (const fold of document.querySelectorAll('details')) fold.open = true;
    });
    expect(await tooSmall(page)).toEqual([]);
  });

  it.each(slugs)('at the board of %s, with every panel, and looking back', async (slug) => {
    const { page } = await house.person(phone);
    await beginAtOneScreen(page, house.url, slug);
    const found = await tooSmall(page);
    for (const name of ['Chronicle', 'Charts', 'Forces', 'Rules']) {
      await page.getByRole('tab', { name }).tap();
      found.push(...(await tooSmall(page)));
    }
    await page.keyboard.press('j');
    await page.getByTestId('back-at').waitFor();
    found.push(...(await tooSmall(page)));
    expect(found).toEqual([]);
  });
});
