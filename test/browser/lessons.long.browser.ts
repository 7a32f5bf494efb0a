import type { Locator } from 'playwright-core';
import { selectorOf } from '../../client/pages/learn/lesson.js';
import { loadLesson, taught } from '../../client/pages/learn/lessons.js';
import { english } from '../../src/kit/language.js';
import { eventually } from '../kit/eventually.js';
import { DESKTOP, findings, inMode, PHONE, SIDEWAYS } from './looks.js';
import { openTestServer } from './testServer.js';

const testServer = openTestServer();

/** The sizes of the second step and those after it, in turn. */
const SCREENS = [SIDEWAYS, DESKTOP, PHONE];

/** Whether the middle of an element is within the window, with nothing above it. */
const isOpen = (what: Locator): Promise<boolean> =>
  what.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const over = document.elementFromPoint(left + width / 2, top + height / 2);
    return over !== null && (element === over || element.contains(over));
  });

describe.each(taught)('the lesson of %s', (slug) => {
  it('passes axe, and brings every lit target into sight, places at any size of the window and buttons at one size a step, up to the fight', async () => {
    const lesson = await loadLesson(slug);
    const said = english.of(lesson.words);
    const { page, context } = await testServer.person({ viewport: DESKTOP, hasTouch: true });
    await context.addInitScript(() => localStorage.setItem('weathergage.pace', '"fast"'));
    await page.goto(`${testServer.url}/learn/${slug}`);
    const ready = page.locator('.wg-lesson-tools button:first-child:not([disabled])');
    await ready.waitFor();
    // The map too, since the targets on it are lit.
    const onDesktop = await findings(page);
    await page.setViewportSize(PHONE);
    await inMode(page, 'dark');
    expect({ onDesktop, onPhone: await findings(page, '.wg-lesson') }).toEqual({ onDesktop: [], onPhone: [] });

    const sees = async (id: string, selector: string) => {
      const lit = page.locator(selector).first();
      // On a phone the lit target may be on the other chart, whose tab is lit then.
      const other = page.locator('[role=tab][data-meant]');
      await lit.or(other).first().waitFor();
      if (!(await lit.isVisible())) await other.click();
      await eventually(async () => expect({ id, selector, isOpen: await isOpen(lit) }).toEqual({ id, selector, isOpen: true }));
      return lit;
    };
    /** The map brings a place into sight again when the window changes. Leaves the window as it was. */
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
        // The next step begins at the next size.
        if (n === press.length - 1) await page.setViewportSize(SCREENS[index % SCREENS.length]);
        await lit.click();
      }
    }
    await page.locator('.wg-lesson-aim').getByText(said.fight.aim.slice(0, 60)).waitFor();
  });
});
