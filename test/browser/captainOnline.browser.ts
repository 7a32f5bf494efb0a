import { eventually } from '../kit/eventually.js';
import { board, chooseInMenu, SLUG, shownState } from './hands.js';
import { openHouse } from './house.js';

const house = openHouse({ captains: true });

describe('a captain at the server', () => {
  it('is chosen when the table is laid, sits there with his mark, and plays while his opponent waits', async () => {
    const { page } = await house.person();
    await page.goto(`${house.url}/create/${SLUG}`);
    await page.getByLabel('Your name').fill('Howard');
    await page.getByText('Captain (cadet)').click();
    await page.getByText('English', { exact: true }).first().click();
    await page.getByRole('button', { name: 'Lay the table' }).click();
    await board(page).waitFor();
    await page
      .locator('.wg-strip')
      .getByRole('img', { name: /captain/i })
      .waitFor();
    // The Spanish form up first.
    await page.locator('.weathergage .topbar.mine').waitFor();
    const asked = await shownState(page);
    expect(asked).toBeGreaterThan(0);
    await chooseInMenu(page, 0);
    await eventually(async () => expect(await shownState(page)).toBeGreaterThan(asked));
  });
});
