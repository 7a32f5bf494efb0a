import { eventually } from '../kit/eventually.js';
import { board, module } from './hands.js';
import { openTestServer } from './testServer.js';

const testServer = openTestServer();

describe('Play now', () => {
  it('seats a new visitor opposite a waiting player with one click each', async () => {
    const [first, second] = [await testServer.person(), await testServer.person()];
    const playNow = async ({ page }: typeof first) => {
      await page.goto(testServer.url);
      await page.getByRole('article', { name: module.title }).getByRole('button', { name: 'Play now' }).click();
    };
    await playNow(first);
    await first.page.getByTestId('waiting-room').waitFor();
    await second.page.goto(testServer.url);
    await second.page.getByRole('link', { name: '1 waiting' }).waitFor();
    await playNow(second);
    await Promise.all([board(first.page).waitFor(), board(second.page).waitFor()]);
    expect(new URL(first.page.url()).pathname).toBe(new URL(second.page.url()).pathname);
    const strips = await Promise.all([first, second].map(({ page }) => page.locator('.wg-strip').textContent()));
    for (const strip of strips) expect(strip).toMatch(/against Guest \d{4}/);
  });

  it('does not seat a live player opposite one who has left the page', async () => {
    const [gone, next] = [await testServer.person(), await testServer.person()];
    const playNow = async ({ page }: typeof gone) => {
      await page.goto(`${testServer.url}/lobby/${module.slug}`);
      await page.getByRole('button', { name: 'Play now' }).click();
      await page.getByTestId('waiting-room').waitFor();
    };
    await playNow(gone);
    await gone.page.goto('about:blank');
    const waiting = async () => {
      const counts = await (await fetch(`${testServer.url}/.well-known/weathergage-activity`)).json();
      return counts[module.slug].waiting;
    };
    await eventually(async () => expect(await waiting()).toBe(0));
    await playNow(next);
    expect(next.page.url()).toContain('/match/');
  });
});
