import type { State } from 'boardgame.io';
import { ADJOURNED, type Adjournments, adjournedIn, adjournmentsOf, NOTICE } from '../../src/boardgame/adjourned.js';
import { DAY, pausedAt, resumedAt } from '../../src/boardgame/clock/clock.js';
import { clockOf, happened, stamped } from '../match/clocks.js';
import { beside } from '../match/endings.js';
import { type Refusal, refusals } from '../match/refusals.js';
import type { MatchData } from '../storage/store.js';

/** As often can one match be adjourned: each time is a step of it that is kept. */
export const MOST_ADJOURNED = 20;

const NEVER: Adjournments = { times: 0, last: 0 };

const withAdjournments = (state: State, data: Adjournments): State => ({
  ...state,
  plugins: { ...state.plugins, [ADJOURNED]: { data } },
});

type Seats = Pick<MatchData, 'clock' | 'players'>;

/** The state of a match that is put away from here on, its clocks standing; or why it cannot be. @param time by the server's clock */
export function adjourned(state: State, metadata: Seats, by: string, time: number): State | Refusal {
  const { times, last } = adjournmentsOf(state) ?? NEVER;
  if (adjournedIn(state)) return refusals.adjourned;
  if (times >= MOST_ADJOURNED) return refusals.adjournedEnough;
  const running = clockOf(state, metadata);
  const clock = running && pausedAt(running, Math.max(time, last));
  const now = clock?.last ?? Math.max(time, last);
  const next = clock ? happened(state, clock, 'adjourn', by) : stamped(beside(state, 'adjourn', by), now);
  return withAdjournments(next, { times: times + 1, last: now, now: { since: now, by } });
}

/**
 * The state of an adjourned match that goes on, or why it cannot.
 * @param isAlone the other player was not asked: whoever has to decide has a day more
 */
export function resumed(state: State, metadata: Seats, { by, isAlone }: { by: string; isAlone: boolean }, time: number): State | Refusal {
  const { times, last } = adjournmentsOf(state) ?? NEVER;
  if (!adjournedIn(state)) return refusals.notAdjourned;
  const standing = clockOf(state, metadata);
  const clock = standing && resumedAt(standing, Math.max(time, last), isAlone ? NOTICE : 0);
  const now = clock?.last ?? Math.max(time, last);
  const args = isAlone ? [NOTICE / DAY] : [];
  const next = clock ? happened(state, clock, 'resume', by, args) : stamped(beside(state, 'resume', by, args), now);
  return withAdjournments(next, { times, last: now });
}
