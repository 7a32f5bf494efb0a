import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { App } from '../../../client/app/App.js';
import { identity } from '../../../client/match/identity/identity.js';
import { rememberPreferences } from '../../../client/pages/play/preferences.js';
import type { Reply } from '../../../src/api/index.js';

jest.mock('../../../client/app/games.js', () => jest.requireActual('./parleyBoard.js'));

const profile: Reply<'getProfile'> = {
  id: 'anna',
  name: 'Anna',
  games: [
    {
      game: 'parley',
      rating: { rating: 1520, provisional: true },
      matches: 3,
      history: [
        { at: 1, rating: 1600 },
        { at: 2, rating: 1520 },
      ],
      sides: [
        { won: 2, drawn: 0, lost: 0 },
        { won: 0, drawn: 0, lost: 1 },
      ],
    },
  ],
  matches: [
    { matchID: 'm1', game: 'parley', playerID: '0', opponent: { id: 'bob', name: 'Bob' }, score: 1, at: Date.now() },
    { matchID: 'm2', game: 'parley', playerID: '1', opponent: { id: 'gone' }, score: 0, at: Date.now() },
  ],
};

let found: object | undefined;

beforeEach(() => {
  localStorage.clear();
  found = profile;
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => (found ? new Response(JSON.stringify(found)) : new Response('no', { status: 404 })));
});
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

const open = (path: string) => {
  window.history.pushState(null, '', path);
  render(<App />);
};

describe('the page of a player', () => {
  it('shows the rating with its uncertainty, the results by side, and the matches', async () => {
    open('/player/anna');
    await screen.findByText('1520?');
    expect(screen.getByRole('img', { name: 'Parley: rating from 1600 to 1520' })).toBeTruthy();
    expect(screen.getByRole('row', { name: 'Red 2 0 0' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'against Bob' }).getAttribute('href')).toBe('/player/bob');
    expect(screen.getByText(/against Deleted player/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Block' })).toBeNull();
  });

  it('says that there is no such player', async () => {
    found = undefined;
    open('/player/anna');
    expect((await screen.findByRole('alert')).textContent).toContain('Player not found');
  });

  it('blocks and reports the player', async () => {
    localStorage.setItem('weathergage.me', JSON.stringify({ seen: [] }));
    jest.spyOn(identity, 'profile').mockResolvedValue({ id: 'me', blocked: [] });
    const block = jest.spyOn(identity, 'block').mockResolvedValue({ id: 'me', blocked: ['anna'] });
    const report = jest.spyOn(identity, 'report').mockResolvedValue({});
    open('/player/anna');
    fireEvent.click(await screen.findByRole('button', { name: 'Block' }));
    await screen.findByRole('button', { name: 'Unblock' });
    expect(block).toHaveBeenCalledWith('anna', true);
    fireEvent.click(screen.getByRole('button', { name: 'Stalling' }));
    await screen.findByText(/Reported to the operator/);
    expect(report).toHaveBeenCalledWith('anna', 'stalling');
  });
});

it('a rated Play now gives the browser a key and plays as this player', async () => {
  rememberPreferences('parley', { pace: 'live', clock: 'any', rated: true, within: 200 });
  const create = jest.spyOn(identity, 'create').mockImplementation(async () => {
    localStorage.setItem('weathergage.me', JSON.stringify({ seen: [] }));
  });
  const play = jest.spyOn(identity, 'play').mockResolvedValue({ matchID: 'M1', playerID: '0', playerCredentials: 'x', waiting: true });
  found = { matches: [] };
  open('/lobby/parley');
  fireEvent.click(await screen.findByRole('button', { name: 'Play now' }));
  await waitFor(() => expect(play).toHaveBeenCalledWith('parley', expect.objectContaining({ rated: true, within: 200, pace: 'live' })));
  expect(create).toHaveBeenCalledTimes(1);
});
