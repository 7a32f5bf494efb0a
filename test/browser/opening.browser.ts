import { deployments } from '../../src/games/invincible-armada/data/deployments.js';
import { settled } from './armadaDesk.js';
import { module } from './hands.js';
import { openHouse } from './house.js';
import { Mirror } from './mirror.js';
import { Table } from './table.js';

const house = openHouse();
const [ENGLISH, SPANISH] = ['0', '1'];

describe('a scripted opening', () => {
  it('on the charts: the fleet formed up, a course along the Channel, an entry from the north, a battle', async () => {
    const { page } = await house.person();
    const table = new Table(page, new Mirror('opening584', {}, module, settled));
    await table.mirror.open(page, house.url);

    // 4.3: the first squadron is picked up in harbour, the others follow by themselves. Not outside the pale squares.
    await page.getByRole('button', { name: 'Sidonia' }).first().click();
    await table.press('A1');
    await page.locator('.actionbar .notice').getByText('4.3').waitFor();
    const { squares } = deployments.historicalI;
    await table.press(...Object.values(squares));
    await table.action('confirmDeployment');
    for (const [id, square] of Object.entries(squares)) table.mirror.play(SPANISH, 'placeSquadron', id, square);
    await table.did(SPANISH, 'confirmDeployment');

    // 6.1: Oquendo drops back one square.
    await table.press('E6', 'D7', 'D7');
    await table.did(SPANISH, 'sail', 'oquendo', ['D7']);
    await table.action('endTactical');
    await table.did(SPANISH, 'endTactical');

    // 12.0: Drake stands out of Plymouth to wait off the Eddystone.
    await table.action('pick-drake');
    await table.press('box3', 'box3');
    await table.did(ENGLISH, 'sailStrategic', 'drake', [{ t: 'box', n: 3 }]);
    await table.action('endStrategic');
    await table.did(ENGLISH, 'endStrategic');
    await table.answerEvents();

    await table.action('endTactical');
    await table.did(SPANISH, 'endTactical');

    // 12.4: the Armada has come up; Howard comes out of port and in from the north edge.
    await table.action('pick-howard');
    await table.press('box3', 'E1');
    await table.did(ENGLISH, 'sailStrategic', 'howard', [{ t: 'box', n: 3 }], 'E1');
    await table.action('endStrategic');
    await table.did(ENGLISH, 'endStrategic');
    await table.answerEvents();

    // 7.0: Howard closes with Bertendona, who breaks.
    await table.press('E1', 'E2', 'E2');
    await table.did(ENGLISH, 'sail', 'howard', ['E2']);
    await table.press('E3', 'E3');
    await table.did(ENGLISH, 'attack', 'bertendona');
    for (const tactic of ['standOff', 'closeIn']) {
      const playerID = await table.mirror.sitDown(page);
      await table.action(`tactic-${tactic}`);
      await table.did(playerID, 'chooseTactic', tactic);
    }
    await table.told(/Bertendona.*(breaks|broken)/i);
  });
});
