import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { App } from '../../../client/app/App.js';
import { findMatch, keepMatch, keptMatches, playerName, rememberName } from '../../../client/app/matches.js';
import { LanguageContext } from '../../../client/kit/language.js';
import { type HeldMatch, identity } from '../../../client/match/identity/identity.js';
import { known, remember } from '../../../client/match/identity/known.js';
import { sync, updateStatuses } from '../../../client/match/identity/sync.js';
import { deviceName } from '../../../client/pages/devices/deviceName.js';
import { words } from '../../../client/pages/devices/words/index.js';
import { english } from '../../../src/kit/language.js';
import { plainEnglish, pseudoLanguage } from '../pseudo.js';

jest.mock('../../../client/app/games.js', () => jest.requireActual('./parleyBoard.js'));
jest.mock('../../../client/match/identity/keys.js', () => ({
  canHaveKey: () => true,
  makeKey: async () => 'pair',
  keepKey: async () => undefined,
  keptKey: async () => 'pair',
  forgetKey: async () => undefined,
  publicKey: async () => 'key',
  signed: async (_pair: unknown, text: string) => text,
}));

jest.mock('../../../client/pages/devices/webauthn.js', () => ({
  canHavePasskey: () => true,
  isDeclined: () => false,
  makePasskey: async () => server.me,
  comeBack: async () => undefined,
}));

const me = english.of(words);
const HOUR = 3_600_000;
const now = Date.now();
const device = (id: string, name: string, here: boolean) => ({ id, name, here, createdAt: now, usedAt: now - 2 * HOUR });

const held = (matchID: string, rest: Partial<HeldMatch> = {}): HeldMatch => ({
  ...{ game: 'parley', matchID, playerID: '0', setupData: {}, createdAt: now, updatedAt: now - HOUR, phase: 'muster', asked: ['0'] },
  players: [
    { id: 0, name: 'Ann' },
    { id: 1, name: 'Bob' },
  ],
  ...rest,
});

/** The data of a fake server, and the requests it received. */
const server = {
  me: {
    name: null as string | null,
    settings: null as string | null,
    devices: [device('d', 'desk', true), device('p', 'phone', false)],
    passkeys: [{ id: 'k', name: 'desk', createdAt: now, usedAt: now - HOUR }],
    seats: 1,
  },
  matches: [] as HeldMatch[],
  told: [] as { path: string; body: Record<string, unknown> }[],
  signs: 200,
};

async function answer(input: unknown, init?: RequestInit): Promise<Response> {
  const path = String(input).replace('/people/', '');
  const body = JSON.parse(String(init?.body ?? '{}'));
  server.told.push({ path, body });
  if (path === 'sign-in' && server.signs !== 200) return new Response('', { status: server.signs });
  const answers: Record<string, object> = {
    nonce: { nonce: 'n' },
    'sign-in': { session: 's' },
    create: { session: 's' },
    add: { session: 's' },
    me: server.me,
    change: server.me,
    link: { code: 'c0de', until: now },
    remove: server.me,
    'passkey-drop': server.me,
    matches: { matches: server.matches },
    standing: { matches: server.matches },
    seat: { credentials: 'given', name: 'Ann' },
  };
  return new Response(JSON.stringify(answers[path] ?? {}));
}

const toldOf = (path: string) => server.told.filter((each) => each.path === path).map(({ body }) => body);

beforeEach(() => {
  localStorage.clear();
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  jest.spyOn(globalThis, 'fetch').mockImplementation(answer);
  Object.assign(server, { matches: [], told: [], signs: 200 });
  Object.assign(server.me, { name: null, settings: null });
});
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

const kept = (id: string) => ({
  ...{ kind: 'online' as const, game: 'parley', id, playerID: '0', credentials: 'mine', name: 'Ann' },
  createdAt: 1,
  updatedAt: 1,
});

