import * as Type from '@sinclair/typebox';
import type { PlayerID } from '../kit/rules.js';
import { receiptOf, SALT_PATTERN, type Salts } from '../kit/salt.js';
import { VERSION } from '../version.js';
import { ClockRecord } from './clock/terms.js';
import { endingIn } from './ending.js';
import type { LoggedMove, TakenBack as TakenBackMoves } from './game.js';
import type { Committed, LedgerData } from './ledger.js';

/** What a checked part holds is checked: it has no other keys. */
const WHOLE = { additionalProperties: false };

const Hash = Type.String({ pattern: '^[0-9a-f]{64}$' });

const Nullable = <T extends Parameters<typeof Type.Union>[0][number]>(schema: T) => Type.Union([schema, Type.Null()]);

/** What a seat added to the dice; all null but the seat where it gave nothing before the first die of play. */
const GivenSalt = Type.Object(
  {
    playerID: Type.String(),
    /** The name of whoever gave it. */
    by: Nullable(Type.String()),
    salt: Nullable(Type.String({ pattern: SALT_PATTERN })),
    /** See `receiptOf`. */
    receipt: Nullable(Hash),
  },
  WHOLE,
);

/** Whose word the file is: see `checkSignature`. */
const Signature = Type.Object(
  {
    /** The public key, Ed25519, in hex. */
    key: Hash,
    value: Type.String({ pattern: '^[0-9a-f]{128}$' }),
  },
  WHOLE,
);

/** Where a match starts that did not begin with a set-up: a branch of another. */
const Start = Type.Object(
  {
    /** The whole state, secrets too. */
    state: Type.Unknown(),
    /** What nobody could see from where it was begun was filled in. */
    imagined: Type.Boolean(),
    /** Dice of play thrown before it. */
    thrown: Type.Integer({ minimum: 0 }),
    /** What it was called by whoever began it. */
    name: Type.String(),
  },
  WHOLE,
);
export type Start = Type.Static<typeof Start>;

/** What somebody has noted for himself about a moment. */
const Note = Type.Object(
  {
    /** Moves made before it. */
    n: Type.Integer({ minimum: 0 }),
    name: Type.String(),
    note: Type.String(),
  },
  WHOLE,
);
export type Note = Type.Static<typeof Note>;

/** Moves that the players agreed to take back: none of the match's, and the dice went back with them. */
const TakenBack = Type.Object(
  {
    /** The seat that had asked for it, which had made the first of the moves. */
    by: Type.String(),
    /** How many moves before them still stood. */
    to: Type.Integer({ minimum: 0 }),
    moves: Type.Array(
      Type.Object(
        { playerID: Type.String(), move: Type.String(), args: Type.Array(Type.Unknown()), chronicle: Type.Array(Type.Unknown()) },
        WHOLE,
      ),
      { minItems: 1 },
    ),
  },
  WHOLE,
);

const Time = Type.Integer({ minimum: 0 });

/** The players had put the match away; times in ms since 1970 by the server's clock. */
const Adjournment = Type.Object(
  {
    /** Moves that stand before it. */
    n: Time,
    /** The seat that had asked for it. */
    by: Type.String(),
    from: Time,
    /** Missing where the match was ended before it went on. */
    until: Type.Optional(Time),
    /** The seat that had asked to go on. */
    resumedBy: Type.Optional(Type.String()),
  },
  WHOLE,
);
export type Adjournment = Type.Static<typeof Adjournment>;

/** What it takes, beside the seed, to check the dice. */
export const DiceRecord = Type.Object(
  {
    /** null in matches that were laid before commitments were published. */
    commitment: Nullable(Hash),
    /** When it was published. */
    committed: Nullable(Type.Union([Type.Literal('creation'), Type.Literal('first move')])),
    /** One for each seat. */
    salts: Type.Array(GivenSalt),
  },
  WHOLE,
);
export type DiceRecord = Type.Static<typeof DiceRecord>;

/**
 * A whole match in one JSON file: enough to replay it and to check every die. Version 1 had no `dice`, and no `n`; one of version 3 is a
 * branch of another match; in one of version 4 not the rules alone counted. What else stands beside these keys is no part of the match.
 */
