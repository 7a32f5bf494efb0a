import { eventually } from '../kit/eventually.js';
import { board, SLUG, seated, showsState, spanishMove } from './hands.js';
import { openHouse } from './house.js';

const house = openHouse();

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
    expect(await spanish.page.locator('.wg-strip').textContent()).toContain('Your side: Spanish, against Frances');

    await guest.page.goto(`${house.url}/lobby/${SLUG}`);
    await guest.page.getByText('Nobody is waiting just now').waitFor();
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
});
