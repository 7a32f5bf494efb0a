import { readFileSync } from 'node:fs';
import { words as fortuneWords } from '../../client/fortune/words/index.js';
import { words as tideWords } from '../../client/tide/words/index.js';
import type { GameModule } from '../../src/boardgame/module.js';
import { verifyExport } from '../../src/boardgame/verify.js';
import { fortune } from '../../src/games/right-fierce-and-terrible/fortune/index.js';
import { modules } from '../../src/index.js';
import type { Fortune } from '../../src/kit/fortune.js';
import { english } from '../../src/kit/language.js';
import { readMatch, tellingIn } from '../../src/kit/luck.js';
import { eventually } from '../kit/eventually.js';
import { replays, shownState } from './hands.js';
import { openHouse } from './house.js';

const house = openHouse();
const [tide, ledgerWords] = [english.of(tideWords), english.of(fortuneWords)];
const SAVED = 'test/boardgame/released/right-fierce-and-terrible-0.3.0.json';

describe('after a match', () => {
  it('the tide of battle and the ledger of fortune are seen, and lead to their moments', async () => {
    const { page } = await house.person({ viewport: { width: 1440, height: 900 } });
    await replays(page, house.url, SAVED);
    const { states, told } = verifyExport(modules['right-fierce-and-terrible'] as GameModule, JSON.parse(readFileSync(SAVED, 'utf8')));
    const leadsTo = (state: number) => eventually(async () => expect(await shownState(page)).toBe(state));

    await page.getByRole('button', { name: tide.open, exact: true }).click();
    const curve = page.getByRole('slider', { name: tide.curve });
    const line = page.getByTestId('tide-window').locator('polyline');
    // Read to the end: a position for the beginning and one for each move.
    const moments = async () => ((await line.getAttribute('points')) ?? '').split(' ').length;
    await eventually(async () => expect(await moments()).toBe(Number(await curve.getAttribute('aria-valuemax')) + 1));
    expect(await moments()).toBeGreaterThan(50);
    await page.locator('.tide-turns').waitFor();
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
    await page.locator('.tide-turns button').last().click();
    await eventually(async () => expect(await shownState(page)).toBeGreaterThanOrEqual(turn));

    await page.getByRole('button', { name: ledgerWords.button, exact: true }).click();
    const ledger = page.getByTestId('fortune');
    await ledger.locator('.fortune-telling button').first().waitFor();
    expect(await ledger.locator('tbody tr').count()).toBeGreaterThan(2);
    const [first] = tellingIn(fortune.kinds, readMatch(fortune as Fortune, { first: states[0] }, told), 1);
    await ledger.locator('.fortune-telling button').first().click();
    await ledger.waitFor({ state: 'detached' });
    await leadsTo(first.state);
  });
});
