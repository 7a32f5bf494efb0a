import { words as backWords } from '../../client/back/words/index.js';
import { words as momentWords } from '../../client/moment/words/index.js';
import { english as reads } from '../../src/kit/language.js';
import { eventually } from '../kit/eventually.js';
import { board, playOn, SLUG, seated, shownState, showsState } from './hands.js';
import { openHouse } from './house.js';

const house = openHouse();
const back = reads.of(backWords);
const moment = reads.of(momentWords);

describe('what if', () => {
  it('from a moment of a match at the server leads to a branch, played on hot-seat, and back to the match at that moment', async () => {
    const { english, spanish, id } = await seated(house);
    await playOn(spanish.page, 6);
    const now = await shownState(spanish.page);
    const { page } = english;
    await showsState(page, now);
    await page.keyboard.press('j');
    await eventually(async () => expect(await shownState(page)).toBe(now - 1));
    await page.getByRole('button', { name: moment.whatIf }).click();
    const window = page.getByRole('dialog');
    await window.getByLabel(moment.name).fill('Along the coast');
    expect(await window.getByLabel(moment.same).isDisabled()).toBe(true);
    await window.getByText(moment.both).click();
    await window.getByRole('button', { name: moment.begin }).click();

    const line = page.getByTestId('branch-line');
    await line.getByText('Along the coast').waitFor();
    const curtain = page.getByTestId('curtain');
    if (await curtain.isVisible()) await curtain.getByRole('button').click();
    await board(page).waitFor();
    expect(await shownState(page)).toBe(0);
    await playOn(page, 1);
    await eventually(async () => expect(await shownState(page)).toBeGreaterThanOrEqual(1));
    await page.reload();
    await line.waitFor();
    expect(await shownState(page)).toBeGreaterThanOrEqual(1);

    await line.getByRole('link', { name: moment.back }).click();
    await page
      .getByTestId('back-at')
      .getByText(back.at(now - 1, now))
      .waitFor();
    expect(new URL(page.url()).pathname).toBe(`/match/${SLUG}/${id}`);
    expect(await shownState(page)).toBe(now - 1);
    await page.getByRole('button', { name: back.toNow }).click();
    await eventually(async () => expect(await shownState(page)).toBe(now));
  });
});

describe('a link to a moment', () => {
  it('opens the match there, for a player from his seat and for anybody else as an onlooker', async () => {
    const { spanish } = await seated(house);
    const { page } = spanish;
    await playOn(page, 6);
    const now = await shownState(page);
    await page.keyboard.press('j');
    await eventually(async () => expect(await shownState(page)).toBe(now - 1));
    await page.getByRole('button', { name: moment.link }).click();
    const link = await page.getByRole('dialog').getByLabel(moment.address).inputValue();
    const onlooker = await house.person();
    for (const reader of [onlooker.page, page]) {
      await reader.goto(link);
      await eventually(async () => expect(await shownState(reader)).toBe(now - 1));
      await reader
        .getByTestId('back-at')
        .getByText(back.at(now - 1, now))
        .waitFor();
    }
    expect(await onlooker.page.locator('.wg-strip .who').textContent()).toContain('Watching');
  });
});
