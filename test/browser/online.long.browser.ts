import { eventually } from '../kit/eventually.js';
import { settled } from './armadaDesk.js';
import { seedPages, seedServer } from './chance.js';
import { captainsIndex, chooseInMenu, module, replays, SMALL, savedMatch, seated, seatOf, shoulder, showsState } from './hands.js';
import { openTestServer } from './testServer.js';

const testServer = openTestServer();

describe('a match of The Invincible Armada at the server', () => {
  it('is played from the lobby to its end in the browsers of both players, and its file replays', async () => {
    seedServer();
    const { english, spanish, id } = await seated(testServer, SMALL, seedPages);
    const players = await Promise.all(
      [english, spanish].map(async ({ page }) => {
        const seat = await seatOf(page, id);
        return { page, seat, client: shoulder(testServer.url, id, seat) };
      }),
    );
    const [first] = players;
    await eventually(() => expect(first.client.getState()?._stateID).toBe(0));
    for (let n = 1; n < 2000; n++) {
      const state = first.client.getState();
      if (!state || state.ctx.gameover) break;
      const asked = players.find(({ seat }) => seat.playerID in (state.ctx.activePlayers ?? {}));
      if (!asked) throw new Error('nobody is asked');
      await eventually(() => expect(asked.client.getState()?._stateID).toBe(state._stateID), { interval: 5 });
      const view = asked.client.getState()?.G;
      if (!settled(view, asked.seat.playerID)) {
        await showsState(asked.page, state._stateID);
        await chooseInMenu(asked.page, captainsIndex(view, asked.seat.playerID, n));
      }
      await eventually(() => expect(first.client.getState()?._stateID).toBeGreaterThan(state._stateID), { interval: 5 });
    }
    for (const { page, client } of players) {
      await page.getByTestId('match-over').waitFor();
      client.stop();
    }
    expect(module.rules.result(first.client.getState()?.G)).toBeDefined();
    await replays(first.page, testServer.url, await savedMatch(first.page));
  });
});
