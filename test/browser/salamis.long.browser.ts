import type { Locator, Page } from 'playwright-core';
import type { GameModule } from '../../src/boardgame/module.js';
import { modeOf, type Order, policyOf } from '../../src/games/salamis-ad-actium/rules/movement/order.js';
import { PREFERENCES, standing } from '../../src/games/salamis-ad-actium/standing.js';
import type { Salamis } from '../../src/games/salamis-ad-actium/state.js';
import { modules } from '../../src/index.js';
import type { Choice } from '../../src/kit/rules.js';
import { chosenOf } from '../../src/kit/standing.js';
import { eventually } from '../kit/eventually.js';
import { board, chooseInMenu, create, join, SMALL, showsState } from './hands.js';
import { Mirror } from './mirror.js';
import { Table } from './table.js';
import { openTestServer } from './testServer.js';

const testServer = openTestServer();
const galleys = modules['salamis-ad-actium'] as unknown as GameModule;
const settled = (G: unknown, seat: string) => standing.answer(galleys.rules.view(G, seat) as Salamis, seat, chosenOf(PREFERENCES, {}));
/** Maximum number of key presses for a course. Longer courses are chosen from the list. */
const STROKES = 18;

/** Returns the keys that plot a course leg by leg. */
const strokes = ({ steps }: Order): string[] =>
  steps.flatMap(([kind, amount]) => {
    if (kind === 'F') return [...'w'.repeat(Math.floor(amount / 10)), ...'e'.repeat(amount % 10)];
    return [...(amount > 0 ? 'd' : 'f').repeat(Math.abs(amount) / 5)];
  });

const POLICY = { ram: 'Ram', rake: 'Rake', bump: 'Bump', halt: 'Halt' } as const;

/** Chooses a place by keyboard, because ships alongside each other overlap under a mouse pointer. */
async function enter(place: Locator): Promise<void> {
  await place.focus();
  await place.press('Enter');
}

const placeOf = (page: Page, id: string) => page.locator(`.wg-places [data-place="${id}"]`);
const action = (page: Page, id: string) => page.locator(`[data-action="${id}"]`).click();

/** Makes a choice on the board. Returns false if it must be made from the list. */
async function atTable(page: Page, { move, args }: Choice): Promise<boolean> {
  const [first] = args;
  if (move === 'moveShip') {
    const order = args[1] as Order;
    const keys = strokes(order);
    if (modeOf(order) !== 'oars' || order.beach !== undefined || keys.length > STROKES) return false;
    await enter(placeOf(page, String(first)));
    await page.locator('.wg-helm-slip').waitFor();
    const policy = page.getByRole('button', { name: POLICY[policyOf(order)], exact: true });
    // A ship without a ram has no choice of policy.
    if (!(await policy.count())) return false;
    await policy.click();
    for (const key of [...keys, ...(order.burst ? ['b'] : []), ...(order.approach ? ['p'] : [])]) await page.keyboard.press(key);
    await action(page, 'sail');
    return true;
  }
  if (move === 'pass') {
    await enter(placeOf(page, String(first)));
    await action(page, 'pass');
    return true;
  }
  const pressed: { readonly [move: string]: string } = {
    startShooting: 'shooting',
    endAction: 'end',
    seize: first ? 'seize' : 'let',
    ready: 'ready',
    prizeCrew: 'crew',
    ...(Array.isArray(first) && first.length === 0 && { boardOrders: 'orders' }),
  };
  if (!(move in pressed)) return false;
  await action(page, pressed[move]);
  return true;
}

