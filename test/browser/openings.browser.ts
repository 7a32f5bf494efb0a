import type { GameModule } from '../../src/boardgame/module.js';
import { deployments } from '../../src/games/invincible-armada/data/squadrons.js';
import { modules } from '../../src/index.js';
import { settled } from './armadaDesk.js';
import { module } from './hands.js';
import { Mirror } from './mirror.js';
import { Table } from './table.js';
import { openTestServer } from './testServer.js';

const testServer = openTestServer();
const ENGLISH = '0';
/** The Spanish player, or the French one at Sluys. */
const OTHER = '1';

const sluys = modules['right-fierce-and-terrible'] as unknown as GameModule;

describe('the board of The Invincible Armada', () => {
  it('plays a deployment, a move in the Channel, an entry from the north and a battle by clicks on its maps', async () => {
    const { page } = await testServer.person();
    const table = new Table(page, new Mirror('opening584', {}, module, settled));
    await table.mirror.open(page, testServer.url);

    // 4.3: the player selects the first squadron in harbour. The others follow automatically. Other squares are refused.
    await page.getByRole('button', { name: 'Sidonia' }).first().click();
    await table.press('A1');
    await page.locator('.wg-actionbar .wg-action-notice').getByText('4.3').waitFor();
    const { squares } = deployments.historicalI;
    await table.press(...Object.values(squares));
    await table.action('confirmDeployment');
    for (const [id, square] of Object.entries(squares)) table.mirror.play(OTHER, 'placeSquadron', id, square);
    await table.did(OTHER, 'confirmDeployment');

    // 6.1: Oquendo drops back one square.
    await table.press('E6', 'D7', 'D7');
    await table.did(OTHER, 'sail', 'oquendo', ['D7']);
    await table.action('endTactical');
    await table.did(OTHER, 'endTactical');

    // 12.0: Drake leaves Plymouth to wait off the Eddystone.
    await table.action('pick-drake');
    await table.press('box3', 'box3');
    await table.did(ENGLISH, 'sailStrategic', 'drake', [{ t: 'box', n: 3 }]);
    await table.action('endStrategic');
    await table.did(ENGLISH, 'endStrategic');
    await table.answerEvents();

    await table.action('endTactical');
    await table.did(OTHER, 'endTactical');

    // 12.4: the Armada has arrived. Howard leaves port and enters from the north edge.
    await table.action('pick-howard');
    await table.press('box3', 'E1');
    await table.did(ENGLISH, 'sailStrategic', 'howard', [{ t: 'box', n: 3 }], 'E1');
    await table.action('endStrategic');
    await table.did(ENGLISH, 'endStrategic');
    await table.answerEvents();

    // 7.0: Howard closes with Bertendona, which breaks.
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

describe('the board of Right Fierce & Terrible', () => {
  it('plays the standard deployment, the activation of a command, its entry and a move by clicks on its map', async () => {
    const { page } = await testServer.person();
    const table = new Table(page, new Mirror('opening1', { scenario: 's1', deployment: 'player' }, sluys));
    await table.mirror.open(page, testServer.url);

    // 12.1: the French deploy first, then the English.
    for (const side of [OTHER, ENGLISH]) {
      await table.action('useStandardDeployment');
      await table.did(side, 'useStandardDeployment');
      await table.action('confirmDeployment');
      await table.did(side, 'confirmDeployment');
    }

    // 4.1.5: King Edward’s command, from its box on Cadzand.
    await table.press('box-brown', 'box-brown');
    await table.did(ENGLISH, 'activateCommand', 'brown');

    // 12.2: its squadrons enter side by side at the red edge.
    for (const [squadron, hex] of [
      ['E01', '2401'],
      ['E02', '2501'],
      ['E03', '2601'],
      ['E04', '2701'],
    ]) {
      await table.press(hex, hex);
      await table.did(ENGLISH, 'placeEntry', squadron, hex);
    }
    await table.told(/enter the map at .*2701/);

    // 6.1: the first squadron continues towards the Roads.
    await table.press('2401', '2404', '2404');
    await table.did(ENGLISH, 'moveSquadron', 'E01', ['2402', '2403', '2404']);
    await table.action('endSegment');
    await table.did(ENGLISH, 'endSegment');
  });
});
