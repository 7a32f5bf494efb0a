import * as Type from '@sinclair/typebox';

const WHOLE = { additionalProperties: false };

/** When increment and days apply anew: when phase or awaited seats change; if absent, with every move. */
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

/** Settings in the match data; the state has the running clocks. */
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
    /** Time left after a take-back by consent; the file has no moves to derive it from. */
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
    /** When all seats were taken; null if never. */
    began: Type.Union([Time, Type.Null()]),
    events: Type.Array(ClockEvent),
    /** In ms, at the end: of all time, or of the reserve. */
    left: Type.Record(Type.String(), Time),
  },
  WHOLE,
);
export type ClockRecord = Type.Static<typeof ClockRecord>;
