import { Errors } from '@sinclair/typebox/errors';
import { Equal } from '@sinclair/typebox/value';
import type { PlayedGame } from '../kit/definition.js';
import { halvesOf, matchDice, seededDice } from '../kit/dice.js';
import type { GameEvent } from '../kit/events.js';
import type { StateFault } from '../kit/manifest.js';
import type { GameMeta } from '../kit/meta.js';
import { type Played, Refused } from '../kit/rules.js';
import { commitmentOf, receiptOf } from '../kit/salt.js';
import { faultOfAdjournments } from './adjournments.js';
import { faultOfClock } from './clock/check.js';
import { DEEPEST, isDeeper } from './depth.js';
import { difference } from './difference.js';
import { type Ending, endingIn } from './ending.js';
import type { Committed } from './ledger.js';
import { type DiceRecord, MatchExport, saltsOf } from './matchFile.js';
import { faultOfTakenBack } from './takenBack.js';
import { bounded, type Throw, written } from './throws.js';
import { isView } from './viewFile.js';

/** A match played again from its file, as far as it went. */
interface Replay<G> {
  /** Every state: the first, and the one after each move. */
  readonly states: readonly G[];
  /** What was told at the set-up, and by each move. */
  readonly told: readonly (readonly GameEvent[])[];
  /** Every die, in the order they fell. */
  readonly throws: readonly Throw[];
}

/** Moves, dice and result are what the rules make of seed and salts. What else can be said stands beside it, each thing for itself. */
export interface Agreement<G = unknown> extends Replay<G> {
  readonly ok: true;
  readonly moves: number;
  /**
   * When the seed was committed to, as the file says; the seed fits. null: never, or by a seed that could have been guessed. Anybody
   * can write a file that says so: it is worth as much as the word of whoever signed it, or of whoever kept the commitment.
   */
  readonly committed: Committed | null;
  /** How it ended, if no rule ended it: nothing that the moves could show, so that it is worth as much as the word of whoever signed it. */
  readonly ending?: Ending;
  /** How often something was taken back by consent, where it was: that was played again too. Who leaves it out of a file is not found out. */
  readonly takenBack?: number;
  /** Keys of the file that are no part of a match: nobody has looked at them. */
  readonly unread: readonly string[];
}

/** What does not agree, and the match up to there. */
export interface Disagreement<G = unknown> extends Replay<G> {
  readonly ok: false;
  /** What does not agree: the file cannot be read; the dice's commitment or a salt; a move or what it tells; the result; the clocks, and when they stood. */
  readonly about: 'file' | 'dice' | 'move' | 'result' | 'clock';
  /** The move that does not agree, counted from 1; 0 when it is the file, the set-up or what the dice are made of. */
  readonly at: number;
  readonly why: string;
}

export type Finding<G = unknown> = Agreement<G> | Disagreement<G>;

type Fault = Pick<Disagreement, 'about' | 'at' | 'why'>;

/** A reason may repeat words of the file, which can be of any length. */
const LONGEST = 500;

const no = (about: Fault['about'], at: number, why: string): Fault => ({ about, at, why: why.slice(0, LONGEST) });

type Checked<G> = Pick<PlayedGame<G>, 'slug' | 'rules' | 'sides' | 'meta' | 'formerMoves'>;

/** Refuses every state: the check of a game without one. */
const unchecked: StateFault = () => 'the states of this game cannot be checked';

/**
 * Replays an export and says whether every move, die and result agrees, and whether seed and salts are those that were
 * fixed before the first die. Never throws, whatever JSON it is given.
 * @param stateFault checks the state that a branch starts from, before the rules read it
 */
export function verifyExport<G>(definition: Checked<G>, json: unknown, stateFault: StateFault = unchecked): Finding<G> {
  try {
    return findingOf(definition, json, stateFault);
  } catch {
    return { ok: false, ...no('file', 0, 'The rules cannot replay this file.'), states: [], told: [], throws: [] };
  }
}

function findingOf<G>(definition: Checked<G>, json: unknown, stateFault: StateFault): Finding<G> {
  const unreadable = faultOfFile(definition, json);
  if (unreadable) return { ok: false, ...unreadable, states: [], told: [], throws: [] };
  const match = json as MatchExport;
  const { fault, ...replay } = replayed(definition, match, stateFault);
  const found =
    fault?.about === 'file' ? fault : (faultOfDice(definition, match) ?? gap(match) ?? fault ?? faultIn(definition, match, replay.states));
  if (found) return { ok: false, ...found, ...upTo(found, replay) };
  const ending = endingIn(match.result);
  const takenBack = match.takenBack?.length;
  const why = takenBack && faultOfTakenBack(definition, match, replay);
  if (why) return { ok: false, ...no('move', 0, why), ...replay };
  return {
    ok: true,
    moves: match.log.length,
    ...replay,
    committed: committedIn(match),
    ...(ending && { ending }),
    ...(takenBack && { takenBack }),
    unread: unreadIn(match),
  };
}

