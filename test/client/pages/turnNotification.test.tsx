import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { LanguageContext } from '../../../client/kit/language.js';
import { ringBell } from '../../../client/match/features/notifications/bell.js';
import { turnNotification } from '../../../client/match/features/notifications/feature.js';
import NotificationsDialog from '../../../client/match/features/notifications/NotificationsDialog.js';
import { useTurnNotification } from '../../../client/match/features/notifications/useTurnNotification.js';
import type { OnlineContext } from '../../../client/match/online/onlineContext.js';
import AddressPage from '../../../client/pages/notifications/AddressPage.js';
import { openMatchOf } from '../../../client/pwa/notificationClick.js';
import { showPushed } from '../../../client/pwa/push.js';
import { plainEnglish, pseudoLanguage } from '../pseudo.js';

jest.mock('../../../client/match/features/notifications/bell.js', () => ({ ringBell: jest.fn() }));

const SEAT = { playerID: '0', credentials: 'c' };

let hidden = false;
let allowed: NotificationPermission = 'default';
const shown: FakeNotification[] = [];

class FakeNotification {
  static readonly requestPermission = jest.fn(async () => allowed);
  static get permission() {
    return allowed;
  }
  onclick = () => undefined;
  readonly close = jest.fn();
  constructor(
    readonly title: string,
    readonly options: NotificationOptions,
  ) {
    shown.push(this);
  }
}

const badge = { set: jest.fn(async () => undefined), clear: jest.fn(async () => undefined) };
const icon = document.createElement('link');
icon.rel = 'icon';
icon.setAttribute('href', '/plain.svg');

beforeAll(() => {
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
  Object.assign(navigator, { setAppBadge: badge.set, clearAppBadge: badge.clear });
  Object.assign(globalThis, { Notification: FakeNotification });
  document.head.append(icon);
});
afterAll(() => {
  Reflect.deleteProperty(document, 'hidden');
  Reflect.deleteProperty(globalThis, 'Notification');
});
beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('{"channels":[],"set":[]}'));
  localStorage.clear();
  hidden = false;
  allowed = 'granted';
  shown.length = 0;
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

function Table({ asked }: { readonly asked: boolean }) {
  const called = useTurnNotification(asked, { title: 'Your turn', body: 'Ann has played', path: '/match/parley/M1' });
  return <p data-testid="table">{called ? 'called' : 'quiet'}</p>;
}

/** Renders a match page. Returns functions that hide the page and start the player's turn. */
function sit() {
  const { rerender } = render(<Table asked={false} />);
  return {
    look: (away: boolean) =>
      act(() => {
        hidden = away;
        document.dispatchEvent(new Event('visibilitychange'));
      }),
    ask: (asked: boolean) => rerender(<Table asked={asked} />),
    wait: () => act(() => jest.advanceTimersByTimeAsync(1500)),
    is: () => screen.getByTestId('table').textContent,
    marked: () => icon.getAttribute('href')?.startsWith('data:image/svg+xml'),
  };
}

/** Opens the dialog in the pseudo-language and clicks its n-th checkbox. */
async function turn(nth: number): Promise<HTMLElement> {
  render(
    <LanguageContext.Provider value={pseudoLanguage}>
      <NotificationsDialog game="parley" id="M1" seat={SEAT} onClose={() => undefined} />
    </LanguageContext.Provider>,
  );
  const window = screen.getByTestId('call-window');
  await act(async () => void fireEvent.click(screen.getAllByRole('checkbox')[nth]));
  expect(plainEnglish(window, [])).toEqual([]);
  return window;
}

