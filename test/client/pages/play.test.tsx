import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { App } from '../../../client/app/App.js';
import { keepMatch, keptMatches } from '../../../client/app/matches.js';
import { preferencesFor, rememberPreferences, termsIn } from '../../../client/pages/play/preferences.js';

jest.mock('../../../client/app/games.js', () => jest.requireActual('./parleyBoard.js'));

interface Asked {
  readonly path: string;
  readonly body: Record<string, unknown>;
}
const asked: Asked[] = [];
let levels: readonly string[];
let refused: number | undefined;

const waiting = { matchID: 'M1', players: [{ id: 0 }, { id: 1, name: 'Ann' }], setupData: {}, createdAt: 1, updatedAt: 1 };

function answer(path: string): object {
  if (path.endsWith('/play')) return { matchID: 'M1', playerID: '1', playerCredentials: 'secret', commitment: 'sealed', waiting: true };
  if (path.endsWith('/weathergage-activity')) return { parley: { waiting: 3, playing: 2 } };
  if (path.endsWith('/weathergage-captains')) return { parley: levels };
  if (path.endsWith('/salt')) return { receipt: 'r' };
  return path.startsWith('/games/parley/M1') ? waiting : { matches: [] };
}

beforeEach(() => {
  localStorage.clear();
  asked.length = 0;
  levels = [];
  refused = undefined;
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (path, init) => {
    asked.push({ path: String(path), body: init?.body ? JSON.parse(String(init.body)) : {} });
    if (refused && String(path).endsWith('/play')) return new Response('no', { status: refused });
    return new Response(JSON.stringify(answer(String(path))));
  });
});
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const open = (path: string) => {
  window.history.pushState(null, '', path);
  render(<App />);
};

const bodyOf = (call: string) => asked.findLast(({ path }) => path.endsWith(call))?.body;

describe('Play now', () => {
  it('seats a new visitor with one click on the front page, and gives the salt', async () => {
    open('/');
    expect((await screen.findByRole('link', { name: '3 waiting, 2 playing now' })).getAttribute('href')).toBe('/lobby/parley');
    fireEvent.click(screen.getByRole('button', { name: 'Play now' }));
    await screen.findByTestId('waiting-room');
    expect(bodyOf('/play')).toEqual({
      playerName: expect.stringMatching(/^Guest \d{4}$/),
      pace: 'live',
      except: [],
      givesSalt: true,
    });
    expect(bodyOf('/salt')).toMatchObject({ playerID: '1', credentials: 'secret', salt: expect.any(String) });
    expect(keptMatches()[0]).toMatchObject({ id: 'M1', playerID: '1', credentials: 'secret', commitment: 'sealed' });
    await waitFor(() => expect(bodyOf('/M1/wait')).toEqual({ playerID: '1', credentials: 'secret', here: true }));
    fireEvent(window, new Event('pagehide'));
    expect(bodyOf('/M1/wait')).toMatchObject({ here: false });
  });

  it('excludes the player’s own matches, and says why it failed', async () => {
    keepMatch({ kind: 'online', game: 'parley', id: 'own', playerID: '0', credentials: 'x', name: 'Ann', createdAt: 1, updatedAt: 1 });
    refused = 429;
    open('/lobby/parley');
    fireEvent.click(await screen.findByRole('button', { name: 'Play now' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Too many requests');
    expect(bodyOf('/play')).toMatchObject({ except: ['own'] });
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Play now' }).disabled).toBe(false);
  });

  it('keeps the options of the player', async () => {
    open('/play/parley');
    fireEvent.change(await screen.findByLabelText('Your name'), { target: { value: ' Ann ' } });
    fireEvent.click(screen.getByLabelText(/Turn-based/));
    fireEvent.change(screen.getByLabelText('Clock'), { target: { value: 'short' } });
    expect(screen.getByRole('link', { name: 'Challenge by link' }).getAttribute('href')).toBe('/create/parley?by=link');
    fireEvent.click(screen.getByRole('button', { name: 'Play now' }));
    await screen.findByTestId('waiting-room');
    expect(bodyOf('/play')).toMatchObject({ playerName: 'Ann', pace: 'turns', clock: { kind: 'days', days: 1, reserve: 7, vacation: 14 } });
    expect(preferencesFor('parley')).toEqual({ pace: 'turns', clock: 'short' });
    expect(termsIn({ pace: 'live', clock: 'none' })).toBeNull();
  });

  it('lets a bot play at once, or after two minutes if the player wants it', async () => {
    jest.useFakeTimers();
    levels = ['captain'];
    rememberPreferences('parley', { pace: 'live', clock: 'any', bot: 'captain' });
    keepMatch({ kind: 'online', game: 'parley', id: 'M1', playerID: '1', credentials: 'x', name: 'Ann', createdAt: 1, updatedAt: 1 });
    open('/match/parley/M1');
    fireEvent.click(await screen.findByRole('button', { name: 'Play a normal bot' }));
    expect(bodyOf('/captain')).toEqual({ playerID: '1', credentials: 'x', seat: '0', level: 'captain' });
    asked.length = 0;
    await act(() => jest.advanceTimersByTimeAsync(119_000));
    expect(bodyOf('/captain')).toBeUndefined();
    await act(() => jest.advanceTimersByTimeAsync(1000));
    expect(bodyOf('/captain')).toMatchObject({ level: 'captain' });
  });
});

describe('the lobby', () => {
  it('filters matches by clock', async () => {
    open('/lobby');
    await screen.findByText(/No open matches/);
    const list = { ...waiting, clock: { terms: { kind: 'days', days: 3, reserve: 7, vacation: 14 } } };
    jest.mocked(globalThis.fetch).mockImplementation(async () => new Response(JSON.stringify({ matches: [list] })));
    fireEvent.click(screen.getByRole('button', { name: 'Refresh' }));
    await screen.findByTestId('match-row');
    fireEvent.change(screen.getByLabelText('Clock'), { target: { value: 'live' } });
    expect(screen.queryByTestId('match-row')).toBeNull();
    fireEvent.change(screen.getByLabelText('Clock'), { target: { value: 'days' } });
    expect(screen.getByTestId('match-row')).toBeTruthy();
  });
});
