import { Errors } from '@sinclair/typebox/errors';
import { Equal } from '@sinclair/typebox/value';
import { defined } from '../kit/defined.js';
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
import { limitedDice, type RecordedRoll, recordingDice } from './recordedRolls.js';
import { faultOfTakenBack } from './takenBack.js';
import { isView } from './viewFile.js';

/** A replayed match, up to its end or first error. */
interface Replay<G> {
  /** First state, and the state after each move. */
  readonly states: readonly G[];
  /** Events of the set-up, then of each move. */
  readonly events: readonly (readonly GameEvent[])[];
  readonly rolls: readonly RecordedRoll[];
}

/** A check without errors: moves, dice and result agree with the rules, seed and salts. */
export interface Agreement<G = unknown> extends Replay<G> {
  readonly ok: true;
  readonly moves: number;
  /**
   * When the seed was committed to, according to the file; null if never or if the seed is guessable. Reliable only
   * with a signature or the original commitment, because anyone can write such a file.
   */
  readonly committed: Committed | null;
  /** The ending, if the rules did not end the match. Moves cannot prove it. */
  readonly ending?: Ending;
  /** Number of take-backs, which were replayed too. A take-back missing from the file cannot be detected. */
  readonly takenBack?: number;
  /** Unknown keys in the file, which are not checked. */
  readonly unknownKeys: readonly string[];
}

/** A check that found an error, with the match up to the error. */
export interface Disagreement<G = unknown> extends Replay<G> {
  readonly ok: false;
  /** Where the error is: the file, the commitment or a salt, a move or its events, the result, or the clocks or adjournments. */
  readonly about: 'file' | 'dice' | 'move' | 'result' | 'clock';
  /** Number of the move with the error, starting at 1; 0 for the file, the set-up or the dice. */
  readonly at: number;
  readonly why: string;
}

export type Finding<G = unknown> = Agreement<G> | Disagreement<G>;

type Fault = Pick<Disagreement, 'about' | 'at' | 'why'>;

/** Maximum length of a reason, which may quote the file. */
const LONGEST = 500;

const no = (about: Fault['about'], at: number, why: string): Fault => ({ about, at, why: why.slice(0, LONGEST) });

type Checked<G> = Pick<PlayedGame<G>, 'slug' | 'rules' | 'sides' | 'meta' | 'formerMoves'>;

/** Refuses every state; for games without a check. */
const unchecked: StateFault = () => 'the states of this game cannot be checked';

/**
 * Replays an export and reports whether every move, roll and result agrees, and whether seed and salts were fixed
 * before the first roll.
 * Never throws, whatever JSON it is given.
 * @param stateFault checks the state from which a branch starts, before the rules read it
 */
export function verifyExport<G>(definition: Checked<G>, json: unknown, stateFault: StateFault = unchecked): Finding<G> {
  try {
    return findingOf(definition, json, stateFault);
  } catch {
    return { ok: false, ...no('file', 0, 'The rules cannot replay this file.'), states: [], events: [], rolls: [] };
  }
}

function findingOf<G>(definition: Checked<G>, json: unknown, stateFault: StateFault): Finding<G> {
  const unreadable = faultOfFile(definition, json);
  if (unreadable) return { ok: false, ...unreadable, states: [], events: [], rolls: [] };
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
    unknownKeys: unreadIn(match),
  };
}

const NO_MATCH =
  'This file has only the view of one seat or of a spectator. It can be viewed but not checked: the seed and hidden information are missing.';

function faultOfFile<G>({ slug }: Checked<G>, json: unknown): Fault | undefined {
  if (isDeeper(json, DEEPEST)) return no('file', 0, 'This is not a match file: it is nested too deeply.');
  if (isView(json)) return no('file', 0, NO_MATCH);
  const fault = Errors(MatchExport, json).First();
  if (fault) return no('file', 0, `This is not a match file: ${fault.path || '/'} ${fault.message}.`);
  const { game, version, start, clock } = json as MatchExport;
  if ((version === 3) !== (start !== undefined)) return no('file', 0, 'The entry “start” must be present in version 3, and only there.');
  if (clock && version !== 4) return no('file', 0, 'The entry “clock” is allowed only in version 4.');
  return game === slug ? undefined : no('file', 0, `The file has a match of ${game}, not of ${slug}.`);
}

