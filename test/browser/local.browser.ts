import type { Page } from 'playwright-core';
import { eventually } from '../kit/eventually.js';
import { board, SLUG, SMALL, shownState, showsState } from './hands.js';
import { openHouse } from './house.js';
import { Mirror } from './mirror.js';

const house = openHouse();

async function savedMatch(page: Page): Promise<string> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the match file' }).click();
  return (await download).path();
}

async function replays(page: Page, file: string): Promise<void> {
  await page.goto(`${house.url}/replay`);
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByText('every die and the result agree with the rules').waitFor({ timeout: 60_000 });
  await board(page).waitFor();
}

describe('two players at one screen', () => {
  it('play a whole match by clicks, the curtain falling before each secret choice and never else', async () => {
    const { page } = await house.person(SMALL);
    const mirror = new Mirror('0123456789abcdef0123456789abcdef.fedcba9876543210fedcba9876543210', { deployment: 'historicalI' });
    await mirror.open(page, house.url);
    while (!mirror.over) {
      await mirror.playOne(page);
      if (mirror.moves === 40) await page.reload();
    }
    await page.getByTestId('match-over').waitFor();
    await replays(page, await savedMatch(page));
  });

  it('behind the curtain nobody sees what was chosen', async () => {
    const { page } = await house.person();
    const mirror = new Mirror('11111111111111111111111111111111.22222222222222222222222222222222', { deployment: 'historicalII' });
    await mirror.open(page, house.url);
    const both = () => Object.keys(mirror.awaiting).length === 2;
    while (!both()) await mirror.playOne(page);
    await mirror.playOne(page);
    await page.getByTestId('curtain').waitFor();
    await page.reload();
    await page.getByTestId('curtain').waitFor();
    expect(await board(page).locator('[aria-pressed=true], .mine').count()).toBe(0);
  });
});

/** Plays the seat of this page from its list of choices, taking them by turns, until the match is over or has had so many states. */
async function playOn(page: Page, until: number): Promise<void> {
  const mine = page.locator('.topbar.mine');
  const over = page.getByTestId('match-over');
  for (let n = 0; ; n++) {
    await mine.or(over).first().waitFor({ timeout: 60_000 });
    if (await over.isVisible()) return;
    const state = await shownState(page);
    if (state >= until) return;
    await page.getByRole('button', { name: 'All choices' }).click();
    const entries = page.locator('.moves-menu li button');
    await entries.nth((n * 7) % (await entries.count())).click();
    await showsState(page, state + 1);
  }
}

describe('against the captain', () => {
  it('a match is played to its end in the browser, across a reload, without asking the server for anything', async () => {
    const { page } = await house.person(SMALL);
    await page.addInitScript(() => localStorage.setItem('weathergage.pace', '"fast"'));
    await page.goto(`${house.url}/captain/${SLUG}`);
    await page.getByLabel('Spanish', { exact: true }).check();
    await page.getByText('All-round defence').click();
    await page.getByRole('button', { name: 'Begin' }).click();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await board(page).waitFor();
    await playOn(page, 20);
    const state = await shownState(page);
    expect(asked.filter((path) => /^\/(games|socket\.io)/.test(path))).toEqual([]);
    await page.reload();
    await showsState(page, state);
    await playOn(page, Number.POSITIVE_INFINITY);
    await replays(page, await savedMatch(page));
  });

  it('on a phone the chronicle opens where the newest entry is, and the tabs open, change and close the sheet', async () => {
    const { page } = await house.person({ viewport: { width: 390, height: 844 }, hasTouch: true });
    await page.addInitScript(() => localStorage.setItem('weathergage.pace', '"fast"'));
    await page.goto(`${house.url}/captain/${SLUG}`);
    await page.getByText('All-round defence').click();
    await page.getByRole('button', { name: 'Begin' }).click();
    await board(page).waitFor();
    await playOn(page, 45);
    await page.getByRole('tab', { name: 'Chronicle' }).tap();
    await page.locator('.chronicle .told').first().waitFor();
    await eventually(async () =>
      expect(await page.locator('.chronicle').evaluate((list) => list.getBoundingClientRect().top)).toBeLessThan(0),
    );
    const panel = await page.locator('.panel-body[data-state=active]').boundingBox();
    const newest = await page.locator('.chronicle .told').last().boundingBox();
    expect(newest && panel && newest.y + newest.height).toBeLessThanOrEqual((panel?.y ?? 0) + (panel?.height ?? 0));
    const forces = page.getByRole('tabpanel', { name: 'Forces' });
    await page.getByRole('tab', { name: 'Forces' }).tap();
    await forces.waitFor();
    await page.getByRole('tab', { name: 'Forces' }).tap();
    await forces.waitFor({ state: 'hidden' });
    await page.getByRole('tab', { name: 'Forces' }).focus();
    await page.keyboard.press('Enter');
    await forces.waitFor();
  });

  it('two captains can be watched, and told to pause', async () => {
    const { page } = await house.person(SMALL);
    await page.addInitScript(() => localStorage.setItem('weathergage.pace', '"fast"'));
    await page.goto(`${house.url}/captain/${SLUG}`);
    await page.getByLabel(/watch two captains/).check();
    await page.getByRole('button', { name: 'Begin' }).click();
    await showsState(page, 15);
    await page.getByRole('button', { name: 'Let the captains pause' }).click();
    const paused = await shownState(page);
    await page.waitForTimeout(600);
    expect(await shownState(page)).toBeLessThanOrEqual(paused + 1);
    await page.getByRole('button', { name: 'Let the captains go on' }).click();
    await page.getByTestId('match-over').waitFor({ timeout: 150_000 });
    await page.getByRole('button', { name: 'Check every die' }).click();
    await page.getByText('every die and the result agree with the rules').waitFor();
  });
});
