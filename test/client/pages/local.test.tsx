import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { App } from '../../../client/app/App.js';
import { keepMatch, keptMatches, type LocalMatch } from '../../../client/app/matches.js';
import { deleteMatch, loadMatch, type StoredMatch } from '../../../client/app/matchStore.js';
import * as levels from '../../../src/kit/levels.js';
import { type Parley, parley } from '../../boardgame/parley.js';
import { card, ParleyBoard } from './parleyBoard.js';

jest.mock('../../../client/app/games.js', () => jest.requireActual('./parleyBoard.js'));

const click = async (name: string | RegExp) => {
  const button = await screen.findByRole('button', { name });
  await act(async () => fireEvent.click(button));
};
const open = async (path: string) => {
  window.history.pushState(null, '', path);
  await act(async () => void render(<App />));
};
const view = async () => (await screen.findByTestId('view')).textContent;

beforeEach(() => {
  localStorage.clear();
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

describe('two players on one screen', () => {
  it('play a whole match, with a pass screen before secret choices and the public view behind it', async () => {
    await open('/hotseat/parley');
    await click('Start the match');
    expect(await view()).toBe('0');
    expect(screen.queryByTestId('curtain')).toBeNull();
    await click('ready');
    for (let round = 0; round < 3 && !screen.queryByText('over'); round++) {
      for (const [seat, side, number] of [
        ['0', 'Red', 3],
        ['1', 'Yellow', 1],
      ] as const) {
        // The seat that chose last in this round decides first in the next.
        const [asked, choice] = round % 2 ? [seat === '0' ? 'Yellow' : 'Red', 4 - number] : [side, number];
        expect(await view()).toBe('spectator');
        expect(screen.getByTestId('commits').textContent).not.toMatch(/[123]"?[,}]/);
        await click(`I am the ${asked} player: show my side`);
        expect(await view()).toBe(asked === 'Red' ? '0' : '1');
        await click(`commit ${choice}`);
      }
    }
    expect(screen.getByText('over')).toBeTruthy();
    expect(screen.getByTestId('match-over').textContent).toContain('Winner: Red.');
    expect(keptMatches()[0].over).toBe('Winner: Red.');
  });

  it('do not pass the screen for an automatic answer', async () => {
    // Yellow always commits 1.
    const automaticAnswer = (view: Parley, seat: string) =>
      seat === '1' && parley.rules.awaiting(view)[seat] === 'commit' ? { move: 'commit', args: [1] } : undefined;
    jest.spyOn(card, 'loadBoard').mockResolvedValue(Object.assign(ParleyBoard.bind(null), { automaticAnswer }) as never);
    await open('/hotseat/parley');
    await click('Start the match');
    await click('ready');
    await click(/I am the Red player/);
    await click('commit 3');
    expect(JSON.parse(screen.getByTestId('score').textContent ?? '')).not.toEqual({ '0': 0, '1': 0 });
    expect(screen.getByTestId('curtain').textContent).toContain('Red');
  });

  it('resume their match behind a pass screen', async () => {
    await open('/hotseat/parley');
    await click('Start the match');
    await click('mark 2');
    await click('ready');
    await click(/I am the Red player/);
    await click('commit 3');
    expect(screen.getByTestId('curtain').textContent).toContain('Yellow');
    cleanup();
    await open('/');
    fireEvent.click(await screen.findByRole('link', { name: 'Resume' }));
    expect((await screen.findByTestId('curtain')).textContent).toContain('Yellow');
    await click(/I am the Yellow player/);
    expect(screen.getByTestId('commits').textContent).toBe('{"0":"hidden","1":null}');
    await click('commit 1');
    expect(JSON.parse(screen.getByTestId('score').textContent ?? '')).toMatchObject({ '1': 0 });
  });

  it('say that a stored match is damaged, and offer to delete it', async () => {
    await open('/hotseat/parley');
    await click('Start the match');
    await view();
    const [{ id }] = keptMatches();
    await waitFor(async () => expect(await loadMatch({ game: 'parley', id })).toBeTruthy());
    cleanup();
    localStorage.setItem(`weathergage.table.${id}_state`, '[["');
    await open(`/hotseat/parley/${id}`);
    await click('Remove');
    expect(keptMatches()).toEqual([]);
    await waitFor(() => expect(localStorage.getItem(`weathergage.table.${id}_state`)).toBeNull());
  });
});

describe('a match of another version of the rules', () => {
  const begunUnder = async (rules: string | undefined) => {
    await open('/hotseat/parley');
    await click('Start the match');
    await click('mark 2');
    const [match] = keptMatches() as readonly LocalMatch[];
    cleanup();
    keepMatch({ ...match, rules });
    await open(`/hotseat/parley/${match.id}`);
    await view();
    return match;
  };

  it('can be viewed but not continued, and says so', async () => {
    const { rules: now } = await begunUnder('0.0.7');
    expect(screen.getByTestId('other-rules').textContent).toContain(`uses rules version 0.0.7; this page has version ${now}`);
    expect(await view()).toBe('spectator');
    expect(screen.queryByRole('button', { name: 'ready' })).toBeNull();
  });

  it.each(['same', 'unknown'])('continues with rules that are the %s', async (which) => {
    await begunUnder(which === 'same' ? (await import('./parleyBoard.js')).module.meta.version : undefined);
    expect(screen.queryByTestId('other-rules')).toBeNull();
    await click('ready');
  });
});

describe('against a bot', () => {
  it('moves by itself, also after the page was left on its turn', async () => {
    localStorage.setItem('weathergage.pace', '"fast"');
    await open('/captain/parley');
    await click('Start the match');
    await click('ready');
    await click('commit 3');
    cleanup(); // The page closes before the bot has moved.
    const [{ id }] = keptMatches();
    await open(`/captain/parley/${id}`);
    expect(await view()).toBe('0');
    // The muster is the first move, the player's commit the second, and the bot's commit the third.
    await waitFor(() => expect(Number(screen.getByTestId('told').textContent)).toBeGreaterThanOrEqual(3));
  });

  it('offers an easy bot with its strength, stores the level, and shows it', async () => {
    const playsAt = jest.spyOn(levels, 'playerAt');
    await open('/captain/parley');
    const [captain, cadet] = await Promise.all([screen.findByLabelText(/^Normal/), screen.findByLabelText(/^Easy/)]);
    expect((captain as HTMLInputElement).checked).toBe(true);
    expect(screen.queryByLabelText(/^Hard/)).toBeNull();
    expect(cadet.closest('label')?.textContent).toMatch(/about 21 % of matches against Normal and about 87 % of matches/);
    expect(captain.closest('label')?.textContent).toMatch(/nearly every match against random moves/);
    fireEvent.click(cadet);
    expect(screen.getByLabelText(/watch two easy bots/)).toBeTruthy();
    await click('Start the match');
    expect(await screen.findByText('Your side: Red, against the easy bot')).toBeTruthy();
    expect(keptMatches()).toMatchObject([{ kind: 'captain', level: 'cadet' }]);
    await waitFor(() => expect(playsAt).toHaveBeenCalledWith(expect.anything(), 'cadet'));
    cleanup();
    await open('/');
    expect((await screen.findByTestId('my-match')).textContent).toContain('Easy bot');
  });

  it('continues with the normal bot if the match is older than levels', async () => {
    await open('/captain/parley');
    await click('Start the match');
    const [{ level, ...old }] = keptMatches() as readonly LocalMatch[];
    cleanup();
    keepMatch(old);
    await open(`/captain/parley/${old.id}`);
    expect(await screen.findByText('Your side: Red, against the normal bot')).toBeTruthy();
  });

  it('shows a match of two bots to a spectator', async () => {
    localStorage.setItem('weathergage.pace', '"fast"');
    await open('/captain/parley');
    fireEvent.click(await screen.findByLabelText(/watch two normal bots/));
    await click('Start the match');
    expect(await view()).toBe('spectator');
    await screen.findByText('over');
    expect(keptMatches()[0].over).toMatch(/Winner: /);
  });
});

describe('storage', () => {
  const begin = async () => {
    await open('/hotseat/parley');
    await click('Start the match');
    await view();
    const [{ id }] = keptMatches();
    return id;
  };

  it('has only new log entries written with each move, and deletes all of them with the match', async () => {
    const put = jest.spyOn(IDBObjectStore.prototype, 'put');
    const id = await begin();
    await click('mark 2');
    await waitFor(async () => expect((await loadMatch({ game: 'parley', id }))?.log).toHaveLength(1));
    put.mockClear();
    await click('mark 1');
    await waitFor(async () => expect((await loadMatch({ game: 'parley', id }))?.log).toHaveLength(2));
    expect(put.mock.calls.map(([, key]) => key)).toEqual([[`parley.${id}`, 1], `parley.${id}`]);
    await deleteMatch({ game: 'parley', id });
    expect(await loadMatch({ game: 'parley', id })).toBeUndefined();
  });

  it('takes over a match of an earlier version from local storage', async () => {
    const id = await begin();
    await click('mark 2');
    await waitFor(async () => expect((await loadMatch({ game: 'parley', id }))?.log).toHaveLength(1));
    const { state, initialState: initial, metadata, log } = (await loadMatch({ game: 'parley', id })) as StoredMatch;
    cleanup();
    await deleteMatch({ game: 'parley', id });
    for (const [part, value] of Object.entries({ state, initial, metadata, log }))
      localStorage.setItem(`weathergage.table.${id}_${part}`, JSON.stringify([[id, value]]));
    await open(`/hotseat/parley/${id}`);
    await click('mark 1');
    await waitFor(() => expect(localStorage.getItem(`weathergage.table.${id}_log`)).toBeNull());
    expect((await loadMatch({ game: 'parley', id }))?.log).toHaveLength(2);
  });

  it.each(['full', 'refused'])('that is %s leaves the match playable, and the page says so', async (why) => {
    const put = jest.spyOn(IDBObjectStore.prototype, 'put');
    const set = jest.spyOn(Storage.prototype, 'setItem');
    const fault = () => {
      throw new DOMException('no room', 'QuotaExceededError');
    };
    put.mockImplementation(fault);
    if (why === 'refused') set.mockImplementation(fault);
    await begin();
    await screen.findByTestId('unsaved');
    await click('mark 2');
    await click('ready');
    put.mockRestore();
    set.mockRestore();
    await click(/I am the Red player/);
    await click('commit 3');
    if (why === 'full') await waitFor(() => expect(screen.queryByTestId('unsaved')).toBeNull());
  });
});
