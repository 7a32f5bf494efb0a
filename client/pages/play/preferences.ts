import type { Pace } from '../../../src/api/pairing.js';
import type { ClockTerms } from '../../../src/boardgame/clock/terms.js';
import { LEVELS, type Level } from '../../../src/kit/levels.js';
import { read, write } from '../../app/storage.js';

/** Clocks that a player can ask for. `any` accepts every clock of the selected pace. */
export type ClockChoice = 'any' | 'short' | 'usual' | 'long' | 'none';

export interface Preferences {
  readonly pace: Pace;
  readonly clock: ClockChoice;
  /** Id of a scenario; absent if the player accepts any. */
  readonly scenario?: string;
  /** Bot that plays if no opponent joins; absent if the player prefers to wait. */
  readonly bot?: Level;
  readonly rated?: boolean;
  /** Maximum rating difference in rated matches; absent if unlimited. */
  readonly within?: number;
}

const live = (minutes: number, increment: number): ClockTerms => ({ kind: 'live', seconds: minutes * 60, increment });
const days = (each: number): ClockTerms => ({ kind: 'days', days: each, reserve: 7, vacation: 14 });

type Terms = { readonly [C in Exclude<ClockChoice, 'any' | 'none'>]: ClockTerms };

const TERMS: { readonly [P in Pace]: Terms } = {
  live: { short: live(20, 15), usual: live(45, 30), long: live(90, 30) },
  turns: { short: days(1), usual: days(3), long: days(7) },
};

/** Returns the clock settings for a choice: null for no clock, undefined for any clock. */
export function termsIn({ pace, clock }: Preferences): ClockTerms | null | undefined {
  if (clock === 'any') return undefined;
  return clock === 'none' ? null : TERMS[pace][clock];
}

const keyOf = (game: string): string => `weathergage.play.${game}`;

const isOneOf = <T extends string>(values: readonly T[], value: unknown): value is T => values.includes(value as T);

const CLOCKS: readonly ClockChoice[] = ['any', 'short', 'usual', 'long', 'none'];

export function preferencesFor(game: string): Preferences {
  const { pace, clock, scenario, bot, rated, within } = Object(read(keyOf(game))) as Partial<Record<keyof Preferences, unknown>>;
  return {
    pace: pace === 'turns' ? 'turns' : 'live',
    clock: isOneOf(CLOCKS, clock) ? clock : 'any',
    ...(typeof scenario === 'string' && { scenario }),
    ...(isOneOf(LEVELS, bot) && { bot }),
    ...(rated === true && { rated }),
    ...(typeof within === 'number' && { within }),
  };
}

export const rememberPreferences = (game: string, preferences: Preferences): boolean => write(keyOf(game), preferences);
