import { eventually } from '../kit/eventually.js';
import { board, chooseInMenu, SLUG, seated, seatOf, shownState, showsState, spanishMove } from './hands.js';
import { openTestServer } from './testServer.js';

const testServer = openTestServer({ captains: true });

describe('a match at the server', () => {
  it('shows a move to both players and a spectator, and survives a lost connection, a restart and a closed browser', async () => {
    const { english, spanish, link } = await seated(testServer);
    const guest = await testServer.person();
    await guest.page.goto(link);
    await guest.page.getByRole('button', { name: 'Watch' }).click();
    await board(guest.page).waitFor();
    expect(await guest.page.locator('.wg-strip').textContent()).toContain('Watching');
    await showsState(english.page, await spanishMove(spanish.page));
    await showsState(guest.page, 1);
    expect(await spanish.page.locator('.wg-strip').textContent()).toContain('Your side: Spanish, against Frances');
    await guest.page.goto(`${testServer.url}/lobby/${SLUG}`);
    await guest.page.getByText('No open matches').waitFor();

    // One player loses the connection. The page reconnects and misses no move.
    const lost = english.page.getByTestId('connection-lost');
    await english.context.setOffline(true);
    await lost.waitFor();
    const state = await spanishMove(spanish.page);
    await english.context.setOffline(false);
    await lost.waitFor({ state: 'detached' });
    await showsState(english.page, state);

    // The server restarts.
    await testServer.stopServer();
    for (const { page } of [english, spanish]) await page.getByTestId('connection-lost').waitFor();
    await testServer.startServer();
    for (const { page } of [english, spanish]) await page.getByTestId('connection-lost').waitFor({ state: 'detached' });
    const later = await spanishMove(spanish.page);
    await showsState(english.page, later);

    // One player closes the browser and returns with its stored data.
    const kept = await spanish.context.storageState();
    await spanish.context.close();
    await english.page.getByText('against Alonso (away)').waitFor();
    const again = await testServer.person({ storageState: kept });
    await again.page.goto(testServer.url);
    await again.page.getByRole('link', { name: 'Resume' }).click();
    await board(again.page).waitFor();
    await showsState(again.page, later);
    await showsState(english.page, await spanishMove(again.page));
    await eventually(async () => expect(await english.page.locator('.wg-strip').textContent()).not.toContain('away'));
  });

  it('rolls dice from both browsers’ numbers and a committed secret, and a player checks them at the end', async () => {
    const { english, spanish, id } = await seated(testServer);
    const { commitment } = (await (await fetch(`${testServer.url}/games/${SLUG}/${id}`)).json()) as { commitment: string };
    const kept = (await seatOf(english.page, id)) as { commitment?: string; salt?: string; playerID: string; credentials: string };
    expect(kept.commitment).toBe(commitment);

    await english.page.getByRole('button', { name: 'Dice' }).click();
    const window = english.page.getByTestId('dice-window');
    await eventually(async () => expect(await window.getByTestId('dice-commitment').textContent()).toBe(commitment));
    await window.getByText('from your browser').waitFor();
    await window.getByText('from Alonso').waitFor();
    expect(await window.textContent()).toContain(kept.salt);
    expect(await window.textContent()).toContain('Revealed after the match');
    await window.getByRole('button', { name: 'Close' }).click();

    await spanish.page.getByRole('button', { name: 'Concede' }).first().click();
    await spanish.page.getByRole('button', { name: 'Yes, concede' }).click();
    await english.page.getByTestId('match-over').waitFor();
    await english.page.getByRole('button', { name: 'Dice' }).click();
    await window.getByTestId('dice-seed').waitFor();
    await window.getByRole('button', { name: 'Check every roll now' }).click();
    await english.page.getByText('The secret matches the commitment made').waitFor();
    await english.page.getByText('Signed by this server').waitFor();
    const { fingerprint } = (await (await fetch(`${testServer.url}/.well-known/weathergage-key`)).json()) as { fingerprint: string };
    expect(await english.page.getByTestId('fingerprint').textContent()).toBe(fingerprint);
    await english.page.getByText('match those this browser stored').waitFor();
  });

  it('against a bot of the server starts with the bot seated and marked, and the bot moves when asked', async () => {
    const { page } = await testServer.person();
    await page.goto(`${testServer.url}/create/${SLUG}`);
    await page.getByLabel('Your name').fill('Howard');
    await page.getByText('Bot (easy)').click();
    await page.getByText('English', { exact: true }).first().click();
    await page.getByRole('button', { name: 'Create the match' }).click();
    await board(page).waitFor();
    await page.locator('.wg-strip').getByRole('img', { name: /^Bot/ }).waitFor();
    // The Spanish player deploys first.
    await page.locator('.wg-root .wg-topbar.wg-mine').waitFor();
    const asked = await shownState(page);
    expect(asked).toBeGreaterThan(0);
    await chooseInMenu(page, 0);
    await eventually(async () => expect(await shownState(page)).toBeGreaterThan(asked));
  });
});
