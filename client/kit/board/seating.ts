import type { PlayerID, Sequence } from '../../../src/kit/rules.js';

/** A position as the spectator sees it. */
export interface DecisionPoint {
  readonly phase: string;
  /** The seats that must decide, with their steps. */
  readonly awaiting: Readonly<Record<PlayerID, string>>;
  /** Whether the seats' views differ. */
  readonly hidden: boolean;
}

/** The seat at the screen. */
export interface Seating {
  readonly seat: PlayerID | null;
  /** The step that this seat decides. */
  readonly step: string;
  /** Whether the pass screen is shown. */
  readonly covered: boolean;
  /** Why the pass screen is shown. */
  readonly secret: boolean;
  /** The player took over behind a pass screen and information has been hidden since, so only they see the screen. */
  readonly alone?: boolean;
}

export const NOBODY: Seating = { seat: null, step: '', covered: false, secret: false };

/** Whether one of a step's actions is secret. */
export function isSecretStep(sequence: Sequence<unknown>, phase: string, step: string): boolean {
  return sequence[phase]?.steps[step]?.some(({ secret }) => secret) ?? false;
}

/**
 * The next seat at the screen, and whether the pass screen is shown: before each secret choice, and when the decision passes to another
 * seat while information is hidden.
 */
export function reseat(sequence: Sequence<unknown>, before: Seating, { phase, awaiting, hidden }: DecisionPoint): Seating {
  const asked = Object.keys(awaiting).sort();
  if (asked.length === 0) return { ...before, covered: false, secret: false };
  const seat = before.seat !== null && asked.includes(before.seat) ? before.seat : asked[0];
  const step = `${phase}/${awaiting[seat]}`;
  const secret = isSecretStep(sequence, phase, awaiting[seat]);
  const same = seat === before.seat && step === before.step;
  // A new secret choice starts, even if the same player made the last one.
  if (same && (before.covered || hidden || !secret)) return { ...before, secret, alone: before.alone && hidden };
  const passes = seat !== before.seat;
  if (!passes && before.alone && hidden) return { ...before, step, secret };
  const covered = secret || (passes && hidden);
  return { seat, step, covered, secret, alone: covered && hidden };
}
