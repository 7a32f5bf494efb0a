import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { words as backWords } from '../../client/back/words/index.js';
import { words as momentWords } from '../../client/moment/words/index.js';
import { words as replayWords } from '../../client/replay/words/index.js';
import type { MatchExport } from '../../src/boardgame/matchFile.js';
import { verifyExport } from '../../src/boardgame/verify.js';
import { english as reads } from '../../src/kit/language.js';
import { eventually } from '../kit/eventually.js';
import { board, module, playOn, SLUG, savedMatch, shownState } from './hands.js';
import { openHouse } from './house.js';

const house = openHouse();
const back = reads.of(backWords);
const moment = reads.of(momentWords);
const replay = reads.of(replayWords);

const goTo = async (page: Page, at: number) => {
  await page.getByRole('slider').first().fill(String(at));
  await eventually(async () => expect(await shownState(page)).toBe(at));
};
const bookmarks = async (page: Page) => {
  await page.getByRole('button', { name: moment.marks }).click();
  return page.getByRole('dialog');
};
/** Bookmarks the moment that is shown. */
async function mark(page: Page, name: string, note: string): Promise<void> {
  const window = await bookmarks(page);
  await window.getByLabel(moment.markName).fill(name);
  await window.getByRole('textbox', { name: moment.note }).fill(note);
  await window.getByRole('button', { name: moment.keepMark }).click();
  await window.getByTestId('mark').filter({ hasText: name }).waitFor();
  await window.getByRole('button', { name: moment.close }).click();
}

describe('bookmarks and notes', () => {
  it('stay with the match, on the slider and in the list, go into one’s own file and come back from it, and no server hears of them', async () => {
    const { page } = await house.person({ acceptDownloads: true });
    const sent: string[] = [];
    page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
    await page.addInitScript(() => localStorage.setItem('weathergage.pace', '"fast"'));
    await page.goto(`${house.url}/captain/${SLUG}`);
    await page.getByRole('button', { name: 'Begin' }).click();
    await board(page).waitFor();
    await playOn(page, 20);
    await page.getByRole('button', { name: back.open }).click();
    await goTo(page, 12);
    await mark(page, 'Here it went wrong', 'Hawkins should have waited.');
    await goTo(page, 4);
    await mark(page, 'To be forgotten', '');
    expect(await page.locator('.slider-marks i').count()).toBe(2);

    await page.reload();
    await page.getByRole('button', { name: back.open }).click();
    const list = await bookmarks(page);
    await list.getByRole('button', { name: `${moment.drop}: To be forgotten` }).click();
    await list.getByRole('button', { name: `${moment.edit}: Here it went wrong` }).click();
    const form = list.getByRole('form', { name: `${moment.edit}: Here it went wrong` });
    await form.getByRole('textbox', { name: moment.note }).fill('Drake should have waited.');
    await form.getByRole('button', { name: moment.keepMark }).click();
    await list.getByRole('button', { name: `${moment.goTo}: Here it went wrong` }).click();
    await eventually(async () => expect(await shownState(page)).toBe(12));
    expect(await page.locator('.slider-marks i').count()).toBe(1);

    await page.getByRole('button', { name: back.close }).click();
    await page.getByRole('button', { name: 'Concede' }).first().click();
    await page.getByRole('button', { name: 'Yes, concede' }).click();
    await page.getByTestId('match-over').waitFor();
    const file = await savedMatch(page);
    const match = JSON.parse(readFileSync(file, 'utf8')) as MatchExport;
    expect(match.notes).toEqual([{ n: expect.any(Number), name: 'Here it went wrong', note: 'Drake should have waited.' }]);
    expect(verifyExport(module, match)).toMatchObject({ ok: true, unread: [] });
    expect(sent.filter((request) => /went|waited/.test(request))).toEqual([]);

    const reader = await house.person();
    await reader.page.goto(`${house.url}/replay`);
    await reader.page.locator('input[type=file]').setInputFiles(file);
    await board(reader.page).waitFor();
    expect(await reader.page.locator('.slider-marks i').count()).toBe(1);
    const notes = await bookmarks(reader.page);
    await notes.getByText('Drake should have waited.').waitFor();
    await notes.getByRole('button', { name: `${moment.goTo}: Here it went wrong` }).click();
    await reader.page
      .getByTestId('replay-step')
      .getByText(replay.step(match.notes?.[0].n ?? 0, match.log.length))
      .waitFor();
  });
});
