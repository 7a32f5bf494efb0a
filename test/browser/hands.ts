import { Client } from 'boardgame.io/client';
import { SocketIO } from 'boardgame.io/multiplayer';
import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import type { GameModule } from '../../src/boardgame/module.js';
import { modules } from '../../src/index.js';
import { decide } from '../../src/kit/decide.js';
import type { Choice } from '../../src/kit/rules.js';
import type { TestServer } from './testServer.js';

export const SLUG = 'invincible-armada';
export const module = modules[SLUG] as GameModule;

/** A small window, which makes rendering a whole match faster. */
export const SMALL = { viewport: { width: 900, height: 640 } };

async function fillIn(page: Page, name: string, form?: (page: Page) => Promise<void>): Promise<string> {
  await page.getByLabel('Your name').fill(name);
  await form?.(page);
  await page.getByRole('button', { name: 'Create the match' }).click();
  await page.getByTestId('waiting-room').waitFor();
  return new URL(page.url()).pathname.split('/')[3];
}

/** Creates a match through the lobby. Returns the match id. */
export async function create(
  page: Page,
  url: string,
  name: string,
  form?: (page: Page) => Promise<void>,
  title = module.title,
): Promise<string> {
  await page.goto(`${url}/`);
  await page
    .getByRole('article', { name: title })
    .getByRole('link', { name: /waiting|playing now/ })
    .click();
  await page.getByRole('link', { name: 'Create a match' }).click();
  return fillIn(page, name, form);
}

export async function join(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Join the match' }).click();
}

export const board = (page: Page) => page.locator('.wg-board .wg-root');

export const shownState = async (page: Page): Promise<number> => Number(await page.locator('.wg-board').getAttribute('data-state'));

export async function showsState(page: Page, state: number, timeout = 60_000): Promise<void> {
  const isShown = (least: number) => Number(document.querySelector('.wg-board')?.getAttribute('data-state') ?? -1) >= least;
  await page.waitForFunction(isShown, state, { timeout, polling: 20 });
}

/** Opens the board’s list of choices by its key. Clicking its button takes longer. */
const openMenu = (page: Page) => page.keyboard.press('m');

export async function chooseInMenu(page: Page, index: number): Promise<void> {
  await openMenu(page);
  await page.locator('.wg-moves-menu li button').nth(index).click();
}

/** Makes one move for the Spanish player, who deploys first, from the list. Returns the new `_stateID`. */
export async function spanishMove(page: Page): Promise<number> {
  const before = await shownState(page);
  await chooseInMenu(page, 0);
  await showsState(page, before + 1);
  return before + 1;
}

export async function seatOf(page: Page, matchID: string): Promise<{ playerID: string; credentials: string }> {
  const kept = await page.evaluate(() => localStorage.getItem('weathergage.matches'));
  const seat = (JSON.parse(kept ?? '[]') as { id: string; playerID: string; credentials: string }[]).find(({ id }) => id === matchID);
  if (!seat) throw new Error('this page has no seat in the match');
  return seat;
}

/** Starts a stock boardgame.io client at the page’s seat. The bot decides from this client's view. */
export function shoulder(url: string, matchID: string, seat: { playerID: string; credentials: string }) {
  const client = Client({
    game: module.game,
    matchID,
    playerID: seat.playerID,
    credentials: seat.credentials,
    multiplayer: SocketIO({ server: url, socketOpts: { transports: ['websocket'] } }),
    debug: false,
  });
  client.start();
  return client;
}

export type Shoulder = ReturnType<typeof shoulder>;

/**
 * Returns the index of the bot’s choice in the list. If the list is a sample without this choice, returns another choice with the same
 * move.
 */
export function captainsIndex(view: unknown, playerID: string, random: number, of: GameModule = module): number {
  const choices = of.rules.choices(view, playerID);
  const choice = decide(of, view, playerID, random);
  const same = ({ move, args }: Choice) => move === choice?.move && JSON.stringify(args) === JSON.stringify(choice.args);
  const exact = choices.findIndex(same);
  if (exact >= 0) return exact;
  const alike = choices.findIndex(({ move, args }) => move === choice?.move && JSON.stringify(args[0]) === JSON.stringify(choice.args[0]));
  return alike >= 0
    ? alike
    : Math.max(
        0,
        choices.findIndex(({ move }) => move === choice?.move),
      );
}

export async function savedMatch(page: Page): Promise<string> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the match file' }).click();
  return (await download).path();
}

/** Opens a match file on the replay page, and waits for the result of the check. */
export async function replays(
  page: Page,
  url: string,
  file: string,
  verdict = 'every roll and the result follow the rules',
): Promise<void> {
  await page.goto(`${url}/replay`);
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByText(verdict).waitFor();
  await board(page).waitFor();
}

/** Plays a page’s seat from the list of choices until the match ends or reaches the state `until`. */
export async function playOn(page: Page, until: number): Promise<void> {
  const mine = page.locator('.wg-topbar.wg-mine');
  const over = page.getByTestId('match-over');
  for (let n = 0; ; n++) {
    await mine.or(over).first().waitFor();
    if (await over.isVisible()) return;
    const state = await shownState(page);
    if (state >= until) return;
    await openMenu(page);
    const entries = page.locator('.wg-moves-menu li button');
    // The list appears after the first render.
    await entries.first().waitFor();
    await entries.nth((n * 7) % (await entries.count())).click();
    await showsState(page, state + 1);
  }
}

/** Opens a two-player match. The English player creates it, and the Spanish player joins by link. */
export async function seated(
  testServer: TestServer,
  options: BrowserContextOptions = {},
  ready?: (context: BrowserContext) => Promise<unknown>,
) {
  const english = await testServer.person(options);
  const spanish = await testServer.person(options);
  for (const { context } of [english, spanish]) await ready?.(context);
  await english.page.goto(`${testServer.url}/create/${SLUG}`);
  const id = await fillIn(english.page, 'Frances', (page) => page.getByLabel('Only with the link').check());
  const link = await english.page.getByLabel('Link to this match').inputValue();
  await join(spanish.page, link, 'Alonso');
  await board(spanish.page).waitFor();
  await board(english.page).waitFor();
  return { english, spanish, id, link };
}

/** Starts a match on one screen and closes the first pass screen. */
export async function beginAtOneScreen(page: Page, url: string, slug: string): Promise<void> {
  await page.goto(`${url}/hotseat/${slug}`);
  await page.locator('form button[type=submit]').click();
  await board(page).waitFor();
  const passScreen = page.getByTestId('curtain');
  if (await passScreen.isVisible()) await passScreen.getByRole('button').click();
}
