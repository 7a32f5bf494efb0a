import type { Locator } from 'playwright-core';
import { selectorOf } from '../../client/lessons/lesson.js';
import { loadLesson, taught } from '../../client/lessons/lessons.js';
import { english } from '../../src/kit/language.js';
import { eventually } from '../kit/eventually.js';
import { openHouse } from './house.js';

const house = openHouse();

const SCREENS = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
];

/** Whether the middle of something is within the window, and nothing lies over it. */
const isOpen = (what: Locator): Promise<boolean> =>
  what.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const over = document.elementFromPoint(left + width / 2, top + height / 2);
    return over !== null && (element === over || element.contains(over));
  });

describe.each(taught)('the lesson of %s', (slug) => {
  it.each(SCREENS)('is taken by pressing what is lit, all of which comes into sight by itself, at $width x $height', async (viewport) => {
    const lesson = await loadLesson(slug);
    const said = english.of(lesson.words);
    const { page, context } = await house.person({ viewport, hasTouch: viewport.width < 1000 });
    await context.addInitScript(() => localStorage.setItem('weathergage.pace', '"fast"'));
    await page.goto(`${house.url}/learn/${slug}`);
    const ready = page.locator('.lesson-tools button:first-child:not([disabled])');
    for (const { id, press } of lesson.steps) {
      await page.locator('.lesson-aim').getByText(said.steps[id].aim.slice(0, 60)).waitFor();
      await ready.waitFor();
      for (const each of press) {
        const lit = page.locator(selectorOf(each)).first();
        // Of two charts on a phone the other one may be meant: its tab is lit.
        const other = page.locator('[role=tab][data-meant]');
        await lit.or(other).first().waitFor();
        if (!(await lit.isVisible())) await other.click();
        await eventually(async () => expect({ id, each, isOpen: await isOpen(lit) }).toEqual({ id, each, isOpen: true }));
        await lit.click();
      }
    }
    await page.locator('.lesson-aim').getByText(said.fight.aim.slice(0, 60)).waitFor();
  });
});
