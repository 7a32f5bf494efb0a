import { type Static, Type } from '@sinclair/typebox';
import { Value as Schema } from '@sinclair/typebox/value';
import type { GameDefinition } from '../kit/definition.js';
import { matchDice } from '../kit/dice.js';
import { Refused } from '../kit/rules.js';
import { VERSION } from '../version.js';
import type { LoggedMove } from './game.js';
import type { LedgerData } from './ledger.js';

/** A whole match in one JSON file: enough to replay it and to check every die. */
export const MatchExport = Type.Object({
  format: Type.Literal('weathergage-match'),
  version: Type.Literal(1),
  /** Slug of the game. */
  game: Type.String(),
  /** Version of the rules it was played by. */
  rules: Type.String(),
  setupData: Type.Unknown(),
  /** "setup.play", the two halves of the seed; the second is missing when no die of play was thrown. */
  seed: Type.String(),
  /** The moves that stand, in order, each with what it told. */
  log: Type.Array(
    Type.Object({
      playerID: Type.String(),
      move: Type.String(),
      args: Type.Array(Type.Unknown()),
      chronicle: Type.Optional(Type.Array(Type.Unknown())),
    }),
  ),
  /** null for a match that is not over. */
  result: Type.Unknown(),
});
export type MatchExport = Static<typeof MatchExport>;

/** Writes a match down. `moves` as the server's own log has them, with nothing withheld. */
export function exportMatch(
  slug: string,
  match: { setupData: unknown; seed: string; moves: readonly LoggedMove[]; result: unknown },
): MatchExport {
  return {
    format: 'weathergage-match',
    version: 1,
    game: slug,
    rules: VERSION,
    setupData: match.setupData ?? null,
    seed: match.seed,
    log: match.moves.map(({ playerID, move, args, chronicle }) => ({ playerID, move, args: [...(args ?? [])], chronicle: [...chronicle] })),
    result: match.result ?? null,
  };
}

/** The seed of a match from the server's ledger, as an export carries it. */
export const seedOf = ({ setup, play }: LedgerData): string => (play === undefined ? setup : `${setup}.${play}`);

export type Verdict<G = unknown> =
  | {
      readonly ok: true;
      readonly moves: number;
      /** Every state: the first, and the one after each move. */
      readonly states: readonly G[];
    }
  | {
      readonly ok: false;
      /** The move that does not agree, counted from 1; 0 when the file itself or the set-up is at fault. */
      readonly at: number;
      readonly why: string;
    };

const same = (a: unknown, b: unknown) => Schema.Equal(a, b);

/** Replays an export and says whether every move, die and result agrees. Never throws, whatever it is given. */
export function verifyExport<G>(definition: Pick<GameDefinition<G>, 'slug' | 'rules'>, json: unknown): Verdict<G> {
  const fault = Schema.Errors(MatchExport, json).First();
  if (fault) return { ok: false, at: 0, why: `This is not a match file: ${fault.path || '/'} ${fault.message}.` };
  const match = json as MatchExport;
  if (match.game !== definition.slug) return { ok: false, at: 0, why: `The file is a match of ${match.game}, not of ${definition.slug}.` };
  const { rules } = definition;
  const dice = matchDice(match.seed);
  const states: G[] = [];
  try {
    states.push(rules.setup(match.setupData ?? undefined, dice.setup));
  } catch (error) {
    return { ok: false, at: 0, why: `The set-up is not valid: ${(error as Error).message}` };
  }
  for (const [index, { playerID, move, args, chronicle }] of match.log.entries()) {
    const at = index + 1;
    try {
      const played = rules.play(states[index], playerID, move, args, dice.play);
      if (chronicle && !same(chronicle, played.chronicle)) {
        return { ok: false, at, why: `Move ${at} (${move}) tells something else than the seed and the rules give.` };
      }
      states.push(played.G);
    } catch (error) {
      const why = error instanceof Refused ? error.message : 'the rules cannot carry it out';
      return { ok: false, at, why: `Move ${at} (${move}) is not allowed: ${why}` };
    }
  }
  const result = rules.result(states[states.length - 1]) ?? null;
  if (!same(result, match.result)) {
    return { ok: false, at: match.log.length, why: 'The result is not the one that the moves lead to.' };
  }
  return { ok: true, moves: match.log.length, states };
}
