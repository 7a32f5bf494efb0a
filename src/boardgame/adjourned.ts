import type { PlayerID } from '../kit/seats.js';
import { DAY } from './clock/clock.js';

export const ADJOURNED = 'adjourned';

/** For this long, in ms, resuming takes both players; later one, unless the clock is live. */
export const BY_CONSENT = 7 * DAY;

/** Extra time, in ms, for the clocks when one player resumes alone. */
export const NOTICE = DAY;

export interface Adjourned {
  /** In ms since 1970. */
  readonly since: number;
  /** The seat that offered the adjournment. */
  readonly by: PlayerID;
}

export interface Adjournments {
  /** Number of adjournments, including the current one. */
  readonly times: number;
  /** Absent while the match is in play. */
  readonly now?: Adjourned;
  readonly last: number;
}

interface Seen {
  readonly plugins: Readonly<Record<string, { readonly data?: unknown } | undefined>>;
  readonly ctx: { readonly gameover?: unknown };
}

export const adjournmentsOf = ({ plugins }: Pick<Seen, 'plugins'>): Adjournments | undefined =>
  plugins[ADJOURNED]?.data as Adjournments | undefined;

/** The current adjournment, or `undefined`. */
export const adjournedIn = ({ plugins, ctx }: Seen): Adjourned | undefined =>
  ctx.gameover === undefined ? adjournmentsOf({ plugins })?.now : undefined;

/** Whether one player may resume alone. */
export const mayResumeAlone = ({ since }: Adjourned, isLive: boolean, now: number): boolean => !isLive && now - since >= BY_CONSENT;
