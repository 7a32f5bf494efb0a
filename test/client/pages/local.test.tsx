import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { App } from '../../../client/app/App.js';
import { keepMatch, keptMatches, type LocalMatch } from '../../../client/app/matches.js';
import * as levels from '../../../src/kit/levels.js';

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
afterEach(cleanup);

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
        // After a round the seat that chose last is asked first.
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

  it('are told if the stored match is damaged, and may delete it', async () => {
    await open('/hotseat/parley');
    await click('Start the match');
    const [{ id }] = keptMatches();
    cleanup();
    localStorage.setItem(`weathergage.table.${id}_state`, '[["');
    await open(`/hotseat/parley/${id}`);
    await click('Remove');
    expect(keptMatches()).toEqual([]);
    expect(localStorage.getItem(`weathergage.table.${id}_state`)).toBeNull();
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
    cleanup(); // left before the captain had moved
    const [{ id }] = keptMatches();
    await open(`/captain/parley/${id}`);
    expect(await view()).toBe('0');
    // Muster, one commit of the player's own: the third move is the captain's.
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
    expect(playsAt).toHaveBeenCalledWith(expect.anything(), 'cadet');
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
