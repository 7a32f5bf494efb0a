import { clone } from './clone.js';
import { defined } from './defined.js';
import { type Dice, quickDice } from './dice.js';
import { valueOfResult } from './evaluate.js';
import { candidatesOf } from './explain.js';
import type { Player } from './levels.js';
import type { Choice, PlayerID, Rules } from './rules.js';

/** Parts of a game that the expert bot uses. */
export interface Searched<G, M extends Choice> {
  readonly rules: Pick<Rules<G, M>, 'advance' | 'awaiting' | 'choices' | 'refusal' | 'result' | 'view'>;
  /** Bot that proposes moves and plays for both seats in playouts. */
  readonly bot: Player<G, M>;
  determinize(view: G, playerID: PlayerID, dice: Dice): G;
  evaluate(G: G, playerID: PlayerID): number;
  /** Returns the number of the turn. A playout ends when the turn changes. */
  turn(G: G): number;
  /** Whether the expert bot searches this decision. Otherwise it plays the move of `bot`. */
  searches(view: G): boolean;
}

/** Limits of the search. They count playouts, not time, so that the same dice give the same move on every machine. */
const PLANS = 4;
const OTHERS = 2;
const PLAYOUTS = 40;
const FRESH_PAIRS = 16;
/** Number of standard errors by which a move must be better than the bot's. */
const ERRORS = 1.5;
/** Number of standard errors after which half of the second test is enough. */
const CLEAR_ERRORS = 2.5;
/** Maximum number of decisions in a playout. */
const DECISIONS = 500;
const SEEDS = 2 ** 31 - 1;

/** The move to concede, the same in every game. */
const CONCEDE = 'concede';

const keyOf = ({ move, args }: Choice): string => move + JSON.stringify(args);
const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Whether the mean difference exceeds 0 by a number of standard errors. */
function isBetter(differences: readonly number[], errors: number): boolean {
  const n = differences.length;
  const gain = mean(differences);
  const squares = differences.reduce((sum, difference) => sum + (difference - gain) ** 2, 0);
  return n > 1 && gain > 0 && gain > errors * Math.sqrt(squares / (n - 1) / n);
}

/** Returns the bot's move, the bot's other plans, and some random choices. */
function candidatesIn<G, M extends Choice>({ rules }: Searched<G, M>, plans: readonly M[], view: G, playerID: PlayerID, dice: Dice): M[] {
  const found = new Map<string, M>();
  for (const move of plans.slice(0, PLANS)) if (!found.size || move.move !== CONCEDE) found.set(keyOf(move), move);
  const rest = rules.choices(view, playerID).filter((choice) => choice.move !== CONCEDE && !found.has(keyOf(choice)));
  for (let left = OTHERS; left > 0 && rest.length; left--) {
    const other = defined(rest.splice(dice.die(rest.length) - 1, 1)[0]);
    found.set(keyOf(other), other);
  }
  return [...found.values()];
}

/** Plays a move and the rest of the turn. Returns the value of the resulting position to the seat. */
function playout<G, M extends Choice>(game: Searched<G, M>, view: G, playerID: PlayerID, choice: M, seed: number): number {
  const { rules, bot } = game;
  const dice = quickDice(seed);
  const thoughts = quickDice(dice.die(SEEDS));
  let G = clone(game.determinize(view, playerID, quickDice(dice.die(SEEDS))));
  const turn = game.turn(G);
  ({ G } = rules.advance(G, playerID, choice, dice));
  for (let left = DECISIONS; left > 0; left--) {
    const over = rules.result(G);
    if (over) return valueOfResult(over, playerID);
    if (game.turn(G) !== turn) break;
    const seat = defined(Object.keys(rules.awaiting(G))[0]);
    ({ G } = rules.advance(G, seat, bot(rules.view(G, seat), seat, thoughts), dice));
  }
  return game.evaluate(G, playerID);
}

/**
 * Runs sequential halving: each round plays every remaining candidate with the same seeds, then keeps those of the better half that are
 * ahead of the first candidate, which is the bot's move. The last round ends halfway if no candidate is ahead.
 * @returns the best candidate, and the differences of its values from those of the first candidate
 */
function halve(n: number, play: (candidate: number, seed: number) => number, dice: Dice): { best: number; differences: number[] } {
  const values: readonly number[][] = Array.from({ length: n }, () => []);
  const valuesOf = (candidate: number) => defined(values[candidate]);
  const worth = (candidate: number) => mean(valuesOf(candidate));
  const rounds = Math.ceil(Math.log2(n));
  let rivals = values.map((_, candidate) => candidate).slice(1);
  for (let round = 1; round <= rounds && rivals.length; round++) {
    const alive = [0, ...rivals];
    const each = Math.max(1, Math.floor(PLAYOUTS / (rounds * alive.length)));
    for (let played = 0; played < each; played++) {
      const isHopeless = round === rounds && played === Math.ceil(each / 2) && rivals.every((candidate) => worth(candidate) <= worth(0));
      if (isHopeless) return { best: 0, differences: [] };
      const seed = dice.die(SEEDS);
      for (const candidate of alive) valuesOf(candidate).push(play(candidate, seed));
    }
    const better = alive.sort((a, b) => worth(b) - worth(a)).slice(0, Math.ceil(alive.length / 2));
    rivals = better.filter((candidate) => worth(candidate) > worth(0));
  }
  const [best = 0] = rivals;
  return { best, differences: valuesOf(best).map((value, i) => value - defined(valuesOf(0)[i])) };
}

/** Tests a move with fresh dice. Ends halfway if the move is not ahead, or clearly better. */
function isConfirmed(difference: (seed: number) => number, dice: Dice): boolean {
  const differences: number[] = [];
  const playHalf = () => {
    for (let pair = 0; pair < FRESH_PAIRS / 2; pair++) differences.push(difference(dice.die(SEEDS)));
  };
  playHalf();
  if (mean(differences) <= 0) return false;
  if (isBetter(differences, CLEAR_ERRORS)) return true;
  playHalf();
  return isBetter(differences, ERRORS);
}

/**
 * Makes the expert bot. It plays out the plans of another bot, and a few other choices, to the end of the turn. It replaces that bot's move
 * only if another move is clearly better, and again with fresh dice. It never searches while several seats decide at once.
 */
export function expertOf<G, M extends Choice>(game: Searched<G, M>): Player<G, M> {
  const { rules, bot } = game;
  const plansIn = candidatesOf(bot, rules);
  return (view, playerID, dice) => {
    if (Object.keys(rules.awaiting(view)).length > 1 || !game.searches(view)) return bot(view, playerID, dice);
    const plans = plansIn(view, playerID, dice).map(({ move }) => move);
    const candidates = candidatesIn(game, plans, view, playerID, dice);
    const own = defined(candidates[0]);
    if (candidates.length === 1) return own;
    const play = (candidate: M, seed: number) => playout(game, view, playerID, clone(candidate), seed);
    const { best, differences } = halve(candidates.length, (candidate, seed) => play(defined(candidates[candidate]), seed), dice);
    if (best === 0 || !isBetter(differences, ERRORS)) return own;
    const other = defined(candidates[best]);
    return isConfirmed((seed) => play(other, seed) - play(own, seed), dice) ? other : own;
  };
}