/** Returns the replay up to the move with the error. An error in times keeps all moves. */
const upTo = <G>({ at, about }: Fault, { states, events, rolls }: Replay<G>): Replay<G> =>
  at === 0 || about === 'clock' ? { states, events, rolls } : { states: states.slice(0, at + 1), events: events.slice(0, at + 1), rolls };

/** Replays a match file up to the first move that does not agree. */
function replayed<G>(definition: Checked<G>, match: MatchExport, stateFault: StateFault): Replay<G> & { readonly fault?: Fault } {
  const { rules, meta, formerMoves = {} } = definition;
  const rolls: RecordedRoll[] = [];
  const states: G[] = [];
  const events: (readonly GameEvent[])[] = [];
  const replay = { states, events, rolls };
  const keep = ({ G, chronicle }: { G: G; chronicle: readonly GameEvent[] }) => {
    states.push(G);
    events.push(chronicle);
  };
  try {
    keep(opened(definition, match, stateFault, rolls));
  } catch (error) {
    return { ...replay, fault: no('file', 0, `The set-up is not valid: ${(error as Error).message}`) };
  }
  const { thrown } = match.start ?? { thrown: 0 };
  const dice = seededDice(halvesOf(match.seed).play, 'play', thrown, saltsOf(match));
  const play = recordingDice(limitedDice(dice), 'play', () => states.length, rolls, thrown);
  for (const [index, { playerID, move, args, chronicle }] of match.log.entries()) {
    const at = index + 1;
    const name = (Object.hasOwn(formerMoves, move) && formerMoves[move]) || move;
    try {
      keep(rules.play(defined(states[index]), playerID, name, args, play));
    } catch (error) {
      const why = error instanceof Refused ? error.message : 'the rules failed with an error';
      return { ...replay, fault: no('move', at, `Move ${at} (${move}) is not allowed: ${why}${otherRules(meta, match)}`) };
    }
    const differs = chronicle && difference(chronicle, defined(events[at]));
    if (differs) return { ...replay, fault: no('move', at, `Move ${at} (${move}): ${differs}.${otherRules(meta, match)}`) };
  }
  const result = rules.result(defined(states.at(-1))) ?? null;
  const ending = match.version === 4 ? endingIn(match.result) : undefined;
  const why = ending ? faultOfEnding(definition, ending, result !== null) : faultOfResult(Equal(result, match.result));
  return why === undefined ? replay : { ...replay, fault: no('result', match.log.length, why) };
}

const faultOfResult = (isTheirs: boolean): string | undefined =>
  isTheirs ? undefined : 'The result does not follow from the moves: it was changed, or moves are missing at the end of the log.';

/** Returns the error in an ending not decided by the rules, or `undefined`. */
function faultOfEnding<G>({ sides }: Checked<G>, ending: Ending, isOver: boolean): string | undefined {
  if (isOver) return 'The moves lead to a result, but the file says that the match ended earlier.';
  if (ending.ending === 'time' && !sides.some(({ playerID }) => playerID === ending.winner))
    return `The file names seat “${ending.winner}” as the winner, but the match has no such seat.`;
  return undefined;
}

