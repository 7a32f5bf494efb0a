import type { Page } from 'playwright-core';
import { board, chooseInMenu, seated, shownState, showsState } from './hands.js';
import { openHouse } from './house.js';

const house = openHouse();

/** The link that adds a device to whoever looks at this page. */
async function linkFrom(page: Page): Promise<string> {
  await page.goto(`${house.url}/me`);
  await page.getByRole('button', { name: 'Add another device' }).click();
  await page.getByRole('img', { name: 'The link as a QR code' }).waitFor();
  return page.getByLabel(/^Link/).inputValue();
}

/** Another device, which opens the link. */
async function added(link: string): Promise<Page> {
  const { page } = await house.person();
  await page.goto(link);
  await page.getByRole('button', { name: 'Add this browser' }).waitFor();
  await page.waitForURL((url) => url.hash === '');
  await page.getByRole('button', { name: 'Add this browser' }).click();
  await page.getByTestId('device').nth(1).waitFor();
  return page;
}

const mark = (page: Page) => page.locator('.weathergage .topbar.mine');

describe('a player with two devices', () => {
  it('adds the second by a link, sees his match there, and moves at either; one that is removed is cut off', async () => {
    const { english, spanish, id } = await seated(house);
    const mover = (await mark(english.page).isVisible()) ? english : spanish;
    await mark(mover.page).waitFor();
    const table = mover.page.url();
    const link = await linkFrom(mover.page);
    const phone = await added(link);
    await phone
      .getByTestId('my-match')
      .getByText(/your turn/)
      .waitFor();
    await phone.getByTestId('my-match').getByRole('link', { name: 'Resume' }).click();
    await board(phone).waitFor();
    expect(phone.url()).toContain(id);
    await mover.page.goto(table);
    await board(mover.page).waitFor();
    const before = await shownState(phone);
    await chooseInMenu(phone, 0);
    for (const page of [phone, mover.page]) await showsState(page, before + 1);

    const late = await house.person();
    await late.page.goto(link);
    await late.page.getByRole('button', { name: 'Add this browser' }).click();
    await late.page.getByText('This link was used already').waitFor();

    await mover.page.goto(`${house.url}/me`);
    const lost = mover.page.getByTestId('device').filter({ hasNotText: 'this one' });
    await lost.getByRole('button', { name: 'Remove' }).click();
    await mover.page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await lost.waitFor({ state: 'detached' });
    await phone.getByTestId('rejected').waitFor();
  });
});
