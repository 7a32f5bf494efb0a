import type { PlayerID } from '../../kit/seats.js';
import type { ClockTerms } from './terms.js';

export const CLOCK = 'clock';

export const DAY = 24 * 60 * 60 * 1000;

/** Interval of vacation renewals. */
export const YEAR = 365 * DAY;

type BySeat = Readonly<Record<PlayerID, number>>;

/** The clocks of a match. Times are ms since 1970, passed in by the caller. */
export interface Clock {
  readonly terms: ClockTerms;
  /** Time left, in ms: of all time in live matches, otherwise of the reserve. */
  readonly left: BySeat;
  /** Awaited seats, and since when. */
  readonly since: BySeat;
  /** Vacation days left this year; read with {@link vacationLeft}. */
  readonly vacation: BySeat;
  /** When vacation is next renewed; absent without vacation. */
  readonly renews?: number;
  /** Time of the last change. */
  readonly last: number;
  /** Since when the clocks are paused. */
  readonly paused?: number;
  /** News for the opponent until the next decision. */
  readonly news?: { readonly what: 'vacation' | 'deputy'; readonly of: PlayerID };
  /** The awaited seat's clock before each move it may take back, oldest first. */
  readonly earlier?: readonly Earlier[];
}

interface Earlier {
  readonly left: number;
  readonly since: number;
}

/** Moves that can be taken back. */
const BACK = 60;

const bySeat = (seats: Iterable<PlayerID>, of: (seat: PlayerID) => number): BySeat =>
  Object.fromEntries([...seats].map((seat) => [seat, of(seat)]));

const yearly = (terms: ClockTerms): number => (terms.kind === 'days' ? terms.vacation : 0);

export const opened = (terms: ClockTerms, began: number, seats: readonly PlayerID[], asked: readonly PlayerID[]): Clock => ({
  terms,
  left: bySeat(seats, () => (terms.kind === 'live' ? terms.seconds * 1000 : terms.reserve * DAY)),
  since: bySeat(asked, () => began),
  vacation: bySeat(seats, () => yearly(terms)),
  last: began,
  ...(yearly(terms) > 0 && { renews: began + YEAR }),
});

/** `now`, but never earlier than the last change, because processes may differ. */
export const notBefore = ({ last }: Pick<Clock, 'last'>, now: number): number => Math.max(now, last);

/** Time for a decision before the reserve is used, in ms. */
const allowance = (terms: ClockTerms): number => (terms.kind === 'days' ? terms.days * DAY : 0);

const used = ({ since, paused }: Clock, seat: PlayerID, now: number): number =>
  Object.hasOwn(since, seat) ? Math.max(0, (paused ?? now) - since[seat]) : 0;

/** The seat's time left at `now`, in ms; at least 0. */
const settled = (clock: Clock, seat: PlayerID, now: number): number =>
  Math.max(0, clock.left[seat] - Math.max(0, used(clock, seat, now) - allowance(clock.terms)));

/** In ms; negative after it has run out. */
export const remaining = (clock: Clock, seat: PlayerID, now: number): number =>
  allowance(clock.terms) + clock.left[seat] - used(clock, seat, now);

/** Whether the seat is awaited and its time has run out. */
export const hasFallen = (clock: Clock, seat: PlayerID, now: number): boolean =>
  Object.hasOwn(clock.since, seat) && remaining(clock, seat, now) <= 0;

/** In ms since 1970; -Infinity if no seat is awaited. */
export const runOutAt = (clock: Clock): number =>
  Math.max(...Object.entries(clock.since).map(([seat, since]) => since + allowance(clock.terms) + clock.left[seat]));

/** A seat with no time left, unless `seat` has none either. */
export const fallenBefore = (clock: Clock, seat: PlayerID, now: number): PlayerID | undefined =>
  hasFallen(clock, seat, now) ? undefined : Object.keys(clock.since).find((other) => other !== seat && hasFallen(clock, other, now));

const isAlone = (seats: readonly PlayerID[], seat: PlayerID): boolean => seats.length === 1 && seats[0] === seat;

export interface Asked {
  readonly seats: readonly PlayerID[];
  readonly phase: string | null;
}

const isSameTurn = (before: Asked, after: Asked): boolean =>
  before.phase === after.phase && before.seats.length === after.seats.length && before.seats.every((seat) => after.seats.includes(seat));

export interface AskedChange {
  readonly before: Asked;
  readonly after: Asked;
}

