import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { modules } from '../../src/index.js';
import { openHouse } from './house.js';

const house = openHouse();
const dir = mkdtempSync(join(tmpdir(), 'weathergage-page-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

const RELEASED = join(__dirname, '../boardgame/released');

/** A match of a game, by the newest version of its rules. */
const matchOf = (slug: string): string => {
  const files = readdirSync(RELEASED).filter((name) => name.startsWith(slug));
  return join(RELEASED, files.sort((a, b) => a.localeCompare(b, 'en', { numeric: true })).at(-1) ?? '');
};

describe.each(Object.keys(modules))('a match of %s that was saved as a page', (slug) => {
  it('opens from a disk without a network, and plays from the set-up to the end, with chronicle and rules', async () => {
    const file = matchOf(slug);
    const moves: number = JSON.parse(readFileSync(file, 'utf8')).log.length;
    const reader = await house.person();
    await reader.page.goto(`${house.url}/replay`);
    await reader.page.locator('input[type=file]').setInputFiles(file);
    await reader.page.locator('.weathergage').waitFor();
    const download = reader.page.waitForEvent('download');
    await reader.page.getByRole('button', { name: 'Save as a page' }).click();
    const saved = join(dir, `${slug}.html`);
    copyFileSync(await (await download).path(), saved);

    const { page, context } = await house.person();
    await context.setOffline(true);
    const asked: string[] = [];
    page.on('request', (request) => /^(file|data):/.test(request.url()) || asked.push(request.url()));
    await page.goto(pathToFileURL(saved).href);
    await page.locator('.weathergage').waitFor();
    const step = page.getByTestId('replay-step');
    await step.getByText('The set-up').waitFor();
    await page.getByRole('button', { name: 'One move on' }).click();
    await step.getByText(`Move 1 of ${moves}`).waitFor();
    await page.getByRole('button', { name: 'To the end' }).click();
    await step.getByText(`Move ${moves} of ${moves}`).waitFor();
    await page.locator('.weathergage .topbar').getByText('The match is over').waitFor();
    expect(await page.locator('.weathergage .chronicle li').count()).toBeGreaterThan(5);
    await page.getByRole('tab', { name: 'Rules' }).click();
    await page.locator('.guide > section').first().waitFor();
    // The letters of the house came along.
    expect(await page.evaluate(() => document.fonts.load('1em "IM Fell English"').then((faces) => faces.length))).toBeGreaterThan(0);
    expect(asked).toEqual([]);
  });
});
