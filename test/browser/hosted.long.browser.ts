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

/** The room that a host gives a board: a window, a window with a header, a box of its own. */
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

/** Gives the board of the host's page another room. */
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

/** The size of a board, and how many of its parts are cut off. */
const edges = (page: Page) =>
  page.locator('.wg-root').evaluate((root) => {
    const { width, height, right, bottom } = root.getBoundingClientRect();
    const parts = [...root.querySelectorAll('.wg-topbar, .wg-map-area, .wg-actionbar, .wg-panel')].map((part) =>
      part.getBoundingClientRect(),
    );
    return { room: [width, height], out: parts.filter((part) => part.right > right + 1 || part.bottom > bottom + 1).length };
  });

describe('a board in the page of a host', () => {
  it.each(Object.keys(modules))('of %s shows earlier positions by itself, and fills any room without being cut off', async (slug) => {
    const { page } = await testServer.person({ viewport: PHONE });
    await page.goto(`${testServer.url}/host/?game=${slug}`);
    const board = page.locator('.wg-root');
    const curtain = board.locator('.wg-curtain button');
    for (let move = 0; move < 3; move++) {
      await board.locator('.wg-tools .wg-tool').first().waitFor();
      if (await curtain.count()) await curtain.click();
      await board.locator('.wg-tools .wg-tool').first().click();
      await board.locator('.wg-moves-menu li button').first().click();
      await board.locator('.wg-moves-menu[open]').waitFor({ state: 'detached' });
    }
    if (await curtain.count()) await curtain.click();
    await board.getByRole('button', { name: 'History (J)' }).click();
    await board.locator('.wg-hosted-back output').getByText('Now').waitFor();
    await page.keyboard.press('j');
    await board.locator('.wg-hosted-back output').getByText('Move 2 of 3').waitFor();
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

/** Both seats of the default match of a stock server, which clients and boards find without its id. */
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
  /** One of the players who are asked moves. */
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
  'the board of %s shows earlier positions at a server of boardgame.io, while the match goes on',
  async (slug, module) => {
    const { url, move } = await bothSeats(module);
    // A host's page is not bound by our connection policy.
    const { page } = await testServer.person({ bypassCSP: true });
    await page.goto(`${testServer.url}/host/?game=${slug}&seat=0&server=${encodeURIComponent(url)}`);
    const board = page.locator('.wg-root');
    const told = (text: string) => board.locator('.wg-hosted-back output').getByText(text, { exact: true }).waitFor();
    await board.locator('.wg-board-shell').waitFor();
    await board.getByRole('button', { name: 'History (J)' }).click();
    await told('Now');
    const slider = board.getByRole('slider', { name: 'Position' });
    /** A board that receives two positions at once keeps the second only, so this waits for each. */
    const moveShown = async (now: number) => {
      await move();
      await eventually(async () => expect(await slider.getAttribute('max')).toBe(String(now)));
    };
    for (const now of [1, 2, 3]) await moveShown(now);

    await page.keyboard.press('j');
    await told('Move 2 of 3');
    await slider.fill('0');
    await told('Set-up');

    await moveShown(4);
    await page.keyboard.press('k');
    await told('Move 1 of 4');
    await board.getByRole('button', { name: 'To the current position' }).click();
    await told('Now');

    // After a reload the board knows only what it has been shown since.
    await page.reload();
    await board.getByRole('button', { name: 'History (J)' }).click();
    await moveShown(5);
    await page.keyboard.press('j');
    await told('Move 4 of 5');
    await board.locator('.wg-hosted-back .wg-back-since').waitFor();
  },
);
