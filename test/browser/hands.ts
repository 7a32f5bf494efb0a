import { Client } from 'boardgame.io/client';
import { SocketIO } from 'boardgame.io/multiplayer';
import type { Page } from 'playwright-core';
import { decide } from '../../client/captain/driver.js';
import type { GameModule } from '../../src/boardgame/module.js';
import { modules } from '../../src/index.js';
import type { Choice } from '../../src/kit/rules.js';
import { eventually } from '../kit/eventually.js';

export const SLUG = 'invincible-armada';
export const module = modules[SLUG] as GameModule;

/** Small enough that drawing it does not take most of the time of a whole match. */
export const SMALL = { viewport: { width: 900, height: 640 } };

/** Lays a table through the form, and returns the match's id. */
export async function create(
  page: Page,
  url: string,
  name: string,
  form?: (page: Page) => Promise<void>,
  title = module.title,
): Promise<string> {
  await page.goto(`${url}/`);
  await page.getByRole('article', { name: title }).getByRole('link', { name: 'Play online' }).click();
  await page.getByRole('link', { name: 'New match' }).click();
  await page.getByLabel('Your name').fill(name);
  await form?.(page);
  await page.getByRole('button', { name: 'Lay the table' }).click();
  await page.getByTestId('waiting-room').waitFor();
  return new URL(page.url()).pathname.split('/')[3];
}

/** Follows a link to a match and sits down. */
export async function join(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Sit down' }).click();
}

export const board = (page: Page) => page.locator('.wg-board .weathergage');

/** The position that a page shows. */
export const shownState = async (page: Page): Promise<number> => Number(await page.locator('.wg-board').getAttribute('data-state'));

/** Waits until a page shows a position at least as new as this. */
export const showsState = (page: Page, state: number, timeout = 15_000) =>
  eventually(async () => expect(await shownState(page)).toBeGreaterThanOrEqual(state), { timeout, interval: 30 });

/** Chooses in the board's list of everything that may be done, as a player would who cannot use the map. */
export async function chooseInMenu(page: Page, index: number): Promise<void> {
  await page.getByRole('button', { name: 'All choices' }).click();
  await page.locator('.moves-menu li button').nth(index).click();
}

/** The credentials that a page keeps for its seat. */
export async function seatOf(page: Page, matchID: string): Promise<{ playerID: string; credentials: string }> {
  const kept = await page.evaluate(() => localStorage.getItem('weathergage.matches'));
  const seat = (JSON.parse(kept ?? '[]') as { id: string; playerID: string; credentials: string }[]).find(({ id }) => id === matchID);
  if (!seat) throw new Error('this page has no seat in the match');
  return seat;
}

/** A stock boardgame.io client that looks over the shoulder of a seat: what the captain is asked with. */
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

/** Which of the listed choices the captain takes; where he thinks of one that the list only samples, another one of the same move. */
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
