import { modules } from '../../src/index.js';
import { openHouse } from './house.js';

const house = openHouse();

const WINDOW = { width: 1440, height: 900 };
const BOXES = [
  { name: 'a card of 700x500', asked: 'width=700px&height=500px', viewport: WINDOW, room: [700, 500], narrow: true },
  { name: 'a column of 360x640', asked: 'width=360px&height=640px', viewport: WINDOW, room: [360, 640], narrow: true },
  { name: 'a page with a header', asked: 'header=60px', viewport: WINDOW, room: [1440, 840], narrow: false },
  { name: 'the smallest phone', asked: '', viewport: { width: 320, height: 480 }, room: [320, 480], narrow: true },
  { name: 'a big screen', asked: '', viewport: { width: 2560, height: 1440 }, room: [2560, 1440], narrow: false },
];

describe.each(Object.keys(modules))('the board of %s in the page of a host', (slug) => {
  it.each(BOXES)('fills $name, and nothing of it is cut off', async ({ asked, viewport, room, narrow }) => {
    const { page } = await house.person({ viewport });
    await page.goto(`${house.url}/host/?game=${slug}&seat=0&${asked}`);
    const board = page.locator('.weathergage');
    await board.locator(narrow ? '.shell.narrow' : '.shell:not(.narrow, [aria-busy])').waitFor();
    const edges = await board.evaluate((root) => {
      const { width, height, right, bottom } = root.getBoundingClientRect();
      const parts = [...root.querySelectorAll('.topbar, .table, .actionbar, .panel')].map((part) => part.getBoundingClientRect());
      return { room: [width, height], out: parts.filter((part) => part.right > right + 1 || part.bottom > bottom + 1).length };
    });
    expect(edges).toEqual({ room, out: 0 });
  });

  it('looks back by itself at what was shown on it, and comes back', async () => {
    const { page } = await house.person({ viewport: { width: 390, height: 844 } });
    await page.goto(`${house.url}/host/?game=${slug}`);
    const board = page.locator('.weathergage');
    const curtain = board.locator('.curtain button');
    for (let move = 0; move < 3; move++) {
      await board.locator('.tools .tool').first().waitFor();
      if (await curtain.count()) await curtain.click();
      await board.locator('.tools .tool').first().click();
      await board.locator('.moves-menu li button').first().click();
      await board.locator('.moves-menu[open]').waitFor({ state: 'detached' });
    }
    if (await curtain.count()) await curtain.click();
    await board.getByRole('button', { name: 'Look back (J)' }).click();
    await board.locator('.hosted-back output').getByText('Now').waitFor();
    await page.keyboard.press('j');
    await board.locator('.hosted-back output').getByText('Move 2 of 3').waitFor();
    await board.getByRole('slider', { name: 'Moment' }).fill('0');
    await board.locator('.hosted-back output').getByText('The set-up').waitFor();
    const cutOff = await board
      .locator('.hosted-back button, .tools .tool')
      .evaluateAll((parts) => parts.filter((part) => part.getBoundingClientRect().right > innerWidth + 1).length);
    expect(cutOff).toBe(0);
    await board.getByRole('button', { name: 'To the present' }).click();
    await board.locator('.hosted-back output').getByText('Now').waitFor();
  });
});
