import { readFileSync } from 'node:fs';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

export const DESKTOP = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };
/** A phone in landscape. */
export const SIDEWAYS = { width: 844, height: 390 };

const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

type Axe = { run(within: string, options: RunOptions): Promise<AxeResults> };

/** Returns the axe violations, each with rule and place, on a page or within a part of it. Takes seconds on a board. */
export async function findings(page: Page, within = 'html'): Promise<string[]> {
  await page.evaluate(AXE);
  const { violations } = await page.evaluate(
    (part) => (window as unknown as { axe: Axe }).axe.run(part, { resultTypes: ['violations'] }),
    within,
  );
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}

/** Sets the system’s colour mode, and waits until page and board are redrawn. */
export async function inMode(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  const isShown = (mode: string) =>
    [...document.querySelectorAll('[data-theme]')].every((each) => each.getAttribute('data-theme') === mode);
  await page.waitForFunction(isShown, colorScheme, { polling: 20 });
}

/** Opens every collapsed section of a page. */
export const unfold = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const fold of document.querySelectorAll('details')) fold.open = true;
  });

/** Returns the number of pixels by which a page is wider than its window. */
export const beyond = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    // An opened section loads its fonts, which may be wider than the fallback.
    if (document.documentElement.scrollWidth) await document.fonts.ready;
    return document.documentElement.scrollWidth - window.innerWidth;
  });

/** Returns click targets smaller than 44 px in either direction (WCAG 2.5.5), except links in text and the zoomable map. */
export const tooSmall = (page: Page, within = 'html'): Promise<string[]> =>
  page.evaluate((part) => {
    const isInText = (each: Element) =>
      getComputedStyle(each).display === 'inline' || each.matches('.wg-case, .wg-link, .wg-told-sentence');
    const isLabelled = (each: Element) => each.matches('input:not([type=range])') && each.closest('label') !== null;
    return (
      [...document.querySelectorAll('a[href], button, input, select, textarea, summary, label:has(input), [role=button], [role=tab]')]
        .filter((each) => each.closest(part) && each.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        .filter((each) => !isInText(each) && !isLabelled(each) && !each.closest('svg, .wg-map-sheet, .wg-place'))
        .map((each) => ({ each, box: each.getBoundingClientRect() }))
        // Elements of less than two pixels are for screen readers only.
        .filter(({ box: { width, height } }) => Math.min(width, height) > 2 && Math.min(width, height) < 43.5)
        .map(
          ({ each, box }) =>
            `${each.className} “${each.textContent?.trim().slice(0, 30)}” ${Math.round(box.width)}x${Math.round(box.height)}`,
        )
    );
  }, within);
