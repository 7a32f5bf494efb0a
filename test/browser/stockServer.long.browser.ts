import type { Game } from 'boardgame.io';
import { Client } from 'boardgame.io/client';
import { SocketIO } from 'boardgame.io/multiplayer';
import { modules } from '../../src/index.js';
import { quickDice } from '../../src/kit/dice.js';
import { drawOne } from '../../src/kit/drawing.js';
import { eventually } from '../kit/eventually.js';
import { afterwards } from '../server/house.js';
import { stockHost } from '../server/stockHost.js';
import { openHouse } from './house.js';

const house = openHouse();

type Module = (typeof modules)[keyof typeof modules];

/** Both seats of the match at somebody else's server that stock clients and boards find there without being told which. */
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
  const until = async (holds: () => boolean) => {
    while (!holds()) await new Promise((resolve) => setTimeout(resolve, 5));
  };
  const dice = quickDice(1588);
  /** Whoever is asked moves. */
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
  'the board of %s looks back at a server of boardgame.io, while the match goes on',
  async (slug, module) => {
    const { url, move } = await bothSeats(module);
    // The page is somebody else's: what ours may connect to does not bind it.
    const { page } = await house.person({ bypassCSP: true });
    await page.goto(`${house.url}/host/?game=${slug}&seat=0&server=${encodeURIComponent(url)}`);
    const board = page.locator('.weathergage');
    const told = (text: string) => board.locator('.hosted-back output').getByText(text, { exact: true }).waitFor();
    await board.locator('.shell').waitFor();
    await board.getByRole('button', { name: 'Look back (J)' }).click();
    await told('Now');
    const slider = board.getByRole('slider', { name: 'Moment' });
    /** A board that is shown two positions at once keeps the second, so it is given time for each. */
    const moveShown = async (now: number) => {
      await move();
      await eventually(async () => expect(await slider.getAttribute('max')).toBe(String(now)));
    };
    for (const now of [1, 2, 3]) await moveShown(now);

    await page.keyboard.press('j');
    await told('Move 2 of 3');
    await slider.fill('0');
    await told('The set-up');

    await moveShown(4);
    await page.keyboard.press('k');
    await told('Move 1 of 4');
    await board.getByRole('button', { name: 'To the present' }).click();
    await told('Now');

    // Whoever comes later has seen no more than what there was since.
    await page.reload();
    await board.getByRole('button', { name: 'Look back (J)' }).click();
    await moveShown(5);
    await page.keyboard.press('j');
    await told('Move 4 of 5');
    await board.locator('.hosted-back .back-since').waitFor();
  },
);
