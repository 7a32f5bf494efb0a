import {
  afterTakeBack,
  type Clock,
  DAY,
  afterMove as decidedBetween,
  expiredOpponent,
  hasExpired,
  opened,
  pausedAt,
  remaining,
  resumedAt,
  afterUndo as takenBackBetween,
  vacationLeft,
  withVacation,
  YEAR,
} from '../../src/boardgame/clock/clock.js';
import type { ClockTerms } from '../../src/boardgame/clock/terms.js';

const SEATS = ['0', '1'];
const LIVE: ClockTerms = { kind: 'live', seconds: 600, increment: 5 };
const DAYS: ClockTerms = { kind: 'days', days: 2, reserve: 3, vacation: 4 };
const live = (asked: string[]) => opened(LIVE, 1000, SEATS, asked);
const days = (asked: string[]) => opened(DAYS, 0, SEATS, asked);
/** Returns the clocks after a move. `seats` must decide next. */
const decided = (clock: Clock, by: string, seats: string[], at: number, phase = 'move') =>
  decidedBetween(clock, by, { before: { seats: Object.keys(clock.since), phase: 'move' }, after: { seats, phase } }, at);
const takenBack = (clock: Clock, by: string, at: number, phase = 'move') =>
  takenBackBetween(clock, by, { before: { seats: [by], phase }, after: { seats: [by], phase: 'move' } }, at);
/** Returns the time in milliseconds, `s` seconds after the clocks started. */
const after = (s: number) => 1000 + s * 1000;

describe('a live clock', () => {
  it('runs for the awaited seat, and adds the increment at its decision', () => {
    const clock = decided(live(['0']), '0', ['1'], after(30));
    expect(clock.left).toEqual({ '0': 575_000, '1': 600_000 });
    expect(clock.since).toEqual({ '1': after(30) });
    expect([remaining(clock, '0', after(99)), remaining(clock, '1', after(50))]).toEqual([575_000, 580_000]);
  });

  it('runs for both during a secret decision, and on for the slower one', () => {
    const first = decided(live(['0', '1']), '0', ['1'], after(10));
    expect(first.left).toEqual({ '0': 595_000, '1': 600_000 });
    expect(first.since).toEqual({ '1': after(0) });
    const second = decided(first, '1', ['0'], after(40));
    expect(second.left).toEqual({ '0': 595_000, '1': 565_000 });
  });

  it('gives no increment if the opponent’s move ended the decision', () => {
    expect(decided(live(['0', '1']), '0', [], after(20)).left).toEqual({ '0': 585_000, '1': 580_000 });
  });

  it('has no effect after running out: a late decision counts and gets its increment', () => {
    const clock = live(['0']);
    expect([hasExpired(clock, '0', after(599)), hasExpired(clock, '0', after(600)), hasExpired(clock, '1', after(700))]).toEqual([
      false,
      true,
      false,
    ]);
    expect(decided(clock, '0', ['1'], after(700)).left['0']).toBe(5000);
  });

  it('never goes back, even if a process’s clock is slow', () => {
    const clock = decided(live(['0']), '0', ['1'], after(30));
    const early = decided(clock, '1', ['0'], after(10));
    expect([early.last, early.left['1']]).toEqual([after(30), 605_000]);
    expect(decided(early, '0', ['1'], after(29)).left['0']).toBe(580_000);
  });
});

describe('a clock with terms per turn', () => {
  const PER_TURN = [
    { kind: 'live', seconds: 60, increment: 30, per: 'turn' },
    { kind: 'days', days: 2, reserve: 3, vacation: 0, per: 'turn' },
  ] satisfies ClockTerms[];

  it.each(PER_TURN)('does not change with moves after which the seat is still awaited ($kind)', (terms) => {
    let clock = opened(terms, 0, SEATS, ['0']);
    for (let n = 1; n <= 60; n++) clock = decided(clock, '0', ['0'], n * 36);
    expect(clock).toEqual({ ...opened(terms, 0, SEATS, ['0']), last: 60 * 36 });
  });

  it.each(PER_TURN)('does not change with an undo of such a move ($kind)', (terms) => {
    const begun = opened(terms, 0, SEATS, ['0']);
    expect(takenBack(decided(begun, '0', ['0'], 10), '0', 20)).toEqual({ ...begun, last: 20 });
  });

  it('gives the increment once, for the time since the seat was first awaited', () => {
    const moved = decided(opened(PER_TURN[0], 0, SEATS, ['0']), '0', ['0'], 5000);
    expect(decided(moved, '0', ['1'], 12_000)).toMatchObject({ left: { '0': 78_000 }, since: { '1': 12_000 } });
  });

  it('gives the increment when the phase changes, and takes it back only with that move', () => {
    const begun = opened(PER_TURN[0], 0, SEATS, ['0']);
    const next = decided(begun, '0', ['0'], 5000, 'combat');
    expect(next).toMatchObject({ left: { '0': 85_000 }, since: { '0': 5000 } });
    const later = decidedBetween(next, '0', { before: { seats: ['0'], phase: 'combat' }, after: { seats: ['0'], phase: 'combat' } }, 6000);
    const within = { seats: ['0'], phase: 'combat' };
    const once = takenBackBetween(later, '0', { before: within, after: within }, 7000);
    expect(once.left['0']).toBe(85_000);
    expect(takenBack(once, '0', 8000, 'combat')).toEqual({ ...begun, last: 8000 });
  });

  it('gives both seats the increment in every round of secret decisions', () => {
    const first = decided(opened(PER_TURN[0], 0, SEATS, ['0', '1']), '0', ['1'], 5000);
    const second = decided(first, '1', ['0', '1'], 8000);
    expect(second).toMatchObject({ left: { '0': 85_000, '1': 82_000 }, since: { '0': 8000, '1': 8000 } });
  });

  it('runs on for a seat that is still awaited after the opponent’s move', () => {
    const clock = decided(opened(PER_TURN[0], 0, SEATS, ['0', '1']), '1', ['0', '1'], 5000);
    expect(clock).toMatchObject({ left: { '0': 60_000, '1': 60_000 }, since: { '0': 0, '1': 0 } });
  });
});