/**
 * The clocks after a move. Seats no longer awaited pay their time, and the mover gets the increment. Seats still awaited keep thinking,
 * except the mover if its turn has ended (other phase or awaited seats) or the terms are per move.
 */
export function decided(clock: Clock, by: PlayerID, { before, after }: AskedChange, at: number): Clock {
  const now = notBefore(clock, at);
  const { terms, left, since, earlier = [], news, ...rest } = clock;
  const asked = after.seats;
  const increment = terms.kind === 'live' ? terms.increment * 1000 : 0;
  const startsAgain = terms.per !== 'turn' || !isSameTurn(before, after);
  const goesOn = (seat: PlayerID) => asked.includes(seat) && !(seat === by && startsAgain);
  const next: Clock = {
    ...rest,
    terms,
    left: bySeat(Object.keys(left), (seat) =>
      Object.hasOwn(since, seat) && !goesOn(seat) ? settled(clock, seat, now) + (seat === by ? increment : 0) : left[seat],
    ),
    since: bySeat(asked, (seat) => (goesOn(seat) && Object.hasOwn(since, seat) ? since[seat] : (clock.paused ?? now))),
    last: now,
    ...(earlier.length > 0 && goesOn(by) && { earlier }),
  };
  const mayTakeBack = isAlone(Object.keys(since), by) && isAlone(asked, by) && startsAgain;
  return mayTakeBack ? { ...next, earlier: [...earlier, { left: left[by], since: since[by] }].slice(-BACK) } : next;
}

/** The clocks when no seat is awaited. */
export const halted = (clock: Clock, at: number): Clock => {
  const nobody: Asked = { seats: [], phase: null };
  return decided(clock, '', { before: nobody, after: nobody }, at);
};

/** The clocks after an undo: restores the state before the move, so its time counts as thinking time. */
export function takenBack(clock: Clock, by: PlayerID, { before, after }: AskedChange, at: number): Clock {
  const { earlier = [], ...rest } = clock;
  const previous = earlier.at(-1);
  const last = notBefore(clock, at);
  if (!previous || (clock.terms.per === 'turn' && isSameTurn(before, after))) return { ...clock, last };
  const left = { ...clock.left, [by]: previous.left };
  const since = { ...clock.since, [by]: previous.since };
  return { ...rest, left, since, last, ...(earlier.length > 1 && { earlier: earlier.slice(0, -1) }) };
}

/** Renews vacation in a new year; unused days expire. */
function thisYear(clock: Clock, now: number): Clock {
  const { terms, vacation, renews } = clock;
  if (renews === undefined || now < renews) return clock;
  const years = Math.floor((now - renews) / YEAR) + 1;
  return { ...clock, vacation: bySeat(Object.keys(vacation), () => yearly(terms)), renews: renews + years * YEAR };
}

/** Vacation days that a seat may still take. */
export const vacationLeft = (clock: Clock, seat: PlayerID, now: number): number => thisYear(clock, now).vacation[seat];

/**
 * The clocks after a take-back by consent. Awaited seats start thinking anew; used time is not returned.
 * @param asked the seats awaited afterwards
 */
export function askedAnew(clock: Clock, asked: readonly PlayerID[], at: number): Clock {
  const settledAll = thisYear(halted(clock, at), notBefore(clock, at));
  return { ...settledAll, since: bySeat(asked, () => settledAll.paused ?? settledAll.last) };
}

/** Pauses the clocks. */
export function pausedAt(clock: Clock, at: number): Clock {
  const last = notBefore(clock, at);
  return clock.paused === undefined ? { ...clock, paused: last, last } : clock;
}

/**
 * Resumes the clocks.
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
    since: bySeat(Object.keys(since), (seat) => since[seat] + stood),
    ...(earlier && { earlier: earlier.map((one) => ({ ...one, since: one.since + stood })) }),
  };
}

/** Moves vacation days to the seat's reserve; `undefined` if it has too few or its time has run out. */
export function vacationed(clock: Clock, seat: PlayerID, days: number, at: number): Clock | undefined {
  const now = notBefore(clock, at);
  const current = thisYear(clock, now);
  const { left, vacation, earlier } = current;
  if (!(vacation[seat] >= days) || hasFallen(clock, seat, now)) return undefined;
  return {
    ...current,
    left: { ...left, [seat]: left[seat] + days * DAY },
    vacation: { ...vacation, [seat]: vacation[seat] - days },
    last: now,
    news: { what: 'vacation', of: seat },
    ...(earlier && Object.hasOwn(clock.since, seat) && { earlier: earlier.map((one) => ({ ...one, left: one.left + days * DAY })) }),
  };
}
