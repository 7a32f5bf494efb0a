import type { Page } from 'playwright-core';
import { eventually } from '../kit/eventually.js';
import { board, create, join, replays, SLUG, savedMatch, seated, shownState, showsState, spanishMove } from './hands.js';
import { openTestServer } from './testServer.js';

const testServer = openTestServer({ pagesStay: true });

describe('an open match', () => {
  it('is listed with its options, and can be joined from the list', async () => {
    const host = await testServer.person();
    await create(host.page, testServer.url, 'Drake', async (page) => {
      await page.getByLabel('Spanish', { exact: true }).check();
      await page.getByText('What if?').click();
      await page.getByLabel('Hellburners').check();
    });
    const guest = await testServer.person();
    await guest.page.goto(`${testServer.url}/lobby/${SLUG}`);
    const row = guest.page.getByTestId('match-row').filter({ hasText: 'Drake (Spanish) is waiting for an opponent' });
    await row.getByText('1 optional rule').waitFor();
    await row.getByRole('link', { name: 'Join as English' }).click();
    await guest.page.getByLabel('Your name').fill('Howard');
    await guest.page.getByRole('button', { name: 'Join the match' }).click();
    await board(guest.page).waitFor();
    await board(host.page).waitFor();
    await testServer.everybodyLeaves();
  });
});

describe('a match created with a scenario', () => {
  it('shows a deployment to both players after one has created it and the other has joined by link', async () => {
    const [edward, quieret] = [await testServer.person(), await testServer.person()];
    const scenario = async (page: typeof edward.page) => {
      await page.getByLabel(/Quieret’s Plan/).check();
      await page.getByLabel('Only with the link').check();
    };
    await create(edward.page, testServer.url, 'Edward', scenario, 'Right Fierce & Terrible');
    await join(quieret.page, await edward.page.getByLabel('Link to this match').inputValue(), 'Quieret');
    await board(quieret.page).waitFor();
    await board(edward.page).waitFor();
    await quieret.page.locator('[data-action="useStandardDeployment"]').click();
    await showsState(edward.page, 1);
    await quieret.page.locator('[data-action="confirmDeployment"]').click();
    await showsState(edward.page, 2);
    await edward.page.locator('[data-action="useStandardDeployment"]').click();
    await showsState(quieret.page, 3);
    expect(await edward.page.locator('.wg-strip').textContent()).toContain('Your side: English, against Quieret');
    await testServer.everybodyLeaves();
  });
});

