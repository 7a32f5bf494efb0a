import { words } from '../../client/back/words/index.js';
import { words as tideWords } from '../../client/tide/words/index.js';
import { english as reads } from '../../src/kit/language.js';
import { eventually } from '../kit/eventually.js';
import { board, chooseInMenu, playOn, SLUG, seated, shownState, showsState } from './hands.js';
import { openHouse } from './house.js';

const house = openHouse();
const back = reads.of(words);
const tide = reads.of(tideWords);

describe('looking back', () => {
  it('in a match at the server shows each what he saw, while the other plays on, and leads back to the present', async () => {
    const { english, spanish } = await seated(house);
    await playOn(spanish.page, 6);
    const now = await shownState(spanish.page);
    await showsState(english.page, now);
    await english.page.keyboard.press('j');
    await english.page
      .getByTestId('back-at')
      .getByText(back.at(now - 1, now))
      .waitFor();
    expect(await shownState(english.page)).toBe(now - 1);
    expect(await board(english.page).locator('.topbar').textContent()).toContain('Looking back');
    // Nobody is told who stands better while people play.
    expect(await english.page.getByRole('button', { name: tide.open }).count()).toBe(0);
    await english.page.getByRole('slider', { name: back.slider }).fill('0');
    await english.page.getByTestId('back-at').getByText(back.start).waitFor();
    await eventually(async () => expect(await shownState(english.page)).toBe(0));

    await chooseInMenu(spanish.page, 0);
    await showsState(spanish.page, now + 1);
    await english.page.getByTestId('back-meanwhile').getByText('+1').waitFor();
    expect(await shownState(english.page)).toBe(0);
    await english.page.locator('.back-now').click();
    await eventually(async () => expect(await shownState(english.page)).toBe(now + 1));
  });

  it('against the captain goes by keys and by the chronicle, and leaves nothing to be done', async () => {
    const { page } = await house.person({ viewport: { width: 1440, height: 900 } });
    await page.addInitScript(() => localStorage.setItem('weathergage.pace', '"fast"'));
    await page.goto(`${house.url}/captain/${SLUG}`);
    await page.getByRole('button', { name: 'Begin' }).click();
    await board(page).waitFor();
    await playOn(page, 60);
    const now = await shownState(page);
    await page.keyboard.press('j');
    await eventually(async () => expect(await shownState(page)).toBe(now - 1));
    expect(await page.getByRole('button', { name: tide.open }).count()).toBe(1);
    await page.keyboard.press('PageUp');
    await eventually(async () => expect(await shownState(page)).toBeLessThan(now - 1));
    expect(await page.locator('[data-action], .topbar.mine').count()).toBe(0);
    await page.keyboard.press('k');
    const told = page.locator('.chronicle .told-sentence');
    const first = await told.first().textContent();
    await told.first().click();
    await eventually(async () => expect(await told.last().textContent()).toBe(first));
    await page.getByRole('button', { name: back.close }).click();
    await eventually(async () => expect(await shownState(page)).toBeGreaterThanOrEqual(now));
  });
});
