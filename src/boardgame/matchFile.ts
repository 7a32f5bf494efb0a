import * as Type from '@sinclair/typebox';
import type { PlayerID } from '../kit/rules.js';
import { receiptOf, SALT_PATTERN, type Salts } from '../kit/salt.js';
import { VERSION } from '../version.js';
import { ClockRecord } from './clock/terms.js';
import { endingIn } from './ending.js';
import type { LoggedMove, TakenBack as TakenBackMoves } from './game.js';
import type { Committed, LedgerData } from './ledger.js';

/** Schema options that refuse unknown keys. */
const WHOLE = { additionalProperties: false };

const Hash = Type.String({ pattern: '^[0-9a-f]{64}$' });

const Nullable = <T extends Parameters<typeof Type.Union>[0][number]>(schema: T) => Type.Union([schema, Type.Null()]);

/** A seat's salt; null if none was given before the first roll of play. */
const GivenSalt = Type.Object(
  {
    playerID: Type.String(),
    /** The player's name. */
    by: Nullable(Type.String()),
    salt: Nullable(Type.String({ pattern: SALT_PATTERN })),
    /** Receipt for the salt; see `receiptOf`. */
    receipt: Nullable(Hash),
  },
  WHOLE,
);

/** Signature by the server's owner; see `checkSignature`. */
const Signature = Type.Object(
  {
    /** Ed25519 public key in hex. */
    key: Hash,
    value: Type.String({ pattern: '^[0-9a-f]{128}$' }),
  },
  WHOLE,
);

/** Start of a branch. */
const Start = Type.Object(
  {
    /** Whole state, including secrets. */
    state: Type.Unknown(),
    /** Whether hidden information was filled in at random. */
    imagined: Type.Boolean(),
    /** Number of rolls of play before the branch. */
    thrown: Type.Integer({ minimum: 0 }),
    name: Type.String(),
  },
  WHOLE,
);
export type Start = Type.Static<typeof Start>;

/** A player's private bookmark. */
const Note = Type.Object(
  {
    /** Number of moves made before the bookmarked position. */
    n: Type.Integer({ minimum: 0 }),
    name: Type.String(),
    note: Type.String(),
  },
  WHOLE,
);
export type Note = Type.Static<typeof Note>;

/** Moves taken back by consent, and their rolls. */
const TakenBack = Type.Object(
  {
    /** Seat that requested the take-back and made the first of these moves. */
    by: Type.String(),
    /** Number of moves kept after the take-back. */
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

/** An adjournment; times in ms since 1970. */
const Adjournment = Type.Object(
  {
    /** Number of moves made before the adjournment. */
    n: Time,
    /** Seat that offered the adjournment. */
    by: Type.String(),
    from: Time,
    /** When play resumed; absent if the match ended first. */
    until: Type.Optional(Time),
    resumedBy: Type.Optional(Type.String()),
  },
  WHOLE,
);
export type Adjournment = Type.Static<typeof Adjournment>;

/** The data that, with the seed, is needed to verify the dice. */
export const DiceRecord = Type.Object(
  {
    /** Hash of the seed; null in matches created before commitments existed. */
    commitment: Nullable(Hash),
    /** When the commitment was published. */
    committed: Nullable(Type.Union([Type.Literal('creation'), Type.Literal('first move')])),
    salts: Type.Array(GivenSalt),
  },
  WHOLE,
);
export type DiceRecord = Type.Static<typeof DiceRecord>;

/**
 * A match as JSON, with everything needed to replay it and check its dice. Version 1 lacks `dice` and `n`; version 3 is
 * a branch; version 4 has clocks or was
 * not ended by the rules. Other keys are ignored.
 */
export const MatchExport = Type.Object({
  format: Type.Literal('weathergage-match'),
  version: Type.Union([Type.Literal(1), Type.Literal(2), Type.Literal(3), Type.Literal(4)]),
  game: Type.String(),
  rules: Type.String({ pattern: '^\\d{1,6}\\.\\d{1,6}\\.\\d{1,6}(-[0-9A-Za-z.-]{1,32})?$' }),
  setupData: Type.Unknown(),
  /** "setup.play"; the second half is absent if no move was made. */
  seed: Type.String({ pattern: '^[^.]*(\\.[^.]*)?$' }),
  dice: Type.Optional(DiceRecord),
  /** Start of the branch; in version 3 only. */
  start: Type.Optional(Start),
  log: Type.Array(
    Type.Object(
      {
        /** Number of the move, starting at 1. */
        n: Type.Optional(Type.Integer()),
        playerID: Type.String(),
        move: Type.String(),
        args: Type.Array(Type.Unknown()),
        chronicle: Type.Optional(Type.Array(Type.Unknown())),
        /** When the move was stored, in ms since 1970; only with clocks. */
        at: Type.Optional(Type.Integer({ minimum: 0 })),
        /** Set if the bot moved because the player's time had run out and the opponent requested it. */
        deputy: Type.Optional(Type.Literal(true)),
      },
      WHOLE,
    ),
  ),
  /** Clocks of the match; in version 4 only. */
  clock: Type.Optional(ClockRecord),
  /** Result; null for an unfinished match. In version 4 it may be an `Ending`. */
  result: Type.Unknown(),
  /** Moves taken back by consent, in order of the take-backs. */
  takenBack: Type.Optional(Type.Array(TakenBack)),
  adjournments: Type.Optional(Type.Array(Adjournment)),
  signature: Type.Optional(Signature),
  /** Private bookmarks. They are not signed, so that the file's owner can change them. */
  notes: Type.Optional(Type.Array(Note)),
});
export type MatchExport = Type.Static<typeof MatchExport>;

/** Returns the game named in unvalidated JSON, or `undefined`. */
export function gameOf(json: unknown): string | undefined {
  const { game } = (json ?? {}) as { game?: unknown };
  return typeof game === 'string' ? game : undefined;
}

export function diceRecord(
  { commitment, committed, salts, offered }: Partial<Pick<LedgerData, 'commitment' | 'salts' | 'offered'>> & { committed?: Committed },
  seats: readonly PlayerID[],
): DiceRecord {
  // Before the first roll of play the salts are not fixed.
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

export const saltsOf = ({ dice }: Pick<MatchExport, 'dice'>): Salts =>
  Object.fromEntries((dice?.salts ?? []).map(({ playerID, by, salt }) => [playerID, salt === null ? null : { salt, by: by ?? '' }]));

const asWritten = ({ by, to, moves }: TakenBackMoves): Type.Static<typeof TakenBack> => ({
  by: by.playerID,
  to,
  moves: moves.map(({ playerID, move, args, chronicle }) => ({ playerID, move, args: [...(args ?? [])], chronicle: [...chronicle] })),
});

const versionOf = ({ start, clock, dice, result }: Pick<MatchExport, 'start' | 'clock' | 'dice' | 'result'>): MatchExport['version'] =>
  start ? 3 : clock || endingIn(result) ? 4 : dice ? 2 : 1;

/**
 * Makes a match file. `moves` must come from the server's log, with all arguments. The file is version 1 without
 * `dice`, 3 with
 * `start`, 4 with clocks or an `Ending`.
 */
export function exportMatch(
  slug: string,
  match: {
    setupData: unknown;
    seed: string;
    dice?: DiceRecord;
    moves: readonly LoggedMove[];
    takenBack?: readonly TakenBackMoves[];
    result: unknown;
    /** Rules version; by default, the current one. */
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
