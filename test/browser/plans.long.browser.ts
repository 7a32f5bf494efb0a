import type { Page } from 'playwright-core';
import { words } from '../../client/plans/words/index.js';
import { english as reads } from '../../src/kit/language.js';
import { board, chooseInMenu, SLUG, SMALL, seated, seatOf, shownState, showsState } from './hands.js';
import { openHouse } from './house.js';

const house = openHouse();
const plans = reads.of(words);
/** The server looks every two seconds for what is due. */
const SOON = 20_000;
const mine = '.weathergage .topbar.mine';

/** The first that may be done. */
async function decides(page: Page): Promise<void> {
  await page.locator(mine).waitFor({ timeout: SOON });
  const before = await shownState(page);
  await chooseInMenu(page, 0);
  await showsState(page, before + 1);
}

/** Tries out, from the match on, what both sides may do first, up to the first decision of one's own. Gives how many moves of the other came before. */
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

// Between the plan and what it waits for lies the die of an event. Where the event asks somebody else first, nothing comes as it was tried out.
jest.retryTimes(3);

describe('a plan', () => {
  it('is tried out, laid down, and carried out while its player is away; one that does not fit is dropped with a word', async () => {
    const { english, spanish, id } = await seated(house, SMALL);
    await spanish.page.locator(mine).waitFor();
    const expected = await triesOut(english.page);
    await english.page.getByTestId('plan-lay').locator('summary').click();
    await english.page.getByRole('button', { name: plans.lay }).click();
    await english.page.getByTestId('plan').getByText(plans.stands(0, 1)).waitFor();
    expect(await spanish.page.getByTestId('plan').count()).toBe(0);
    await english.page.goto(house.url);

    for (let moves = 0; moves < expected; moves++) await decides(spanish.page);
    await showsState(spanish.page, expected + 1, SOON);

    // What is not expected any more is no plan: the seat is asked, and nothing has come before it.
    const seat = await seatOf(english.page, id);
    const steps = [{ move: 'endTactical', args: [], after: [{ move: 'concede', args: [] }] }];
    await fetch(`${house.url}/games/${SLUG}/${id}/plans/lay`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...seat, at: expected + 1, steps }),
    });
    await english.page.goto(`${house.url}/match/${SLUG}/${id}`);
    await board(english.page).waitFor();
    const notice = english.page.getByTestId('plan');
    await notice.getByText(plans.dropped.otherwise).waitFor();
    await notice.getByRole('button', { name: plans.noted }).click();
    await notice.waitFor({ state: 'detached' });
    expect(await shownState(english.page)).toBe(expected + 1);
  });
});