describe('a turn that starts while the page is hidden', () => {
  it('marks the tab until the page is shown', async () => {
    const table = sit();
    table.look(true);
    table.ask(true);
    expect(table.is()).toBe('quiet');
    await table.wait();
    expect([table.is(), table.marked(), badge.set.mock.calls.length]).toEqual(['called', true, 1]);
    table.look(false);
    expect([table.is(), icon.getAttribute('href'), badge.clear.mock.calls.length]).toEqual(['quiet', '/plain.svg', 1]);
    table.look(true);
    await table.wait();
    expect(table.is()).toBe('quiet');
  });

  it('is announced as the opponent’s arrival until the player looks or must decide', async () => {
    const { Provider } = turnNotification;
    if (!Provider) throw new Error('no provider');
    hidden = true;
    const table = (activePlayers: object) => {
      const match = { title: 'Parley', playable: { game: { slug: 'parley' } }, id: 'M1', seat: SEAT, live: { ctx: { activePlayers } } };
      return (
        <Provider match={{ ...match, opponentName: 'Ann', hasJustBegun: true } as unknown as OnlineContext}>
          {({ title }) => <p data-testid="table">{title}</p>}
        </Provider>
      );
    };
    const wait = () => act(() => jest.advanceTimersByTimeAsync(1500));
    const title = () => screen.getByTestId('table').textContent;
    const { rerender } = render(table({ '1': 'bid' }));
    await wait();
    expect([title(), icon.getAttribute('href') !== '/plain.svg']).toEqual(['Opponent joined: Parley', true]);
    rerender(table({ '0': 'bid' }));
    await wait();
    expect(title()).toBe('Your turn: Parley');
    rerender(table({ '1': 'bid' }));
    await wait();
    expect([title(), icon.getAttribute('href')]).toEqual(['Parley', '/plain.svg']);
  });

  it('removes the mark when the player is no longer awaited', async () => {
    const table = sit();
    table.look(true);
    table.ask(true);
    await table.wait();
    table.ask(false);
    expect([table.is(), table.marked()]).toEqual(['quiet', false]);
  });

  it('does not notify after an automatic answer, nor spectators', async () => {
    const table = sit();
    table.look(true);
    table.ask(true);
    table.ask(false);
    await table.wait();
    expect(table.is()).toBe('quiet');
    table.look(false);
    table.ask(true);
    table.look(true);
    await table.wait();
    expect(table.is()).toBe('quiet');
  });

  it('makes no sound and no notification by default', async () => {
    const table = sit();
    table.look(true);
    table.ask(true);
    await table.wait();
    expect([jest.mocked(ringBell).mock.calls.length, shown]).toEqual([0, []]);
  });

  it('plays the sound once if enabled', async () => {
    await turn(0);
    cleanup();
    const table = sit();
    table.look(true);
    table.ask(true);
    await table.wait();
    expect(ringBell).toHaveBeenCalledTimes(1);
  });

  it('shows a notification once if enabled, and closes it when the page is shown', async () => {
    await turn(1);
    expect(FakeNotification.requestPermission).toHaveBeenCalledTimes(1);
    cleanup();
    const table = sit();
    table.look(true);
    table.ask(true);
    await table.wait();
    expect(shown.map(({ title, options }) => [title, options.body, options.tag])).toEqual([
      ['Your turn', 'Ann has played', '/match/parley/M1'],
    ]);
    table.look(false);
    expect(shown[0].close).toHaveBeenCalled();
  });
});

it('asks the browser for permission only on a click, and says if it is denied', async () => {
  allowed = 'denied';
  sit();
  expect(FakeNotification.requestPermission).not.toHaveBeenCalled();
  const window = await turn(1);
  expect(FakeNotification.requestPermission).toHaveBeenCalledTimes(1);
  expect((screen.getAllByRole('checkbox')[1] as HTMLInputElement).checked).toBe(false);
  await waitFor(() => expect(window.querySelector('[role="alert"]')).toBeTruthy());
});

