import { defined } from '../../kit/defined.js';
import type { PlayerID } from '../../kit/seats.js';
import type { ClockTerms } from './terms.js';

export const CLOCK = 'clock';

export const DAY = 24 * 60 * 60 * 1000;

/** Time between vacation renewals, in ms. */
export const YEAR = 365 * DAY;

type BySeat = Readonly<Record<PlayerID, number>>;

/** Clocks of a match. Times are ms since 1970, passed in by the caller. */
export interface Clock {
  readonly terms: ClockTerms;
  /** Time left by seat, in ms: all time in live matches, otherwise the reserve. */
  readonly left: BySeat;
  /** When the clock of each awaited seat started. */
  readonly since: BySeat;
  /** Vacation days left this year. Read with {@link vacationLeft}. */
  readonly vacation: BySeat;
  /** When vacation days are next renewed; absent if there is no vacation. */
  readonly renews?: number;
  readonly last: number;
  /** When the pause began; absent while the clocks run. */
  readonly paused?: number;
  /** Vacation taken by a seat or a bot move made for it, shown to the opponent until the next decision. */
  readonly news?: { readonly what: 'vacation' | 'deputy'; readonly of: PlayerID };
  /** The mover's clock before each move that may be undone, oldest first. */
  readonly earlier?: readonly Earlier[];
}

interface Earlier {
  readonly left: number;
  readonly since: number;
}

/** Maximum number of moves that can be taken back. */
const BACK = 60;

const bySeat = (seats: Iterable<PlayerID>, of: (seat: PlayerID) => number): BySeat =>
  Object.fromEntries([...seats].map((seat) => [seat, of(seat)]));

const yearly = (terms: ClockTerms): number => (terms.kind === 'days' ? terms.vacation : 0);

export const opened = (terms: ClockTerms, began: number, seats: readonly PlayerID[], awaited: readonly PlayerID[]): Clock => ({
  terms,
  left: bySeat(seats, () => (terms.kind === 'live' ? terms.seconds * 1000 : terms.reserve * DAY)),
  since: bySeat(awaited, () => began),
  vacation: bySeat(seats, () => yearly(terms)),
  last: began,
  ...(yearly(terms) > 0 && { renews: began + YEAR }),
});

/** Returns `now` or, if later, the time of the last change, because the clocks of server processes may differ. */
export const notBefore = ({ last }: Pick<Clock, 'last'>, now: number): number => Math.max(now, last);

/** Returns the time allowed for a decision before the reserve is used, in ms. */
const allowance = (terms: ClockTerms): number => (terms.kind === 'days' ? terms.days * DAY : 0);

const used = ({ since, paused }: Clock, seat: PlayerID, now: number): number =>
  Object.hasOwn(since, seat) ? Math.max(0, (paused ?? now) - defined(since[seat])) : 0;

/** Returns the seat's `left` at `now`, in ms; at least 0. */
const settled = (clock: Clock, seat: PlayerID, now: number): number =>
  Math.max(0, defined(clock.left[seat]) - Math.max(0, used(clock, seat, now) - allowance(clock.terms)));

/** Returns the seat's remaining time in ms; negative once it has run out. */
export const remaining = (clock: Clock, seat: PlayerID, now: number): number =>
  allowance(clock.terms) + defined(clock.left[seat]) - used(clock, seat, now);

/** Whether the seat is awaited and its time has run out. */
export const hasExpired = (clock: Clock, seat: PlayerID, now: number): boolean =>
  Object.hasOwn(clock.since, seat) && remaining(clock, seat, now) <= 0;

/** Returns when the last awaited clock runs out, in ms since 1970, or -Infinity if no seat is awaited. */
export const runOutAt = (clock: Clock): number =>
  Math.max(...Object.entries(clock.since).map(([seat, since]) => since + allowance(clock.terms) + defined(clock.left[seat])));

/** Returns another seat whose time has run out, or `undefined` if there is none or the time of `seat` has also run out. */
export const expiredOpponent = (clock: Clock, seat: PlayerID, now: number): PlayerID | undefined =>
  hasExpired(clock, seat, now) ? undefined : Object.keys(clock.since).find((other) => other !== seat && hasExpired(clock, other, now));

const isAlone = (seats: readonly PlayerID[], seat: PlayerID): boolean => seats.length === 1 && seats[0] === seat;

export interface AwaitedSeats {
  readonly seats: readonly PlayerID[];
  readonly phase: string | null;
}

const isSameTurn = (before: AwaitedSeats, after: AwaitedSeats): boolean =>
  before.phase === after.phase && before.seats.length === after.seats.length && before.seats.every((seat) => after.seats.includes(seat));

export interface AwaitedChange {
  readonly before: AwaitedSeats;
  readonly after: AwaitedSeats;
}

/**
 * Returns the clocks after a move. Time is deducted from seats that are no longer awaited, and the mover gets the increment. The clocks of
 * seats still awaited keep running, except the mover's if its turn has ended (another phase or other awaited seats) or the terms are per
 * move.
 */