/** Returns the first state of a match file, from its set-up or branch. Throws if the state is impossible. */
function opened<G>(
  { rules }: Checked<G>,
  { setupData, seed, start }: MatchExport,
  stateFault: StateFault,
  rolls: RecordedRoll[],
): Played<G> {
  if (!start) {
    const { setup } = matchDice(seed);
    return rules.open(
      setupData ?? undefined,
      recordingDice(limitedDice(setup), 'setup', () => 0, rolls),
    );
  }
  const why = stateFault(start.state);
  if (why) throw new Error(why);
  const G = start.state as G;
  if (rules.result(G)) throw new Error('the match is over in the state it starts from');
  for (const playerID of [null, ...Object.keys(rules.awaiting(G))]) {
    const view = rules.view(G, playerID);
    if (playerID !== null && !rules.choices(view, playerID).length) throw new Error(`seat ${playerID} must decide but has no legal move`);
  }
  return { G, chronicle: [] };
}

/** Returns the error in the clocks or adjournments, or `undefined`. */
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

/** Returns a note if the file has a different version of the rules, otherwise an empty string. */
const otherRules = ({ version }: GameMeta, { rules }: MatchExport): string =>
  rules === version ? '' : ` The match used version ${rules} of the rules; this is version ${version}.`;

/** Returns the error in the commitment or the salts, or `undefined`. Version 1 has neither. */
function faultOfDice<G>({ sides }: Checked<G>, { version, dice, seed, start }: MatchExport): Fault | undefined {
  if (version === 1) return dice && no('dice', 0, 'The entry “dice” is not allowed in version 1, which had no salts.');
  if (!dice) return no('dice', 0, 'The entry “dice” is missing, with commitment and salts.');
  const { commitment, committed, salts } = dice;
  if (commitment !== null && commitment !== commitmentOf(seed)) {
    return no('dice', 0, 'The seed does not match the commitment.');
  }
  if (start && commitment !== null) return no('dice', 0, 'A branch cannot have a commitment, but this file has one.');
  if ((commitment === null) !== (committed === null))
    return no('dice', 0, 'The entry “dice” must have “commitment” and “committed”, or neither.');
  for (const { playerID, name } of sides) {
    const [given, ...more] = salts.filter((salt) => salt.playerID === playerID);
    if (!given || more.length) return no('dice', 0, `The salt of seat ${playerID} (${name}) is missing or listed twice.`);
    const why = faultOfSalt(dice, given, start !== undefined);
    if (why) return no('dice', 0, `The salt of seat ${playerID} (${name}) ${why}`);
  }
  const stranger = salts.find((salt) => !sides.some(({ playerID }) => playerID === salt.playerID));
  return stranger && no('dice', 0, `There is a salt of seat “${stranger.playerID}”, but the match has no such seat.`);
}

function faultOfSalt(
  { commitment, committed }: DiceRecord,
  { playerID, salt, by, receipt }: DiceRecord['salts'][number],
  isBranch: boolean,
): string | undefined {
  if ((salt === null) !== (by === null)) return 'was changed: a salt must name its player, and an absent salt must not.';
  if (receipt !== (salt === null ? null : receiptOf(commitment ?? '', playerID, salt)))
    return 'was changed: it does not match its receipt.';
  // A salt given before the commitment is no proof. A branch has no secret seed.
  return isBranch || salt === null || committed === 'creation' ? undefined : 'was given before the commitment to the seed.';
}

/** Returns an error for the first log entry that is missing or has no events. */
function gap({ version, log }: MatchExport): Fault | undefined {
  if (version === 1) return undefined;
  for (const [index, { n, move, chronicle }] of log.entries()) {
    const at = index + 1;
    if (n !== at) return no('move', at, `Entry ${at} of the log is missing.`);
    if (!chronicle) return no('move', at, `Move ${at} (${move}) has no events, so its dice cannot be checked.`);
  }
  return undefined;
}

/** Matches a seed of two 128-bit halves. A shorter seed could be guessed from its hash. */
const SEALABLE = /^[0-9a-f]{32}\.[0-9a-f]{32}$/;

const committedIn = ({ dice, seed }: MatchExport): Committed | null => (SEALABLE.test(seed) ? (dice?.committed ?? null) : null);

const unreadIn = (match: MatchExport): string[] => Object.keys(match).filter((key) => !Object.hasOwn(MatchExport.properties, key));
