import type { Page } from 'playwright-core';
import { seated } from './hands.js';
import { openHouse } from './house.js';

const house = openHouse();

describe('at the table', () => {
  const chat = 'Say something';

  it('a move made while the line is down waits, and is played when it is back', async () => {
    const { english, spanish } = await seated(house);
    await spanish.context.setOffline(true);
    await spanish.page.getByTestId('connection-lost').waitFor();
    await spanish.page.getByRole('button', { name: 'All choices' }).click();
    await spanish.page.locator('.moves-menu li button').first().click();
    await spanish.page.getByTestId('connection-lost').getByText('your move waits').waitFor();
    await spanish.context.setOffline(false);
    await english.page.locator('.wg-board[data-state="1"]').waitFor();
    await spanish.page.locator('.wg-board[data-state="1"]').waitFor();
    expect(await spanish.page.getByTestId('rejected').count()).toBe(0);
  });

  it('a move that waits outlives a reload of the page', async () => {
    const { english, spanish } = await seated(house);
    await house.stopServer();
    await spanish.page.getByTestId('connection-lost').waitFor();
    await spanish.page.getByRole('button', { name: 'All choices' }).click();
    await spanish.page.locator('.moves-menu li button').first().click();
    await spanish.page.getByTestId('connection-lost').getByText('your move waits').waitFor();
    await house.startServer();
    // Before it has found its way back by itself.
    await spanish.page.reload();
    await english.page.locator('.wg-board[data-state="1"]').waitFor();
    await spanish.page.locator('.wg-board[data-state="1"]').waitFor();
    expect(await spanish.page.getByTestId('rejected').count()).toBe(0);
    expect(await spanish.page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes('waiting')))).toEqual([]);
  });

  it('what was said is there for whoever comes back, also what was said while he was away', async () => {
    const { english, spanish } = await seated(house);
    const say = async (page: Page, words: string) => {
      await page.getByRole('textbox', { name: chat }).fill(words);
      await page.getByRole('button', { name: 'Send' }).click();
      await page.locator('.chat').getByText(words).waitFor();
    };
    await say(spanish.page, 'good morning');
    const kept = await spanish.context.storageState();
    const { pathname } = new URL(spanish.page.url());
    await spanish.context.close();
    await say(english.page, 'are you there');
    const again = await house.person({ storageState: kept });
    await again.page.goto(house.url + pathname);
    for (const words of ['good morning', 'are you there']) await again.page.locator('.chat').getByText(words).waitFor();
  });

  it('a word that comes behind another tab leaves a mark, until it is read', async () => {
    const { english, spanish } = await seated(house);
    await spanish.page.getByRole('tab', { name: 'Charts' }).click();
    await english.page.getByRole('textbox', { name: chat }).fill('mind the tide');
    await english.page.getByRole('button', { name: 'Send' }).click();
    const chronicle = spanish.page.getByRole('tab', { name: /^Chronicle.*something was said/ });
    await chronicle.click();
    await spanish.page.getByText('mind the tide').waitFor();
    await spanish.page.getByRole('tab', { name: 'Chronicle', exact: true }).waitFor();
  });
});
