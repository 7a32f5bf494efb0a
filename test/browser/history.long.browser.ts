import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { words as backWords } from '../../client/kit/history/words/index.js';
import { words as momentWords } from '../../client/match/features/positions/words/index.js';
import { words as tideWords } from '../../client/match/features/winChance/words/index.js';
import { words as replayWords } from '../../client/pages/replay/words/index.js';
import type { MatchExport } from '../../src/boardgame/matchFile.js';
import { verifyExport } from '../../src/boardgame/verify.js';
import { english as reads } from '../../src/kit/language.js';
import { eventually } from '../kit/eventually.js';
import { board, chooseInMenu, module, playOn, SLUG, savedMatch, seated, shownState, showsState } from './hands.js';
import { PHONE, tooSmall } from './looks.js';
import { openTestServer } from './testServer.js';

const testServer = openTestServer({ pagesStay: true });
const back = reads.of(backWords);
const moment = reads.of(momentWords);
const replay = reads.of(replayWords);
const tide = reads.of(tideWords);

const shows = (page: Page, state: number) => eventually(async () => expect(await shownState(page)).toBe(state));

/** Plays a match against the bot, in a new browser, until it has this number of states. */
async function againstBot(states: number, options = {}): Promise<Page> {
  const { page, context } = await testServer.person({ acceptDownloads: true, ...options });
  await context.addInitScript(() => localStorage.setItem('weathergage.pace', '"fast"'));
  await page.goto(`${testServer.url}/captain/${SLUG}`);
  await page.getByRole('button', { name: 'Start the match' }).click();
  await board(page).waitFor();
  await playOn(page, states);
  return page;
}

const goTo = async (page: Page, at: number) => {
  await page.getByRole('slider').first().fill(String(at));
  await shows(page, at);
};
const bookmarks = async (page: Page) => {
  await page.getByRole('button', { name: moment.marks }).click();
  return page.getByRole('dialog');
};
async function mark(page: Page, name: string, note: string): Promise<void> {
  const window = await bookmarks(page);
  await window.getByLabel(moment.markName).fill(name);
  await window.getByRole('textbox', { name: moment.note }).fill(note);
  await window.getByRole('button', { name: moment.keepMark }).click();
  await window.getByTestId('mark').filter({ hasText: name }).waitFor();
  await window.getByRole('button', { name: 'Close' }).click();
}

describe('the history of a match at the server', () => {
  let match: Awaited<ReturnType<typeof seated>>;
  beforeAll(async () => {
    match = await seated(testServer);
    await playOn(match.spanish.page, 6);
    await showsState(match.english.page, await shownState(match.spanish.page));
  });

  it('is opened by a link at a position, by a player from their own seat and by others as spectators', async () => {
    const { page } = match.spanish;
    const now = await shownState(page);
    await page.keyboard.press('j');
    await shows(page, now - 1);
    await page.getByRole('button', { name: moment.link }).click();
    const link = await page.getByRole('dialog').getByLabel(moment.address).inputValue();
    const spectator = await testServer.person();
    for (const reader of [spectator.page, page]) {
      await reader.goto(link);
      await shows(reader, now - 1);
      await reader
        .getByTestId('back-at')
        .getByText(back.at(now - 1, now))
        .waitFor();
    }
    expect(await spectator.page.locator('.wg-strip .wg-who').textContent()).toContain('Watching');
    await page.locator('.wg-history-now').click();
    await shows(page, now);
  });

  it('starts a branch on one screen at a position, which is kept across a reload and links back to that position', async () => {
    const { page } = match.english;
    const now = await shownState(page);
    await page.keyboard.press('j');
    await shows(page, now - 1);
    await page.getByRole('button', { name: moment.whatIf }).click();
    const window = page.getByRole('dialog');
    await window.getByLabel(moment.name).fill('Along the coast');
    expect(await window.getByLabel(moment.same).isDisabled()).toBe(true);
    await window.getByText(moment.both).click();
    await window.getByRole('button', { name: moment.begin }).click();

    const line = page.getByTestId('branch-line');
    await line.getByText('Along the coast').waitFor();
    const passScreen = page.getByTestId('curtain');
    if (await passScreen.isVisible()) await passScreen.getByRole('button').click();
    await board(page).waitFor();
    expect(await shownState(page)).toBe(0);
    await playOn(page, 1);
    await showsState(page, 1);
    await page.reload();
    await line.waitFor();
    await showsState(page, 1);

    await line.getByRole('link', { name: moment.back }).click();
    await page
      .getByTestId('back-at')
      .getByText(back.at(now - 1, now))
      .waitFor();
    expect(new URL(page.url()).pathname).toBe(`/match/${SLUG}/${match.id}`);
    expect(await shownState(page)).toBe(now - 1);
    await page.getByRole('button', { name: back.toNow }).click();
    await shows(page, now);
  });

  it('shows each player their own view while the opponent continues, and returns to the present', async () => {
    const { english, spanish } = await seated(testServer);
    await playOn(spanish.page, 3);
    await showsState(english.page, await shownState(spanish.page));
    const now = await shownState(spanish.page);
    await english.page.keyboard.press('j');
    await english.page
      .getByTestId('back-at')
      .getByText(back.at(now - 1, now))
      .waitFor();
    expect(await shownState(english.page)).toBe(now - 1);
    expect(await board(english.page).locator('.wg-topbar').textContent()).toContain('Viewing history');
    // The win chance is hidden during a match between players.
    expect(await english.page.getByRole('button', { name: tide.open }).count()).toBe(0);
    await english.page.getByRole('slider', { name: back.slider }).fill('0');
    await english.page.getByTestId('back-at').getByText(back.start).waitFor();
    await shows(english.page, 0);

    await chooseInMenu(spanish.page, 0);
    await showsState(spanish.page, now + 1);
    await english.page.getByTestId('back-meanwhile').getByText('+1').waitFor();
    expect(await shownState(english.page)).toBe(0);
    await english.page.locator('.wg-history-now').click();
    await shows(english.page, now + 1);
  });
});

