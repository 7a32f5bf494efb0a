import type { BrowserContext, Page } from 'playwright-core';

/** Simulates a keyboard user with a screen reader. Records the focus and the announcements. */
export class Listener {
  private constructor(readonly page: Page) {}

  static async at(page: Page, context: BrowserContext): Promise<Listener> {
    await context.addInitScript(() => {
      const announced: string[] = [];
      Object.assign(window, { told: announced });
      // A region is announced when it changes, not when it is added with its text.
      new MutationObserver((changes) => {
        for (const { target } of changes) {
          const at = target instanceof Element ? target : target.parentElement;
          const region = at?.closest('[aria-live], [role=status], [role=log], [role=alert]');
          if (region?.isConnected) announced.push(region.textContent ?? '');
        }
      }).observe(document, { subtree: true, childList: true, characterData: true });
    });
    return new Listener(page);
  }

  /** Returns all announcements of live regions on this page. */
  told = (): Promise<string[]> => this.page.evaluate(() => (window as unknown as { told: string[] }).told);

  press = (key: string): Promise<void> => this.page.keyboard.press(key);

  /** Returns the role and name of the focused element, or an empty text if the focus is lost. */
  async where(): Promise<string> {
    for (;;) {
      if (await this.page.evaluate(() => document.activeElement === null || document.activeElement === document.body)) return '';
      // The page may have changed meanwhile.
      const [heard] = (await this.page.locator('body :focus').ariaSnapshot()).split('\n');
      if (heard) return heard;
    }
  }

  /** Presses a key until the wanted element or announcement appears. Returns the number of presses. */
  async goTo(what: RegExp, key = 'Tab', most = 40): Promise<number> {
    const announced: string[] = [];
    while (announced.length < most) {
      await this.press(key);
      announced.push(await this.where());
      if (what.test(announced[announced.length - 1])) return announced.length;
    }
    throw new Error(`${what} is not among ${announced.join(', ')}`);
  }
}
