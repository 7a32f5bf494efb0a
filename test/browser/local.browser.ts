import { eventually } from '../kit/eventually.js';
import { settled } from './armadaDesk.js';
import { board, module, playOn, SLUG } from './hands.js';
import { openHouse } from './house.js';
import { Mirror } from './mirror.js';

const house = openHouse();

describe('two players at one screen', () => {
  it('behind the curtain nobody sees what was chosen', async () => {
    const { page } = await house.person();
    const mirror = new Mirror(
      '11111111111111111111111111111111.22222222222222222222222222222222',
      { deployment: 'historicalII' },
      module,
      settled,
    );
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

describe('against the captain', () => {
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
    const panel = await page.locator('.panel-body').boundingBox();
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
});
