import type { GameModule } from '../../src/boardgame/module.js';
import { modules } from '../../src/index.js';
import { board, create, join, showsState } from './hands.js';
import { openHouse } from './house.js';
import { Mirror } from './mirror.js';
import { Table } from './table.js';

const house = openHouse();
const [ENGLISH, FRENCH] = ['0', '1'];

const sluys = modules['right-fierce-and-terrible'] as unknown as GameModule;

describe('Sluys 1340 at one screen', () => {
  it('opens on the chart: both fleets by the book, the king’s command called up, his ships brought in and sailed', async () => {
    const { page } = await house.person();
    const table = new Table(page, new Mirror('opening1', { scenario: 's1', deployment: 'player' }, sluys));
    await table.mirror.open(page, house.url);

    // 12.1: the French stand first, then the English.
    for (const side of [FRENCH, ENGLISH]) {
      await table.action('useStandardDeployment');
      await table.did(side, 'useStandardDeployment');
      await table.action('confirmDeployment');
      await table.did(side, 'confirmDeployment');
    }

    // 4.1.5: King Edward’s command, from its box on Cadzand.
    await table.press('box-brown', 'box-brown');
    await table.did(ENGLISH, 'activateCommand', 'brown');

    // 12.2: its squadrons come in over the red edge, one beside the other.
    for (const [squadron, hex] of [
      ['E01', '2401'],
      ['E02', '2501'],
      ['E03', '2601'],
      ['E04', '2701'],
    ]) {
      await table.press(hex, hex);
      await table.did(ENGLISH, 'placeEntry', squadron, hex);
    }
    await table.told(/come in from the sea at .*2701/);

    // 6.1: the first of them stands on towards the Roads.
    await table.press('2401', '2404', '2404');
    await table.did(ENGLISH, 'moveSquadron', 'E01', ['2402', '2403', '2404']);
    await table.action('endSegment');
    await table.did(ENGLISH, 'endSegment');
  });
});

describe('Sluys 1340 at the server', () => {
  it('is laid by one with its scenario, joined by link by the other; a fleet that stands shows on both screens', async () => {
    const [edward, quieret] = [await house.person(), await house.person()];
    const scenario = async (page: typeof edward.page) => {
      await page.getByLabel(/Quieret's Plan/).check();
      await page.getByLabel('Whoever has the link').check();
    };
    await create(edward.page, house.url, 'Edward', scenario, 'Right Fierce & Terrible');
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
  });
});
