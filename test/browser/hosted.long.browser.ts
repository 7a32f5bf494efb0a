import type { Game } from 'boardgame.io';
import { Client } from 'boardgame.io/client';
import { SocketIO } from 'boardgame.io/multiplayer';
import type { Page } from 'playwright-core';
import { modules } from '../../src/index.js';
import { quickDice } from '../../src/kit/dice.js';
import { drawOne } from '../../src/kit/drawing.js';
import { eventually } from '../kit/eventually.js';
import { stockHost } from '../server/stockHost.js';
import { afterwards } from '../server/testServer.js';
import { DESKTOP, PHONE } from './looks.js';
import { openTestServer } from './testServer.js';

const testServer = openTestServer();

/** The space for a board on a host's page: a window, a window with a header, or a box. */
interface Box {
  readonly name: string;
  readonly viewport: { readonly width: number; readonly height: number };
  readonly header?: string;
  readonly box?: readonly [width: string, height: string];
  readonly room: readonly [width: number, height: number];
  readonly narrow: boolean;
}

const BOXES: readonly Box[] = [
  { name: 'the smallest phone', viewport: { width: 320, height: 480 }, room: [320, 480], narrow: true },
  { name: 'a big screen', viewport: { width: 2560, height: 1440 }, room: [2560, 1440], narrow: false },
  { name: 'a page with a header', viewport: DESKTOP, header: '60px', room: [1440, 840], narrow: false },
  { name: 'a column', viewport: DESKTOP, box: ['360px', '640px'], room: [360, 640], narrow: true },
  { name: 'a card', viewport: DESKTOP, box: ['700px', '500px'], room: [700, 500], narrow: true },
];

/** Resizes the board of the host’s page. */
async function giveRoom(page: Page, { viewport, header = '0', box = ['auto', 'auto'] }: Box): Promise<void> {
  await page.setViewportSize(viewport);
  await page.evaluate(
    ([above, width, height]) => {
      for (const each of document.querySelectorAll('header')) each.style.height = above;
      const style = document.querySelector<HTMLElement>('[class=box]')?.style;
      style?.setProperty('--width', width);
      style?.setProperty('--height', height);
    },
    [header, ...box],
  );
}

/** Returns the size of a board, and the number of its parts that are cut off. */
const edges = (page: Page) =>
  page.locator('.wg-root').evaluate((root) => {
    const { width, height, right, bottom } = root.getBoundingClientRect();
    const parts = [...root.querySelectorAll('.wg-topbar, .wg-map-area, .wg-actionbar, .wg-panel')].map((part) =>
      part.getBoundingClientRect(),
    );
    return { room: [width, height], out: parts.filter((part) => part.right > right + 1 || part.bottom > bottom + 1).length };
  });

describe('a board in the page of a host', () => {
  it.each(Object.keys(modules))('of %s shows its own history, and fills any space without cut-off parts', async (slug) => {
    const { page } = await testServer.person({ viewport: PHONE });
    await page.goto(`${testServer.url}/host/?game=${slug}`);
    const board = page.locator('.wg-root');
    const passButton = board.locator('.wg-pass-screen button');
    for (let move = 0; move < 3; move++) {
      await board.locator('.wg-tools .wg-tool').first().waitFor();
      if (await passButton.count()) await passButton.click();
      await board.locator('.wg-tools .wg-tool').first().click();
      await board.locator('.wg-moves-menu li button').first().click();
      await board.locator('.wg-moves-menu[open]').waitFor({ state: 'detached' });
    }
    if (await passButton.count()) await passButton.click();
    await board.getByRole('button', { name: 'History (J)' }).click();
    await board.locator('.wg-hosted-back output').getByText('Now').waitFor();
    // The board also makes the automatic answers of both sides.
    const made = Number(await board.getByRole('slider', { name: 'Position' }).getAttribute('max'));
    expect(made).toBeGreaterThanOrEqual(3);
    await page.keyboard.press('j');
    await board
      .locator('.wg-hosted-back output')
      .getByText(`Move ${made - 1} of ${made}`)
      .waitFor();
    await board.getByRole('slider', { name: 'Position' }).fill('0');
    await board.locator('.wg-hosted-back output').getByText('Set-up').waitFor();
    const cutOff = await board
      .locator('.wg-hosted-back button, .wg-tools .wg-tool')
      .evaluateAll((parts) => parts.filter((part) => part.getBoundingClientRect().right > innerWidth + 1).length);
    expect(cutOff).toBe(0);
    await board.getByRole('button', { name: 'To the current position' }).click();
    await board.locator('.wg-hosted-back output').getByText('Now').waitFor();

    await page.goto(`${testServer.url}/host/?game=${slug}&seat=0`);
    for (const box of BOXES) {
      await giveRoom(page, box);
      await board.locator(box.narrow ? '.wg-board-shell.wg-narrow-board' : '.wg-board-shell:not(.wg-narrow-board, [aria-busy])').waitFor();
      const { name, room } = box;
      await eventually(async () => expect({ name, ...(await edges(page)) }).toEqual({ name, room, out: 0 }));
    }
  });
});

