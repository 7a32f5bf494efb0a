import type { Page } from 'playwright-core';
import { chooseInMenu, showsState } from './hands.js';
import type { Mirror } from './mirror.js';

/** Two players at one screen who use the charts and the buttons below them, and nothing else. */
export class Table {
  constructor(
    readonly page: Page,
    readonly mirror: Mirror,
  ) {}

  /** Presses places of the charts, one after the other. */
  async press(...places: readonly string[]): Promise<void> {
    for (const place of places) await this.page.locator(`[data-place="${place}"]`).first().click();
  }

  action = (id: string) => this.page.locator(`[data-action="${id}"]`).click();

  /** What has just been done by clicks must be this move, and nothing else. */
  async did(playerID: string, move: string, ...args: readonly unknown[]): Promise<void> {
    this.mirror.play(playerID, move, ...args);
    await showsState(this.page, this.mirror.moves);
    expect(await this.page.locator('.wg-board').getAttribute('data-state')).toBe(String(this.mirror.moves));
  }

  /** Chits ask what they like: the first answer of the list will do. */
  async answerEvents(): Promise<void> {
    for (;;) {
      const asked = Object.entries(this.mirror.awaiting).find(([, step]) => ['resolve', 'reaction'].includes(step));
      if (!asked) return;
      await showsState(this.page, this.mirror.moves);
      await chooseInMenu(this.page, 0);
      this.mirror.take(asked[0], 0);
    }
  }

  told = (text: string | RegExp) => this.page.locator('.wg-panel').getByText(text).first().waitFor();
}