export function afterMove(clock: Clock, by: PlayerID, { before, after }: AwaitedChange, at: number): Clock {
  const now = notBefore(clock, at);
  const { terms, left, since, earlier = [], news, ...rest } = clock;
  const awaited = after.seats;
  const increment = terms.kind === 'live' ? terms.increment * 1000 : 0;
  const startsAgain = terms.per !== 'turn' || !isSameTurn(before, after);
  const continues = (seat: PlayerID) => awaited.includes(seat) && !(seat === by && startsAgain);
  const next: Clock = {
    ...rest,
    terms,
    left: bySeat(Object.keys(left), (seat) =>
      Object.hasOwn(since, seat) && !continues(seat) ? settled(clock, seat, now) + (seat === by ? increment : 0) : defined(left[seat]),
    ),
    since: bySeat(awaited, (seat) => (continues(seat) && Object.hasOwn(since, seat) ? defined(since[seat]) : (clock.paused ?? now))),
    last: now,
    ...(earlier.length > 0 && continues(by) && { earlier }),
  };
  const mayTakeBack = isAlone(Object.keys(since), by) && isAlone(awaited, by) && startsAgain;
  return mayTakeBack ? { ...next, earlier: [...earlier, { left: defined(left[by]), since: defined(since[by]) }].slice(-BACK) } : next;
}

/** Returns the clocks with all seats' clocks stopped at `at`. */
export const stoppedAt = (clock: Clock, at: number): Clock => {
  const nobody: AwaitedSeats = { seats: [], phase: null };
  return afterMove(clock, '', { before: nobody, after: nobody }, at);
};

/** Returns the clocks after an undo: as before the move, with the time since then counted as thinking time. */
export function afterUndo(clock: Clock, by: PlayerID, { before, after }: AwaitedChange, at: number): Clock {
  const { earlier = [], ...rest } = clock;
  const previous = earlier.at(-1);
  const last = notBefore(clock, at);
  if (!previous || (clock.terms.per === 'turn' && isSameTurn(before, after))) return { ...clock, last };
  const left = { ...clock.left, [by]: previous.left };
  const since = { ...clock.since, [by]: previous.since };
  return { ...rest, left, since, last, ...(earlier.length > 1 && { earlier: earlier.slice(0, -1) }) };
}

/** Renews vacation once a year has passed; unused days expire. */
function thisYear(clock: Clock, now: number): Clock {
  const { terms, vacation, renews } = clock;
  if (renews === undefined || now < renews) return clock;
  const years = Math.floor((now - renews) / YEAR) + 1;
  return { ...clock, vacation: bySeat(Object.keys(vacation), () => yearly(terms)), renews: renews + years * YEAR };
}

/** Returns the vacation days that a seat may still take. */
export const vacationLeft = (clock: Clock, seat: PlayerID, now: number): number => defined(thisYear(clock, now).vacation[seat]);

/**
 * Returns the clocks after a take-back by consent. The awaited seats' time restarts; used time is not returned.
 * @param awaited seats that must decide afterwards
 */
export function afterTakeBack(clock: Clock, awaited: readonly PlayerID[], at: number): Clock {
  const settledAll = thisYear(stoppedAt(clock, at), notBefore(clock, at));
  return { ...settledAll, since: bySeat(awaited, () => settledAll.paused ?? settledAll.last) };
}

export function pausedAt(clock: Clock, at: number): Clock {
  const last = notBefore(clock, at);
  return clock.paused === undefined ? { ...clock, paused: last, last } : clock;
}

/**
 * Returns the clocks after a pause.
 * @param later extra time for the awaited seats, in ms
 */
export function resumedAt(clock: Clock, at: number, later = 0): Clock {
  const { paused, since, earlier, ...rest } = clock;
  if (paused === undefined) return clock;
  const last = notBefore(clock, at);
  const stood = last - paused + later;
  return {
    ...rest,
    last,
    since: bySeat(Object.keys(since), (seat) => defined(since[seat]) + stood),
    ...(earlier && { earlier: earlier.map((one) => ({ ...one, since: one.since + stood })) }),
  };
}

/**
 * Returns the clocks with vacation days added to the seat's reserve, or `undefined` if the seat has too few days or its time has run out.
 */
export function withVacation(clock: Clock, seat: PlayerID, days: number, at: number): Clock | undefined {
  const now = notBefore(clock, at);
  const current = thisYear(clock, now);
  const { left, vacation, earlier } = current;
  const unused = vacation[seat] ?? 0;
  if (!(unused >= days) || hasExpired(clock, seat, now)) return undefined;
  return {
    ...current,
    left: { ...left, [seat]: defined(left[seat]) + days * DAY },
    vacation: { ...vacation, [seat]: unused - days },
    last: now,
    news: { what: 'vacation', of: seat },
    ...(earlier && Object.hasOwn(clock.since, seat) && { earlier: earlier.map((one) => ({ ...one, left: one.left + days * DAY })) }),
  };
}
