import type { Page } from 'playwright-core';
import type { Choice } from '../../src/kit/rules.js';
import { board, chooseInMenu, create, join, SMALL, shownState, showsState } from './hands.js';
import { Table } from './table.js';
import { openTestServer } from './testServer.js';
import { WarMirror } from './warMirror.js';

const testServer = openTestServer();
const [ENGLISH, SPANISH] = ['0', '1'];
const TITLE = 'Armada: The War with Spain';

/** Returns the id of the button that makes a choice, or undefined if there is none. */
function buttonFor({ move, args: [first, second] }: Choice): string | undefined {
  if (move.startsWith('finish')) return 'finish';
  switch (move) {
    case 'chooseTreasureMonth':
      return `month-${first}`;
    case 'sailOn':
      return `sailOn-${first}`;
    case 'intercept':
      return `intercept-${first}-${second ?? ''}`;
    case 'passIntercept':
      return `pass-${first}`;
    case 'answerSiege':
      return first ? 'siege' : 'battle';
    case 'fightRound':
      return 'fight';
    case 'breakOff':
      return 'breakOff';
    case 'tryDisengage':
      return 'disengage';
    case 'standFast':
      return 'stand';
    case 'retreat':
      return `retreat-${first}`;
    default:
      return undefined;
  }
}

const press = (page: Page, button: string) => page.locator(`[data-action="${button}"]`).click();

/** Number of moves after which the test finishes instead of making a choice without a button. */
const HURRY = 40;

/** Makes the bot’s next decision on the page, with a button if there is one. Returns the step. */
async function playByButtons(page: Page, mirror: WarMirror): Promise<string> {
  const player = await mirror.sitDown(page);
  const step = mirror.awaiting[player];
  const index = mirror.captainsIndex(player);
  const choice = mirror.choice(player, index);
  const alike = choice.move === 'setHold' ? mirror.choices(player).filter(({ move }) => move === 'setHold') : [];
  if (alike.length > 1) {
    await press(page, 'advance-all');
    for (const { move, args } of alike) mirror.play(player, move, ...args);
    return step;
  }
  const button = buttonFor(choice);
  const end = mirror.choices(player).find(({ move }) => move.startsWith('finish'));
  if (!button && end && mirror.moves > HURRY) {
    await press(page, 'finish');
    mirror.play(player, end.move);
    return step;
  }
  if (button) await press(page, button);
  else await chooseInMenu(page, index);
  mirror.take(player, index);
  return step;
}

describe('The War with Spain on one screen', () => {
  it('is played for all seventeen turns with the board’s buttons and a pass screen, and every roll is checked', async () => {
    const { page } = await testServer.person(SMALL);
    const mirror = new WarMirror('war5');
    await mirror.open(page, testServer.url);
    const asked = new Set<string>();
    while (!mirror.over) asked.add(await playByButtons(page, mirror));
    await page.getByTestId('match-over').waitFor();
    await board(page).locator('.wg-ending').waitFor();
    expect(mirror.moves).toBeGreaterThan(100);
    expect([...asked]).toEqual(expect.arrayContaining(['activate', 'navalMove', 'march', 'assault', 'administer']));
    await page.getByRole('button', { name: 'Check every roll' }).click();
    await page.getByText('every roll and the result follow the rules').waitFor();
  });
});

