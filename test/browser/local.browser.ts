import type { Page } from 'playwright-core';
import { lesson } from '../../client/boards/grand-armada/lesson/index.js';
import { selectorOf } from '../../client/kit/lesson/lesson.js';
import { english } from '../../src/kit/language.js';
import { eventually } from '../kit/eventually.js';
import { settled } from './armadaDesk.js';
import { seedPages } from './chance.js';
import { board, module, playOn, replays, SLUG, SMALL, savedMatch, shownState, showsState } from './hands.js';
import { PHONE } from './looks.js';
import { Mirror } from './mirror.js';
import { openTestServer } from './testServer.js';

const testServer = openTestServer();
const { steps } = english.of(lesson.words);

const aim = (page: Page, index: number) =>
  page.locator('.wg-lesson-aim').getByText(steps[lesson.steps[index].id].aim.slice(0, 60)).waitFor();

/** Clicks the highlighted places and buttons of a step in order. */
async function pressLit(page: Page, index: number): Promise<void> {
  await aim(page, index);
  for (const each of lesson.steps[index].press) await page.locator(selectorOf(each)).first().click();
}

/** Whether the middle of an element is visible in the window and not covered. */
const isOpen = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const over = document.elementFromPoint(left + width / 2, top + height / 2);
      return over !== null && (element === over || element.contains(over));
    });

describe('two players on one screen', () => {
  it('see the pass screen only before secret choices, also after a reload, and it hides the choice', async () => {
    const { page } = await testServer.person(SMALL);
    const mirror = new Mirror(
      '11111111111111111111111111111111.22222222222222222222222222222222',
      { deployment: 'historicalII' },
      module,
      settled,
    );
    await mirror.open(page, testServer.url);
    const both = () => Object.keys(mirror.awaiting).length === 2;
    while (!both()) {
      await mirror.playOne(page);
      if (mirror.moves === 5) await page.reload();
    }
    await mirror.playOne(page);
    await page.getByTestId('curtain').waitFor();
    await page.reload();
    await page.getByTestId('curtain').waitFor();
    expect(await board(page).locator('[aria-pressed=true], .wg-mine').count()).toBe(0);
    await mirror.playOne(page);
    await showsState(page, mirror.moves);
  });
});

describe('a match against the bot on a phone', () => {
  it('makes no request to the server, continues after a reload, opens the log at its newest entry, and saves a valid file', async () => {
    const { context, page } = await testServer.person({ viewport: PHONE, hasTouch: true });
    await seedPages(context);
    await context.addInitScript(() => localStorage.setItem('weathergage.pace', '"fast"'));
    await page.goto(`${testServer.url}/captain/${SLUG}`);
    await page.getByLabel('Spanish', { exact: true }).check();
    await page.getByText('All-round defence').click();
    await page.getByRole('button', { name: 'Start the match' }).click();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await board(page).waitFor();
    await playOn(page, 20);
    const state = await shownState(page);
    expect(asked.filter((path) => /^\/(games|socket\.io)/.test(path))).toEqual([]);
    await page.reload();
    await showsState(page, state);
    await playOn(page, 45);
    await page.getByRole('tab', { name: 'Log' }).tap();
    await page.locator('.wg-chronicle .wg-told').first().waitFor();
    await eventually(async () =>
      expect(await page.locator('.wg-chronicle').evaluate((list) => list.getBoundingClientRect().top)).toBeLessThan(0),
    );
    const panel = await page.locator('.wg-panel-body').boundingBox();
    const newest = await page.locator('.wg-chronicle .wg-told').last().boundingBox();
    expect(newest && panel && newest.y + newest.height).toBeLessThanOrEqual((panel?.y ?? 0) + (panel?.height ?? 0));
    const forces = page.getByRole('tabpanel', { name: 'Forces' });
    await page.getByRole('tab', { name: 'Forces' }).tap();
    await forces.waitFor();
    await page.getByRole('tab', { name: 'Forces' }).tap();
    await forces.waitFor({ state: 'hidden' });
    await page.getByRole('tab', { name: 'Forces' }).focus();
    await page.keyboard.press('Enter');
    await forces.waitFor();
    await page.getByRole('tab', { name: 'Forces' }).tap();
    await forces.waitFor({ state: 'hidden' });

    await page.getByRole('button', { name: 'Concede' }).first().click();
    await page.getByRole('button', { name: 'Yes, concede' }).click();
    await page.getByTestId('match-over').waitFor();
    await replays(page, testServer.url, await savedMatch(page));
  });
});

describe('a lesson', () => {
  it('is played from the front page by clicks on highlights, survives a reload, explains a wrong move, and shows the right one', async () => {
    const { page } = await testServer.person({ viewport: PHONE, hasTouch: true });
    await page.goto(testServer.url);
    await page.getByRole('link', { name: 'Lesson' }).first().click();
    for (const index of [0, 1, 2]) {
      await aim(page, index);
      const [first] = lesson.steps[index].press;
      expect({ index, open: await isOpen(page, selectorOf(first)) }).toEqual({ index, open: true });
      await pressLit(page, index);
    }
    await aim(page, 3);
    await page.reload();
    await aim(page, 3);

    // The page explains a legal move outside the lesson, and does not make it.
    const state = await page.locator('.wg-board').getAttribute('data-state');
    await page.getByRole('button', { name: 'All moves' }).click();
    await page.locator('.wg-moves-menu li button').first().click();
    await page
      .locator('.wg-action-notice')
      .getByText(steps.force.wrong?.slice(0, 40) ?? 'no word')
      .waitFor();
    expect(await page.locator('.wg-board').getAttribute('data-state')).toBe(state);

    await page.getByRole('button', { name: 'Show me' }).click();
    await aim(page, 4);
  });
});
