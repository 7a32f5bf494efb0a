import * as Type from '@sinclair/typebox';

const WHOLE = { additionalProperties: false };

/**
 * When the increment is added and the days start again. `turn`: when the phase or the asked seats have changed. Absent in matches
 * of version 0.2 and before: with every move.
 */
const Per = Type.Optional(Type.Literal('turn'));

/** Days for each turn. Time beyond them comes out of a reserve. */
const InDays = Type.Object(
  {
    kind: Type.Literal('days'),
    per: Per,
    /** For each turn. */
    days: Type.Integer({ minimum: 1, maximum: 30 }),
    /** For the whole match, of each seat. */
    reserve: Type.Integer({ minimum: 0, maximum: 90 }),
    /** Days that each seat may add to its own reserve, in each year of the match. */
    vacation: Type.Integer({ minimum: 0, maximum: 90 }),
  },
  WHOLE,
);

/** Time for the whole match, and an increment for each turn. */
const Live = Type.Object(
  {
    kind: Type.Literal('live'),
    per: Per,
    seconds: Type.Integer({ minimum: 10, maximum: 86_400 }),
    increment: Type.Integer({ minimum: 0, maximum: 3600 }),
  },
  WHOLE,
);

/** How much time the seats of a match have. */
export const ClockTerms = Type.Union([InDays, Live]);
export type ClockTerms = Type.Static<typeof ClockTerms>;

/** What a match's data say of its clocks; how they go is in its state, from the first move or event with them on. */
export interface ClockData {
  readonly terms: ClockTerms;
  /** When everybody was seated, in ms since 1970 by the server's clock. */
  readonly began?: number;
}

const Time = Type.Integer({ minimum: 0 });

/** What happened to the clocks beside the moves. */
const ClockEvent = Type.Object(
  {
    /** Moves that stand before it. */
    n: Time,
    at: Time,
    did: Type.Union([Type.Literal('pause'), Type.Literal('resume'), Type.Literal('vacation'), Type.Literal('claim'), Type.Literal('back')]),
    /** The seat that did it. */
    by: Type.String(),
    /** Of a vacation; or that whoever was asked had besides, because one player had resumed the match alone. */
    days: Type.Optional(Type.Integer({ minimum: 1, maximum: 90 })),
    /** What each seat had left when the match went back by consent: how much the moves had cost that were taken back is told nowhere else. */
    left: Type.Optional(Type.Record(Type.String(), Time)),
    /** The days of vacation that each had then. */
    vacation: Type.Optional(Type.Record(Type.String(), Time)),
  },
  WHOLE,
);
export type ClockEvent = Type.Static<typeof ClockEvent>;

/** The clocks of a match as its file tells them; times in ms since 1970 by the server's clock. */
export const ClockRecord = Type.Object(
  {
    terms: ClockTerms,
    /** When the clocks began to run: everybody was seated. null: they never did. */
    began: Type.Union([Time, Type.Null()]),
    events: Type.Array(ClockEvent),
    /** By seat, what was left in the end, in ms: of all time, or of the reserve. */
    left: Type.Record(Type.String(), Time),
  },
  WHOLE,
);
export type ClockRecord = Type.Static<typeof ClockRecord>;
