import { defined } from '../../kit/defined.js';
import type { PlayerID } from '../../kit/seats.js';
import { CONSENT_PERIOD } from '../adjourned.js';
import { endingIn } from '../ending.js';
import type { MatchExport } from '../matchFile.js';
import {
  type AwaitedChange,
  type AwaitedSeats,
  afterMove,
  afterTakeBack,
  type Clock,
  DAY,
  expiredOpponent,
  hasExpired,
  opened,
  pausedAt,
  resumedAt,
  stoppedAt,
  withVacation,
} from './clock.js';
import type { ClockEvent, ClockRecord } from './terms.js';

/** An error in a match file's clocks, after `at` moves. */
export interface ClockFault {
  readonly at: number;
  readonly why: string;
}

class ClockError extends Error {}

/**
 * Returns the first error: times must not decrease, the time left must follow from the terms, and claims and bot moves
 * require a clock that has run out.
 * @param awaited the awaited seats before the first move and after each move
 */
export function faultOfClock(match: MatchExport, seats: readonly PlayerID[], awaited: readonly AwaitedSeats[]): ClockFault | undefined {
  const { clock, log, result } = match;
  const ending = endingIn(result);
  if (!clock) {
    const timed = log.findIndex(({ at, deputy }) => at !== undefined || deputy);
    if (timed >= 0) return { at: timed + 1, why: `Move ${timed + 1} has a time, but the match has no clock.` };
    return ending?.ending === 'time' ? { at: log.length, why: 'The match was won on time, but it has no clock.' } : undefined;
  }
  let at = 0;
  try {
    let clocks: Clock | undefined;
    let told = 0;
    for (; at <= log.length; at++) {
      if (at > 0) {
        const [move, before] = [defined(log[at - 1]), defined(awaited[at - 1])];
        clocks = clockAfterMove(clocks ?? begun(clock, move, seats, before), move, { before, after: defined(awaited[at]) });
      }
      for (let event = clock.events[told]; event?.n === at; event = clock.events[told]) {
        const now = defined(awaited[at]);
        clocks = afterEvent(clocks ?? begun(clock, event, seats, now), event, { result: match.result, awaited: now });
        told += 1;
      }
    }
    at = log.length;
    if (told < clock.events.length) throw new ClockError('The clock events are out of order, or after the last move.');
    checkLeft(clocks ?? opened(clock.terms, 0, seats, []), clock);
    const claims = clock.events.filter(({ did }) => did === 'claim').length;
    if (claims !== (ending?.ending === 'time' ? 1 : 0))
      throw new ClockError('A match won on time must have exactly one claim, and any other match none.');
    return undefined;
  } catch (error) {
    if (!(error instanceof ClockError)) throw error;
    return { at, why: error.message };
  }
}

/**
 * Returns the clocks at the start, or `undefined` if the move or event has no time. Throws if it has a time but the
 * clocks never started.
 */
function begun(
  { terms, began }: ClockRecord,
  { at }: { at?: number },
  seats: readonly PlayerID[],
  awaited: AwaitedSeats,
): Clock | undefined {
  if (at === undefined) return undefined;
  if (began === null) throw new ClockError('The clocks never started, but a move or clock event has a time.');
  return opened(terms, began, seats, awaited.seats);
}

/** Returns `at`. Throws if it is before the clock's last change. */
function checkOrder(clock: Clock, at: number): number {
  if (at < clock.last) throw new ClockError('The times are out of order.');
  return at;
}

type LoggedMove = MatchExport['log'][number];

function clockAfterMove(clock: Clock | undefined, { playerID, at, deputy }: LoggedMove, change: AwaitedChange): Clock | undefined {
  if (!clock) return undefined;
  if (at === undefined) throw new ClockError('A move has no time although the clocks had started.');
  const now = checkOrder(clock, at);
  if (clock.paused !== undefined) throw new ClockError('A move was made while the clocks were paused.');
  if (deputy && !hasExpired(clock, playerID, now)) throw new ClockError('A bot moved for a player whose clock had not run out.');
  return afterMove(clock, playerID, change, now);
}

interface MatchThen {
  readonly result: unknown;
  readonly awaited: AwaitedSeats;
}

function afterEvent(
  clock: Clock | undefined,
  { at, did, by, days = 0, left, vacation }: ClockEvent,
  { result, awaited }: MatchThen,
): Clock {
  if (!clock || !Object.hasOwn(clock.left, by)) throw new ClockError('There is a clock event, but the seat has no clock.');
  const now = checkOrder(clock, at);
  if (did === 'pause' && clock.paused === undefined) return pausedAt(clock, now);
  if (did === 'resume' && clock.paused !== undefined && (days === 0 || now - clock.paused >= CONSENT_PERIOD))
    return resumedAt(clock, now, days * DAY);
  const rested = did === 'vacation' && days > 0 ? withVacation(clock, by, days, now) : undefined;
  if (rested) return rested;
  const anew = afterTakeBack(clock, awaited.seats, now);
  if (did === 'back' && left && vacation && sameSeats(left, clock.left) && isLess(vacation, anew.vacation))
    return { ...anew, left, vacation };
  const ending = endingIn(result);
  if (did !== 'claim' || ending?.ending !== 'time' || ending.winner !== by)
    throw new ClockError(`The clock event “${did}” was not possible then.`);
  if (expiredOpponent(clock, by, now) === undefined) throw new ClockError('The win was claimed, but the opponent’s clock had not run out.');
  return stoppedAt(clock, now);
}

const sameSeats = (a: Clock['left'], b: Clock['left']): boolean =>
  Object.keys(a).length === Object.keys(b).length && Object.keys(a).every((seat) => Object.hasOwn(b, seat));

const isLess = (a: Clock['vacation'], b: Clock['vacation']): boolean =>
  sameSeats(a, b) && Object.keys(a).every((seat) => defined(a[seat]) <= defined(b[seat]));

function checkLeft({ left }: Clock, { left: told }: ClockRecord): void {
  const seats = Object.keys(left);
  const differs = seats.find((seat) => left[seat] !== told[seat]);
  if (differs !== undefined)
    throw new ClockError(
      `Seat ${differs} had ${left[differs]} ms left at the end according to the times, but the file says ${told[differs]} ms.`,
    );
  if (!sameSeats(told, left)) throw new ClockError('There is a clock for an unknown seat.');
}
