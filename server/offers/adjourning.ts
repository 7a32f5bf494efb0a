import type { State } from 'boardgame.io';
import { ADJOURNED, type Adjournments, adjournedIn, adjournmentsOf, EXTRA_TIME } from '../../src/boardgame/adjourned.js';
import { DAY, pausedAt, resumedAt } from '../../src/boardgame/clock/clock.js';
import { clockOf, happened, stamped } from '../match/clocks.js';
import { withLogEntry } from '../match/endings.js';
import { type Refusal, refusals } from '../match/refusals.js';
import type { MatchData } from '../storage/store.js';

export const MOST_ADJOURNED = 20;

const NEVER: Adjournments = { times: 0, last: 0 };

const withAdjournments = (state: State, data: Adjournments): State => ({
  ...state,
  plugins: { ...state.plugins, [ADJOURNED]: { data } },
});

type Seats = Pick<MatchData, 'clock' | 'players'>;

/** Adjourns the match and stops the clocks. @param time milliseconds since 1970 */
export function adjourned(state: State, metadata: Seats, by: string, time: number): State | Refusal {
  const { times, last } = adjournmentsOf(state) ?? NEVER;
  if (adjournedIn(state)) return refusals.adjourned;
  if (times >= MOST_ADJOURNED) return refusals.adjournedEnough;
  const running = clockOf(state, metadata);
  const clock = running && pausedAt(running, Math.max(time, last));
  const now = clock?.last ?? Math.max(time, last);
  const next = clock ? happened(state, clock, 'adjourn', by) : stamped(withLogEntry(state, 'adjourn', by), now);
  return withAdjournments(next, { times: times + 1, last: now, now: { since: now, by } });
}

/**
 * Resumes an adjourned match.
 * @param isAlone true without the opponent's agreement; seats that must decide then get an extra day
 */
export function resumed(state: State, metadata: Seats, { by, isAlone }: { by: string; isAlone: boolean }, time: number): State | Refusal {
  const { times, last } = adjournmentsOf(state) ?? NEVER;
  if (!adjournedIn(state)) return refusals.notAdjourned;
  const standing = clockOf(state, metadata);
  const clock = standing && resumedAt(standing, Math.max(time, last), isAlone ? EXTRA_TIME : 0);
  const now = clock?.last ?? Math.max(time, last);
  const args = isAlone ? [EXTRA_TIME / DAY] : [];
  const next = clock ? happened(state, clock, 'resume', by, args) : stamped(withLogEntry(state, 'resume', by, args), now);
  return withAdjournments(next, { times, last: now });
}
