import DomEnvironment from 'jest-environment-jsdom';

/** Web APIs that jsdom lacks. */
const WEB = { structuredClone, TextEncoder, TextDecoder, ReadableStream, fetch, Request, Response };

/** Node's timers, which a server in the same process can `unref`. */
const TIMERS = { setTimeout, clearTimeout, setInterval, clearInterval, setImmediate, clearImmediate };

/** Methods of `<dialog>` that jsdom lacks. */
const DIALOG = {
  showModal(this: HTMLDialogElement): void {
    this.open = true;
    this.querySelector<HTMLElement>('input, button')?.focus();
  },
  close(this: HTMLDialogElement): void {
    this.open = false;
  },
};

/** The jsdom environment, with missing APIs from Node. */
export default class extends DomEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    Object.assign(this.global, WEB, TIMERS, { PointerEvent: this.global.MouseEvent });
    Object.assign(this.global.HTMLDialogElement.prototype, DIALOG);
  }

  /** Selects the packages' exports for Node. Many exports for browsers are ES modules only. */
  override exportConditions(): string[] {
    return ['node', 'node-addons'];
  }
}