const NO_MATCH =
  'This is what one seat, or an onlooker, saw of a match, and not the whole match: it can be looked at, but not be checked, for it has neither the seed of the dice nor what was hidden from that seat.';

function faultOfFile<G>({ slug }: Checked<G>, json: unknown): Fault | undefined {
  if (isDeeper(json, DEEPEST)) return no('file', 0, 'This is not a match file: it is nested too deep.');
  if (isView(json)) return no('file', 0, NO_MATCH);
  const fault = Errors(MatchExport, json).First();
  if (fault) return no('file', 0, `This is not a match file: ${fault.path || '/'} ${fault.message}.`);
  const { game, version, start, clock } = json as MatchExport;
  if ((version === 3) !== (start !== undefined))
    return no('file', 0, 'A file of version 3 says where its match starts, and no other does.');
  if (clock && version !== 4) return no('file', 0, 'A file of version 4 has the clocks of its match, and no other does.');
  return game === slug ? undefined : no('file', 0, `The file is a match of ${game}, not of ${slug}.`);
}

/** The move that does not agree is the last that is shown; where it is nothing of one move, or only its time, all of them are. */
const upTo = <G>({ at, about }: Fault, { states, told, throws }: Replay<G>): Replay<G> =>
  at === 0 || about === 'clock' ? { states, told, throws } : { states: states.slice(0, at + 1), told: told.slice(0, at + 1), throws };

/** Plays a match of a file again, up to the first move that does not agree. */
function replayed<G>(definition: Checked<G>, match: MatchExport, stateFault: StateFault): Replay<G> & { readonly fault?: Fault } {
  const { rules, meta, formerMoves = {} } = definition;
  const throws: Throw[] = [];
  const states: G[] = [];
  const told: (readonly GameEvent[])[] = [];
  const replay = { states, told, throws };
  const keep = ({ G, chronicle }: { G: G; chronicle: readonly GameEvent[] }) => {
    states.push(G);
    told.push(chronicle);
  };
  try {
    keep(opened(definition, match, stateFault, throws));
  } catch (error) {
    return { ...replay, fault: no('file', 0, `The set-up is not valid: ${(error as Error).message}`) };
  }
  const { thrown } = match.start ?? { thrown: 0 };
  const dice = seededDice(halvesOf(match.seed).play, 'play', thrown, saltsOf(match));
  const play = written(bounded(dice), 'play', () => states.length, throws, thrown);
  for (const [index, { playerID, move, args, chronicle }] of match.log.entries()) {
    const at = index + 1;
    const name = Object.hasOwn(formerMoves, move) ? formerMoves[move] : move;
    try {
      keep(rules.play(states[index], playerID, name, args, play));
    } catch (error) {
      const why = error instanceof Refused ? error.message : 'the rules cannot carry it out';
      return { ...replay, fault: no('move', at, `Move ${at} (${move}) is not allowed: ${why}${otherRules(meta, match)}`) };
    }
    const differs = chronicle && difference(chronicle, told[at]);
    if (differs) return { ...replay, fault: no('move', at, `Move ${at} (${move}): ${differs}.${otherRules(meta, match)}`) };
  }
  const result = rules.result(states[states.length - 1]) ?? null;
  const ending = match.version === 4 ? endingIn(match.result) : undefined;
  const why = ending ? faultOfEnding(definition, ending, result !== null) : faultOfResult(Equal(result, match.result));
  return why === undefined ? replay : { ...replay, fault: no('result', match.log.length, why) };
}

const faultOfResult = (isTheirs: boolean): string | undefined =>
  isTheirs ? undefined : 'The result is not the one that the moves lead to: it was changed, or entries at the end of the log are missing.';

/** What is wrong with an ending that the rules did not make. */
function faultOfEnding<G>({ sides }: Checked<G>, ending: Ending, isOver: boolean): string | undefined {
  if (isOver) return 'The moves lead to a result, and the file says that the match was ended before there was one.';
  if (ending.ending === 'time' && !sides.some(({ playerID }) => playerID === ending.winner))
    return `The match was won by seat “${ending.winner}”, and has no such seat.`;
  return undefined;
}

