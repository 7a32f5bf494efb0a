import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { OnlineMatch } from '../../../client/app/matches.js';
import { LanguageContext } from '../../../client/kit/language.js';
import { ClockPicker } from '../../../client/match/features/clock/ClockPicker.js';
import Clocks from '../../../client/match/features/clock/Clocks.js';
import { afterMove, CLOCK, type Clock, DAY, opened, withVacation } from '../../../src/boardgame/clock/clock.js';
import type { ClockTerms } from '../../../src/boardgame/clock/terms.js';
import { english } from '../../../src/kit/language.js';
import { plainEnglish, pseudoLanguage } from '../pseudo.js';

const LIVE: ClockTerms = { kind: 'live', seconds: 600, increment: 0 };
const DAYS: ClockTerms = { kind: 'days', days: 1, reserve: 2, vacation: 3 };
const SIDES = [
  { playerID: '0', name: 'Xx' },
  { playerID: '1', name: 'Yy' },
];
const SERVER = 1_700_000_000_000;

let levels: readonly string[] = [];
let posted: string[] = [];

beforeEach(() => {
  jest.useFakeTimers({ now: SERVER - 7_200_000 });
  levels = [];
  posted = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (path, options) => {
    if (options?.method === 'POST') posted.push(String(path));
    // The browser's clock is two hours slow.
    const told = String(path).includes('.well-known') ? { parley: levels } : { now: Date.now() + 7_200_000 };
    return new Response(JSON.stringify(told));
  });
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const seated = (playerID: string): OnlineMatch => ({
  kind: 'online',
  game: 'parley',
  id: 'M1',
  playerID,
  credentials: 'c',
  name: 'Drake',
  createdAt: 0,
  updatedAt: 0,
});

/** Renders the clocks for a seat or a spectator, once the server has sent its time. */
async function shown(clock: Clock | undefined, playerID: '0' | '1' | null, { over = false, language = english } = {}) {
  const ctx = { playOrder: ['0', '1'], activePlayers: { '0': 'berth' }, ...(over && { gameover: { ending: 'time', winner: '1' } }) };
  const live = { plugins: clock ? { [CLOCK]: { data: clock } } : {}, ctx } as never;
  const page = render(
    <LanguageContext.Provider value={language}>
      <Clocks
        game="parley"
        id="M1"
        seat={playerID === null ? null : seated(playerID)}
        clock={{ terms: LIVE, began: SERVER }}
        live={live}
        sides={SIDES}
      />
    </LanguageContext.Provider>,
  );
  await pass(0);
  return page;
}

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const dials = () => screen.getAllByRole('timer').map((dial) => dial.getAttribute('aria-label'));
const told = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .join('|');

describe('the clocks of a match', () => {
  it('run by the server’s time for awaited seats, before the first move too', async () => {
    await shown(undefined, '0');
    expect(dials()).toEqual(['Xx: 10 minutes left, running', 'Yy: 10 minutes left']);
    await pass(61_000);
    expect(dials()).toEqual(['Xx: 8 minutes left, running', 'Yy: 10 minutes left']);
    expect(screen.getByText('8:59')).toBeTruthy();
  });

  it('are hidden until the server’s time is known', () => {
    render(
      <Clocks
        game="parley"
        id="M1"
        seat={null}
        clock={{ terms: LIVE, began: 0 }}
        live={{ plugins: {}, ctx: { playOrder: ['0'] } } as never}
        sides={SIDES}
      />,
    );
    expect(screen.queryByRole('timer')).toBeNull();
  });

  it('say that time is low, and warn the player at some thresholds', async () => {
    await shown(undefined, '0');
    await pass(290_000);
    expect(told()).toBe('');
    await pass(11_000);
    expect(told()).toBe('You have less than 5 minutes left.');
    expect(screen.queryByText('low')).toBeNull();
    await pass(240_000);
    expect(told()).toBe('You have less than 1 minute left.');
    expect(screen.getByText('low')).toBeTruthy();
    await pass(50_000);
    expect(told()).toBe('You have less than 10 seconds left.');
    cleanup();
    await shown(undefined, '1');
    expect(told()).toBe('');
  });

  it('let the opponent claim or wait when run out, with a text for each player', async () => {
    const late = opened(LIVE, SERVER - 600_000, ['0', '1'], ['0']);
    await shown(late, '0');
    expect(screen.getByTestId('clock-fallen').textContent).toContain('Your clock has run out.');
    expect(screen.queryByRole('button')).toBeNull();
    cleanup();
    await shown(late, null);
    expect(screen.getByTestId('clock-fallen').textContent).toContain('The opponent may claim the win');
    expect(screen.queryByRole('button')).toBeNull();
    cleanup();
    await shown(late, '1');
    expect(dials()[0]).toBe('Xx: time is up');
    expect(screen.queryByText('Let a bot move')).toBeNull();
    fireEvent.click(screen.getByText('Claim the win'));
    expect(posted).toEqual([]);
    fireEvent.click(screen.getByText('Win on time'));
    await pass(0);
    expect(posted).toEqual(['/games/parley/M1/claim']);
  });

  it('let a bot move if the server has one', async () => {
    levels = ['cadet', 'captain'];
    await shown(opened(LIVE, SERVER - 600_000, ['0', '1'], ['0']), '1');
    fireEvent.click(screen.getByText('Let a bot move'));
    await pass(0);
    expect(posted).toEqual(['/games/parley/M1/deputy']);
  });

  it('allow no claim while the player’s own time has run out, or after the match', async () => {
    const both = opened(LIVE, SERVER - 600_000, ['0', '1'], ['0', '1']);
    await shown(both, '1');
    expect(screen.queryByText('Claim the win')).toBeNull();
    cleanup();
    await shown(opened(LIVE, SERVER - 600_000, ['0', '1'], ['0']), '1', { over: true });
    expect(screen.queryByTestId('clock-fallen')).toBeNull();
    expect(dials()[0]).toBe('Xx: 0 seconds left');
  });

  const handOver = { before: { seats: ['0'], phase: null }, after: { seats: ['1'], phase: null } };

  it('in days allow vacation, which the opponent sees', async () => {
    const clock = opened(DAYS, SERVER, ['0', '1'], ['0']);
    await shown(clock, '0');
    expect(dials()).toEqual(['Xx: 3 days and 0 hours left, running', 'Yy: 3 days and 0 hours left']);
    fireEvent.click(screen.getByRole('button', { name: 'Use a day of vacation (3 days left)' }));
    fireEvent.click(screen.getByText('Use a day'));
    await pass(0);
    expect(posted).toEqual(['/games/parley/M1/vacation']);
    cleanup();
    await shown(withVacation(clock, '0', 1, SERVER), '1');
    expect(told()).toContain('The Xx player used vacation time.');
    cleanup();
    await shown(afterMove(withVacation(clock, '0', 1, SERVER) as Clock, '0', handOver, SERVER + DAY), '1');
    expect(told()).not.toContain('vacation');
  });

  it('and their set-up have no English outside their words', async () => {
    const late = opened(LIVE, SERVER - 600_000, ['0', '1'], ['0']);
    const resting = withVacation(opened(DAYS, SERVER, ['0', '1'], ['0']), '0', 1, SERVER) as Clock;
    levels = ['captain'];
    for (const [clock, playerID] of [
      [late, '0'],
      [late, '1'],
      [late, null],
      [resting, '0'],
      [resting, '1'],
      [{ ...late, paused: SERVER }, '0'],
    ] as const) {
      const page = await shown(clock, playerID, { language: pseudoLanguage });
      expect(plainEnglish(page.container, [])).toEqual([]);
      cleanup();
    }
    for (const terms of [undefined, LIVE, DAYS]) {
      const page = render(
        <LanguageContext.Provider value={pseudoLanguage}>
          <ClockPicker value={terms} onChange={() => undefined} />
        </LanguageContext.Provider>,
      );
      expect(plainEnglish(page.container, [])).toEqual([]);
      cleanup();
    }
  });
});
