import type { Page } from 'playwright-core';
import { modules } from '../../src/index.js';
import { beginAtOneScreen, board, create, join } from './hands.js';
import { openTestServer } from './testServer.js';

const testServer = openTestServer();
const slugs = Object.keys(modules);

const recordShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });

const shifted = (page: Page) =>
  page.evaluate(() => (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0));

describe('the front page', () => {
  it('does not shift when this browser’s matches appear, and shows every game with a way to play it on the first screen', async () => {
    const { page } = await testServer.person();
    await recordShifts(page);
    await page.goto(testServer.url);
    const match = { kind: 'hotseat', game: 'grand-armada', humans: ['0', '1'], seed: '', setupData: {}, createdAt: 1, updatedAt: 1 };
    await page.evaluate(
      (kept) => localStorage.setItem('weathergage.matches', JSON.stringify(kept)),
      [1, 2, 3].map((n) => ({ ...match, id: `m${n}` })),
    );
    await page.reload();
    await page.getByRole('heading', { name: 'Your matches' }).waitFor();
    await page.waitForLoadState('networkidle');
    expect(await shifted(page)).toBeLessThan(0.05);

    await page.evaluate(() => localStorage.clear());
    await page.reload();
    const cards = page.getByRole('article');
    await cards.first().waitFor();
    expect(await cards.count()).toBe(slugs.length);
    for (const card of await cards.all()) {
      const link = await card.getByRole('link', { name: 'Play a bot' }).boundingBox();
      expect(link && link.y + link.height).toBeLessThanOrEqual(900);
    }
    await page.getByText('New here?').waitFor();
  });
});

describe('the rules of a game', () => {
  it('load with their charts and without the board, and scroll to the case in the address', async () => {
    const { page } = await testServer.person();
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    await page.goto(`${testServer.url}/rules/war-with-spain#9.22`);
    const place = await page.locator('.wg-rule[aria-current]').boundingBox();
    expect(place?.y).toBeGreaterThanOrEqual(0);
    expect(place?.y).toBeLessThan(300);
    expect(fetched.filter((url) => /rulebook/.test(url))).toHaveLength(1);
    expect(fetched.filter((url) => /war-with-spain-|definition|Places/.test(url))).toEqual([]);
  });

  it('print on A4, black on white, without the rest of the page', async () => {
    const { page } = await testServer.person({ colorScheme: 'dark' });
    await page.goto(`${testServer.url}/rules/grand-armada`);
    await page.locator('#charts table').first().waitFor();
    await page.emulateMedia({ media: 'print' });
    for (const chrome of ['.wg-header', '.wg-footer', '.wg-rule-search', '.wg-rules-contents', '.wg-rules-head button']) {
      expect(await page.locator(chrome).first().isVisible()).toBe(false);
    }
    const looks = await page.evaluate(() =>
      ['.wg-rule p', '.wg-rules-text h2', '.wg-chart td'].map(
        (each) => getComputedStyle(document.querySelector(each) ?? document.body).color,
      ),
    );
    expect(new Set(looks)).toEqual(new Set(['rgb(0, 0, 0)']));
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).toBe('rgb(255, 255, 255)');
    expect(
      await page
        .locator('.wg-chart')
        .first()
        .evaluate((chart) => getComputedStyle(chart).breakInside),
    ).toBe('avoid');
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(pdf).toMatch(/\/MediaBox \[0 0 59[45]\.?\d* 84[12]\.?\d*\]/);
  });

  it('open at a case in front of the board, and return the focus when they close', async () => {
    const { page } = await testServer.person({ viewport: { width: 390, height: 844 } });
    await beginAtOneScreen(page, testServer.url, 'right-fierce-and-terrible');
    await page.getByRole('tab', { name: 'Charts' }).click();
    await page.locator('.wg-chart-list button').first().click();
    const chip = page.locator('.wg-panel .wg-chart button.wg-case').first();
    await chip.click();
    const sheet = page.locator('dialog.wg-case-sheet');
    await sheet.locator('.wg-case-body').waitFor();
    expect(await sheet.evaluate((each) => each.scrollWidth - each.clientWidth)).toBe(0);
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'detached' });
    expect(await chip.evaluate((each) => each === document.activeElement)).toBe(true);
  });
});

describe('the lobby', () => {
  it('shows the scenario, options, length and named sides of a match, and lists the matches of all games', async () => {
    const host = await testServer.person();
    await create(
      host.page,
      testServer.url,
      'Octavian',
      async (page) => {
        await page.getByText('Actium', { exact: false }).first().click();
        await page.getByText('Advanced options').click();
        await page.getByLabel(/Swap sides/).check();
      },
      modules['salamis-ad-actium'].title,
    );
    const names = await host.page.getByTestId('waiting-room').textContent();
    const guest = await testServer.person();
    await guest.page.goto(host.page.url());
    await guest.page.locator('.wg-lobby-terms').getByText('Swap sides: yes').waitFor();
    expect(names).not.toMatch(/First fleet|Second fleet/);
    expect(await guest.page.locator('main').textContent()).not.toMatch(/First fleet|Second fleet/);
    expect(await guest.page.locator('form .wg-begin').textContent()).toContain('Enter your name.');

    await join(guest.page, guest.page.url(), 'Antony');
    await board(guest.page).waitFor();
    await board(host.page).waitFor();
    await create(host.page, testServer.url, 'Blake', undefined, modules['grand-armada'].title);
    const own: (string | null)[] = [];
    for (const { page } of [host, guest]) {
      await page.goto(`${testServer.url}/lobby`);
      const match = page.getByTestId('my-match').filter({ hasText: /against (Octavian|Antony)/ });
      await match.waitFor();
      own.push(await match.textContent());
    }
    expect(own.join()).toContain('your turn');
    await guest.page.getByTestId('match-row').filter({ hasText: 'Blake' }).filter({ hasText: 'The Grand Armada' }).waitFor();
  });
});
