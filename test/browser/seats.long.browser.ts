import { eventually } from '../kit/eventually.js';
import { board, create, join, SLUG, seated, shownState, showsState, spanishMove } from './hands.js';
import { openHouse } from './house.js';

const house = openHouse();

describe('a match at the server', () => {
  it('stands in the list when it is open to anybody, with its options, and can be joined from there', async () => {
    const host = await house.person();
    await create(host.page, house.url, 'Drake', async (page) => {
      await page.getByLabel('Spanish', { exact: true }).check();
      await page.getByText('What if?').click();
      await page.getByLabel('Hellburners').check();
    });
    const comer = await house.person();
    await comer.page.goto(`${house.url}/lobby/${SLUG}`);
    const row = comer.page.getByTestId('match-row').filter({ hasText: 'Drake plays the Spanish side and waits for you' });
    await row.getByText('1 optional rule').waitFor();
    await row.getByRole('link', { name: 'Play the English side' }).click();
    await comer.page.getByLabel('Your name').fill('Howard');
    await comer.page.getByRole('button', { name: 'Sit down' }).click();
    await board(comer.page).waitFor();
    await board(host.page).waitFor();
  });

  it('that was left is taken over by whoever has the link', async () => {
    const { english, spanish, link } = await seated(house);
    const state = await spanishMove(spanish.page);
    await spanish.page.getByRole('button', { name: 'Match', exact: true }).click();
    await spanish.page.getByRole('menuitem', { name: 'Leave the match' }).click();
    await spanish.page.getByRole('button', { name: 'Leave', exact: true }).click();
    await spanish.page.waitForURL(`**/lobby/${SLUG}`);
    await english.page.getByTestId('opponent-left').waitFor();

    const heir = await house.person();
    await join(heir.page, link, 'Recalde');
    await board(heir.page).waitFor();
    await showsState(heir.page, state);
    await english.page.getByText('against Recalde').waitFor();
    await showsState(english.page, await spanishMove(heir.page));
  });

  it('shows a new name to both', async () => {
    const { english, spanish } = await seated(house);
    await english.page.getByRole('button', { name: 'Match', exact: true }).click();
    await english.page.getByRole('menuitem', { name: 'Change your name' }).click();
    await english.page.getByRole('textbox', { name: 'Your name' }).fill('Lord Howard');
    await english.page.getByRole('button', { name: 'Change it' }).click();
    await spanish.page.getByText('against Lord Howard').waitFor();
  });

  it('can be played again with the same opponent, and its file saved', async () => {
    const { english, spanish } = await seated(house);
    await spanishMove(spanish.page);
    await spanish.page.getByRole('button', { name: 'Concede' }).first().click();
    await spanish.page.getByRole('button', { name: 'Yes, concede' }).click();
    await english.page.getByTestId('match-over').getByText('The English side wins.').waitFor();
    const download = spanish.page.waitForEvent('download');
    await spanish.page.getByRole('button', { name: 'Save the match file' }).click();
    const file = await (await download).path();

    await english.page.getByRole('button', { name: 'Play again' }).click();
    await english.page.getByTestId('waiting-room').waitFor();
    await spanish.page.getByRole('button', { name: 'Join the new match' }).click();
    await board(spanish.page).waitFor();
    await board(english.page).waitFor();
    await eventually(async () => expect(await shownState(english.page)).toBe(0));

    const reader = await house.person();
    await reader.page.goto(`${house.url}/replay`);
    await reader.page.locator('input[type=file]').setInputFiles(file);
    await reader.page.getByText('every die and the result agree with the rules').waitFor();
  });
});