describe('the history of a match against the bot', () => {
  it('is browsed by keys and by the log, without actions, and keeps bookmarks with notes in the browser and the file', async () => {
    const page = await againstBot(30);
    const sent: string[] = [];
    page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
    const now = await shownState(page);
    await page.keyboard.press('j');
    await shows(page, now - 1);
    expect(await page.getByRole('button', { name: tide.open }).count()).toBe(1);
    await page.keyboard.press('PageUp');
    await eventually(async () => expect(await shownState(page)).toBeLessThan(now - 1));
    expect(await page.locator('[data-action], .wg-topbar.wg-mine').count()).toBe(0);
    await page.keyboard.press('k');
    const sentences = page.locator('.wg-chronicle .wg-told-sentence');
    const first = await sentences.first().textContent();
    await sentences.first().click();
    // The position after the first of the events that the line joins.
    const shown = async () => (await sentences.last().textContent())?.replace(/\.$/, '');
    await eventually(async () => expect(first?.startsWith((await shown()) ?? '?')).toBe(true));
    await page.getByRole('button', { name: back.close }).click();
    await showsState(page, now);
    await page.getByRole('button', { name: back.open }).click();
    await goTo(page, 12);
    await mark(page, 'Here it went wrong', 'Hawkins should have waited.');
    await goTo(page, 4);
    await mark(page, 'To be forgotten', '');
    expect(await page.locator('.wg-slider-marks i').count()).toBe(2);

    await page.reload();
    await page.getByRole('button', { name: back.open }).click();
    const list = await bookmarks(page);
    await list.getByRole('button', { name: `${moment.drop}: To be forgotten` }).click();
    await list.getByRole('button', { name: `${moment.edit}: Here it went wrong` }).click();
    const form = list.getByRole('form', { name: `${moment.edit}: Here it went wrong` });
    await form.getByRole('textbox', { name: moment.note }).fill('Drake should have waited.');
    await form.getByRole('button', { name: moment.keepMark }).click();
    await list.getByRole('button', { name: `${moment.goTo}: Here it went wrong` }).click();
    await shows(page, 12);
    expect(await page.locator('.wg-slider-marks i').count()).toBe(1);

    await page.getByRole('button', { name: back.close }).click();
    await page.getByRole('button', { name: 'Concede' }).first().click();
    await page.getByRole('button', { name: 'Yes, concede' }).click();
    await page.getByTestId('match-over').waitFor();
    const file = await savedMatch(page);
    const match = JSON.parse(readFileSync(file, 'utf8')) as MatchExport;
    expect(match.notes).toEqual([{ n: expect.any(Number), name: 'Here it went wrong', note: 'Drake should have waited.' }]);
    expect(verifyExport(module, match)).toMatchObject({ ok: true, unknownKeys: [] });
    expect(sent.filter((request) => /went|waited/.test(request))).toEqual([]);

    const reader = await testServer.person();
    await reader.page.goto(`${testServer.url}/replay`);
    await reader.page.locator('input[type=file]').setInputFiles(file);
    await board(reader.page).waitFor();
    expect(await reader.page.locator('.wg-slider-marks i').count()).toBe(1);
    const notes = await bookmarks(reader.page);
    await notes.getByText('Drake should have waited.').waitFor();
    await notes.getByRole('button', { name: `${moment.goTo}: Here it went wrong` }).click();
    await reader.page
      .getByTestId('replay-step')
      .getByText(replay.step(match.notes?.[0].n ?? 0, match.log.length))
      .waitFor();
  });

  it('has branches on a phone; a branch of a branch is listed under it, can be renamed, and is deleted with it', async () => {
    const page = await againstBot(30, { viewport: PHONE, hasTouch: true });
    const begin = async (name: string, at: string) => {
      await page.getByRole('button', { name: back.open }).click();
      await page.getByRole('slider', { name: back.slider }).fill(at);
      await shows(page, Number(at));
      expect(await tooSmall(page, '.wg-history-bar')).toEqual([]);
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
    await tree.getByRole('button', { name: `${moment.remove}: First` }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: moment.remove }).click();
    await shows(page, 12);
    expect(await page.getByTestId('branch-line').count()).toBe(0);
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('_start')))).toEqual([]);
  });
});
