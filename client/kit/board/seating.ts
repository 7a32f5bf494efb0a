import type { PlayerID, Sequence } from '../../../src/kit/rules.js';

/** A decision point as the spectator's place sees it. */
export interface DecisionPoint {
  readonly phase: string;
  /** Who is awaited, and for which step. */
  readonly awaiting: Readonly<Record<PlayerID, string>>;
  /** Whether some seat sees what another does not. */
  readonly hidden: boolean;
}

/** Who sits before the screen. */
export interface Seating {
  readonly seat: PlayerID | null;
  /** The step that this seat decides; a new one may need a pass screen before it. */
  readonly step: string;
  /** Whether the board shows the spectator's view until the player says that he is the one. */
  readonly covered: boolean;
  /** Why the pass screen is shown. */
  readonly secret: boolean;
  /** The player before the screen took over behind a pass screen, and something has been hidden ever since: nobody else looks on. */
  readonly alone?: boolean;
}

export const NOBODY: Seating = { seat: null, step: '', covered: false, secret: false };

/** A step is secret when one of its actions is. */
export function isSecretStep(sequence: Sequence<unknown>, phase: string, step: string): boolean {
  return sequence[phase]?.steps[step]?.some(({ secret }) => secret) ?? false;
}

/**
 * Who is next, and whether the pass screen is shown: before each secret choice, and whenever the decision passes to another seat while
 * something is hidden. It stays up while one player makes a secret choice of several moves, and while he goes on to the next one with
 * secrets still on the table that only he sees. Where nothing is hidden the board just turns.
 */
export function reseat(sequence: Sequence<unknown>, before: Seating, { phase, awaiting, hidden }: DecisionPoint): Seating {
  const asked = Object.keys(awaiting).sort();
  if (asked.length === 0) return { ...before, covered: false, secret: false };
  const seat = before.seat !== null && asked.includes(before.seat) ? before.seat : asked[0];
  const step = `${phase}/${awaiting[seat]}`;
  const secret = isSecretStep(sequence, phase, awaiting[seat]);
  const same = seat === before.seat && step === before.step;
  // Nothing hidden in a secret step: this choice begins now, even if the same player made the last one.
  if (same && (before.covered || hidden || !secret)) return { ...before, secret, alone: before.alone && hidden };
  const passes = seat !== before.seat;
  if (!passes && before.alone && hidden) return { ...before, step, secret };
  const covered = secret || (passes && hidden);
  return { seat, step, covered, secret, alone: covered && hidden };
}
