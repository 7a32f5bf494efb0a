import type { Page } from 'playwright-core';
import { words } from '../../client/match/features/conditionalOrders/words/index.js';
import { english as reads } from '../../src/kit/language.js';
import { seedPages, seedServer } from './chance.js';
import { board, chooseInMenu, SLUG, SMALL, seated, seatOf, shownState, showsState } from './hands.js';
import { openTestServer } from './testServer.js';

const testServer = openTestServer();
const plans = reads.of(words);
/** Seed for dice with no event between the orders and their condition. */
const DICE = 2;
/** Timeout in milliseconds. The server checks for orders every two seconds. */
const SOON = 20_000;
const mine = '.wg-root .wg-topbar.wg-mine';

/** Makes the first choice of the list. */
async function decides(page: Page): Promise<void> {
  await page.locator(mine).waitFor({ timeout: SOON });
  const before = await shownState(page);
  await chooseInMenu(page, 0);
  await showsState(page, before + 1);
}

/** In the branch, makes the first choices of both sides up to the player’s first decision. Returns the number of the opponent’s moves. */
async function triesOut(page: Page): Promise<number> {
  await page.getByRole('button', { name: plans.ahead }).click();
  const tried = page.getByTestId('plan-lay').locator('summary');
  await tried.waitFor();
  const lift = page.getByTestId('curtain').getByRole('button');
  for (let moves = 0; ; moves++) {
    if (await lift.isVisible()) await lift.click();
    await decides(page);
    if (await tried.getByText('(1)').isVisible()) return moves;
  }
}

describe('conditional orders', () => {
  it('are planned, set, and carried out while the player is away; orders that do not fit are dropped, and the player is notified', async () => {
    // With other dice, an event between the orders and their condition may ask another question first.
    seedServer(DICE);
    const { english, spanish, id } = await seated(testServer, SMALL, (context) => seedPages(context, DICE));
    await spanish.page.locator(mine).waitFor();
    const expected = await triesOut(english.page);
    await english.page.getByTestId('plan-lay').locator('summary').click();
    await english.page.getByRole('button', { name: plans.submit }).click();
    await english.page.getByTestId('plan').getByText(plans.progress(0, 1)).waitFor();
    expect(await spanish.page.getByTestId('plan').count()).toBe(0);
    await english.page.goto(testServer.url);

    for (let moves = 0; moves < expected; moves++) await decides(spanish.page);
    await showsState(spanish.page, expected + 1, SOON);

    // These orders expect another move. They are not carried out, so the player must decide.
    const seat = await seatOf(english.page, id);
    const steps = [{ move: 'endTactical', args: [], after: [{ move: 'concede', args: [] }] }];
    await fetch(`${testServer.url}/games/${SLUG}/${id}/plans/lay`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...seat, at: expected + 1, steps }),
    });
    await english.page.goto(`${testServer.url}/match/${SLUG}/${id}`);
    await board(english.page).waitFor();
    const notice = english.page.getByTestId('plan');
    await notice.getByText(plans.dropped.otherwise).waitFor();
    await notice.getByRole('button', { name: plans.noted }).click();
    await notice.waitFor({ state: 'detached' });
    expect(await shownState(english.page)).toBe(expected + 1);
  });
});
