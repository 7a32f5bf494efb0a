import DomEnvironment from 'jest-environment-jsdom';

/** What browsers have but jsdom lacks. */
const WEB = { structuredClone, TextEncoder, TextDecoder, ReadableStream, fetch, Request, Response };

/** What a server in the same process needs: timers that need not keep it alive. */
const TIMERS = { setTimeout, clearTimeout, setInterval, clearInterval, setImmediate, clearImmediate };

/** Dialogs are shown, take the focus, and are closed. */
const DIALOG = {
  showModal(this: HTMLDialogElement): void {
    this.open = true;
    this.querySelector<HTMLElement>('input, button')?.focus();
  },
  close(this: HTMLDialogElement): void {
    this.open = false;
  },
};

/** jsdom, completed from Node. */
export default class extends DomEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    Object.assign(this.global, WEB, TIMERS, { PointerEvent: this.global.MouseEvent });
    Object.assign(this.global.HTMLDialogElement.prototype, DIALOG);
  }

  /** Packages as Node gets them: for browsers many are ES modules only. */
  override exportConditions(): string[] {
    return ['node', 'node-addons'];
  }
}
