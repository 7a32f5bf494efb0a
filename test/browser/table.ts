import type { Page } from 'playwright-core';
import { chooseInMenu, showsState } from './hands.js';
import type { Mirror } from './mirror.js';

/** Plays for two players on one screen with only the maps and the buttons below them. */
export class Table {
  constructor(
    readonly page: Page,
    readonly mirror: Mirror,
  ) {}

  async press(...places: readonly string[]): Promise<void> {
    for (const place of places) await this.page.locator(`[data-place="${place}"]`).first().click();
  }

  action = (id: string) => this.page.locator(`[data-action="${id}"]`).click();

  /** Checks that the last clicks made exactly this move. */
  async did(playerID: string, move: string, ...args: readonly unknown[]): Promise<void> {
    this.mirror.play(playerID, move, ...args);
    await showsState(this.page, this.mirror.moves);
    expect(await this.page.locator('.wg-board').getAttribute('data-state')).toBe(String(this.mirror.moves));
  }

  /** Answers questions about chits with the first choice of the list. */
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