describe('a click on a notification', () => {
  const pressed = async (open: string[], data: unknown) => {
    const focused: string[] = [];
    const opened: string[] = [];
    const clients = {
      matchAll: async () => open.map((url) => ({ url, focus: async () => focused.push(url) })),
      openWindow: async (path: string) => opened.push(path),
    };
    await openMatchOf({ clients } as unknown as ServiceWorkerGlobalScope, { data, close: () => undefined } as Notification);
    return { focused, opened };
  };

  it('shows the open page of the match or opens one, and no other address', async () => {
    const [lobby, table] = ['https://x.example/lobby', 'https://x.example/match/parley/M1?side=1'];
    expect(await pressed([lobby, table], '/match/parley/M1')).toEqual({ focused: [table], opened: [] });
    expect(await pressed([lobby], '/match/parley/M1')).toEqual({ focused: [], opened: ['/match/parley/M1'] });
    for (const data of ['https://elsewhere.example', '//elsewhere.example', undefined]) {
      expect(await pressed([], data)).toEqual({ focused: [], opened: ['/'] });
    }
  });
});

describe('notifications while the player is away', () => {
  const asked: { path: string; body: unknown }[] = [];
  const none = { channels: ['webhook'], set: [] };
  const noticed = { id: 'n1', channel: 'webhook', where: 'discord.com' };

  async function opened(...answers: object[]) {
    asked.length = 0;
    jest.spyOn(globalThis, 'fetch').mockImplementation(async (path, init) => {
      asked.push({ path: String(path), body: JSON.parse(String(init?.body)) });
      return new Response(JSON.stringify(answers[asked.length - 1]));
    });
    jest.useRealTimers();
    render(
      <LanguageContext.Provider value={pseudoLanguage}>
        <NotificationsDialog game="parley" id="M1" seat={SEAT} onClose={() => undefined} />
      </LanguageContext.Provider>,
    );
    return screen.findByTestId('call-window');
  }
  afterEach(() => jest.restoreAllMocks());

  const fieldIn = (window: HTMLElement, type: string) =>
    waitFor(() => {
      const field = window.querySelector<HTMLInputElement>(`input[type="${type}"]`);
      if (!field) throw new Error('the server has not answered yet');
      return field;
    });

  it('are set with the seat’s credentials, in the address’s format, and stopped', async () => {
    const window = await opened(none, { ...none, set: [noticed] }, none);
    const url = 'https://discord.com/api/webhooks/1/x';
    const field = await fieldIn(window, 'url');
    fireEvent.change(field, { target: { value: ` ${url} ` } });
    expect(plainEnglish(window, [])).toEqual([]);
    fireEvent.submit(field.form as HTMLFormElement);
    const row = await screen.findByTestId('noticed');
    expect(plainEnglish(window, ['discord', 'com'])).toEqual([]);
    fireEvent.click(row.querySelector('button') as HTMLButtonElement);
    await waitFor(() => expect(screen.queryByTestId('noticed')).toBeNull());
    expect(asked).toEqual([
      { path: '/games/parley/M1/notices', body: SEAT },
      { path: '/games/parley/M1/notices/webhook', body: { ...SEAT, url, form: 'discord' } },
      { path: '/games/parley/M1/notices/stop', body: { ...SEAT, notice: 'n1' } },
    ]);
  });

  it('are set by mail, with a note on the confirmation', async () => {
    const mail = { channels: ['mail'], set: [] };
    const window = await opened(mail, { ...mail, set: [{ id: 'n2', channel: 'mail', where: 'ann@there.example', waits: true }] });
    const field = await fieldIn(window, 'email');
    fireEvent.change(field, { target: { value: 'ann@there.example' } });
    fireEvent.submit(field.form as HTMLFormElement);
    expect((await screen.findByTestId('noticed')).querySelector('.wg-small')).toBeTruthy();
    expect(plainEnglish(window, ['ann', 'there', 'example'])).toEqual([]);
    expect(asked[1]).toEqual({ path: '/games/parley/M1/notices/mail', body: { ...SEAT, address: 'ann@there.example' } });
  });

  it('are set as push messages on a click, which may be denied', async () => {
    const keys = { p256dh: 'p', auth: 'a' };
    const subscription = { toJSON: () => ({ endpoint: 'https://push.example/1', keys }) };
    const asking = jest.fn(async (_options: unknown) => subscription).mockRejectedValueOnce(new Error('refused'));
    const worker = { pushManager: { getSubscription: async () => null, subscribe: asking } };
    Object.assign(globalThis, { PushManager: class {} });
    Object.defineProperty(navigator, 'serviceWorker', { value: { getRegistration: async () => worker }, configurable: true });
    const push = { channels: ['push'], set: [], vapid: 'key' };
    const window = await opened(push, { ...push, set: [{ id: 'n3', channel: 'push', where: 'push.example' }] });
    const button = await waitFor(() => {
      const found = window.querySelector<HTMLButtonElement>('.wg-notify-send button');
      if (!found) throw new Error('the server has not answered yet');
      return found;
    });
    expect(asking).not.toHaveBeenCalled();
    fireEvent.click(button);
    await waitFor(() => expect(window.querySelector('[role="alert"]')).toBeTruthy());
    expect(plainEnglish(window, [])).toEqual([]);
    fireEvent.click(button);
    await screen.findByTestId('noticed');
    expect(asking).toHaveBeenCalledTimes(2);
    expect(asking).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: 'key' });
    expect(asked[1]).toEqual({ path: '/games/parley/M1/notices/push', body: { ...SEAT, endpoint: 'https://push.example/1', ...keys } });
    Reflect.deleteProperty(navigator, 'serviceWorker');
    Reflect.deleteProperty(globalThis, 'PushManager');
  });

  it('say why an address was refused, and why the last message failed', async () => {
    const window = await opened({ ...none, set: [{ ...noticed, fault: 'refused' }], fault: 'address' });
    await waitFor(() => expect(window.querySelector('[role="alert"]')).toBeTruthy());
    expect(window.querySelector('[data-testid="noticed"] .wg-small')).toBeTruthy();
    expect(plainEnglish(window, ['discord', 'com'])).toEqual([]);
  });

  it('are hidden if the server has none', async () => {
    const window = await opened({ channels: [], set: [] });
    await waitFor(() => expect(window.querySelectorAll('fieldset')).toHaveLength(1));
  });
});

