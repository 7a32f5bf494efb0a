import { words as backWords } from '../../client/back/words/index.js';
import { words as momentWords } from '../../client/moment/words/index.js';
import { english as reads } from '../../src/kit/language.js';
import { eventually } from '../kit/eventually.js';
import { board, playOn, SLUG, shownState } from './hands.js';
import { openHouse } from './house.js';

const house = openHouse();
const back = reads.of(backWords);
const moment = reads.of(momentWords);

describe('branches on a phone', () => {
  it('against the captain; a branch of a branch hangs on it, is named anew, and goes with it', async () => {
    const { page } = await house.person({ viewport: { width: 390, height: 844 }, hasTouch: true });
    await page.addInitScript(() => localStorage.setItem('weathergage.pace', '"fast"'));
    await page.goto(`${house.url}/captain/${SLUG}`);
    await page.getByRole('button', { name: 'Begin' }).click();
    await board(page).waitFor();
    await playOn(page, 30);
    const begin = async (name: string, at: string) => {
      await page.getByRole('button', { name: back.open }).click();
      await page.getByRole('slider', { name: back.slider }).fill(at);
      await eventually(async () => expect(await shownState(page)).toBe(Number(at)));
      await page.getByRole('button', { name: moment.whatIf }).click();
      await page.getByRole('dialog').getByLabel(moment.name).fill(name);
      await page.getByRole('dialog').getByText(moment.same, { exact: true }).click();
      await page.getByRole('button', { name: moment.begin }).click();
      await page.getByTestId('branch-line').getByText(name).waitFor();
      await board(page).waitFor();
    };
    await begin('First', '12');
    await playOn(page, 4);
    await begin('Second', '2');
    await page.getByTestId('branch-line').getByRole('button', { name: moment.branches }).click();
    const tree = page.getByRole('dialog');
    const inFirst = tree.getByTestId('branch').filter({ hasText: 'First' }).first();
    await inFirst.getByTestId('branch').filter({ hasText: 'Second' }).waitFor();
    await tree.getByLabel(`${moment.compare}: ${moment.theMatch}`).check();
    await tree.getByLabel(`${moment.compare}: Second`).check();
    const table = tree.getByRole('table');
    expect(await table.getByRole('columnheader').allTextContents()).toEqual([moment.theMatch, 'Second']);
    expect(await table.getByRole('row', { name: moment.began }).getByRole('cell').last().textContent()).toContain('move 2');
    await tree.getByRole('button', { name: `${moment.rename}: Second` }).click();
    await tree.getByLabel(moment.name).fill('Windward');
    await tree.getByRole('button', { name: moment.keep }).click();
    await page.getByTestId('branch-line').getByText('Windward').waitFor();
    await tree.getByRole('button', { name: `${moment.away}: First` }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: moment.away }).click();
    await eventually(async () => expect(await shownState(page)).toBe(12));
    expect(await page.getByTestId('branch-line').count()).toBe(0);
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('_start')))).toEqual([]);
  });
});
