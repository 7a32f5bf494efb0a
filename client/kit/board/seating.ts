import type { PlayerID, Sequence } from '../../../src/kit/rules.js';

/** A position as spectators see it. */
export interface DecisionPoint {
  readonly phase: string;
  /** Seats to decide, with their steps. */
  readonly awaiting: Readonly<Record<PlayerID, string>>;
  /** Whether the seats' views differ. */
  readonly hidden: boolean;
}

/** The seat at the screen. */
export interface Seating {
  readonly seat: PlayerID | null;
  /** Its step. */
  readonly step: string;
  /** The pass screen is shown. */
  readonly covered: boolean;
  /** The reason is a secret choice. */
  readonly secret: boolean;
  /** Information stayed hidden since the pass screen, so only this player sees the screen. */
  readonly alone?: boolean;
}

export const NOBODY: Seating = { seat: null, step: '', covered: false, secret: false };

/** Whether a step has a secret action. */
export function isSecretStep(sequence: Sequence<unknown>, phase: string, step: string): boolean {
  return sequence[phase]?.steps[step]?.some(({ secret }) => secret) ?? false;
}

/** The next seat. The pass screen comes before each secret choice, and when the seat changes while information is hidden. */
export function reseat(sequence: Sequence<unknown>, before: Seating, { phase, awaiting, hidden }: DecisionPoint): Seating {
  const asked = Object.keys(awaiting).sort();
  if (asked.length === 0) return { ...before, covered: false, secret: false };
  const seat = before.seat !== null && asked.includes(before.seat) ? before.seat : asked[0];
  const step = `${phase}/${awaiting[seat]}`;
  const secret = isSecretStep(sequence, phase, awaiting[seat]);
  const same = seat === before.seat && step === before.step;
  // A new secret choice, even by the same player.
  if (same && (before.covered || hidden || !secret)) return { ...before, secret, alone: before.alone && hidden };
  const passes = seat !== before.seat;
  if (!passes && before.alone && hidden) return { ...before, step, secret };
  const covered = secret || (passes && hidden);
  return { seat, step, covered, secret, alone: covered && hidden };
}
