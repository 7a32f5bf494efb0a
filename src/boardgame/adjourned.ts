import type { PlayerID } from '../kit/seats.js';
import { DAY } from './clock/clock.js';

export const ADJOURNED = 'adjourned';

/** Time in ms after which one player may resume without the other's consent, except with a live clock. */
export const CONSENT_PERIOD = 7 * DAY;

/** Extra time, in ms, added to the clocks when a player resumes without consent. */
export const EXTRA_TIME = DAY;

export interface Adjourned {
  /** Start of the adjournment, in ms since 1970. */
  readonly since: number;
  /** Seat that offered the adjournment. */
  readonly by: PlayerID;
}

export interface Adjournments {
  /** Number of adjournments, including the current one. */
  readonly times: number;
  /** Current adjournment; absent while the match is in progress. */
  readonly now?: Adjourned;
  readonly last: number;
}

interface Seen {
  readonly plugins: Readonly<Record<string, { readonly data?: unknown } | undefined>>;
  readonly ctx: { readonly gameover?: unknown };
}

export const adjournmentsOf = ({ plugins }: Pick<Seen, 'plugins'>): Adjournments | undefined =>
  plugins[ADJOURNED]?.data as Adjournments | undefined;

/** Returns the current adjournment, or `undefined` if the match is in progress or over. */
export const adjournedIn = ({ plugins, ctx }: Seen): Adjourned | undefined =>
  ctx.gameover === undefined ? adjournmentsOf({ plugins })?.now : undefined;

export const mayResumeAlone = ({ since }: Adjourned, isLive: boolean, now: number): boolean => !isLive && now - since >= CONSENT_PERIOD;