/** The state a match of a file starts from: that of its set-up, or the one that a branch names. Throws where it cannot be. */
function opened<G>({ rules }: Checked<G>, { setupData, seed, start }: MatchExport, stateFault: StateFault, throws: Throw[]): Played<G> {
  if (!start) {
    const { setup } = matchDice(seed);
    return rules.open(
      setupData ?? undefined,
      written(bounded(setup), 'setup', () => 0, throws),
    );
  }
  const why = stateFault(start.state);
  if (why) throw new Error(why);
  const G = start.state as G;
  if (rules.result(G)) throw new Error('the match is over in the state it starts from');
  for (const playerID of [null, ...Object.keys(rules.awaiting(G))]) {
    const view = rules.view(G, playerID);
    if (playerID !== null && !rules.choices(view, playerID).length) throw new Error(`seat ${playerID} is asked, and has no choice`);
  }
  return { G, chronicle: [] };
}

/** What does not add up in the clocks of a match whose moves agree, and in when it was put away. */
function faultIn<G>({ rules, sides }: Checked<G>, match: MatchExport, states: readonly G[]): Fault | undefined {
  const asked = states.map((G) => ({ seats: Object.keys(rules.awaiting(G)), phase: rules.phase(G) }));
  const fault = faultOfClock(
    match,
    sides.map(({ playerID }) => playerID),
    asked,
  );
  const found = fault ?? faultOfAdjournments(match);
  return found && no('clock', found.at, found.why);
}

/** What explains a difference where rules have changed since the match was played. */
const otherRules = ({ version }: GameMeta, { rules }: MatchExport): string =>
  rules === version ? '' : ` It was played by version ${rules} of the rules; this is version ${version}.`;

/** What is wrong with commitment and salts. Files of version 1 have neither. */
function faultOfDice<G>({ sides }: Checked<G>, { version, dice, seed, start }: MatchExport): Fault | undefined {
  if (version === 1) return dice && no('dice', 0, 'A file of version 1 has no entry “dice”: nobody gave salts then.');
  if (!dice) return no('dice', 0, 'The entry “dice” is missing: commitment and salts.');
  const { commitment, committed, salts } = dice;
  if (commitment !== null && commitment !== commitmentOf(seed)) {
    return no('dice', 0, 'The seed is not the one that was committed to: its hash is another.');
  }
  if (start && commitment !== null)
    return no('dice', 0, 'The dice of a branch are sealed by nobody, and this file says that somebody did.');
  if ((commitment === null) !== (committed === null)) return no('dice', 0, 'The entry “dice” says either what was committed to, or when.');
  for (const { playerID, name } of sides) {
    const given = salts.filter((salt) => salt.playerID === playerID);
    if (given.length !== 1) return no('dice', 0, `The salt of seat ${playerID} (${name}) is missing, or there twice.`);
    const why = faultOfSalt(dice, given[0], start !== undefined);
    if (why) return no('dice', 0, `The salt of seat ${playerID} (${name}) ${why}`);
  }
  const stranger = salts.find((salt) => !sides.some(({ playerID }) => playerID === salt.playerID));
  return stranger && no('dice', 0, `There is a salt of seat “${stranger.playerID}”, and the match has no such seat.`);
}

function faultOfSalt(
  { commitment, committed }: DiceRecord,
  { playerID, salt, by, receipt }: DiceRecord['salts'][number],
  isBranch: boolean,
): string | undefined {
  if ((salt === null) !== (by === null)) return 'was changed: who gave one is named, and nobody else.';
  if (receipt !== (salt === null ? null : receiptOf(commitment ?? '', playerID, salt))) return 'was changed: it does not fit its receipt.';
  // Upon a seed that could still be chosen, a salt is worth nothing. That of a branch is no secret from whoever begins it.
  return isBranch || salt === null || committed === 'creation' ? undefined : 'was given before the seed was committed to.';
}

/** The first entry of the log that was left out, or came without what it tells. */
function gap({ version, log }: MatchExport): Fault | undefined {
  if (version === 1) return undefined;
  for (const [index, { n, move, chronicle }] of log.entries()) {
    const at = index + 1;
    if (n !== at) return no('move', at, `Entry ${at} of the log is missing.`);
    if (!chronicle) return no('move', at, `Move ${at} (${move}) does not say what it told: its dice cannot be compared.`);
  }
  return undefined;
}

/** Two halves of 128 bits: a shorter seed could be guessed by whoever knows its hash, and its hash seals nothing. */
const SEALABLE = /^[0-9a-f]{32}\.[0-9a-f]{32}$/;

const committedIn = ({ dice, seed }: MatchExport): Committed | null => (SEALABLE.test(seed) ? (dice?.committed ?? null) : null);

const unreadIn = (match: MatchExport): string[] => Object.keys(match).filter((key) => !Object.hasOwn(MatchExport.properties, key));
