import type { Page } from 'playwright-core';
import type { GameModule } from '../../src/boardgame/module.js';
import { modules } from '../../src/index.js';
import type { Choice } from '../../src/kit/rules.js';
import { chooseInMenu, SMALL } from './hands.js';
import { Mirror } from './mirror.js';
import { Table } from './table.js';
import { openTestServer } from './testServer.js';

const testServer = openTestServer();
const [ENGLISH, SPANISH] = ['0', '1'];
const armada = modules['grand-armada'] as unknown as GameModule;

/** Returns the ids of the buttons to click for a choice, in order. Undefined if only the list has this choice. */
function buttons({ move, args: [first, second] }: Choice): string[] | undefined {
  switch (move) {
    case 'activate': {
      const orders = (second ?? {}) as { yaw?: string; tow?: string | null };
      const tow = orders.tow === undefined ? 'activate' : `tow-${orders.tow ?? 'none'}`;
      return [`pick-${first}`, ...(orders.yaw ? [`yaw-${orders.yaw}`] : []), tow];
    }
    case 'advance':
    case 'forceEnemy':
    case 'castOff':
      return [move];
    case 'turn':
      return second === 3 && first === 'R' ? undefined : [`turn-${first}${second}`];
    case 'trim':
      return [`trim-${first}`];
    case 'endActivation':
      return [first ? `endActivation-${first}` : 'endActivation'];
    default:
      return undefined;
  }
}

/** Moves that one button combines. */
const STEERING = new Set(['advance', 'turn', 'trim']);

/** Makes the bot’s next decision on the page, with buttons if there are any. */
async function playByButtons(page: Page, mirror: Mirror): Promise<void> {
  const playerID = await mirror.sitDown(page);
  const index = mirror.captainsIndex(playerID);
  const pressed = buttons(mirror.choice(playerID, index));
  if (pressed && STEERING.has(mirror.choice(playerID, index).move)) {
    const steer = page.locator('[data-action="steer"]');
    if ((await steer.getAttribute('aria-pressed')) === 'false') await steer.click();
  }
  if (pressed) for (const id of pressed) await page.locator(`[data-action="${id}"]`).click();
  else await chooseInMenu(page, index);
  mirror.take(playerID, index);
}

describe('The Grand Armada on one screen', () => {
  it('is played to its end with the board’s buttons and a pass screen for close fire, and every roll is checked', async () => {
    const { page } = await testServer.person(SMALL);
    const mirror = new Mirror('armada1', { scenario: 5 }, armada);
    await mirror.open(page, testServer.url);
    const asked = new Set<string>();
    while (!mirror.over) {
      for (const step of Object.values(mirror.awaiting)) asked.add(step);
      await playByButtons(page, mirror);
    }
    await page.getByTestId('match-over').waitFor();
    expect(mirror.moves).toBeGreaterThan(150);
    expect([...asked]).toEqual(expect.arrayContaining(['opening', 'must', 'choose', 'sailing', 'commit', 'flee']));
    await page.getByRole('button', { name: 'Check every roll' }).click();
    await page.getByText('every roll and the result follow the rules').waitFor();
  });

  it('plays a ship’s course, a refused shot, crew fire, a trim and the end of an activation by clicks on the map', async () => {
    const { page } = await testServer.person();
    const table = new Table(page, new Mirror('rosario1', { scenario: 5 }, armada));
    await table.mirror.open(page, testServer.url);

    // 4: the English move first. 5.1: the player plots the course of the Margaret and John, then sails it.
    await table.press('J-12', 'L-11');
    await page.locator('.wg-ask').getByText('Marg. & John to L-11 (2 MP)').waitFor();
    await table.press('L-11');
    table.mirror.play(ENGLISH, 'activate', 'margaret');
    table.mirror.play(ENGLISH, 'advance');
    await table.did(ENGLISH, 'advance');

    // 8.2: guns cannot fire dead ahead, and the board says so. 8.1: after crew fire, the Rosario cannot use its guns in its own move.
    await table.press('N-10');
    await page.locator('.wg-action.wg-refused').getByText('outside the firing arc').waitFor();
    await table.action('fireCrew-rosario');
    await table.did(ENGLISH, 'fireCrew', 'rosario');
    await table.told(/may not fire guns/);

    // 5.3: the free turn ends the ship’s movement. The guns now bear.
    await table.action('steer');
    await table.action('trim-R');
    await table.did(ENGLISH, 'trim', 'R');
    await table.action('endActivation');
    await table.did(ENGLISH, 'endActivation');
    await table.told(/initiative/i);
  });

  it('deploys one ship at Gravelines by hand, and the others by the historical deployment', async () => {
    const { page } = await testServer.person();
    const table = new Table(page, new Mirror('gravelines1', { scenario: 4 }, armada));
    await table.mirror.open(page, testServer.url);
    await table.press('K-8');
    await page.locator('[data-facing="1"]').click();
    await table.press('K-8');
    await table.did(SPANISH, 'placeShip', 'sanmartin', 'K-8', 2);
    for (const side of [SPANISH, ENGLISH]) {
      await table.action('useHistorical');
      await table.did(side, 'useHistorical');
      await table.action('finishDeploy');
      await table.did(side, 'finishDeploy');
    }
    await page.locator('.wg-ask').getByText('You open the turn').waitFor();
  });
});