describe('Salamis ad Actium on one screen', () => {
  it('is played to the end of a battle with the board’s ships, keys and buttons and a pass screen, and every roll is checked', async () => {
    const { page } = await testServer.person(SMALL);
    const mirror = new Mirror('sal2', { scenario: 'solent-896', turnLimit: 4 }, galleys, settled);
    await mirror.open(page, testServer.url);
    const asked = new Set<string>();
    const clicked = new Set<string>();
    while (!mirror.over) {
      for (const step of Object.values(mirror.awaiting)) asked.add(step);
      const playerID = await mirror.sitDown(page);
      const index = mirror.captainsIndex(playerID);
      const choice = mirror.choice(playerID, index);
      if (await atTable(page, choice)) clicked.add(choice.move);
      else await chooseInMenu(page, index);
      mirror.take(playerID, index);
      await showsState(page, mirror.moves);
    }
    await page.getByTestId('match-over').waitFor();
    expect([...asked]).toEqual(expect.arrayContaining(['act', 'seize', 'house']));
    expect([...clicked]).toEqual(expect.arrayContaining(['moveShip', 'startShooting', 'seize', 'ready']));
    await page.getByRole('button', { name: 'Check every roll' }).click();
    await page.getByText('every roll and the result follow the rules').waitFor();
  });

  it('plays a libation, the ruler, a course drawn with the mouse and a squadron’s full approach on the board', async () => {
    const { page } = await testServer.person();
    const table = new Table(page, new Mirror('salamis1', { scenario: 'salamis-480' }, galleys, settled));
    const { mirror } = table;
    await mirror.open(page, testServer.url);
    const player = Object.keys(mirror.awaiting)[0];

    // 3.1: libations come first.
    await table.action('pray');
    await page.locator('.wg-gods button').nth(3).click();
    await table.action('pour');
    await table.did(player, 'libation', 'craft', {});

    // 2.2: the ruler measures the distance between two ships' bases.
    await page.getByRole('button', { name: 'Ruler' }).click();
    const ships = page.locator('.wg-places [data-place]');
    for (const n of [0, 1]) await enter(ships.nth(n));
    await page
      .locator('.wg-of-ruler')
      .getByText(/^\d+\.\d cm from/)
      .waitFor();
    await page.getByRole('button', { name: 'Ruler' }).click();

    // 5.2: the end of a course is drawn with the mouse.
    await page.keyboard.press('n');
    for (const key of 'wwwww') await page.keyboard.press(key);
    const track = page.locator('.wg-course-track');
    const before = await track.getAttribute('d');
    const handle = await page.locator('.wg-course-handle').boundingBox();
    if (!handle) throw new Error('no handle');
    await page.mouse.move(handle.x + handle.width / 2, handle.y + handle.height / 2);
    await page.mouse.down();
    await page.mouse.move(handle.x + handle.width / 2, handle.y + 60, { steps: 5 });
    await page.mouse.up();
    expect(await track.getAttribute('d')).not.toBe(before);

    // 4.2: the whole squadron advances at double speed.
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page.keyboard.press('n');
    await page.getByRole('button', { name: /Whole squadron/ }).click();
    await page.keyboard.press('p');
    await page.getByRole('button', { name: 'Full', exact: true }).click();
    await table.action('sail');
    await showsState(page, mirror.moves + 1);
    await table.told(/ships move \d/);

    // 4.3: no target is in range of the squadron, so the phase ends automatically.
    await table.action('shooting');
    await showsState(page, mirror.moves + 3);
  });

  it('starts a battle by points: both fleets are bought in secret, an edge is chosen, a squadron is deployed', async () => {
    const { page } = await testServer.person();
    const mirror = new Mirror('muster1', { mode: 'points', points: { size: 'skirmish' } }, galleys);
    await mirror.open(page, testServer.url);
    for (let n = 0; n < 2; n++) {
      const player = await mirror.sitDown(page);
      await page.locator('.wg-muster-page .wg-yard').waitFor();
      await action(page, 'seal');
      const list = Array.from({ length: 4 }, (_, i) => i).find((i) => mirror.choice(player, i)?.move === 'setFleet') ?? 0;
      mirror.take(player, list);
      mirror.play(player, 'ready');
      await showsState(page, mirror.moves);
    }
    // The fleets are still secret, so the pass screen appears between the players.
    await page.getByTestId('curtain').getByRole('button').click();
    await action(page, 'S');
    const passButton = page.getByTestId('curtain').getByRole('button');
    await passButton.or(page.locator('.wg-deploy-zone')).first().waitFor();
    if (await passButton.isVisible()) await passButton.click();
    await page.locator('.wg-deploy-zone').waitFor();
    await action(page, 'usual');
    expect(await page.locator('.wg-berth').count()).toBeGreaterThan(2);
    await action(page, 'place');
    await page.locator('[data-ship]').first().waitFor();
  });
});

describe('Salamis ad Actium at the server', () => {
  it('starts a campaign with options for two players, and keeps the first orders secret until both are sent', async () => {
    const [rome, carthage] = [await testServer.person(), await testServer.person()];
    await create(
      rome.page,
      testServer.url,
      'Duilius',
      async (page) => {
        await page.getByLabel(/The First Punic War at sea/).check();
        await page.getByText('Campaign', { exact: true }).click();
        await page.getByLabel('16 months').check();
        await page.getByLabel('Only with the link').check();
      },
      galleys.title,
    );
    await join(carthage.page, await rome.page.getByLabel('Link to this match').inputValue(), 'Hannibal Gisco');
    for (const { page } of [rome, carthage]) {
      await board(page).waitFor();
      await page.locator('.wg-topbar').getByText('1 of 16').waitFor();
    }
    // 2.3: after both players are ready, officers are appointed and the first news arrives.
    for (const [moves, { page }] of [rome, carthage].entries()) {
      await showsState(page, moves);
      await action(page, 'ready');
    }
    // 12.12: a side that has captured the opponent’s orders writes its orders second.
    const seal = (page: Page) => page.locator('[data-action="send"]');
    await eventually(async () => expect((await seal(rome.page).count()) + (await seal(carthage.page).count())).toBeGreaterThan(0));
    const romeFirst = (await seal(rome.page).count()) > 0;
    const [first, second] = romeFirst ? [rome.page, carthage.page] : [carthage.page, rome.page];
    await first.locator(`.wg-places [data-place="${romeFirst ? 'mylae' : 'lipara'}"]`).click();
    await first.locator('.wg-ordered').waitFor();
    expect(await second.locator('.wg-ordered').count()).toBe(0);
    await seal(first).click();
    await showsState(second, 4);
    await seal(second).click();
    for (const page of [first, second]) await showsState(page, 6);
  });
});
