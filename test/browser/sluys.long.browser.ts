import type { GameModule } from '../../src/boardgame/module.js';
import { modules } from '../../src/index.js';
import { SMALL } from './hands.js';
import { openHouse } from './house.js';
import { Mirror, playsOut } from './mirror.js';

const house = openHouse();
const sluys = modules['right-fierce-and-terrible'] as unknown as GameModule;

describe('Sluys 1340 at one screen', () => {
  it('a match without a limit of turns is played to its end by clicks in the board', async () => {
    const { page } = await house.person(SMALL);
    const mirror = new Mirror('sluys8', { scenario: 's4', deployment: 'standard', shortGame: true }, sluys);
    await playsOut(page, house.url, mirror);
    expect(mirror.moves).toBeGreaterThan(300);
  });
});
