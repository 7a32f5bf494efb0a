import { Value as Schema } from '@sinclair/typebox/value';
import type { Entry } from '../kit/chronicle.js';
import type { GameDefinition } from '../kit/definition.js';
import { matchDice } from '../kit/dice.js';
import type { GameMeta } from '../kit/meta.js';
import { Refused } from '../kit/rules.js';
import { commitmentOf, receiptOf } from '../kit/salt.js';
import { difference } from './difference.js';
import { type DiceRecord, MatchExport, saltsOf } from './matchFile.js';
import { type Throw, written } from './throws.js';

export interface Agreement<G = unknown> {
  readonly ok: true;
  readonly moves: number;
  /** Every state: the first, and the one after each move. */
  readonly states: readonly G[];
  /** What was told at the set-up, and by each move. */
  readonly told: readonly (readonly Entry[])[];
  /** Every die, in the order they fell. */
  readonly throws: readonly Throw[];
}

export interface Disagreement {
  readonly ok: false;
  /** What does not agree: the file cannot be read; the dice's commitment or a salt; a move or what it tells; the result. */
  readonly about: 'file' | 'dice' | 'move' | 'result';
  /** The move that does not agree, counted from 1; 0 when it is the file, the set-up or what the dice are made of. */
  readonly at: number;
  readonly why: string;
}

export type Finding<G = unknown> = Agreement<G> | Disagreement;

const no = (about: Disagreement['about'], at: number, why: string): Disagreement => ({ ok: false, about, at, why });

type Checked<G> = Pick<GameDefinition<G>, 'slug' | 'rules' | 'sides' | 'meta' | 'formerMoves'>;

/**
 * Replays an export and says whether every move, die and result agrees, and whether seed and salts are those that were
 * fixed before the first die. Never throws, whatever it is given.
 */
export function verifyExport<G>(definition: Checked<G>, json: unknown): Finding<G> {
  const fault = Schema.Errors(MatchExport, json).First();
  if (fault) return no('file', 0, `This is not a match file: ${fault.path || '/'} ${fault.message}.`);
  const match = json as MatchExport;
  if (match.game !== definition.slug) {
    return no('file', 0, `The file is a match of ${match.game}, not of ${definition.slug}.`);
  }
  return faultOfDice(definition, match) ?? gap(match) ?? replayed(definition, match);
}

/** Plays a match of a file again, up to the first move that does not agree. */
export function replayed<G>(
  { rules, meta, formerMoves }: Pick<Checked<G>, 'rules' | 'meta' | 'formerMoves'>,
  match: MatchExport,
): Finding<G> {
  const dice = matchDice(match.seed, saltsOf(match));
  const throws: Throw[] = [];
  const states: G[] = [];
  const told: (readonly Entry[])[] = [];
  const keep = ({ G, chronicle }: { G: G; chronicle: readonly Entry[] }) => {
    states.push(G);
    told.push(chronicle);
  };
  try {
    keep(
      rules.open(
        match.setupData ?? undefined,
        written(dice.setup, 'setup', () => 0, throws),
      ),
    );
  } catch (error) {
    return no('file', 0, `The set-up is not valid: ${(error as Error).message}`);
  }
  const play = written(dice.play, 'play', () => states.length, throws);
  for (const [index, { playerID, move, args, chronicle }] of match.log.entries()) {
    const at = index + 1;
    try {
      keep(rules.play(states[index], playerID, formerMoves?.[move] ?? move, args, play));
    } catch (error) {
      const why = error instanceof Refused ? error.message : 'the rules cannot carry it out';
      return no('move', at, `Move ${at} (${move}) is not allowed: ${why}${otherRules(meta, match)}`);
    }
    const differs = chronicle && difference(chronicle, told[at]);
    if (differs) return no('move', at, `Move ${at} (${move}): ${differs}.${otherRules(meta, match)}`);
  }
  const result = rules.result(states[states.length - 1]) ?? null;
  if (!Schema.Equal(result, match.result)) {
    return no(
      'result',
      match.log.length,
      'The result is not the one that the moves lead to: it was changed, or entries at the end of the log are missing.',
    );
  }
  return { ok: true, moves: match.log.length, states, told, throws };
}

/** What explains a difference where rules have changed since the match was played. */
const otherRules = ({ version }: GameMeta, { rules }: MatchExport): string =>
  rules === version ? '' : ` It was played by version ${rules} of the rules; this is version ${version}.`;

/** What is wrong with commitment and salts. Files of version 1 have none. */
function faultOfDice<G>({ sides }: Checked<G>, { version, dice, seed }: MatchExport): Disagreement | undefined {
  if (version === 1) return undefined;
  if (!dice) return no('dice', 0, 'The entry “dice” is missing: commitment and salts.');
  if (dice.commitment !== null && dice.commitment !== commitmentOf(seed)) {
    return no('dice', 0, 'The seed is not the one that was committed to: its hash is another.');
  }
  for (const { playerID, name } of sides) {
    const given = dice.salts.filter((salt) => salt.playerID === playerID);
    if (given.length !== 1) return no('dice', 0, `The salt of seat ${playerID} (${name}) is missing, or there twice.`);
    if (!isSealed(dice, given[0])) return no('dice', 0, `The salt of seat ${playerID} (${name}) was changed: it does not fit its receipt.`);
  }
  return undefined;
}

const isSealed = ({ commitment }: DiceRecord, { playerID, salt, receipt }: DiceRecord['salts'][number]): boolean =>
  receipt === (salt === null ? null : receiptOf(commitment ?? '', playerID, salt));

/** The first entry of the log that was left out, or came without what it tells. */
function gap({ version, log }: MatchExport): Disagreement | undefined {
  if (version === 1) return undefined;
  for (const [index, { n, move, chronicle }] of log.entries()) {
    const at = index + 1;
    if (n !== at) return no('move', at, `Entry ${at} of the log is missing.`);
    if (!chronicle) return no('move', at, `Move ${at} (${move}) does not say what it told: its dice cannot be compared.`);
  }
  return undefined;
}