export const MatchExport = Type.Object({
  format: Type.Literal('weathergage-match'),
  version: Type.Union([Type.Literal(1), Type.Literal(2), Type.Literal(3), Type.Literal(4)]),
  /** Slug of the game. */
  game: Type.String(),
  /** Version of the rules it was played by. */
  rules: Type.String({ pattern: '^\\d{1,6}\\.\\d{1,6}\\.\\d{1,6}(-[0-9A-Za-z.-]{1,32})?$' }),
  setupData: Type.Unknown(),
  /** "setup.play", the two halves of the seed; the second is missing when no move was made. */
  seed: Type.String({ pattern: '^[^.]*(\\.[^.]*)?$' }),
  dice: Type.Optional(DiceRecord),
  /** In version 3 alone. */
  start: Type.Optional(Start),
  /** The moves that stand, in order, each with what it told. */
  log: Type.Array(
    Type.Object(
      {
        /** Counts from 1. */
        n: Type.Optional(Type.Integer()),
        playerID: Type.String(),
        move: Type.String(),
        args: Type.Array(Type.Unknown()),
        chronicle: Type.Optional(Type.Array(Type.Unknown())),
        /** When it was stored, in ms since 1970 by the server's clock: of matches with clocks, from when these began. */
        at: Type.Optional(Type.Integer({ minimum: 0 })),
        /** A captain made it, because the seat's clock had run out and the other player asked for it. */
        deputy: Type.Optional(Type.Literal(true)),
      },
      WHOLE,
    ),
  ),
  /** Of a match that was played by the clock; in version 4 alone. */
  clock: Type.Optional(ClockRecord),
  /** null for a match that is not over; in version 4 it may be an `Ending` that the rules did not make. */
  result: Type.Unknown(),
  /** What was taken back by consent, in the order of that; it can be played again like the moves that stand. */
  takenBack: Type.Optional(Type.Array(TakenBack)),
  /** When the match was put away by consent, in the order of that. */
  adjournments: Type.Optional(Type.Array(Adjournment)),
  /** Of the server that kept the match. */
  signature: Type.Optional(Signature),
  /** Private: no part of the match. Whoever has the file may change them, signed or not. */
  notes: Type.Optional(Type.Array(Note)),
});
export type MatchExport = Type.Static<typeof MatchExport>;

/** The game that some JSON says it is a match of, before anything else of it is looked at. */
export function gameOf(json: unknown): string | undefined {
  const { game } = (json ?? {}) as { game?: unknown };
  return typeof game === 'string' ? game : undefined;
}

/** The dice of a match as its file tells them. @param seats every seat of the match */
export function diceRecord(
  { commitment, committed, salts, offered }: Partial<Pick<LedgerData, 'commitment' | 'salts' | 'offered'>> & { committed?: Committed },
  seats: readonly PlayerID[],
): DiceRecord {
  // A match without a die of play has fixed no salts.
  const given: Salts = salts ?? offered ?? {};
  return {
    commitment: commitment ?? null,
    committed: committed ?? null,
    salts: seats.map((playerID) => {
      const { by = null, salt = null } = given[playerID] ?? {};
      return { playerID, by, salt, receipt: salt === null ? null : receiptOf(commitment ?? '', playerID, salt) };
    }),
  };
}

/** The salts of a match file, as the dice take them. */
export const saltsOf = ({ dice }: Pick<MatchExport, 'dice'>): Salts =>
  Object.fromEntries((dice?.salts ?? []).map(({ playerID, by, salt }) => [playerID, salt === null ? null : { salt, by: by ?? '' }]));

const asWritten = ({ by, to, moves }: TakenBackMoves): Type.Static<typeof TakenBack> => ({
  by: by.playerID,
  to,
  moves: moves.map(({ playerID, move, args, chronicle }) => ({ playerID, move, args: [...(args ?? [])], chronicle: [...chronicle] })),
});

const versionOf = ({ start, clock, dice, result }: Pick<MatchExport, 'start' | 'clock' | 'dice' | 'result'>): MatchExport['version'] =>
  start ? 3 : clock || endingIn(result) ? 4 : dice ? 2 : 1;

/** Writes a match down. `moves` as the server's own log has them, with nothing withheld. Without `dice` it is of version 1, with `start` of version 3, ended by no rule or played by the clock of version 4. */
export function exportMatch(
  slug: string,
  match: {
    setupData: unknown;
    seed: string;
    dice?: DiceRecord;
    moves: readonly LoggedMove[];
    takenBack?: readonly TakenBackMoves[];
    result: unknown;
    /** The version of the rules it was played by; that of the package if left out. */
    rules?: string;
    start?: Start;
    clock?: ClockRecord;
    adjournments?: readonly Adjournment[];
  },
): MatchExport {
  return {
    format: 'weathergage-match',
    version: versionOf(match),
    game: slug,
    rules: match.rules ?? VERSION,
    setupData: match.setupData ?? null,
    seed: match.seed,
    ...(match.dice && { dice: match.dice }),
    ...(match.start && { start: match.start }),
    ...(match.clock && { clock: match.clock }),
    log: match.moves.map(({ playerID, move, args, chronicle, at, deputy }, index) => ({
      ...(match.dice && { n: index + 1 }),
      playerID,
      move,
      args: [...(args ?? [])],
      chronicle: [...chronicle],
      ...(at !== undefined && { at }),
      ...(deputy && { deputy }),
    })),
    result: match.result ?? null,
    ...(match.takenBack?.length && { takenBack: match.takenBack.map(asWritten) }),
    ...(match.adjournments?.length && { adjournments: [...match.adjournments] }),
  };
}
