import type { Page } from 'playwright-core';
import { decide } from '../../src/kit/decide.js';
import { eventually } from '../kit/eventually.js';
import { module, seated, seatOf, shoulder } from './hands.js';
import { openHouse } from './house.js';

const house = openHouse();

/** What the page has sounded and announced, and whether it is looked at, as the test says. */
const watch = () => {
  const seen = { strokes: 0, announced: [] as string[], hidden: false };
  Object.assign(window, { seen });
  Object.defineProperty(document, 'hidden', { get: () => seen.hidden });
  const start = OscillatorNode.prototype.start;
  OscillatorNode.prototype.start = function (when) {
    seen.strokes += 1;
    start.call(this, when);
  };
  window.Notification = class extends Notification {
    constructor(title: string, options?: NotificationOptions) {
      super(title, options);
      seen.announced.push(title);
    }
  };
};

type Watched = Window & { seen: { strokes: number; announced: string[]; hidden: boolean } };

const look = (page: Page, away: boolean) =>
  page.evaluate((hidden) => {
    (window as unknown as Watched).seen.hidden = hidden;
    document.dispatchEvent(new Event('visibilitychange'));
  }, away);

const seenOn = (page: Page) => page.evaluate(() => (window as unknown as Watched).seen);
const icon = (page: Page) => page.locator('link[rel="icon"]').getAttribute('href');

describe('when it becomes a player’s turn who looks at something else', () => {
  it('the tab is marked, the bell struck and a notification shown, until he looks', async () => {
    const { english, spanish, id } = await seated(house, { permissions: ['notifications'] }, (context) => context.addInitScript(watch));
    const { page } = english;
    await page.getByRole('button', { name: 'Match', exact: true }).click();
    await page.getByRole('menuitem', { name: 'When it is your turn' }).click();
    for (const name of [/Strike the bell/, /Show a notification/]) {
      await page.getByRole('checkbox', { name }).click();
      // The browser is asked first, and answers in its own time.
      await page.getByRole('checkbox', { name, checked: true }).waitFor();
    }
    await page.getByTestId('call-window').getByRole('button', { name: 'Close' }).click();
    const [plain, title] = [await icon(page), await page.title()];
    await look(page, true);

    const seat = await seatOf(spanish.page, id);
    const client = shoulder(house.url, id, seat);
    const state = () => client.getState();
    const isAsked = () => Object.hasOwn(Object(state()?.ctx.activePlayers), seat.playerID);
    await eventually(async () => expect(state()).toBeTruthy());
    while (isAsked()) {
      const before = state()?._stateID ?? 0;
      const choice = decide(module, state()?.G, seat.playerID, 0.5);
      if (choice) client.moves[choice.move](...choice.args);
      await eventually(async () => expect(state()?._stateID).toBeGreaterThan(before), { interval: 10 });
    }
    client.stop();

    await eventually(async () => expect(await page.title()).toBe(`Your turn: ${title}`));
    expect(await icon(page)).toMatch(/^data:/);
    const { strokes, announced } = await seenOn(page);
    expect([strokes > 0, announced]).toEqual([true, [`Your turn: ${module.title}`]]);
    await look(page, false);
    await eventually(async () => expect([await page.title(), await icon(page)]).toEqual([title, plain]));
  });
});
