import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { words as luckWords } from '../../client/match/features/luck/words/index.js';
import { words as tideWords } from '../../client/match/features/winChance/words/index.js';
import type { GameModule } from '../../src/boardgame/module.js';
import { verifyExport } from '../../src/boardgame/verify.js';
import { luckSource } from '../../src/games/right-fierce-and-terrible/luck/index.js';
import { modules } from '../../src/index.js';
import { english } from '../../src/kit/language.js';
import { decisiveRolls, readMatch } from '../../src/kit/luck.js';
import type { LuckSource } from '../../src/kit/luckRolls.js';
import { eventually } from '../kit/eventually.js';
import { replays, shownState } from './hands.js';
import { openTestServer } from './testServer.js';

const testServer = openTestServer();
const [tide, ledgerWords] = [english.of(tideWords), english.of(luckWords)];
const SAVED = 'test/boardgame/released/right-fierce-and-terrible-0.3.0.json';

describe('a finished match', () => {
  it('has a win chance graph and a list of luck, which link to their positions', async () => {
    const { page } = await testServer.person({ viewport: { width: 1440, height: 900 } });
    await replays(page, testServer.url, SAVED);
    const { states, events } = verifyExport(modules['right-fierce-and-terrible'] as GameModule, JSON.parse(readFileSync(SAVED, 'utf8')));
    const leadsTo = (state: number) => eventually(async () => expect(await shownState(page)).toBe(state));

    await page.getByRole('button', { name: tide.open, exact: true }).click();
    const curve = page.getByRole('slider', { name: tide.curve });
    const line = page.getByTestId('tide-window').locator('polyline');
    // The complete evaluation has one point for the set-up and one for each move.
    const points = async () => ((await line.getAttribute('points')) ?? '').split(' ').length;
    await eventually(async () => expect(await points()).toBe(Number(await curve.getAttribute('aria-valuemax')) + 1));
    expect(await points()).toBeGreaterThan(50);
    await page.locator('.wg-win-chance-turns').waitFor();
    await curve.focus();
    await page.keyboard.press('Home');
    expect(await curve.getAttribute('aria-valuenow')).toBe('0');
    await page.keyboard.press('PageDown');
    const turn = Number(await curve.getAttribute('aria-valuenow'));
    expect(turn).toBeGreaterThan(0);
    await page.keyboard.press('Enter');
    await page.getByTestId('tide-window').waitFor({ state: 'detached' });
    await leadsTo(turn);
    await page.getByRole('button', { name: tide.open, exact: true }).click();
    await page.locator('.wg-win-chance-turns button').last().click();
    await eventually(async () => expect(await shownState(page)).toBeGreaterThanOrEqual(turn));

    await page.getByRole('button', { name: ledgerWords.button, exact: true }).click();
    const ledger = page.getByTestId('fortune');
    await ledger.locator('.wg-luck-telling button').first().waitFor();
    expect(await ledger.locator('tbody tr').count()).toBeGreaterThan(2);
    const [first] = decisiveRolls(luckSource.kinds, readMatch(luckSource as LuckSource, { first: states[0] }, events), 1);
    await ledger.locator('.wg-luck-telling button').first().click();
    await ledger.waitFor({ state: 'detached' });
    await leadsTo(first.state);
  });
});

const dir = mkdtempSync(join(tmpdir(), 'weathergage-page-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

const RELEASED = join(__dirname, '../boardgame/released');

/** Returns the path of a recorded match of a game’s newest rules version. */
const matchOf = (slug: string): string => {
  const files = readdirSync(RELEASED).filter((name) => name.startsWith(slug));
  return join(RELEASED, files.sort((a, b) => a.localeCompare(b, 'en', { numeric: true })).at(-1) ?? '');
};

describe.each(Object.keys(modules))('a match of %s saved as a page', (slug) => {
  it('opens from a disk without a network, and replays from set-up to the end, with log and rules', async () => {
    const file = matchOf(slug);
    const moves: number = JSON.parse(readFileSync(file, 'utf8')).log.length;
    const reader = await testServer.person();
    await reader.page.goto(`${testServer.url}/replay`);
    await reader.page.locator('input[type=file]').setInputFiles(file);
    await reader.page.locator('.wg-root').waitFor();
    const download = reader.page.waitForEvent('download');
    await reader.page.getByRole('button', { name: 'Save the replay as a web page' }).click();
    const saved = join(dir, `${slug}.html`);
    copyFileSync(await (await download).path(), saved);

    const { page, context } = await testServer.person();
    await context.setOffline(true);
    const asked: string[] = [];
    page.on('request', (request) => /^(file|data):/.test(request.url()) || asked.push(request.url()));
    await page.goto(pathToFileURL(saved).href);
    await page.locator('.wg-root').waitFor();
    const step = page.getByTestId('replay-step');
    await step.getByText('Set-up').waitFor();
    await page.getByRole('button', { name: 'Next move' }).click();
    await step.getByText(`Move 1 of ${moves}`).waitFor();
    await page.getByRole('button', { name: 'To the end' }).click();
    await step.getByText(`Move ${moves} of ${moves}`).waitFor();
    await page.locator('.wg-root .wg-topbar').getByText('The match is over').waitFor();
    expect(await page.locator('.wg-root .wg-chronicle li').count()).toBeGreaterThan(5);
    await page.getByRole('tab', { name: 'Rules' }).click();
    await page.locator('.wg-guide > section').first().waitFor();
    // The fonts are in the page.
    expect(await page.evaluate(() => document.fonts.load('1em "IM Fell English"').then((faces) => faces.length))).toBeGreaterThan(0);
    expect(asked).toEqual([]);
  });
});