describe('the match list of a player with several devices', () => {
  it('adds seats of other devices, registers its own, and shows each status', async () => {
    remember({ seen: [] });
    keepMatch(kept('here'));
    server.matches = [held('here', { asked: ['1'] }), held('there')];
    await sync(english);
    expect(toldOf('hold')).toEqual([{ matchID: 'here', playerID: '0', credentials: 'mine', session: 's' }]);
    expect(findMatch('parley', 'there')).toMatchObject({ credentials: 'given', playerID: '0', updatedAt: now - HOUR });
    expect(findMatch('parley', 'there')?.stands).toMatch(/your turn, against Bob$/);
    expect(findMatch('parley', 'here')?.stands).toMatch(/their turn, against Bob$/);
  });

  it('follows the player to the other seat after a swap of sides', async () => {
    remember({ seen: ['here'] });
    keepMatch(kept('here'));
    server.matches = [held('here', { playerID: '1' })];
    await sync(english);
    expect(findMatch('parley', 'here')).toMatchObject({ playerID: '1', credentials: 'mine' });
  });

  it('does not restore a removed match until it is opened', async () => {
    remember({ seen: ['gone'] });
    server.matches = [held('gone')];
    await sync(english);
    expect(keptMatches()).toEqual([]);
    await sync(english, 'gone');
    expect(findMatch('parley', 'gone')).toBeTruthy();
  });

  it('shows results, and matches without an opponent', async () => {
    remember({ seen: [] });
    server.matches = [
      held('over', { gameover: { winner: '1' }, asked: [] }),
      held('open', { players: [{ id: 0, name: 'Ann' }, { id: 1 }] }),
    ];
    await sync(english);
    expect(findMatch('parley', 'over')?.over).toMatch(/^Winner: /);
    expect(findMatch('parley', 'open')?.stands).toMatch(/waiting for an opponent$/);
  });

  it('has the latest name and preferences of any device', async () => {
    remember({ seen: [] });
    localStorage.setItem('weathergage.preferences.parley.0', '{"a":"b"}');
    localStorage.setItem('weathergage.theme', '"dark"');
    rememberName('Ann');
    await sync(english);
    const settings = '{"weathergage.preferences.parley.0":"{\\"a\\":\\"b\\"}"}';
    expect(toldOf('change')).toMatchObject([{ playerName: 'Ann', settings }]);
    Object.assign(server.me, { name: 'Anne', settings: '{"weathergage.preferences.parley.0":"x","weathergage.theme":"y"}' });
    await sync(english);
    expect(toldOf('change')).toHaveLength(1);
    expect(playerName()).toBe('Anne');
    expect(localStorage.getItem('weathergage.preferences.parley.0')).toBe('x');
    expect(localStorage.getItem('weathergage.theme')).toBe('"dark"');
    rememberName('Nan');
    await sync(english);
    expect(toldOf('change')[1]).toMatchObject({ playerName: 'Nan' });
  });

  it('stays unchanged if the browser was removed, and notices that', async () => {
    remember({ seen: [] });
    keepMatch(kept('here'));
    // End the session.
    await identity.forgetBrowser();
    remember({ seen: [] });
    server.signs = 404;
    await expect(sync(english)).rejects.toThrow();
    expect(known()).toBeUndefined();
    expect(findMatch('parley', 'here')).toBeTruthy();
  });
});

describe('the match list of a single browser', () => {
  it('updates its matches with their credentials, except finished ones', async () => {
    keepMatch(kept('here'));
    keepMatch({ ...kept('over'), over: 'It is over.' });
    server.matches = [held('here', { asked: ['0'] })];
    await updateStatuses(english);
    expect(server.told).toEqual([{ path: 'standing', body: { seats: [{ matchID: 'here', credentials: 'mine' }] } }]);
    expect(findMatch('parley', 'here')).toMatchObject({ updatedAt: now - HOUR, stands: expect.stringMatching(/your turn, against Bob$/) });
    server.matches = [held('here', { gameover: { winner: '1' }, asked: [] })];
    await updateStatuses(english);
    await updateStatuses(english);
    expect(toldOf('standing')).toHaveLength(2);
    expect(findMatch('parley', 'here')?.over).toMatch(/^Winner: /);
    expect(known()).toBeUndefined();
  });

  it('remembers a swap of sides for the match page', async () => {
    keepMatch(kept('here'));
    server.matches = [held('here')];
    await updateStatuses(english);
    expect(findMatch('parley', 'here')).not.toHaveProperty('changedSides');
    server.matches = [held('here', { playerID: '1' })];
    await updateStatuses(english);
    expect(findMatch('parley', 'here')).toMatchObject({ playerID: '1', changedSides: true });
  });

  it('is updated when the reader returns to the page', async () => {
    keepMatch(kept('here'));
    server.matches = [held('here', { asked: ['1'] })];
    window.history.pushState(null, '', '/');
    render(
      <LanguageContext.Provider value={english}>
        <App />
      </LanguageContext.Provider>,
    );
    await screen.findByText(/their turn, against Bob/, undefined, { timeout: 20_000 });
    server.matches = [held('here', { asked: ['0'] })];
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await screen.findByText(/your turn, against Bob/);
  });
});

