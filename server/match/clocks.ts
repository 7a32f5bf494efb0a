import type { LogEntry, State } from 'boardgame.io';
import {
  type AwaitedSeats,
  afterMove,
  afterTakeBack,
  afterUndo,
  CLOCK,
  type Clock,
  opened,
  stoppedAt,
} from '../../src/boardgame/clock/clock.js';
import { UNDO } from '../../src/boardgame/constants.js';
import type { MatchData } from '../storage/store.js';
import { activeSeats } from './activeSeats.js';
import { withLogEntry } from './endings.js';
import type { MoveRequest } from './judge.js';
import { type Refusal, refusalOf } from './refusals.js';

export type TimedEntry = LogEntry & {
  /** When the entry was stored, in ms since 1970. */
  readonly at?: number;
  /** Set if a bot made the move because the clock had expired. */
  readonly deputy?: true;
  /** Clocks after a take-back by agreement. */
  readonly clocks?: Pick<Clock, 'left' | 'vacation'>;
};

/** Starts the clocks once all seats are taken. Clocks keep running when a player leaves. */
export function beginWhenSeated(metadata: MatchData, now: number): void {
  const { clock, players } = metadata;
  if (!clock || clock.began !== undefined || Object.values(players).some(({ name }) => name === undefined)) return;
  metadata.clock = { ...clock, began: now };
}

export const hasClock = ({ plugins }: State): boolean => plugins[CLOCK] !== undefined;

/** Returns the clocks, or undefined before they start. */
export function clockOf(state: State, { clock, players }: Pick<MatchData, 'clock' | 'players'>): Clock | undefined {
  const stored = state.plugins[CLOCK];
  if (stored) return stored.data;
  if (clock?.began === undefined) return undefined;
  return opened(clock.terms, clock.began, Object.keys(players), activeSeats(state));
}

export const stamped = (state: State, at: number, deputy?: true): State => ({
  ...state,
  deltalog: state.deltalog?.map((entry): TimedEntry => ({ ...entry, at, ...(deputy && { deputy }) })),
});

const withClock = (state: State, clock: Clock, deputy?: true): State =>
  stamped({ ...state, plugins: { ...state.plugins, [CLOCK]: { data: clock } } }, clock.last, deputy);

export interface ClockChange extends Pick<MoveRequest, 'move' | 'deputy'> {
  readonly by: string;
}

const askedIn = (state: State): AwaitedSeats => ({ seats: activeSeats(state), phase: state.ctx.phase });

export function timed(clock: Clock, state: State, next: State, { by, move, deputy, now }: ClockChange & { readonly now: number }): State {
  const after = (move === UNDO ? afterUndo : afterMove)(clock, by, { before: askedIn(state), after: askedIn(next) }, now);
  return withClock(next, deputy ? { ...after, news: { what: 'deputy', of: by } } : after, deputy);
}

export function happened(state: State, clock: Clock, type: string, by: string, args: unknown[] = []): State {
  return withClock(withLogEntry(state, type, by, args), clock);
}

/**
 * Returns `next` with its clocks, restarted after a take-back and stopped at the end of the match. Returns `next` itself if the change sets
 * the clocks or leaves the game unchanged. Must not be used for moves.
 */
export function withClocks(before: State, next: State, clock: Clock | undefined, now: number): State {
  const isSet = next.plugins[CLOCK] !== before.plugins[CLOCK];
  if (!clock || isSet) return next;
  // Charge no time, because a match file has no time for an agreed ending.
  if (next.ctx.gameover !== undefined) return { ...next, plugins: { ...next.plugins, [CLOCK]: { data: { ...clock, since: {} } } } };
  if (next.G === before.G) return next;
  const after = afterTakeBack(clock, activeSeats(next), now);
  const timed = withClock(next, after);
  const { left, vacation } = after;
  return { ...timed, deltalog: timed.deltalog?.map((entry): TimedEntry => ({ ...entry, clocks: { left, vacation } })) };
}

export const stopped = (next: State, clock: Clock, now: number): State => withClock(next, stoppedAt(clock, now));

export const clockRefusals = {
  noClock: refusalOf('noClock'),
  notFallen: refusalOf('notFallen'),
  captainsTime: refusalOf('captainsTime'),
  noVacation: refusalOf('noVacation'),
  noCaptain: refusalOf('noCaptain'),
  botDecides: refusalOf('botDecides'),
} as const satisfies Record<string, Refusal>;
