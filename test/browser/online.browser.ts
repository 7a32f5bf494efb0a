import { eventually } from '../kit/eventually.js';
import { board, chooseInMenu, create, join, SLUG, seated, shownState, showsState } from './hands.js';
import { openHouse } from './house.js';

const house = openHouse();

/** The Spanish player, who deploys first, makes one move from the list. */
async function spanishMove(page: Parameters<typeof chooseInMenu>[0]): Promise<number> {
  const before = await shownState(page);
  await chooseInMenu(page, 0);
  await showsState(page, before + 1);
  return before + 1;
}

describe('a match at the server', () => {
  it('is laid by one, joined by link by the other, watched by a third; a move shows on all three screens', async () => {
    const { english, spanish, link } = await seated(house);
    const guest = await house.person();
    await guest.page.goto(link);
    await guest.page.getByRole('button', { name: 'Watch' }).click();
    await board(guest.page).waitFor();
    expect(await guest.page.locator('.wg-strip').textContent()).toContain('Watching');

    const state = await spanishMove(spanish.page);
    await showsState(english.page, state);
    await showsState(guest.page, state);
    expect(await spanish.page.locator('.wg-strip').textContent()).toContain('You play the Spanish against Frances');

    await guest.page.goto(`${house.url}/lobby/${SLUG}`);
    await guest.page.getByText('Nobody is waiting just now').waitFor();
  });

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

  it('is resumed after the browser was closed, and the other sees who is away', async () => {
    const { english, spanish } = await seated(house);
    const state = await spanishMove(spanish.page);
    const kept = await spanish.context.storageState();
    await spanish.context.close();
    await english.page.getByText('Alonso, who is away').or(english.page.getByText('against Alonso, who is away')).first().waitFor();

    const again = await house.person({ storageState: kept });
    await again.page.goto(house.url);
    await again.page.getByRole('link', { name: 'Resume' }).click();
    await board(again.page).waitFor();
    await showsState(again.page, state);
    await spanishMove(again.page);
    await eventually(async () => expect(await english.page.locator('.wg-strip').textContent()).not.toContain('away'));
  });

  it('says when the connection is lost, heals by itself, and has missed nothing', async () => {
    const { english, spanish } = await seated(house);
    await english.context.setOffline(true);
    await english.page.getByTestId('connection-lost').waitFor();
    const state = await spanishMove(spanish.page);
    await english.context.setOffline(false);
    await english.page.getByTestId('connection-lost').waitFor({ state: 'detached' });
    await showsState(english.page, state);
  });

  it('outlives a restart of the server', async () => {
    const { english, spanish } = await seated(house);
    await spanishMove(spanish.page);
    await house.stopServer();
    await english.page.getByTestId('connection-lost').waitFor();
    await spanish.page.getByTestId('connection-lost').waitFor();
    await house.startServer();
    await english.page.getByTestId('connection-lost').waitFor({ state: 'detached' });
    await spanish.page.getByTestId('connection-lost').waitFor({ state: 'detached' });
    await showsState(english.page, await spanishMove(spanish.page));
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
