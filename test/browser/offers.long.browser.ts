import type { Page } from 'playwright-core';
import { chooseInMenu, replays, savedMatch, seated, seatOf, shownState, showsState } from './hands.js';
import { openTestServer } from './testServer.js';

const testServer = openTestServer({ pagesStay: true });

async function fromMenu(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Match', exact: true }).click();
  await page.getByRole('menuitem', { name }).click();
}
const answer = (page: Page, name: 'Agree' | 'Decline') => page.getByTestId('offer').getByRole('button', { name }).click();
const answered = (page: Page) => page.getByTestId('offer').waitFor({ state: 'detached' });

describe('players who change sides', () => {
  it.each([
    { when: 'the page of one of them was closed', knows: false },
    { when: 'the list of matches already knows it', knows: true },
  ])('are moved to their new seats, also when $when, and continue', async ({ knows }) => {
    const { english: frances, spanish: alonso, id } = await seated(testServer);
    const seats = () => Promise.all([frances, alonso].map(async ({ page }) => (await seatOf(page, id)).playerID));
    const [first, second] = await seats();
    await fromMenu(alonso.page, 'Ask to swap sides');
    await frances.page.getByTestId('offer').getByText('asks to swap sides').waitFor();
    await alonso.page.goto(testServer.url);
    await answer(frances.page, 'Agree');
    await frances.page.getByTestId('swapped').getByText('Your side: Spanish').waitFor();
    if (knows) await Promise.all([alonso.page.waitForResponse('**/people/standing'), alonso.page.reload()]);
    await alonso.page.goBack();
    await alonso.page.getByTestId('swapped').getByText('Your side: English').waitFor();
    await frances.page.getByText('Your side: Spanish, against Alonso').waitFor();
    // At the start of a match, the new player of a seat has no earlier events to load.
    expect(await frances.page.getByRole('button', { name: 'Show earlier events' }).count()).toBe(0);
    await chooseInMenu(frances.page, 0);
    await showsState(alonso.page, 2);
    await frances.page.getByTestId('swapped').waitFor({ state: 'detached' });
    await alonso.page.reload();
    await alonso.page.getByText('Your side: English, against Frances').waitFor();
    expect(await seats()).toEqual([second, first]);
    await testServer.everybodyLeaves();
  });
});

describe('a match of two players', () => {
  let match: Awaited<ReturnType<typeof seated>>;
  beforeAll(async () => {
    match = await seated(testServer);
  });

  it('refuses a take-back when the opponent declines, and tells the player', async () => {
    const { english, spanish } = match;
    const before = await shownState(spanish.page);
    await chooseInMenu(spanish.page, 0);
    await showsState(english.page, before + 1);
    const ask = async () => {
      await fromMenu(spanish.page, 'Ask to take back');
      await spanish.page.getByTestId('take-back-window').getByRole('button', { name: 'Send request', exact: true }).click();
    };
    await ask();
    await answer(english.page, 'Decline');
    await answered(spanish.page);
    await ask();
    await spanish.page.getByTestId('offer-refused').getByText('Your opponent declined').waitFor();
    expect(await shownState(english.page)).toBe(before + 1);
  });

  it('takes decisions back when the opponent agrees, even after a reload, and says so in both logs', async () => {
    const { english, spanish } = match;
    const before = await shownState(spanish.page);
    for (const n of [1, 2]) {
      await chooseInMenu(spanish.page, 0);
      await showsState(spanish.page, before + n);
    }
    await fromMenu(spanish.page, 'Ask to take back');
    const sheet = spanish.page.getByTestId('take-back-window');
    await sheet.getByRole('radio').nth(1).check();
    await sheet.getByText('2 decisions in total').waitFor();
    await sheet.getByRole('button', { name: 'Send request', exact: true }).click();
    await spanish.page.getByTestId('offer').getByText('You asked to take back 2 decisions').waitFor();
    await english.page.getByTestId('offer').getByText('Your opponent asks to take back 2 decisions').waitFor();
    await english.page.reload();
    await answer(english.page, 'Agree');
    for (const { page } of [english, spanish]) {
      await showsState(page, before + 3);
      await answered(page);
      await page.locator('.wg-chronicle').getByText('The players agreed to take back 2 decisions').waitFor();
    }
    await chooseInMenu(spanish.page, 0);
    await showsState(english.page, before + 4);
  });

  it('shows the luck so far to both after both have agreed', async () => {
    const { english, spanish } = match;
    await fromMenu(spanish.page, 'Ask to show luck statistics');
    await answer(english.page, 'Agree');
    for (const { page } of [english, spanish]) {
      await answered(page);
      await page.getByRole('button', { name: /^History/ }).click();
      await page.getByRole('button', { name: 'Luck', exact: true }).click();
      await page.getByTestId('fortune').getByText('No dice have been rolled yet.').waitFor();
      await page.keyboard.press('Escape');
      await page.getByTestId('fortune').waitFor({ state: 'detached' });
      await page.getByRole('button', { name: 'Back to the match' }).click();
      await page.getByTestId('back-at').waitFor({ state: 'detached' });
    }
  });

  it('asks no player while it is adjourned, until both agree to resume, and is listed as adjourned', async () => {
    const { english, spanish } = match;
    const before = await shownState(english.page);
    await fromMenu(spanish.page, 'Ask to adjourn');
    await english.page.getByTestId('offer').getByText('Your opponent asks to adjourn').waitFor();
    await answer(english.page, 'Agree');
    for (const { page } of [english, spanish]) {
      await page.getByTestId('adjourned').getByText('Adjourned since').waitFor();
      await answered(page);
      await page.getByText('Adjourned', { exact: true }).waitFor();
      expect(await page.getByRole('button', { name: 'Concede' }).count()).toBe(0);
    }
    await spanish.page.goto(testServer.url);
    await spanish.page.getByTestId('my-match').getByText('adjourned').waitFor();
    await spanish.page.goBack();
    await spanish.page.getByTestId('adjourned').getByRole('button', { name: 'Ask to resume' }).click();
    await answer(english.page, 'Agree');
    for (const { page } of [english, spanish]) await page.getByTestId('adjourned').waitFor({ state: 'detached' });
    await chooseInMenu(spanish.page, 0);
    await showsState(english.page, before + 3);
  });

  it('ends in a draw offered from the match menu and agreed, and gives a file that replays', async () => {
    const { english, spanish } = match;
    await fromMenu(spanish.page, 'Offer a draw');
    await answer(english.page, 'Agree');
    for (const { page } of [english, spanish]) await page.getByTestId('match-over').getByText('Draw by agreement').waitFor();
    await replays(english.page, testServer.url, await savedMatch(spanish.page), 'the players agreed to a draw');
  });
});
