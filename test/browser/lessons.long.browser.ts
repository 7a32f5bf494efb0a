import type { Locator } from 'playwright-core';
import { lessonSlugs, loadLesson } from '../../client/app/lessons.js';
import { selectorOf } from '../../client/kit/lesson/lesson.js';
import { english } from '../../src/kit/language.js';
import { eventually } from '../kit/eventually.js';
import { DESKTOP, findings, inMode, PHONE, SIDEWAYS } from './looks.js';
import { openTestServer } from './testServer.js';

const testServer = openTestServer();

/** Window sizes from the second step on, in turn. */
const SCREENS = [SIDEWAYS, DESKTOP, PHONE];

/** Whether the middle of an element is visible in the window and not covered. */
const isOpen = (what: Locator): Promise<boolean> =>
  what.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const over = document.elementFromPoint(left + width / 2, top + height / 2);
    return over !== null && (element === over || element.contains(over));
  });

describe.each(lessonSlugs)('the lesson of %s', (slug) => {
  it('passes axe, and scrolls every highlight into view at every window size, up to the fight', async () => {
    const lesson = await loadLesson(slug);
    const said = english.of(lesson.words);
    const { page, context } = await testServer.person({ viewport: DESKTOP, hasTouch: true });
    await context.addInitScript(() => localStorage.setItem('weathergage.pace', '"fast"'));
    await page.goto(`${testServer.url}/learn/${slug}`);
    const ready = page.locator('.wg-lesson-tools button:first-child:not([disabled])');
    await ready.waitFor();
    // Check the map too, because it has highlights.
    const onDesktop = await findings(page);
    await page.setViewportSize(PHONE);
    await inMode(page, 'dark');
    expect({ onDesktop, onPhone: await findings(page, '.wg-lesson') }).toEqual({ onDesktop: [], onPhone: [] });

    const sees = async (id: string, selector: string) => {
      const lit = page.locator(selector).first();
      // On a phone the highlight may be on the other map. The tab of that map is then highlighted.
      const other = page.locator('[role=tab][data-meant]');
      await lit.or(other).first().waitFor();
      if (!(await lit.isVisible())) await other.click();
      await eventually(async () => expect({ id, selector, isOpen: await isOpen(lit) }).toEqual({ id, selector, isOpen: true }));
      return lit;
    };
    /** Checks that the map scrolls a place into view after each resize. Restores the window size. */
    const seesAtAnySize = async (id: string, place: string) => {
      const now = page.viewportSize() ?? PHONE;
      for (const size of [...SCREENS, now]) {
        await page.setViewportSize(size);
        await sees(id, place);
      }
    };
    for (const [index, { id, press }] of lesson.steps.entries()) {
      await page.locator('.wg-lesson-aim').getByText(said.steps[id].aim.slice(0, 60)).waitFor();
      await ready.waitFor();
      if ('place' in press[0]) await seesAtAnySize(id, selectorOf(press[0]));
      for (const [n, each] of press.entries()) {
        const lit = await sees(id, selectorOf(each));
        // The next step starts at the next size.
        if (n === press.length - 1) await page.setViewportSize(SCREENS[index % SCREENS.length]);
        await lit.click();
      }
    }
    await page.locator('.wg-lesson-aim').getByText(said.fight.aim.slice(0, 60)).waitFor();
  });
});
