import type { GameModule } from '../../src/boardgame/module.js';
import type { Sluys } from '../../src/games/right-fierce-and-terrible/face.js';
import { PREFERENCES, standing } from '../../src/games/right-fierce-and-terrible/standing.js';
import { modules } from '../../src/index.js';
import { chosenOf } from '../../src/kit/standing.js';
import { SMALL } from './hands.js';
import { openHouse } from './house.js';
import { Mirror, playsOut } from './mirror.js';

const house = openHouse();

/** What the desk of a seat answers for a player who has settled nothing otherwise. */
const settled = (G: unknown, seat: string) => standing.answer(G as Sluys, seat, chosenOf(PREFERENCES, {}));
const sluys = modules['right-fierce-and-terrible'] as unknown as GameModule;

describe('Sluys 1340 at one screen', () => {
  it('a whole match of two turns is played in the board from the list of choices, the captain choosing the moves', async () => {
    const { page } = await house.person(SMALL);
    const mirror = new Mirror('sluys7', { scenario: 's4', deployment: 'standard', shortGame: true, turnLimit: 2 }, sluys, settled);
    await playsOut(page, house.url, mirror);
    expect(mirror.moves).toBeGreaterThan(100);
  });

  it('a match without a limit of turns is played to its end in the board from the list of choices', async () => {
    const { page } = await house.person(SMALL);
    const mirror = new Mirror('sluys11', { scenario: 's4', deployment: 'standard', shortGame: true }, sluys, settled);
    await playsOut(page, house.url, mirror);
    expect(mirror.moves).toBeGreaterThan(300);
  });
});
