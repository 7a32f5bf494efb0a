import * as Type from '@sinclair/typebox';

const WHOLE = { additionalProperties: false };

/** When the increment or the days are granted: `turn` means whenever the phase or the awaited seats change; absent means on every move. */
const Per = Type.Optional(Type.Literal('turn'));

/** Days per turn, and a reserve for turns that take longer. */
const InDays = Type.Object(
  {
    kind: Type.Literal('days'),
    per: Per,
    days: Type.Integer({ minimum: 1, maximum: 30 }),
    /** Days of reserve per seat for the whole match. */
    reserve: Type.Integer({ minimum: 0, maximum: 90 }),
    /** Days that each seat may add to its reserve per year. */
    vacation: Type.Integer({ minimum: 0, maximum: 90 }),
  },
  WHOLE,
);

/** Time for the whole match, and an increment per turn. */
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

/** A match's clock settings. The running clocks are in the state. */
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
    /** Days of vacation, or of extra time if a player resumed without consent. */
    days: Type.Optional(Type.Integer({ minimum: 1, maximum: 90 })),
    /** Time left after a take-back by consent, which cannot be derived from the file's moves. */
    left: Type.Optional(Type.Record(Type.String(), Time)),
    /** Vacation days left after a take-back by consent. */
    vacation: Type.Optional(Type.Record(Type.String(), Time)),
  },
  WHOLE,
);
export type ClockEvent = Type.Static<typeof ClockEvent>;

/** A match file's clocks; times in ms since 1970. */
export const ClockRecord = Type.Object(
  {
    terms: ClockTerms,
    /** When all seats were taken; null if never. */
    began: Type.Union([Time, Type.Null()]),
    events: Type.Array(ClockEvent),
    /** Time left at the end, in ms: all time, or the reserve. */
    left: Type.Record(Type.String(), Time),
  },
  WHOLE,
);
export type ClockRecord = Type.Static<typeof ClockRecord>;
