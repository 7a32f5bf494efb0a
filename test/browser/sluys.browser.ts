import { describe, expect, it } from 'vitest';
import type { GameModule } from '../../src/boardgame/module.js';
import { modules } from '../../src/index.js';
import { SMALL } from './hands.js';
import { openHouse } from './house.js';
import { Mirror } from './mirror.js';

const house = openHouse();
const sluys = modules['right-fierce-and-terrible'] as unknown as GameModule;

describe('Sluys 1340 at one screen', () => {
  it('a whole match is played by clicks in the board, the captain choosing the moves', async () => {
    const { page } = await house.person(SMALL);
    const setupData = { scenario: 's4', deployment: 'standard', shortGame: true };
    const mirror = new Mirror('sluys8', setupData, sluys);
    await mirror.open(page, house.url);
    while (!mirror.over) await mirror.playOne(page);
    await page.getByTestId('match-over').waitFor();
    expect(mirror.moves).toBeGreaterThan(100);
    await page.getByRole('button', { name: 'Check every die' }).click();
    await page.getByText('every die and the result agree with the rules').waitFor({ timeout: 60_000 });
  });
});
