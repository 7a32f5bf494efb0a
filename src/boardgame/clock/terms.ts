import * as Type from '@sinclair/typebox';

const WHOLE = { additionalProperties: false };

/**
 * When the increment or the days are granted. `turn` means on each change of phase or awaited seats; absent means on
 * every move.
 */
const Per = Type.Optional(Type.Literal('turn'));

/** Days for each turn, with a reserve for turns that take longer. */
const InDays = Type.Object(
  {
    kind: Type.Literal('days'),
    per: Per,
    days: Type.Integer({ minimum: 1, maximum: 30 }),
    /** Days of reserve for each seat over the whole match. */
    reserve: Type.Integer({ minimum: 0, maximum: 90 }),
    /** Days that each seat may add to its reserve each year. */
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

export const ClockTerms = Type.Union([InDays, Live]);
export type ClockTerms = Type.Static<typeof ClockTerms>;

/** Clock settings in the match data. The state has the running clocks. */
export interface ClockData {
  readonly terms: ClockTerms;
  /** When all seats were taken, in ms since 1970. */
  readonly began?: number;
}

const Time = Type.Integer({ minimum: 0 });

/** A clock event other than a move. */
const ClockEvent = Type.Object(
  {
    /** Number of moves made before the event. */
    n: Time,
    at: Time,
    did: Type.Union([Type.Literal('pause'), Type.Literal('resume'), Type.Literal('vacation'), Type.Literal('claim'), Type.Literal('back')]),
    by: Type.String(),
    /** Days of vacation, or of the extra time when one player resumed alone. */
    days: Type.Optional(Type.Integer({ minimum: 1, maximum: 90 })),
    /** Time left after a take-back by consent. The file lacks the moves from which to derive it. */
    left: Type.Optional(Type.Record(Type.String(), Time)),
    /** Vacation days left after a take-back by consent. */
    vacation: Type.Optional(Type.Record(Type.String(), Time)),
  },
  WHOLE,
);
export type ClockEvent = Type.Static<typeof ClockEvent>;

/** Clocks in a match file; times in ms since 1970. */
export const ClockRecord = Type.Object(
  {
    terms: ClockTerms,
    /** When all seats were taken; null if never. */
    began: Type.Union([Time, Type.Null()]),
    events: Type.Array(ClockEvent),
    /** Time left at the end, in ms: the total, or the reserve. */
    left: Type.Record(Type.String(), Time),
  },
  WHOLE,
);
export type ClockRecord = Type.Static<typeof ClockRecord>;