describe('a clock in days', () => {
  it('takes longer decisions from the reserve', () => {
    const quick = decided(days(['0']), '0', ['1'], 2 * DAY);
    expect(quick.left['0']).toBe(3 * DAY);
    const slow = decided(quick, '1', ['0'], 5 * DAY);
    expect(slow.left['1']).toBe(2 * DAY);
    expect(remaining(slow, '0', 5 * DAY)).toBe(5 * DAY);
    expect(remaining(slow, '1', 9 * DAY)).toBe(4 * DAY);
  });

  it('runs out with the reserve', () => {
    const clock = days(['0']);
    expect([hasExpired(clock, '0', 5 * DAY - 1), hasExpired(clock, '0', 5 * DAY)]).toEqual([false, true]);
    expect(decided(clock, '0', ['0'], 9 * DAY).left['0']).toBe(0);
  });

  it('adds available vacation to the seat’s reserve before it runs out', () => {
    const rested = withVacation(days(['0']), '0', 3, DAY) as Clock;
    expect([rested.left['0'], rested.left['1'], rested.vacation['0']]).toEqual([6 * DAY, 3 * DAY, 1]);
    expect(withVacation(rested, '0', 2, DAY)).toBeUndefined();
    expect(withVacation(days(['0']), '0', 1, 5 * DAY)).toBeUndefined();
    expect(withVacation(days(['0']), 'x', 1, 0)).toBeUndefined();
  });
});

describe('vacation', () => {
  const took = (clock: Clock | undefined, n: number, at: number) => withVacation(clock as Clock, '0', n, at);

  it('is renewed each year, and unused days expire', () => {
    const first = took(days(['1']), 3, 100 * DAY);
    expect([vacationLeft(first as Clock, '0', YEAR - 1), vacationLeft(first as Clock, '0', YEAR)]).toEqual([1, 4]);
    expect(took(first, 2, YEAR - 1)).toBeUndefined();
    const second = took(first, 2, YEAR);
    expect(second).toMatchObject({ vacation: { '0': 2, '1': 4 }, renews: 2 * YEAR });
    // After years without play the seat has the vacation of one year.
    expect(took(second, 5, 6 * YEAR)).toBeUndefined();
    expect(took(second, 4, 6 * YEAR)).toMatchObject({ vacation: { '0': 0, '1': 4 }, renews: 7 * YEAR });
  });

  it('is renewed at an agreed take-back too', () => {
    const rested = took(days(['1']), 4, DAY) as Clock;
    expect(afterTakeBack(rested, ['0'], YEAR - 1).vacation).toEqual({ '0': 0, '1': 4 });
    expect(afterTakeBack(rested, ['0'], YEAR).vacation).toEqual({ '0': 4, '1': 4 });
  });
});

describe('an expired clock', () => {
  it('is found by the opponent, unless the opponent’s own has expired', () => {
    expect(expiredOpponent(live(['0']), '1', after(600))).toBe('0');
    expect(expiredOpponent(live(['0']), '0', after(600))).toBeUndefined();
    expect(expiredOpponent(live(['0', '1']), '1', after(600))).toBeUndefined();
    expect(expiredOpponent(live(['0']), '1', after(599))).toBeUndefined();
  });
});

describe('an undone move', () => {
  it.each([LIVE, DAYS])('costs its time and gives no increment or new days ($kind)', (terms) => {
    const begun = opened(terms, 0, SEATS, ['0']);
    let clock = begun;
    for (let n = 1; n < 10; n++) clock = takenBack(decided(clock, '0', ['0'], n * 1000), '0', n * 1000 + 500);
    expect(clock).toEqual({ ...begun, last: 9500 });
    const twice = decided(decided(begun, '0', ['0'], 1000), '0', ['0'], 2000);
    expect(takenBack(takenBack(twice, '0', 3000), '0', 4000)).toEqual({ ...begun, last: 4000 });
  });
});

describe('paused clocks', () => {
  it('continue as if no time had passed', () => {
    const stopped = pausedAt(decided(live(['0']), '0', ['0'], after(10)), after(20));
    expect(remaining(stopped, '0', after(900))).toBe(585_000);
    const going = resumedAt(stopped, after(920));
    expect(remaining(going, '0', after(920))).toBe(585_000);
    expect(takenBack(going, '0', after(930)).since['0']).toBe(after(900));
    expect([pausedAt(stopped, after(950)), resumedAt(going, after(950))]).toEqual([stopped, going].map((same) => ({ ...same })));
  });

  it('are paused for seats awaited later too', () => {
    const moved = decided(pausedAt(live(['0']), after(20)), '0', ['1'], after(500));
    expect(moved.left['0']).toBe(585_000);
    const going = resumedAt(moved, after(800));
    expect(remaining(going, '1', after(810))).toBe(590_000);
  });
});

describe('an agreed take-back', () => {
  it('restarts the thinking time, and returns no used time', () => {
    const clock = decided(live(['0']), '0', ['1'], after(30));
    const back = afterTakeBack(clock, ['0'], after(50));
    expect(back).toMatchObject({ left: { '0': 575_000, '1': 580_000 }, since: { '0': after(50) }, last: after(50) });
    expect(afterTakeBack(pausedAt(clock, after(40)), ['0', '1'], after(50)).since).toEqual({ '0': after(40), '1': after(40) });
  });
});
