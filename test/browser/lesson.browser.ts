import type { Page } from 'playwright-core';
import { lesson } from '../../client/boards/grand-armada/lesson/index.js';
import { selectorOf } from '../../client/lessons/lesson.js';
import { english } from '../../src/kit/language.js';
import { openHouse } from './house.js';

const house = openHouse();
const { steps } = english.of(lesson.words);

const aim = (page: Page, index: number) => page.locator('.lesson-aim').getByText(steps[lesson.steps[index].id].aim.slice(0, 60)).waitFor();

/** Presses what is lit, in its order. */
async function pressLit(page: Page, index: number): Promise<void> {
  await aim(page, index);
  for (const each of lesson.steps[index].press) await page.locator(selectorOf(each)).first().click();
}

/** Whether something is wholly within the window and nothing lies over its middle. */
const isOpen = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const over = document.elementFromPoint(left + width / 2, top + height / 2);
      return over !== null && (element === over || element.contains(over));
    });

describe('first steps', () => {
  for (const [device, options] of [
    ['a desk', {}],
    ['a phone', { viewport: { width: 390, height: 844 }, hasTouch: true }],
  ] as const) {
    it(`on ${device}: from the front page, by pressing what is lit, which nothing ever covers; left and found again`, async () => {
      const { page } = await house.person(options);
      await page.goto(house.url);
      await page.getByRole('link', { name: 'First steps' }).first().click();
      for (const index of [0, 1, 2]) {
        await aim(page, index);
        const [first] = lesson.steps[index].press;
        expect({ index, open: await isOpen(page, selectorOf(first)) }).toEqual({ index, open: true });
        await pressLit(page, index);
      }
      await aim(page, 3);
      await page.reload();
      await aim(page, 3);

      // Sailing is allowed, and not what is meant: he is told why, and nothing comes of it.
      const state = await page.locator('.wg-board').getAttribute('data-state');
      await page.getByRole('button', { name: 'All choices' }).click();
      await page.locator('.moves-menu li button').first().click();
      await page
        .locator('.notice')
        .getByText(steps.force.wrong?.slice(0, 40) ?? 'no word')
        .waitFor();
      expect(await page.locator('.wg-board').getAttribute('data-state')).toBe(state);

      await page.getByRole('button', { name: 'Show me' }).click();
      await aim(page, 4);
    });
  }
});
