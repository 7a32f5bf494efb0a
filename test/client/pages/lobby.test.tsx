import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { App } from '../../../client/app/App.js';
import { keepMatch, keptMatches } from '../../../client/app/matches.js';

jest.mock('../../../client/app/games.js', () => jest.requireActual('./parleyBoard.js'));

interface Asked {
  readonly path: string;
  readonly body: unknown;
}
const asked: Asked[] = [];
let answer: (asked: Asked) => { status?: number; json?: unknown } | undefined;

const players = (red?: string, yellow?: string) => [
  { id: 0, ...(red && { name: red }) },
  { id: 1, ...(yellow && { name: yellow }) },
];
const match = (seats: ReturnType<typeof players>, more: object = {}) => ({
  matchID: 'M1',
  players: seats,
  createdAt: Date.now(),
  updatedAt: Date.now(),
  ...more,
});

const open = (path: string) => {
  window.history.pushState(null, '', path);
  render(<App />);
};

beforeEach(() => {
  localStorage.clear();
  asked.length = 0;
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (path, init) => {
    const question = { path: String(path), body: init?.body ? JSON.parse(String(init.body)) : undefined };
    asked.push(question);
    const given = answer(question);
    if (!given) throw new TypeError('network');
    return new Response(JSON.stringify(given.json ?? {}), { status: given.status ?? 200 });
  });
});
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

