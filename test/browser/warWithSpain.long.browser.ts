import type { Page } from 'playwright-core';
import type { Choice } from '../../src/kit/rules.js';
import { board, chooseInMenu, SMALL } from './hands.js';
import { openHouse } from './house.js';
import { WarMirror } from './warMirror.js';

const house = openHouse();

/** The buttons below the map that carry out a choice; nothing for what is chosen on the map or in the list. */
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

/** From so many moves on whatever would be looked up in the list is left undone: seventeen turns are long enough. */
const HURRY = 40;

/**
 * One decision, as the captain would make it: with a button where there is one; where he would bring on a ship, all that may come.
 * Returns the step.
 */
async function playByHand(page: Page, mirror: WarMirror): Promise<string> {
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

describe('The War with Spain at one screen', () => {
  it('a whole war of seventeen turns is played through the board, the curtain between the players, the captain choosing the moves', async () => {
    const { page } = await house.person(SMALL);
    const mirror = new WarMirror('war5');
    await mirror.open(page, house.url);
    const asked = new Set<string>();
    while (!mirror.over) asked.add(await playByHand(page, mirror));
    await page.getByTestId('match-over').waitFor();
    await board(page).locator('.ending').waitFor();
    expect(mirror.moves).toBeGreaterThan(100);
    expect([...asked]).toEqual(expect.arrayContaining(['activate', 'navalMove', 'march', 'assault', 'administer']));
    await page.getByRole('button', { name: 'Check every die' }).click();
    await page.getByText('every die and the result agree with the rules').waitFor();
  });
});