type Module = (typeof modules)[keyof typeof modules];

/** Starts clients for both seats of the default match on a stock server. */
async function bothSeats({ game: itsGame, rules }: Module) {
  const game = itsGame as Game;
  const { url } = await stockHost(game);
  const seats = ['0', '1'].map((playerID) => {
    const client = Client({ game, playerID, multiplayer: SocketIO({ server: url }), debug: false });
    client.start();
    afterwards(() => client.stop());
    return client;
  });
  const states = () => seats.map((client) => client.getState()?._stateID ?? -1);
  const until = (holds: () => boolean) => eventually(() => expect(holds()).toBe(true), { interval: 5 });
  const dice = quickDice(1588);
  /** Makes a random move for a player who must decide. */
  const move = async () => {
    const [first] = states();
    const asked = Object.keys(rules.awaiting(seats[0].getState()?.G as never));
    const seat = seats[Number(drawOne(asked, dice))];
    const choice = drawOne([...rules.choices(seat.getState()?.G as never, seat.playerID as string)], dice);
    seat.moves[choice.move](...choice.args);
    await until(() => states().every((state) => state > first));
  };
  await until(() => states().every((state) => state >= 0));
  return { url, move };
}

it.each(Object.entries(modules))(
  'the board of %s shows its history at a boardgame.io server while the match continues',
  async (slug, module) => {
    const { url, move } = await bothSeats(module);
    // Our content security policy does not apply to a host’s page.
    const { page } = await testServer.person({ bypassCSP: true });
    await page.goto(`${testServer.url}/host/?game=${slug}&seat=0&server=${encodeURIComponent(url)}`);
    const board = page.locator('.wg-root');
    const shown = (text: string) => board.locator('.wg-hosted-back output').getByText(text, { exact: true }).waitFor();
    await board.locator('.wg-board-shell').waitFor();
    await board.getByRole('button', { name: 'History (J)' }).click();
    await shown('Now');
    const slider = board.getByRole('slider', { name: 'Position' });
    const total = async () => Number(await slider.getAttribute('max'));
    /** Makes a move and waits until the board shows it. Otherwise the board could miss a position. */
    const moveShown = async () => {
      const before = await total();
      await move();
      await eventually(async () => expect(await total()).toBeGreaterThan(before));
    };
    const output = board.locator('.wg-hosted-back output');
    for (let n = 0; n < 3; n++) await moveShown();

    await page.keyboard.press('j');
    await output.getByText(/^Move [1-9]\d* of \d+$/).waitFor();
    await slider.fill('0');
    await shown('Set-up');

    await moveShown();
    await page.keyboard.press('k');
    await output.getByText(/^Move 1 of \d+$/).waitFor();
    await board.getByRole('button', { name: 'To the current position' }).click();
    await shown('Now');

    // After a reload the board has only the positions shown since.
    await page.reload();
    await board.getByRole('button', { name: 'History (J)' }).click();
    await moveShown();
    await page.keyboard.press('j');
    await output.getByText(/^Move [1-9]\d* of \d+$/).waitFor();
    await board.locator('.wg-hosted-back .wg-history-since').waitFor();
  },
);