describe('a match of two players', () => {
  /** The match that all tests share. One test replaces its Spanish player. */
  let match: Awaited<ReturnType<typeof seated>>;
  beforeAll(async () => {
    match = await seated(testServer);
  });

  const say = async (page: Page, words: string) => {
    await page.locator('.wg-chat').getByRole('textbox').fill(words);
    await page.locator('.wg-chat').getByRole('button', { name: 'Send' }).click();
    await page.locator('.wg-chat').getByText(words).waitFor();
  };

  it('queues a move made without a connection, and sends it when the connection is back', async () => {
    const { english, spanish } = match;
    const state = await shownState(spanish.page);
    await spanish.context.setOffline(true);
    const lost = spanish.page.getByTestId('connection-lost');
    await lost.waitFor();
    await spanish.page.getByRole('button', { name: 'All moves' }).click();
    await spanish.page.locator('.wg-moves-menu li button').first().click();
    await lost.getByText('Your move will be sent').waitFor();
    await spanish.context.setOffline(false);
    for (const { page } of [english, spanish]) await showsState(page, state + 1);
    await lost.waitFor({ state: 'detached' });
    expect(await spanish.page.getByTestId('rejected').count()).toBe(0);
  });

  it('keeps a queued move across a reload of the page', async () => {
    const { english, spanish } = match;
    const state = await shownState(spanish.page);
    await testServer.stopServer();
    await spanish.page.getByTestId('connection-lost').waitFor();
    await spanish.page.getByRole('button', { name: 'All moves' }).click();
    await spanish.page.locator('.wg-moves-menu li button').first().click();
    await spanish.page.getByTestId('connection-lost').getByText('Your move will be sent').waitFor();
    await testServer.startServer();
    // Reload before the page has reconnected automatically.
    await spanish.page.reload();
    for (const { page } of [english, spanish]) await showsState(page, state + 1);
    expect(await spanish.page.getByTestId('rejected').count()).toBe(0);
    expect(await spanish.page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes('waiting')))).toEqual([]);
    await english.page.getByTestId('connection-lost').waitFor({ state: 'detached' });
  });

  it('marks the tab of the log while a chat message is unread', async () => {
    const { english, spanish } = match;
    await spanish.page.getByRole('tab', { name: 'Charts' }).click();
    await say(english.page, 'mind the tide');
    const log = spanish.page.getByRole('tab', { name: /^Log.*new message/ });
    await log.click();
    await spanish.page.getByText('mind the tide').waitFor();
    await spanish.page.getByRole('tab', { name: 'Log', exact: true }).waitFor();
  });

  it('shows a returning player the chat, with messages sent meanwhile', async () => {
    const { english, spanish } = match;
    await say(spanish.page, 'good morning');
    const kept = await spanish.context.storageState();
    const address = spanish.page.url();
    await spanish.context.close();
    await say(english.page, 'are you there');
    match.spanish = await testServer.person({ storageState: kept });
    await match.spanish.page.goto(address);
    for (const words of ['good morning', 'are you there']) await match.spanish.page.locator('.wg-chat').getByText(words).waitFor();
  });

  it('shows a new name to both players', async () => {
    const { english, spanish } = match;
    await english.page.getByRole('button', { name: 'Match', exact: true }).click();
    await english.page.getByRole('menuitem', { name: 'Change your name' }).click();
    await english.page.getByRole('textbox', { name: 'Your name' }).fill('Lord Howard');
    await english.page.getByRole('button', { name: 'Change name' }).click();
    await spanish.page.getByText('against Lord Howard').waitFor();
  });

  it('is continued by a replacement player with the link after a player has left', async () => {
    const { english, spanish, link } = match;
    const state = await spanishMove(spanish.page);
    await spanish.page.getByRole('button', { name: 'Match', exact: true }).click();
    await spanish.page.getByRole('menuitem', { name: 'Leave the match' }).click();
    await spanish.page.getByRole('button', { name: 'Leave', exact: true }).click();
    await spanish.page.waitForURL(`**/lobby/${SLUG}`);
    await english.page.getByTestId('opponent-left').waitFor();

    await spanish.context.close();
    match.spanish = await testServer.person();
    await join(match.spanish.page, link, 'Recalde');
    await board(match.spanish.page).waitFor();
    await showsState(match.spanish.page, state);
    await english.page.getByText('against Recalde').waitFor();
    await showsState(english.page, await spanishMove(match.spanish.page));
  });

  it('keeps the chats of spectators and players apart until the match is over', async () => {
    const { english, spanish, link } = match;
    const [drake, howard] = [await testServer.person(), await testServer.person()];
    await drake.page.goto(testServer.url);
    await drake.page.evaluate(() => localStorage.setItem('weathergage.name', JSON.stringify('Drake')));
    for (const { page } of [drake, howard]) await page.goto(`${link}?watch`);
    const room = ({ page }: typeof drake) => page.getByRole('region', { name: 'Spectator chat' });
    const write = async (who: typeof drake, text: string) => {
      await room(who).getByRole('textbox').fill(text);
      await room(who).getByRole('button', { name: 'Send' }).click();
    };
    await write(drake, 'Bowls first');
    await room(howard).getByText('Drake: Bowls first').waitFor();
    await write(howard, 'No haste');
    await room(drake).getByText('Spectator: No haste').waitFor();
    await howard.page.reload();
    await room(howard).getByText('Drake: Bowls first').waitFor();

    await say(english.page, 'Good wind');
    await spanish.page.locator('.wg-chat').getByText('Good wind').waitFor();
    expect(await spanish.page.getByText('Bowls first').count()).toBe(0);
    expect(await drake.page.getByText('Good wind').count()).toBe(0);

    await spanish.page.getByRole('button', { name: 'Concede' }).first().click();
    await spanish.page.getByRole('button', { name: 'Yes, concede' }).click();
    await english.page.getByTestId('match-over').getByText('English) wins.').waitFor();
    await english.page.getByText('Spectator chat (2)').click();
    await english.page.getByText('Drake: Bowls first').waitFor();
  });

  it('gives its file, and a rematch with the same opponent', async () => {
    const { english, spanish } = match;
    const file = await savedMatch(spanish.page);
    await english.page.getByRole('button', { name: 'Rematch with sides swapped' }).click();
    await english.page.getByTestId('waiting-room').waitFor();
    await spanish.page.getByRole('button', { name: 'Join the rematch' }).click();
    await board(spanish.page).waitFor();
    await board(english.page).waitFor();
    await eventually(async () => expect(await shownState(english.page)).toBe(0));
    await replays(english.page, testServer.url, file);
  });
});