describe('the lobby', () => {
  it('lists open and running matches', async () => {
    answer = () => ({ json: { matches: [match(players('Drake')), match(players('Howard', 'Recalde'), { matchID: 'M2' })] } });
    open('/lobby/parley');
    await screen.findByText('Drake (Red) is waiting for an opponent');
    expect(screen.getByText('Howard (Red) vs Recalde (Yellow)')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Join as Yellow' }).getAttribute('href')).toBe('/match/parley/M1?side=1');
    expect(screen.getAllByRole('link', { name: 'Watch' })).toHaveLength(2);
  });

  it('names each match’s scenario and changed options', async () => {
    const setupData = { skipMuster: true };
    answer = () => ({ json: { matches: [match(players('Drake'), { setupData }), match(players('Howard'), { matchID: 'M2' })] } });
    open('/lobby/parley');
    const rows = screen.findAllByTestId('match-row');
    await waitFor(async () => expect((await rows)[0].textContent).toContain('Parley · Parley · 1 optional rule · '));
    expect((await rows)[1].textContent).toContain('Parley · Parley · no optional rules · ');
  });

  it('filters matches by rating and scenario, and keeps the filters in the address', async () => {
    const rated = match(players('Drake'), { rated: true });
    answer = () => ({ json: { matches: [rated, match(players('Howard'), { matchID: 'M2' })] } });
    open('/lobby/parley?rated=yes');
    await screen.findByText(/^Drake/);
    expect(screen.queryByText(/^Howard/)).toBeNull();
    fireEvent.change(screen.getByLabelText('Rating'), { target: { value: 'no' } });
    await screen.findByText(/^Howard/);
    expect([screen.queryByText(/^Drake/), window.location.search]).toEqual([null, '?rated=no']);
    fireEvent.change(await screen.findByLabelText('Scenario'), { target: { value: 'Parley' } });
    expect(window.location.search).toBe('?scenario=Parley&rated=no');
    expect(screen.getByText(/^Howard/)).toBeTruthy();
  });

  it('says that no match fits the filters', async () => {
    answer = () => ({ json: { matches: [match(players('Drake'))] } });
    open('/lobby/parley?rated=yes&scenario=Another');
    expect(await screen.findAllByText('No match fits these filters.')).toHaveLength(2);
    fireEvent.change(screen.getByLabelText('Rating'), { target: { value: '' } });
    expect(screen.queryByText(/^Drake/)).toBeNull();
  });

  it('plays a finished match again with sides swapped, once', async () => {
    const kept = { kind: 'online', game: 'parley', playerID: '0', credentials: 'c', name: 'Ann', createdAt: 1, updatedAt: 1 } as const;
    keepMatch({ ...kept, id: 'M1', over: 'Ann wins' });
    answer = ({ path }) => {
      if (path.endsWith('/M1/playAgain')) return { json: { nextMatchID: 'M2' } };
      if (path.endsWith('/M2/join')) return { json: { playerID: '1', playerCredentials: 'd' } };
      return { json: path.endsWith('/M2') ? match(players(undefined, 'Ann'), { matchID: 'M2' }) : { matches: [] } };
    };
    open('/lobby/parley');
    fireEvent.click(await screen.findByRole('button', { name: 'Rematch' }));
    await waitFor(() => expect(window.location.pathname).toBe('/match/parley/M2'));
    expect(asked.find(({ path }) => path.endsWith('/M2/join'))?.body).toMatchObject({ playerID: '1', playerName: 'Ann' });
    cleanup();
    asked.length = 0;
    open('/lobby/parley');
    fireEvent.click(await screen.findByRole('button', { name: 'Rematch' }));
    await waitFor(() => expect(window.location.pathname).toBe('/match/parley/M2'));
    expect(asked.some(({ path }) => path.endsWith('/join'))).toBe(false);
  });

  it('says what to do without open matches, and without a server', async () => {
    answer = () => ({ json: { matches: [] } });
    open('/lobby/parley');
    await screen.findByText(/No open matches/);
    answer = () => undefined;
    fireEvent.click(screen.getByRole('button', { name: 'Refresh' }));
    expect((await screen.findByRole('alert')).textContent).toContain('cannot be reached');
    expect(screen.getByText(/No open matches/)).toBeTruthy();
  });

  it('says that the device is offline before the form is filled in, and creates no match', async () => {
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    answer = () => undefined;
    open('/lobby/parley');
    expect((await screen.findByRole('alert')).textContent).toContain('You are offline');
    cleanup();
    open('/create/parley');
    fireEvent.change(await screen.findByLabelText('Your name'), { target: { value: 'Frances' } });
    const lay = screen.getByRole('button', { name: 'Create the match' }) as HTMLButtonElement;
    expect(screen.getByText(/You are offline/)).toBeTruthy();
    expect(lay.disabled).toBe(true);
    online.mockReturnValue(true);
    fireEvent(window, new Event('online'));
    await waitFor(() => expect(lay.disabled).toBe(false));
    expect(screen.queryByText(/You are offline/)).toBeNull();
  });

  it('creates a match with its options, joins, stores the seat, and shows the link', async () => {
    answer = ({ path }) => {
      if (path.endsWith('/create')) return { json: { matchID: 'M1' } };
      if (path.endsWith('/join')) return { json: { playerID: '1', playerCredentials: 'secret' } };
      if (path.endsWith('/salt')) return { json: { receipt: 'r' } };
      return { json: match(players(undefined, 'Frances'), { commitment: 'sealed' }) };
    };
    open('/create/parley');
    fireEvent.change(await screen.findByLabelText('Your name'), { target: { value: ' Frances ' } });
    fireEvent.click(screen.getByLabelText('Yellow'));
    fireEvent.click(screen.getByLabelText(/Skip muster/));
    fireEvent.click(screen.getByLabelText(/Only with the link/));
    fireEvent.click(screen.getByRole('button', { name: 'Create the match' }));
    await screen.findByTestId('waiting-room');
    const calls = asked.filter(({ path: called }) => called.startsWith('/games'));
    expect(calls[0]).toEqual({
      path: '/games/parley/create',
      body: { numPlayers: 2, setupData: { skipMuster: true }, unlisted: true },
    });
    // The page reads the commitment, then takes the seat, then sends the salt.
    expect(calls.slice(1, 4).map(({ path }) => path)).toEqual(['', '/join', '/salt'].map((call) => `/games/parley/M1${call}`));
    expect(calls[2].body).toEqual({ playerID: '1', playerName: 'Frances', data: { givesSalt: true } });
    expect(calls[3].body).toEqual({ playerID: '1', credentials: 'secret', salt: expect.stringMatching(/^[0-9a-f]{32}$/) });
    expect(screen.getByLabelText<HTMLInputElement>('Link to this match').value).toMatch(/\/match\/parley\/M1$/);
    const { salt } = calls[3].body as { salt: string };
    expect(keptMatches()[0]).toMatchObject({ kind: 'online', id: 'M1', playerID: '1', credentials: 'secret', name: 'Frances' });
    expect(keptMatches()[0]).toMatchObject({ commitment: 'sealed', salt });
  });

  it('creates a match against the server’s bot and joins it', async () => {
    const yellow = { id: 1, name: 'Captain', captain: 'cadet' };
    answer = ({ path }) => {
      if (path.startsWith('/.well-known')) return { json: { parley: ['cadet', 'captain'] } };
      if (path.endsWith('/create')) return { json: { matchID: 'M1' } };
      if (path.endsWith('/join')) return { json: { playerID: '0', playerCredentials: 'secret' } };
      return { json: match([{ id: 0, name: 'Frances' }, yellow]) };
    };
    open('/create/parley');
    fireEvent.change(await screen.findByLabelText('Your name'), { target: { value: 'Frances' } });
    fireEvent.click(await screen.findByLabelText(/Bot \(easy\).*about 21 % of matches/));
    expect(screen.getByText('Who can watch')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Create the match' }));
    await waitFor(() => expect(window.location.pathname).toBe('/match/parley/M1'));
    expect(asked.find(({ path }) => path.endsWith('/create'))?.body).toMatchObject({ captains: { 1: 'cadet' } });
  });

  it('creates a match of two bots without name and clock, to watch', async () => {
    const captains = [0, 1].map((id) => ({ id, name: 'Captain', captain: 'captain' }));
    answer = ({ path }) => {
      if (path.startsWith('/.well-known')) return { json: { parley: ['cadet', 'captain', 'admiral'] } };
      return { json: path.endsWith('/create') ? { matchID: 'M1' } : match(captains) };
    };
    open('/create/parley');
    expect(screen.queryByLabelText('None: watch only')).toBeNull();
    expect(await screen.findByLabelText(/^Bot \(hard\)/)).toBeTruthy();
    fireEvent.click(await screen.findByLabelText(/^Bot \(normal\)/));
    fireEvent.click(screen.getByLabelText('None: watch only'));
    screen.getByRole('group', { name: 'Bots on both sides' });
    for (const asked of ['Your name', /^No clock/]) expect(screen.queryByLabelText(asked)).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Create the match' }));
    await waitFor(() => expect(window.location.pathname + window.location.search).toBe('/match/parley/M1?watch'));
    expect(asked.find(({ path }) => path.endsWith('/create'))?.body).toMatchObject({ captains: { 0: 'captain', 1: 'captain' } });
    expect(asked.some(({ path }) => path.endsWith('/join'))).toBe(false);
    expect(keptMatches()).toEqual([]);
  });

  it('marks a bot’s seat, but not a player with a bot’s name', async () => {
    const captain = { id: 1, name: 'Captain', captain: 'captain' };
    const forged = match(players('Howard', 'Bot (normal) plays Yellow'), { matchID: 'M2' });
    answer = () => ({ json: { matches: [match([{ id: 0, name: 'Drake' }, captain]), forged] } });
    open('/lobby/parley');
    const rows = await screen.findAllByTestId('match-row');
    const marks = rows.map((row) => [...row.querySelectorAll('.wg-bot-mark')].map(({ textContent }) => textContent?.trim()));
    expect(marks.sort()).toEqual([[], ['Bot (normal) plays Yellow']]);
  });

  it('sends no second number for a seat', async () => {
    answer = ({ path }) => {
      if (path.endsWith('/join')) return { json: { playerID: '1', playerCredentials: 'secret' } };
      if (path.endsWith('/salt')) return { status: 409 };
      return { json: match(players('Drake'), { commitment: 'sealed' }) };
    };
    open('/match/parley/M1?side=1');
    fireEvent.change(await screen.findByLabelText('Your name'), { target: { value: 'Heir' } });
    fireEvent.click(screen.getByRole('button', { name: 'Join the match' }));
    await screen.findByTestId('waiting-room');
    expect(asked.filter(({ path }) => path.endsWith('/salt'))).toHaveLength(1);
    expect(keptMatches()[0]).not.toHaveProperty('salt');
  });

  it('tells the second player that the seat is taken', async () => {
    answer = ({ path }) => (path.endsWith('/join') ? { status: 409 } : { json: match(players('Drake')) });
    open('/match/parley/M1?side=1');
    fireEvent.change(await screen.findByLabelText('Your name'), { target: { value: 'Slow' } });
    fireEvent.click(screen.getByRole('button', { name: 'Join the match' }));
    expect((await screen.findByRole('alert')).textContent).toContain('has just taken this seat');
    expect(keptMatches()).toEqual([]);
  });

  it('says that there is no such match', async () => {
    answer = () => ({ status: 404 });
    open('/match/parley/none');
    expect((await screen.findByRole('alert')).textContent).toContain('Match not found');
  });

  it('leaves after a question, and deletes the seat', async () => {
    localStorage.setItem(
      'weathergage.matches',
      JSON.stringify([
        { kind: 'online', game: 'parley', id: 'M1', playerID: '0', credentials: 'secret', name: 'Drake', createdAt: 1, updatedAt: 1 },
      ]),
    );
    answer = ({ path }) => (path.includes('isGameover') ? { json: { matches: [] } } : { json: match(players('Drake')) });
    open('/match/parley/M1');
    fireEvent.click(await screen.findByRole('button', { name: 'Leave the match' }));
    expect(asked.some(({ path }) => path.endsWith('/leave'))).toBe(false);
    fireEvent.click(await screen.findByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(keptMatches()).toEqual([]));
    expect(asked.find(({ path }) => path.endsWith('/leave'))?.body).toMatchObject({ playerID: '0', credentials: 'secret' });
    expect(window.location.pathname).toBe('/lobby/parley');
  });
});
