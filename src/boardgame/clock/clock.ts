import type { PlayerID } from '../../kit/seats.js';
import type { ClockTerms } from './terms.js';

/** The clock's place in boardgame.io's state: among the plugins, where it goes wherever the state goes. */
export const CLOCK = 'clock';

export const DAY = 24 * 60 * 60 * 1000;

/** From one budget of vacation to the next. */
export const YEAR = 365 * DAY;

type BySeat = Readonly<Record<PlayerID, number>>;

/**
 * The clocks of a match between two of its states. Times are ms since 1970 by the server's clock. Nothing here reads a clock: whoever asks
 * says what time it is.
 */
export interface Clock {
  readonly terms: ClockTerms;
  /** What each seat has left, in ms: of all its time where a match is played live, else of its reserve. */
  readonly left: BySeat;
  /** The seats that are asked, and since when. */
  readonly since: BySeat;
  /** Days of vacation that each seat may still take this year, see {@link vacationLeft}. */
  readonly vacation: BySeat;
  /** When the year is over for which that is so; nothing where there is no vacation. */
  readonly renews?: number;
  /** When something happened to them last. */
  readonly last: number;
  /** Since when the clocks stand. */
  readonly paused?: number;
  /** What the other is to be told of the seat, until the next decision: it took vacation, or a captain has decided for it. */
  readonly news?: { readonly what: 'vacation' | 'deputy'; readonly of: PlayerID };
  /** What the one seat that is asked had before each of the moves that it may take back, the last one at the end. */
  readonly earlier?: readonly Earlier[];
}

interface Earlier {
  readonly left: number;
  readonly since: number;
}

/** As many moves can be taken back. */
const BACK = 60;

const bySeat = (seats: Iterable<PlayerID>, of: (seat: PlayerID) => number): BySeat =>
  Object.fromEntries([...seats].map((seat) => [seat, of(seat)]));

/** Days of vacation in a year of the match. */
const yearly = (terms: ClockTerms): number => (terms.kind === 'days' ? terms.vacation : 0);

/** The clocks as they begin to run. */
export const opened = (terms: ClockTerms, began: number, seats: readonly PlayerID[], asked: readonly PlayerID[]): Clock => ({
  terms,
  left: bySeat(seats, () => (terms.kind === 'live' ? terms.seconds * 1000 : terms.reserve * DAY)),
  since: bySeat(asked, () => began),
  vacation: bySeat(seats, () => yearly(terms)),
  last: began,
  ...(yearly(terms) > 0 && { renews: began + YEAR }),
});

/** The time as these clocks have it: it never goes back, whatever another process or the one before this took for now. */
export const notBefore = ({ last }: Pick<Clock, 'last'>, now: number): number => Math.max(now, last);

/** What a decision may take before it eats of what is left. */
const allowance = (terms: ClockTerms): number => (terms.kind === 'days' ? terms.days * DAY : 0);

const used = ({ since, paused }: Clock, seat: PlayerID, now: number): number =>
  Object.hasOwn(since, seat) ? Math.max(0, (paused ?? now) - since[seat]) : 0;

/** What is left of the seat's time when `now` is settled, in ms; not less than none. */
const settled = (clock: Clock, seat: PlayerID, now: number): number =>
  Math.max(0, clock.left[seat] - Math.max(0, used(clock, seat, now) - allowance(clock.terms)));

/** How long the seat has until its clock has run out, in ms; less than none where it has. */
export const remaining = (clock: Clock, seat: PlayerID, now: number): number =>
  allowance(clock.terms) + clock.left[seat] - used(clock, seat, now);

/** Whether the seat is asked and its time has run out. */
export const hasFallen = (clock: Clock, seat: PlayerID, now: number): boolean =>
  Object.hasOwn(clock.since, seat) && remaining(clock, seat, now) <= 0;

