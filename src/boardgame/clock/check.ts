import type { PlayerID } from '../../kit/seats.js';
import { BY_CONSENT } from '../adjourned.js';
import { endingIn } from '../ending.js';
import type { MatchExport } from '../matchFile.js';
import {
  type Asked,
  type AskedChange,
  askedAnew,
  type Clock,
  DAY,
  decided,
  fallenBefore,
  halted,
  hasFallen,
  opened,
  pausedAt,
  resumedAt,
  vacationed,
} from './clock.js';
import type { ClockEvent, ClockRecord } from './terms.js';

/** What does not add up, and after how many moves. */
export interface ClockFault {
  readonly at: number;
  readonly why: string;
}

/** The times do not add up. */
class Wrong extends Error {}

/**
 * Whether the clocks of a match file add up: times never go back, what was left follows from the terms and the times, and whoever won on
 * time, or had a captain decide, had before him a clock that had run out.
 *
 * @param asked who was asked, before the first move and after each
 */
export function faultOfClock(match: MatchExport, seats: readonly PlayerID[], asked: readonly Asked[]): ClockFault | undefined {
  const { clock, log, result } = match;
  const ending = endingIn(result);
  if (!clock) {
    const timed = log.findIndex(({ at, deputy }) => at !== undefined || deputy);
    if (timed >= 0) return { at: timed + 1, why: `Move ${timed + 1} has a time, and the match no clock.` };
    return ending?.ending === 'time' ? { at: log.length, why: 'The match was won on time, and it had no clock.' } : undefined;
  }
  let at = 0;
  try {
    let clocks: Clock | undefined;
    let told = 0;
    for (; at <= log.length; at++) {
      if (at > 0) {
        const before = clocks ?? begun(clock, log[at - 1], seats, asked[at - 1]);
        clocks = afterMove(before, log[at - 1], { before: asked[at - 1], after: asked[at] });
      }
      for (; clock.events[told]?.n === at; told++) {
        const event = clock.events[told];
        clocks = afterEvent(clocks ?? begun(clock, event, seats, asked[at]), event, { result: match.result, asked: asked[at] });
      }
    }
    at = log.length;
    if (told < clock.events.length) throw new Wrong('What happened to the clocks is out of order, or came after the last move.');
    checkLeft(clocks ?? opened(clock.terms, 0, seats, []), clock);
    const claims = clock.events.filter(({ did }) => did === 'claim').length;
    if (claims !== (ending?.ending === 'time' ? 1 : 0))
      throw new Wrong('A match is claimed where it is won on time, once, and nowhere else.');
    return undefined;
  } catch (error) {
    if (!(error instanceof Wrong)) throw error;
    return { at, why: error.message };
  }
}

/** The clocks as they begin, once something has a time; nothing before. */
function begun({ terms, began }: ClockRecord, { at }: { at?: number }, seats: readonly PlayerID[], asked: Asked): Clock | undefined {
  if (at === undefined) return undefined;
  if (began === null) throw new Wrong('The clocks never began, and something has a time.');
  return opened(terms, began, seats, asked.seats);
}

/** As `now` is next: times never go back. */
function onward(clock: Clock, at: number): number {
  if (at < clock.last) throw new Wrong('The times go back.');
  return at;
}

type LoggedMove = MatchExport['log'][number];

function afterMove(clock: Clock | undefined, { playerID, at, deputy }: LoggedMove, change: AskedChange): Clock | undefined {
  if (!clock) return undefined;
  if (at === undefined) throw new Wrong('A move has no time, and the clocks had begun.');
  const now = onward(clock, at);
  if (clock.paused !== undefined) throw new Wrong('A move was made while the clocks stood.');
  if (deputy && !hasFallen(clock, playerID, now)) throw new Wrong('A captain decided for a player whose clock had not run out.');
  return decided(clock, playerID, change, now);
}

/** How the match stands when something happens to its clocks. */
interface Stand {
  readonly result: unknown;
  readonly asked: Asked;
}

function afterEvent(clock: Clock | undefined, { at, did, by, days = 0, left, vacation }: ClockEvent, { result, asked }: Stand): Clock {
  if (!clock || !Object.hasOwn(clock.left, by)) throw new Wrong('Something is said to have happened to clocks that are not there.');
  const now = onward(clock, at);
  if (did === 'pause' && clock.paused === undefined) return pausedAt(clock, now);
  if (did === 'resume' && clock.paused !== undefined && (days === 0 || now - clock.paused >= BY_CONSENT))
    return resumedAt(clock, now, days * DAY);
  const rested = did === 'vacation' && days > 0 ? vacationed(clock, by, days, now) : undefined;
  if (rested) return rested;
  const anew = askedAnew(clock, asked.seats, now);
  if (did === 'back' && left && vacation && sameSeats(left, clock.left) && isLess(vacation, anew.vacation))
    return { ...anew, left, vacation };
  const ending = endingIn(result);
  if (did !== 'claim' || ending?.ending !== 'time' || ending.winner !== by)
    throw new Wrong(`What is said to have happened to the clocks (${did}) could not.`);
  if (fallenBefore(clock, by, now) === undefined)
    throw new Wrong('The match was claimed, and the clock of the other player had not run out.');
  return halted(clock, now);
}

const sameSeats = (a: Clock['left'], b: Clock['left']): boolean =>
  Object.keys(a).length === Object.keys(b).length && Object.keys(a).every((seat) => Object.hasOwn(b, seat));

const isLess = (a: Clock['vacation'], b: Clock['vacation']): boolean =>
  sameSeats(a, b) && Object.keys(a).every((seat) => a[seat] <= b[seat]);

function checkLeft({ left }: Clock, { left: told }: ClockRecord): void {
  const seats = Object.keys(left);
  const differs = seats.find((seat) => left[seat] !== told[seat]);
  if (differs !== undefined)
    throw new Wrong(
      `Seat ${differs} had ${left[differs]} ms left in the end by the terms and the times, and the file says ${told[differs]}.`,
    );
  if (!sameSeats(told, left)) throw new Wrong('There is a clock of a seat that the match has not.');
}
