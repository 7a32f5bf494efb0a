import type { LogEntry, State } from 'boardgame.io';
import { type Asked, askedAnew, CLOCK, type Clock, decided, halted, opened, takenBack } from '../../src/boardgame/clock/clock.js';
import { UNDO } from '../../src/boardgame/constants.js';
import type { MatchData } from '../storage/store.js';
import { activeSeats } from './activeSeats.js';
import { beside } from './endings.js';
import type { MoveRequest } from './judge.js';
import { not, type Refusal } from './refusals.js';

/** An entry of the log of a match with clocks. */
export type TimedEntry = LogEntry & {
  /** When it was stored, in ms since 1970 by the server's clock. */
  readonly at?: number;
  /** A captain decided, because the seat's clock had run out and the other player asked for it. */
  readonly deputy?: true;
  /** What each seat had when the match went back by consent. */
  readonly clocks?: Pick<Clock, 'left' | 'vacation'>;
};

/** Lets the clocks of a match begin if everybody sits. Once begun, they go on whoever leaves. */
export function beginWhenSeated(metadata: MatchData, now: number): void {
  const { clock, players } = metadata;
  if (!clock || clock.began !== undefined || Object.values(players).some(({ name }) => name === undefined)) return;
  metadata.clock = { ...clock, began: now };
}

/** Whether the state says how its clocks go: then its match data need not be asked. */
export const hasClock = ({ plugins }: State): boolean => plugins[CLOCK] !== undefined;

/** The clocks of a match as they are stored; nothing where it has none, or they have not begun. */
export function clockOf(state: State, { clock, players }: Pick<MatchData, 'clock' | 'players'>): Clock | undefined {
  const stored = state.plugins[CLOCK];
  if (stored) return stored.data;
  if (clock?.began === undefined) return undefined;
  return opened(clock.terms, clock.began, Object.keys(players), activeSeats(state));
}

/** The state, its new entries of the log with the time that it was. */
export const stamped = (state: State, at: number, deputy?: true): State => ({
  ...state,
  deltalog: state.deltalog?.map((entry): TimedEntry => ({ ...entry, at, ...(deputy && { deputy }) })),
});

/** The state with its clocks, and its new entries of the log with the time that it was. */
const withClock = (state: State, clock: Clock, deputy?: true): State =>
  stamped({ ...state, plugins: { ...state.plugins, [CLOCK]: { data: clock } } }, clock.last, deputy);

/** A move that was made. */
export interface ClockChange extends Pick<MoveRequest, 'move' | 'deputy'> {
  readonly by: string;
}

const askedIn = (state: State): Asked => ({ seats: activeSeats(state), phase: state.ctx.phase });

/** The state after a move with its clocks, ready to store. @param now by the server's clock */
export function timed(clock: Clock, state: State, next: State, { by, move, deputy, now }: ClockChange & { readonly now: number }): State {
  const after = (move === UNDO ? takenBack : decided)(clock, by, { before: askedIn(state), after: askedIn(next) }, now);
  return withClock(next, deputy ? { ...after, news: { what: 'deputy', of: by } } : after, deputy);
}

/** The same for a state that comes of what happened beside the game. */
export function happened(state: State, clock: Clock, type: string, by: string, args: unknown[] = []): State {
  return withClock(beside(state, type, by, args), clock);
}

/**
 * The state after a change that is not a move, with its clocks: they start again when the match has gone back by consent, and stop when it
 * has ended. Unchanged if the change has set the clocks itself, or has left the game as it was.
 */
export function followed(before: State, next: State, clock: Clock | undefined, now: number): State {
  const isSet = next.plugins[CLOCK] !== before.plugins[CLOCK];
  if (!clock || isSet) return next;
  // Nothing is settled: a match file has no time for an agreed ending.
  if (next.ctx.gameover !== undefined) return { ...next, plugins: { ...next.plugins, [CLOCK]: { data: { ...clock, since: {} } } } };
  if (next.G === before.G) return next;
  const after = askedAnew(clock, activeSeats(next), now);
  const timed = withClock(next, after);
  const { left, vacation } = after;
  return { ...timed, deltalog: timed.deltalog?.map((entry): TimedEntry => ({ ...entry, clocks: { left, vacation } })) };
}

/** Ended with the clocks as they stand. */
export const stopped = (next: State, clock: Clock, now: number): State => withClock(next, halted(clock, now));

/** Why nothing is done about clocks. */
export const clockRefusals = {
  noClock: not('noClock'),
  notFallen: not('notFallen'),
  captainsTime: not('captainsTime'),
  noVacation: not('noVacation'),
  noCaptain: not('noCaptain'),
  botDecides: not('botDecides'),
} as const satisfies Record<string, Refusal>;