/** When the clocks of all who are asked have run out, in ms since 1970, if nothing happens; long ago where nobody is. */
export const runOutAt = (clock: Clock): number =>
  Math.max(...Object.entries(clock.since).map(([seat, since]) => since + allowance(clock.terms) + clock.left[seat]));

/** Whose clock has run out that this seat may do something about: nobody's while its own has, for it owes a decision too. */
export const fallenBefore = (clock: Clock, seat: PlayerID, now: number): PlayerID | undefined =>
  hasFallen(clock, seat, now) ? undefined : Object.keys(clock.since).find((other) => other !== seat && hasFallen(clock, other, now));

const isAlone = (seats: readonly PlayerID[], seat: PlayerID): boolean => seats.length === 1 && seats[0] === seat;

/** Who must decide, and in which phase of the sequence of play. */
export interface Asked {
  readonly seats: readonly PlayerID[];
  readonly phase: string | null;
}

const isSameTurn = (before: Asked, after: Asked): boolean =>
  before.phase === after.phase && before.seats.length === after.seats.length && before.seats.every((seat) => after.seats.includes(seat));

/** Who was asked before a move, and who is asked after it. */
export interface AskedChange {
  readonly before: Asked;
  readonly after: Asked;
}

/**
 * The clocks after a move. A seat that is no longer asked is settled; if the move was its own, it gets the increment. A seat that is asked
 * before and after keeps its running time. The mover is settled too if its turn has ended (the phase or the asked seats have changed), or if
 * the terms are per move: then it starts again.
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

/** The clocks when nobody is asked any more: every seat is settled, without an increment. */
export const halted = (clock: Clock, at: number): Clock => {
  const nobody: Asked = { seats: [], phase: null };
  return decided(clock, '', { before: nobody, after: nobody }, at);
};

/** The clocks after a move was taken back, as if it had not been made. The time it took stays used. */
export function takenBack(clock: Clock, by: PlayerID, { before, after }: AskedChange, at: number): Clock {
  const { earlier = [], ...rest } = clock;
  const previous = earlier.at(-1);
  const last = notBefore(clock, at);
  if (!previous || (clock.terms.per === 'turn' && isSameTurn(before, after))) return { ...clock, last };
  const left = { ...clock.left, [by]: previous.left };
  const since = { ...clock.since, [by]: previous.since };
  return { ...rest, left, since, last, ...(earlier.length > 1 && { earlier: earlier.slice(0, -1) }) };
}

/** The clocks in the year of the match that it is: with every new one each seat has its vacation again, and what was left over is gone. */
function thisYear(clock: Clock, now: number): Clock {
  const { terms, vacation, renews } = clock;
  if (renews === undefined || now < renews) return clock;
  const years = Math.floor((now - renews) / YEAR) + 1;
  return { ...clock, vacation: bySeat(Object.keys(vacation), () => yearly(terms)), renews: renews + years * YEAR };
}

/** Days of vacation that a seat may still take. */
export const vacationLeft = (clock: Clock, seat: PlayerID, now: number): number => thisYear(clock, now).vacation[seat];

/**
 * The clocks after the match has gone back by consent: whoever is asked then begins to think anew, and nobody is given back what he has used.
 * @param asked the seats that are asked after it
 */
export function askedAnew(clock: Clock, asked: readonly PlayerID[], at: number): Clock {
  const settledAll = thisYear(halted(clock, at), notBefore(clock, at));
  return { ...settledAll, since: bySeat(asked, () => settledAll.paused ?? settledAll.last) };
}

/** The clocks standing still; the same where they do. */
export function pausedAt(clock: Clock, at: number): Clock {
  const last = notBefore(clock, at);
  return clock.paused === undefined ? { ...clock, paused: last, last } : clock;
}

/**
 * The clocks going on as if no time had gone by since they were stopped; the same where they were not.
 * @param later ms that whoever is asked has besides
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

/** The clocks with days of vacation in the seat's reserve; nothing where it has not so many, or no time left to add them to. */
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
