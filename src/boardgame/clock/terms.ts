import * as Type from '@sinclair/typebox';

const WHOLE = { additionalProperties: false };

/**
 * When the increment is added and the days restart: `turn` when the phase or the awaited seats change; absent (until version 0.2) with every
 * move.
 */
const Per = Type.Optional(Type.Literal('turn'));

/** Days for each turn, with a reserve for longer ones. */
const InDays = Type.Object(
  {
    kind: Type.Literal('days'),
    per: Per,
    /** For each turn. */
    days: Type.Integer({ minimum: 1, maximum: 30 }),
    /** For each seat in the whole match. */
    reserve: Type.Integer({ minimum: 0, maximum: 90 }),
    /** Days that each seat may add to its reserve, each year. */
    vacation: Type.Integer({ minimum: 0, maximum: 90 }),
  },
  WHOLE,
);

/** Time for the whole match, with an increment for each turn. */
const Live = Type.Object(
  {
    kind: Type.Literal('live'),
    per: Per,
    seconds: Type.Integer({ minimum: 10, maximum: 86_400 }),
    increment: Type.Integer({ minimum: 0, maximum: 3600 }),
  },
  WHOLE,
);

/** A match's time limits. */
export const ClockTerms = Type.Union([InDays, Live]);
export type ClockTerms = Type.Static<typeof ClockTerms>;

/** Clock settings in the match data. The running clocks are in the state. */
export interface ClockData {
  readonly terms: ClockTerms;
  /** When all seats were taken, in ms since 1970. */
  readonly began?: number;
}

const Time = Type.Integer({ minimum: 0 });

/** A clock event other than a move. */
const ClockEvent = Type.Object(
  {
    /** Moves before it. */
    n: Time,
    at: Time,
    did: Type.Union([Type.Literal('pause'), Type.Literal('resume'), Type.Literal('vacation'), Type.Literal('claim'), Type.Literal('back')]),
    /** The seat that caused it. */
    by: Type.String(),
    /** Of a vacation, or the extra time when one player resumed alone. */
    days: Type.Optional(Type.Integer({ minimum: 1, maximum: 90 })),
    /** Time left after a take-back by consent; cannot be derived, since the moves are gone. */
    left: Type.Optional(Type.Record(Type.String(), Time)),
    /** Vacation left after it. */
    vacation: Type.Optional(Type.Record(Type.String(), Time)),
  },
  WHOLE,
);
export type ClockEvent = Type.Static<typeof ClockEvent>;

/** The clocks in a match file; times in ms since 1970. */
export const ClockRecord = Type.Object(
  {
    terms: ClockTerms,
    /** When all seats were taken; null if the clocks never started. */
    began: Type.Union([Time, Type.Null()]),
    events: Type.Array(ClockEvent),
    /** Time left at the end by seat, in ms: of all time, or of the reserve. */
    left: Type.Record(Type.String(), Time),
  },
  WHOLE,
);
export type ClockRecord = Type.Static<typeof ClockRecord>;