describe('the board of The War with Spain', () => {
  it('plays a secret month, an assault, a battle, building and a fleet’s course by clicks on its map', async () => {
    const { page } = await testServer.person();
    const mirror = new WarMirror('war2');
    const table = new Table(page, mirror);
    await mirror.open(page, testServer.url);
    const asked = page.locator('.wg-ask');
    /** Finishes steps until a player must decide this step. */
    const endsUntil = async (seat: string, step: string) => {
      for (;;) {
        const player = await mirror.sitDown(page);
        if (player === seat && mirror.awaiting[seat] === step) return;
        const end = mirror.choices(player).find(({ move }) => move.startsWith('finish'));
        await table.action('finish');
        await table.did(player, end?.move ?? '');
      }
    };

    // 4.2 A: in winter the English build no units and get no decision. 11.21: Spain notes its month in secret.
    await mirror.sitDown(page);
    await table.action('month-July');
    await table.did(SPANISH, 'chooseTreasureMonth', 'July');
    await endsUntil(SPANISH, 'assault');

    // 9.0: Mondragon leaves Antwerp. Before the attack only the number of enemy counters is known.
    await mirror.sitDown(page);
    await table.press('2715', '2714');
    await page.locator('.wg-battle-slip .wg-ranges').waitFor();
    await table.action('assault');
    await table.did(SPANISH, 'assault', '2715', ['IT2'], ['mondragon'], '2714');

    // 10.0, 9.15: the English give battle from inside Antwerp and eliminate the Spanish. 9.23: Antwerp is open.
    await mirror.sitDown(page);
    await asked.getByText('fight or enter siege').waitFor();
    expect(await board(page).innerHTML()).not.toContain('Mondragon');
    await table.action('battle');
    await table.did(ENGLISH, 'answerSiege', false);
    await asked.getByText('Choose units to advance into Antwerp').waitFor();
    await table.press('2715');
    await table.did(ENGLISH, 'advance', ['EL4', 'DL4'], ['norris']);
    await table.told(/Antwerp/);
    await endsUntil(ENGLISH, 'activate');

    // 5.24: in April one button brings all English ships out of ordinary. 5.22: London starts a galleon.
    await asked.getByText('April').waitFor();
    const ready = mirror.choices(ENGLISH).filter(({ move }) => move === 'setHold');
    await table.action('advance-all');
    for (const { move, args } of ready) mirror.play(ENGLISH, move, ...args);
    await showsState(page, mirror.moves);
    await table.press('2114');
    await page
      .locator('.wg-offer-list')
      .getByRole('button', { name: /Build Queen's Galleons/ })
      .click();
    await table.did(ENGLISH, 'buildNaval', 'EG7', 'london');
    await endsUntil(ENGLISH, 'navalMove');

    // 6.11, 13.16: two galleons become Fleet 1, with Drake aboard. 6.2: the board evaluates their plotted course before they sail.
    await mirror.sitDown(page);
    await table.press('1616');
    const counter = (name: string) => page.locator('.wg-papers').getByRole('button', { name });
    for (const name of ["Queen's Galleons 5", "Queen's Galleons 6"]) await counter(name).click();
    await table.action('form');
    await table.did(ENGLISH, 'formFleet', '1616', ['EG5', 'EG6']);
    for (const name of ["Queen's Galleons 5", 'Drake']) await counter(name).click();
    await table.action('assign');
    await table.did(ENGLISH, 'assignLeader', 'drake', 'EG5');
    await table.press('1617', '1718');
    await page.locator('.wg-voyage-slip').getByText('arrives').waitFor();
    await table.press('1718');
    await table.did(ENGLISH, 'sail', 1, ['1617', '1718']);
    await table.told(/Fleet 1/);
  });
});

/** Presses the main action’s key for each decision of the player until the board shows this month. */
async function byKeysUntil(page: Page, clock: string): Promise<void> {
  const mine = page.locator('.wg-topbar.wg-mine');
  for (;;) {
    await mine.waitFor();
    if ((await page.locator('.wg-clock').textContent())?.includes(clock)) return;
    const before = await shownState(page);
    await page.keyboard.press('a');
    await showsState(page, before + 1);
  }
}

describe('The War with Spain against the bot', () => {
  it('is played through the first winter with one key, and its log lists Spain’s actions', async () => {
    const { page } = await testServer.person(SMALL);
    await page.addInitScript(() => localStorage.setItem('weathergage.pace', '"fast"'));
    await page.goto(`${testServer.url}/captain/war-with-spain`);
    await page.getByLabel('English', { exact: true }).check();
    await page.getByRole('button', { name: 'Start the match' }).click();
    await board(page).waitFor();
    await byKeysUntil(page, 'May 1587');
    expect(await page.locator('.wg-chronicle').textContent()).toMatch(/Spanish/);
  });
});

describe('The War with Spain at the server', () => {
  it('keeps the month of the silver secret from the opponent, and asks no player without orders to write', async () => {
    const [frances, alonso] = [await testServer.person(), await testServer.person()];
    await create(frances.page, testServer.url, 'Frances', (page) => page.getByLabel('Only with the link').check(), TITLE);
    await join(alonso.page, await frances.page.getByLabel('Link to this match').inputValue(), 'Alonso');
    await board(alonso.page).waitFor();
    await board(frances.page).waitFor();
    await press(alonso.page, 'month-August');
    await showsState(frances.page, 1);
    await alonso.page.locator('.wg-orders-slip').getByText('arrives in August').waitFor();
    const forces = async (page: Page) => {
      await page.getByRole('tab', { name: 'Forces' }).click();
      return page.locator('.wg-politics').textContent();
    };
    expect(await forces(alonso.page)).toContain('Arrives in August');
    expect(await forces(frances.page)).toContain('Only Spain knows its month of arrival');
    await press(alonso.page, 'finish');
    await showsState(frances.page, 2);
    await frances.page.locator('.wg-topbar.wg-mine').waitFor();
    await press(frances.page, 'finish');
    await showsState(alonso.page, 3);
  });
});
