import type { Page } from 'playwright-core';
import { eventually } from '../kit/eventually.js';
import { beginAtOneScreen, SLUG, SMALL, shownState, showsState } from './hands.js';
import { openTestServer } from './testServer.js';

const testServer = openTestServer();

describe('two bots', () => {
  it('can be watched, paused and resumed', async () => {
    const { page } = await testServer.person(SMALL);
    await page.addInitScript(() => localStorage.setItem('weathergage.pace', '"fast"'));
    await page.clock.install();
    await page.goto(`${testServer.url}/captain/${SLUG}`);
    await page.getByLabel(/watch two normal bots/).check();
    await page.getByRole('button', { name: 'Start the match' }).click();
    await showsState(page, 15);
    await page.getByRole('button', { name: 'Pause the bots' }).click();
    const goOn = page.getByRole('button', { name: 'Resume the bots' });
    await goOn.waitFor();
    const paused = await shownState(page);
    await page.clock.fastForward('01:00');
    expect(await shownState(page)).toBeLessThanOrEqual(paused + 1);
    await goOn.click();
    await showsState(page, paused + 5);
  });
});

type Point = readonly [x: number, y: number];

/** Opens a match on one screen and zooms its first map until it is larger than its window. */
async function openChart(page: Page, slug: string) {
  await beginAtOneScreen(page, testServer.url, slug);
  const box = await page.locator('.wg-viewport-window').first().boundingBox();
  if (!box) throw new Error('there is no chart');
  const middle: Point = [box.x + box.width / 2, box.y + box.height / 2];
  const sheet = page.locator('.wg-viewport-sheet').first();
  /** Returns the point of the map at a point of the page, as fractions of the map’s size, and the map’s width. */
  const at = ([x, y]: Point) =>
    sheet.evaluate(
      (element, [x, y]) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return { spot: [(x - left) / width, (y - top) / height], width };
      },
      [x, y],
    );
  await page.mouse.move(...middle);
  const begun = await at(middle);
  const notch = async (width: number): Promise<void> => {
    await page.mouse.wheel(0, -100);
    await eventually(async () => expect((await at(middle)).width).toBeGreaterThan(width));
    const closer = await at(middle);
    if (closer.width < begun.width * 1.4) await notch(closer.width);
  };
  await notch(begun.width);
  return {
    begun,
    middle,
    at,
    /** Waits until this point of the map is at this point of the page. */
    liesAt: (point: Point, { spot: [across, down] }: Awaited<ReturnType<typeof at>>) =>
      eventually(async () => {
        const { spot } = await at(point);
        expect(spot[0]).toBeCloseTo(across, 2);
        expect(spot[1]).toBeCloseTo(down, 2);
      }),
    isWider: (than: number) => eventually(async () => expect((await at(middle)).width).toBeGreaterThan(than)),
  };
}

// The first map moves freely, the second always covers its window.
describe.each(['grand-armada', 'invincible-armada'])('the map of %s', (slug) => {
  it('stays under the pointer during wheel zoom and dragging', async () => {
    const { page } = await testServer.person();
    const { begun, middle, at, liesAt } = await openChart(page, slug);
    await liesAt(middle, begun);
    const held = await at(middle);
    const to: Point = [middle[0] - 20, middle[1] - 10];
    await page.mouse.down({ button: 'middle' });
    await page.mouse.move(...to, { steps: 5 });
    await liesAt(to, held);
  });

  it('stays under two fingers that move and spread', async () => {
    const { page } = await testServer.person({ hasTouch: true });
    const { middle, at, liesAt, isWider } = await openChart(page, slug);
    const browser = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove', ...points: readonly Point[]) =>
      browser.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([x, y], id) => ({ x, y, id })) });
    const apart = (by: number, down: number): [Point, Point] => [
      [middle[0] - by, middle[1] - down],
      [middle[0] + by, middle[1] - down],
    ];
    const from = apart(60, 0);
    const held = await Promise.all(from.map(at));
    await touch('touchStart', from[0]);
    await touch('touchStart', ...from);
    for (let step = 1; step <= 10; step++) await touch('touchMove', ...apart(60 + step * 3, step * 2));
    await isWider(held[0].width * 1.4);
    for (const [i, point] of apart(90, 20).entries()) await liesAt(point, held[i]);
  });
});
