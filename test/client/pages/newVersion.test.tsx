import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { LanguageContext } from '../../../client/kit/language.js';
import { keepForOffline } from '../../../client/offline/kept.js';
import { NewVersion } from '../../../client/offline/NewVersion.js';
import { plainEnglish, pseudoLanguage } from '../pseudo.js';

class Registration extends EventTarget {
  active: object | null = null;
  waiting: { postMessage: jest.Mock } | null = null;
  installing: EventTarget | null = null;
  readonly update = jest.fn(async () => undefined);

  /** A newer worker is installed; the very first one does not wait. */
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
  await keepForOffline();
});
afterAll(() => Reflect.deleteProperty(navigator, 'serviceWorker'));
afterEach(cleanup);

it('nothing is said of the version that is kept at the first visit, and the newest is asked for when the reader comes back', () => {
  shown();
  registration.found();
  expect(screen.queryByRole('button')).toBeNull();
  document.dispatchEvent(new Event('visibilitychange'));
  expect(registration.update).toHaveBeenCalledTimes(1);
});

it('a later one is told of, in the reader’s language, and taken up only when he says so', async () => {
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
