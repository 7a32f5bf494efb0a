import type { Locator } from 'playwright-core';
import { modules } from '../../src/index.js';
import { eventually } from '../kit/eventually.js';
import { board, shownState } from './hands.js';
import { openHouse } from './house.js';

const house = openHouse();

/** Presses from the front page to the first move of a newcomer who changes nothing. */
const MOST = { 'Against the captain': 4, 'One screen': 5 };

/** Somebody whose presses are counted. */
function counting() {
  let presses = 0;
  const press = async (what: Locator) => {
    await what.click();
    presses += 1;
  };
  return { press, presses: () => presses };
}

describe.each(Object.values(modules))('the way to the first move of $title', ({ slug, title }) => {
  it.each(Object.entries(MOST))('%s takes %i presses at most', async (way, most) => {
    const { page } = await house.person({ viewport: { width: 1440, height: 900 } });
    const { press, presses } = counting();
    await page.goto(house.url);
    await press(page.locator(`main a[href="/${way === 'One screen' ? 'hotseat' : 'captain'}/${slug}"]`));
    await press(page.getByRole('button', { name: 'Begin' }));
    await board(page).waitFor();
    const curtain = page.getByTestId('curtain').getByRole('button');
    const choices = page.getByRole('button', { name: 'All choices' });
    const first = page.locator('.moves-menu li button').first();
    // The captain may have the first move: until somebody is asked there is nothing to choose.
    await page.locator('.weathergage .topbar.mine').or(curtain).first().waitFor();
    if (await curtain.isVisible()) await press(curtain);
    const before = await shownState(page);
    await press(choices);
    await press(first);
    await eventually(async () => expect([title, (await shownState(page)) > before]).toEqual([title, true]));
    expect(presses()).toBeLessThanOrEqual(most);
  });
});
