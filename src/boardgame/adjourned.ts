import type { PlayerID } from '../kit/seats.js';
import { DAY } from './clock/clock.js';

/** Its place in boardgame.io's state: among the plugins, where it goes wherever the state goes. */
export const ADJOURNED = 'adjourned';

/** For so long an adjourned match goes on by consent alone, in ms. Then either player may resume it, unless both must sit by the clock. */
export const BY_CONSENT = 7 * DAY;

/** By so much, in ms, the clocks go on later where one player resumes alone: the other need not be there. */
export const NOTICE = DAY;

/** Of a match whose players have agreed to put it away: nobody moves, and no clock goes. */
export interface Adjourned {
  /** In ms since 1970 by the server's clock. */
  readonly since: number;
  /** The seat that had asked for it. */
  readonly by: PlayerID;
}

/** What a state keeps of adjournments. */
export interface Adjournments {
  /** How often the match was adjourned, this time included. */
  readonly times: number;
  /** Nothing where it goes on. */
  readonly now?: Adjourned;
  /** When one of them began or ended last. */
  readonly last: number;
}

interface Seen {
  readonly plugins: Readonly<Record<string, { readonly data?: unknown } | undefined>>;
  readonly ctx: { readonly gameover?: unknown };
}

/** What a state keeps of adjournments; nothing where there was none. */
export const adjournmentsOf = ({ plugins }: Pick<Seen, 'plugins'>): Adjournments | undefined =>
  plugins[ADJOURNED]?.data as Adjournments | undefined;

/** Since when a match is adjourned, and by whom; nothing where it goes on, or is over. */
export const adjournedIn = ({ plugins, ctx }: Seen): Adjourned | undefined =>
  ctx.gameover === undefined ? adjournmentsOf({ plugins })?.now : undefined;

/** Whether one player may have the match go on without asking the other. */
export const mayResumeAlone = ({ since }: Adjourned, isLive: boolean, now: number): boolean => !isLive && now - since >= BY_CONSENT;
