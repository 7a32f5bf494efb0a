import type { PlayerID, Sequence } from '../../../src/kit/rules.js';

/** The pending decisions in a position, as known to spectators. */
export interface DecisionPoint {
  readonly phase: string;
  /** Seats that must decide, each with its step. */
  readonly awaiting: Readonly<Record<PlayerID, string>>;
  /** Whether the seats have different views of the position. */
  readonly hidden: boolean;
}

/** The seat whose view a shared screen shows, and the state of the pass screen. */
export interface Seating {
  readonly seat: PlayerID | null;
  readonly step: string;
  readonly covered: boolean;
  /** Whether the pass screen precedes a secret choice. */
  readonly secret: boolean;
  /** Whether information has been hidden since the pass screen, so that only this player sees the screen. */
  readonly alone?: boolean;
}

export const NOBODY: Seating = { seat: null, step: '', covered: false, secret: false };

export function isSecretStep(sequence: Sequence<unknown>, phase: string, step: string): boolean {
  return sequence[phase]?.steps[step]?.some(({ secret }) => secret) ?? false;
}

/** Returns the next seating. The pass screen appears before each secret choice, and when the seat changes while information is hidden. */
export function reseat(sequence: Sequence<unknown>, before: Seating, { phase, awaiting, hidden }: DecisionPoint): Seating {
  const asked = Object.keys(awaiting).sort();
  if (asked.length === 0) return { ...before, covered: false, secret: false };
  const seat = before.seat !== null && asked.includes(before.seat) ? before.seat : asked[0];
  const step = `${phase}/${awaiting[seat]}`;
  const secret = isSecretStep(sequence, phase, awaiting[seat]);
  const same = seat === before.seat && step === before.step;
  // A new secret choice needs the pass screen even for the same player.
  if (same && (before.covered || hidden || !secret)) return { ...before, secret, alone: before.alone && hidden };
  const passes = seat !== before.seat;
  if (!passes && before.alone && hidden) return { ...before, step, secret };
  const covered = secret || (passes && hidden);
  return { seat, step, covered, secret, alone: covered && hidden };
}