describe('the page of links in messages', () => {
  it.each([
    ['stop', '/notices/stop/k', {}],
    ['confirm', '/notices/confirm', { token: 'k' }],
  ])('changes no setting when opened, and %ss on a click', async (what, path, body) => {
    const calls: unknown[] = [];
    jest.useRealTimers();
    jest.spyOn(globalThis, 'fetch').mockImplementation(async (to, init) => {
      calls.push([String(to), JSON.parse(String(init?.body))]);
      return new Response(null, { status: calls.length > 1 ? 204 : 404 });
    });
    render(
      <LanguageContext.Provider value={pseudoLanguage}>
        <AddressPage what={what} token="k" />
      </LanguageContext.Provider>,
    );
    const sheet = screen.getByTestId('told');
    expect([calls, plainEnglish(sheet, [])]).toEqual([[], []]);
    const press = () => fireEvent.click(sheet.querySelector('button') as HTMLButtonElement);
    press();
    await waitFor(() => expect(sheet.querySelector('[role="alert"]')).toBeTruthy());
    press();
    await waitFor(() => expect(sheet.querySelector('[role="status"]')).toBeTruthy());
    expect([calls, plainEnglish(sheet, [])]).toEqual([Array(2).fill([path, body]), []]);
    jest.restoreAllMocks();
  });
});

it('a push message is shown and replaces an older one of the match', async () => {
  const shows: unknown[] = [];
  const registration = { showNotification: async (...args: unknown[]) => shows.push(args) };
  const push = (json: unknown) =>
    showPushed({ registration } as unknown as ServiceWorkerGlobalScope, { json: () => json } as unknown as PushMessageData);
  await push({ headline: 'Your turn', happened: ['One.', 'Two.'], path: '/match/parley/M1' });
  await push({ other: true });
  await push(null);
  expect(shows).toEqual([
    ['Your turn', { body: 'One.\nTwo.', tag: '/match/parley/M1', data: '/match/parley/M1', icon: '/icons/mark-192.png' }],
  ]);
});
