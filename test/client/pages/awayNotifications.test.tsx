import { act, cleanup, fireEvent, render, renderHook, screen, within } from '@testing-library/react';
import { LanguageContext } from '../../../client/kit/language.js';
import { ARRIVING, useAway } from '../../../client/match/online/useAway.js';
import { NewVersion } from '../../../client/pwa/NewVersion.js';
import { registerServiceWorker } from '../../../client/pwa/serviceWorker.js';
import { plainEnglish, pseudoLanguage } from '../pseudo.js';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const seen = (first?: { name?: string; isConnected?: boolean }) => {
  const { result, rerender } = renderHook((opponent: { name?: string; isConnected?: boolean } | undefined) => useAway(opponent), {
    initialProps: first,
  });
  return {
    after(opponent: { name?: string; isConnected?: boolean } | undefined) {
      rerender(opponent);
      return result.current;
    },
    waited(ms: number) {
      act(() => void jest.advanceTimersByTime(ms));
      return result.current;
    },
  };
};

describe('an opponent', () => {
  it('is away without a connection', () => {
    const match = seen();
    expect(match.after({ name: 'Drake', isConnected: false })).toBe(true);
    expect(match.after({ name: 'Drake', isConnected: true })).toBe(false);
    expect(match.after({ name: 'Drake', isConnected: false })).toBe(true);
  });

  it('is not away just after joining, but after a while', () => {
    const match = seen({ name: 'Drake', isConnected: true });
    expect(match.after({})).toBe(false);
    expect(match.after({ name: 'Recalde', isConnected: false })).toBe(false);
    expect(match.waited(ARRIVING - 1)).toBe(false);
    expect(match.waited(1)).toBe(true);
  });

  it('is away at once after leaving the page', () => {
    const match = seen({});
    expect(match.after({ name: 'Recalde', isConnected: false })).toBe(false);
    expect(match.after({ name: 'Recalde', isConnected: true })).toBe(false);
    match.waited(ARRIVING);
    expect(match.after({ name: 'Recalde', isConnected: false })).toBe(true);
  });

  it('is not away while unknown', () => {
    expect(seen().after(undefined)).toBe(false);
    expect(seen().after({})).toBe(false);
  });
});

describe('a new version', () => {
  class Registration extends EventTarget {
    active: object | null = null;
    waiting: { postMessage: jest.Mock } | null = null;
    installing: EventTarget | null = null;
    readonly update = jest.fn(async () => undefined);

    /** Installs another service worker. It waits unless it is the first. */
    found(): void {
      const worker = Object.assign(new EventTarget(), { postMessage: jest.fn() });
      this.installing = worker;
      this.dispatchEvent(new Event('updatefound'));
      this.installing = null;
      this.waiting = worker;
      act(() => void worker.dispatchEvent(new Event('statechange')));
    }
  }

  const registration = new Registration();
  const container = Object.assign(new EventTarget(), { register: jest.fn(async () => registration) });

  const shown = () =>
    render(
      <LanguageContext.Provider value={pseudoLanguage}>
        <NewVersion />
      </LanguageContext.Provider>,
    );

  beforeAll(async () => {
    Object.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true });
    await registerServiceWorker();
  });
  afterAll(() => Reflect.deleteProperty(navigator, 'serviceWorker'));
  afterEach(cleanup);

  it('is not announced at the first visit, and checked for when the reader returns', () => {
    shown();
    registration.found();
    expect(screen.queryByRole('button')).toBeNull();
    document.dispatchEvent(new Event('visibilitychange'));
    expect(registration.update).toHaveBeenCalledTimes(1);
  });

  it('is announced in the reader’s language, and installed only on request', async () => {
    const { container: page } = shown();
    registration.active = {};
    registration.found();
    expect(plainEnglish(page, [])).toEqual([]);
    const button = await screen.findByRole('button');
    const ask = async () => {
      fireEvent.click(button);
      const dialog = await screen.findByRole('alertdialog');
      expect(plainEnglish(dialog, [])).toEqual([]);
      return within(dialog).getAllByRole('button');
    };
    const [, later] = await ask();
    fireEvent.click(later);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(registration.waiting?.postMessage).not.toHaveBeenCalled();
    const [load] = await ask();
    fireEvent.click(load);
    expect(registration.waiting?.postMessage).toHaveBeenCalledTimes(1);
  });
});