describe('the devices page', () => {
  const open = async (path: string, language = english) => {
    window.history.pushState(null, '', path);
    const page = render(
      <LanguageContext.Provider value={language}>
        <App />
      </LanguageContext.Provider>,
    );
    await waitFor(() => expect(page.container.querySelector('h1')).toBeTruthy(), { timeout: 20_000 });
    return page;
  };
  const press = async (name: string) => {
    const button = await screen.findByRole('button', { name });
    await act(async () => fireEvent.click(button));
  };

  it('makes no call before the player wants an account', async () => {
    await open('/me');
    await screen.findByText(me.alone);
    expect(server.told).toEqual([]);
  });

  it('makes a key to add a device, and shows the link', async () => {
    await open('/me');
    await press(me.add);
    await screen.findByText(me.linkTitle);
    expect(toldOf('create')).toMatchObject([{ key: 'key', signature: 'weathergage create n' }]);
    expect(screen.getByDisplayValue(/\/me\/add#c0de$/)).toBeTruthy();
    expect(known()).toBeTruthy();
  });

  it('adds this browser by a link, and removes the code from the address', async () => {
    await open('/me/add#c0de');
    expect(window.location.hash).toBe('');
    await press(me.addDo);
    await screen.findByText('phone');
    expect(toldOf('add')).toMatchObject([{ code: 'c0de', signature: 'weathergage add n' }]);
  });

  it('shares no match that was here before this browser was added, until the player shares it', async () => {
    for (const id of ['a', 'b']) keepMatch(kept(id));
    await open('/me/add#c0de');
    await screen.findByText(me.addSeats);
    await press(me.addDo);
    await screen.findByText('phone');
    await sync(english);
    expect(toldOf('hold')).toEqual([]);
    server.told = [];
    await updateStatuses(english);
    expect(toldOf('standing')).toMatchObject([{ seats: [{ matchID: 'b' }, { matchID: 'a' }] }]);
    const [, b] = await screen.findAllByTestId('unshared-match');
    await act(async () => fireEvent.click(b.querySelector('button') as HTMLButtonElement));
    await waitFor(() => expect(screen.getAllByTestId('unshared-match')).toHaveLength(1));
    keepMatch(kept('later'));
    await sync(english);
    expect(toldOf('hold').map(({ matchID }) => matchID)).toHaveLength(2);
    expect(toldOf('hold')[1]).toMatchObject({ matchID: 'later' });
    expect(known()?.unshared).toHaveLength(1);
  });

  it('removes a device or deletes all data after a question', async () => {
    remember({ seen: [] });
    await open('/me');
    const [, phone] = await screen.findAllByTestId('device');
    await act(async () => fireEvent.click(phone.querySelector('button') as HTMLButtonElement));
    const ask = await screen.findByRole('alertdialog');
    await act(async () => fireEvent.click(ask.querySelector('.wg-primary') as HTMLButtonElement));
    await waitFor(() => expect(toldOf('remove')).toMatchObject([{ device: 'p' }]));
    await press(me.forget);
    const sure = await screen.findByRole('alertdialog');
    await act(async () => fireEvent.click(sure.querySelector('.wg-primary') as HTMLButtonElement));
    await screen.findByText(me.forgotten);
    expect(known()).toBeUndefined();
  });

  it('lists passkeys, makes one, and removes one after a question', async () => {
    remember({ seen: [] });
    await open('/me');
    const passkey = await screen.findByTestId('passkey');
    expect(passkey.textContent).toContain(me.madeWith('desk'));
    await press(me.makePasskey);
    await act(async () => fireEvent.click(passkey.querySelector('button') as HTMLButtonElement));
    const ask = await screen.findByRole('alertdialog');
    await act(async () => fireEvent.click(ask.querySelector('.wg-primary') as HTMLButtonElement));
    await waitFor(() => expect(toldOf('passkey-drop')).toMatchObject([{ id: 'k' }]));
  });

  it('has no English outside its words', async () => {
    const proper = ['desk', 'phone', 'Ann', 'Bob', 'Weathergage'];
    remember({ seen: [] });
    server.matches = [held('there', { phase: undefined })];
    const page = await open('/me', pseudoLanguage);
    await waitFor(() => expect(page.container.querySelector('dl')).toBeTruthy());
    await act(async () => fireEvent.click(page.container.querySelector('.wg-button.wg-primary:not(a)') as HTMLButtonElement));
    await waitFor(() => expect(page.container.querySelector('.wg-device-code')).toBeTruthy());
    expect(plainEnglish(page.container, proper)).toEqual([]);
  });
});

it('a device is named by browser and system', () => {
  const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0';
  const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605 Version/17.0 Mobile/15E148 Safari/604.1';
  const android = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537 Chrome/126.0 Mobile Safari/537.36';
  expect([firefox, phone, android, 'x'].map((agent) => deviceName(me, agent))).toEqual([
    'Firefox, Linux',
    'Safari, iPhone',
    'Chrome, Android',
    'Browser',
  ]);
});
