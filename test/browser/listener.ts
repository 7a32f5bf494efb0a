import type { BrowserContext, Page } from 'playwright-core';

/** Somebody with a keyboard and nothing else, who hears a page: knows what has the focus, and what was announced. */
export class Listener {
  private constructor(readonly page: Page) {}

  /** Listens from the first page on. */
  static async at(page: Page, context: BrowserContext): Promise<Listener> {
    await context.addInitScript(() => {
      const told: string[] = [];
      Object.assign(window, { told });
      // A region is spoken when it changes; one that comes with its words in it is not.
      new MutationObserver((changes) => {
        for (const { target } of changes) {
          const at = target instanceof Element ? target : target.parentElement;
          const region = at?.closest('[aria-live], [role=status], [role=log], [role=alert]');
          if (region?.isConnected) told.push(region.textContent ?? '');
        }
      }).observe(document, { subtree: true, childList: true, characterData: true });
    });
    return new Listener(page);
  }

  /** Everything that live regions have said on this page. */
  told = (): Promise<string[]> => this.page.evaluate(() => (window as unknown as { told: string[] }).told);

  press = (key: string): Promise<void> => this.page.keyboard.press(key);

  /** Role and name of what has the focus; nothing when it is lost. */
  async where(): Promise<string> {
    for (;;) {
      if (await this.page.evaluate(() => document.activeElement === null || document.activeElement === document.body)) return '';
      // It may have gone on meanwhile.
      const [heard] = (await this.page.locator('body :focus').ariaSnapshot()).split('\n');
      if (heard) return heard;
    }
  }

  /** Presses a key until he hears what he is after; gives how often. */
  async goTo(what: RegExp, key = 'Tab', most = 40): Promise<number> {
    const heard: string[] = [];
    while (heard.length < most) {
      await this.press(key);
      heard.push(await this.where());
      if (what.test(heard[heard.length - 1])) return heard.length;
    }
    throw new Error(`${what} is not among ${heard.join(', ')}`);
  }
}
