import type { Page } from 'playwright-core';

/** Distance between sampled points, in px. */
const GRID = 10;

/** Returns the share of the window, in percent, where nothing covers the map. Counters and highlights are part of the map. */
export const mapShare = (page: Page): Promise<number> =>
  page.evaluate((grid) => {
    let points = 0;
    let onMap = 0;
    for (let x = grid / 2; x < innerWidth; x += grid) {
      for (let y = grid / 2; y < innerHeight; y += grid) {
        points += 1;
        const [top] = document.elementsFromPoint(x, y);
        if (top?.closest('.wg-viewport-content')) onMap += 1;
      }
    }
    return Math.round((100 * onMap) / points);
  }, GRID);
