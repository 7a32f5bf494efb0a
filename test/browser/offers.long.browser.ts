import { eventually } from '../kit/eventually.js';
import { chooseInMenu, replays, savedMatch, seated, seatOf, shownState, showsState } from './hands.js';
import { openHouse } from './house.js';

const house = openHouse();

describe('what a player would take back', () => {
  it('is asked of the other, and taken back once he agrees; both are told, and the match file is in order', async () => {
    const { english, spanish } = await seated(house);
    for (const n of [1, 2, 3]) {
      await chooseInMenu(spanish.page, 0);
      await showsState(spanish.page, n);
    }
    await spanish.page.getByRole('button', { name: 'Match', exact: true }).click();
    await spanish.page.getByRole('menuitem', { name: 'Ask to take back' }).click();
    const sheet = spanish.page.getByTestId('take-back-window');
    await sheet.getByRole('radio').nth(1).check();
    await sheet.getByText('2 decisions taken back in all').waitFor();
    await sheet.getByRole('button', { name: 'Ask', exact: true }).click();
    await spanish.page.getByTestId('offer').getByText('You have asked to take back 2 decisions').waitFor();

    const asked = english.page.getByTestId('offer');
    await asked.getByText('Your opponent asks to take back 2 decisions').waitFor();
    // He was away in between, and finds it when he is back.
    await english.page.reload();
    await asked.getByRole('button', { name: 'Agree' }).click();
    for (const { page } of [english, spanish]) {
      await showsState(page, 4);
      await page.getByTestId('offer').waitFor({ state: 'detached' });
      await page.locator('.chronicle').getByText('By agreement the match has gone back: 2 decisions were taken back').waitFor();
    }

    await chooseInMenu(spanish.page, 0);
    await showsState(english.page, 5);
    await spanish.page.getByRole('button', { name: 'Concede' }).first().click();
    await spanish.page.getByRole('button', { name: 'Yes, concede' }).click();
    await english.page.getByTestId('match-over').waitFor();
    await replays(english.page, house.url, await savedMatch(spanish.page));
  });

  it('is declined by the other, and said so', async () => {
    const { english, spanish } = await seated(house);
    await chooseInMenu(spanish.page, 0);
    await showsState(english.page, 1);
    const ask = async () => {
      await spanish.page.getByRole('button', { name: 'Match', exact: true }).click();
      await spanish.page.getByRole('menuitem', { name: 'Ask to take back' }).click();
      await spanish.page.getByTestId('take-back-window').getByRole('button', { name: 'Ask', exact: true }).click();
    };
    await ask();
    await english.page.getByTestId('offer').getByRole('button', { name: 'Decline' }).click();
    await spanish.page.getByTestId('offer').waitFor({ state: 'detached' });
    await ask();
    await spanish.page.getByTestId('offer-refused').getByText('This was declined').waitFor();
    await eventually(async () => expect(await shownState(english.page)).toBe(1));
  });
});

describe('a draw', () => {
  it('is offered and agreed from the menu of the match', async () => {
    const { english, spanish } = await seated(house);
    await spanish.page.getByRole('button', { name: 'Match', exact: true }).click();
    await spanish.page.getByRole('menuitem', { name: 'Offer a draw' }).click();
    await english.page.getByTestId('offer').getByRole('button', { name: 'Agree' }).click();
    for (const { page } of [english, spanish]) await page.getByTestId('match-over').getByText('drawn by agreement').waitFor();
  });
});

describe('how fortune has gone so far', () => {
  it('is seen by both while they play, once both have agreed', async () => {
    const { english, spanish } = await seated(house);
    await spanish.page.getByRole('button', { name: 'Match', exact: true }).click();
    await spanish.page.getByRole('menuitem', { name: 'Ask to see fortune so far' }).click();
    await english.page.getByTestId('offer').getByRole('button', { name: 'Agree' }).click();
    for (const { page } of [english, spanish]) {
      await page.getByTestId('offer').waitFor({ state: 'detached' });
      await page.getByRole('button', { name: 'Look back' }).click();
      await page.getByRole('button', { name: 'Fortune', exact: true }).click();
      await page.getByTestId('fortune').getByText('No dice have been thrown yet.').waitFor();
      await page.keyboard.press('Escape');
      await page.getByTestId('fortune').waitFor({ state: 'detached' });
    }
  });
});

describe('a match that is adjourned', () => {
  it('asks nobody until both agree to go on, and is called adjourned in the list of matches', async () => {
    const { english, spanish } = await seated(house);
    await chooseInMenu(spanish.page, 0);
    await showsState(english.page, 1);
    await spanish.page.getByRole('button', { name: 'Match', exact: true }).click();
    await spanish.page.getByRole('menuitem', { name: 'Ask to adjourn' }).click();
    await english.page.getByTestId('offer').getByText('Your opponent asks to adjourn').waitFor();
    await english.page.getByTestId('offer').getByRole('button', { name: 'Agree' }).click();
    for (const { page } of [english, spanish]) {
      await page.getByTestId('adjourned').getByText('Adjourned since').waitFor();
      await page.getByTestId('offer').waitFor({ state: 'detached' });
      await page.getByText('Adjourned', { exact: true }).waitFor();
      expect(await page.getByRole('button', { name: 'Concede' }).count()).toBe(0);
    }
    await spanish.page.goto(house.url);
    await spanish.page.getByTestId('my-match').getByText('adjourned').waitFor();
    await spanish.page.goBack();
    await spanish.page.getByTestId('adjourned').getByRole('button', { name: 'Ask to resume' }).click();
    await english.page.getByTestId('offer').getByRole('button', { name: 'Agree' }).click();
    for (const { page } of [english, spanish]) await page.getByTestId('adjourned').waitFor({ state: 'detached' });
    await chooseInMenu(spanish.page, 0);
    await showsState(english.page, 4);
  });
});

describe('players who change sides', () => {
  it.each([
    ['away', false],
    ['at his list of matches, which knows it already', true],
  ])('come back at their new seats by themselves, also whoever was %s, and play on from there', async (_where, knows) => {
    const { english, spanish, id } = await seated(house);
    const seats = () => Promise.all([english, spanish].map(async ({ page }) => (await seatOf(page, id)).playerID));
    const [frances, alonso] = await seats();
    await spanish.page.getByRole('button', { name: 'Match', exact: true }).click();
    await spanish.page.getByRole('menuitem', { name: 'Ask to change sides' }).click();
    await english.page.getByTestId('offer').getByText('each of you would play the other’s').waitFor();
    // He asked, and looks at something else meanwhile.
    await spanish.page.goto(house.url);
    await english.page.getByTestId('offer').getByRole('button', { name: 'Agree' }).click();
    await english.page.getByTestId('swapped').getByText('your side is Spanish now').waitFor();
    if (knows) await Promise.all([spanish.page.waitForResponse('**/people/standing'), spanish.page.reload()]);
    await spanish.page.goBack();
    await spanish.page.getByTestId('swapped').getByText('your side is English now').waitFor();
    await english.page.getByText('Your side: Spanish, against Alonso').waitFor();
    // The match begins here: nothing was told before.
    expect(await english.page.getByRole('button', { name: 'What happened before' }).count()).toBe(0);
    await chooseInMenu(english.page, 0);
    await showsState(spanish.page, 2);
    await english.page.getByTestId('swapped').waitFor({ state: 'detached' });
    // Each has his seat for good.
    await spanish.page.reload();
    await spanish.page.getByText('Your side: English, against Frances').waitFor();
    expect(await seats()).toEqual([alonso, frances]);
  });
});
