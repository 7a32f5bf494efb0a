import type { Dice } from './dice.js';
import type { Choice, PlayerID, Rules } from './rules.js';

/** How strong a player of ours is, the weakest first. */
export const LEVELS = ['cadet', 'captain', 'admiral'] as const;
export type Level = (typeof LEVELS)[number];

/** Whoever makes the decisions of a seat, from its own view. */
export type Player<G, M extends Choice = Choice> = (view: G, playerID: PlayerID, dice: Dice) => M;

/** How a cadet errs in a game. */
export interface Cadet<M extends Choice = Choice> {
  /** Decisions of a hundred in which he does something else than the captain would. */
  readonly slips: number;
  /** What nobody does by mistake: whatever ends a step with things undone, or gives something up for good. */
  readonly deliberate: readonly M['move'][];
}

/** How the levels beside the captain play a game, and what all of them are worth in it. */
export interface Levels<M extends Choice = Choice> {
  readonly cadet: Cadet<M>;
  /** Matches won of a hundred, a draw for half, against moves at random and against the captain; measured by `npm run rate`. */
  readonly won: {
    readonly cadet: { readonly random: number; readonly captain: number };
    readonly captain: { readonly random: number };
    /** Where the game has one. */
    readonly admiral?: { readonly captain: number };
  };
}

/** What is needed of a game's definition. */
interface Led<G, M extends Choice> {
  readonly rules: Pick<Rules<G, M>, 'choices'>;
  readonly captain: Player<G, M>;
  readonly admiral?: Player<G, M>;
  readonly levels?: Levels<M>;
}

/**
 * What may be done by mistake for what is meant: the same order with other particulars, such as another course or another target;
 * where there is only one way to do it, another order.
 */
function mistakes<M extends Choice>(meant: M, choices: readonly M[], { deliberate }: Cadet<M>): readonly M[] {
  const particulars = JSON.stringify(meant.args);
  const alike = choices.filter(({ move, args }) => move === meant.move && JSON.stringify(args) !== particulars);
  return alike.length ? alike : choices.filter(({ move }) => move !== meant.move && !deliberate.includes(move));
}

/** Means to play as the captain does, and slips now and then. */
const cadetOf =
  <G, M extends Choice>({ rules, captain }: Led<G, M>, cadet: Cadet<M>): Player<G, M> =>
  (view, playerID, dice) => {
    const meant = captain(view, playerID, dice);
    if (dice.die(100) > cadet.slips) return meant;
    const wrong = mistakes(meant, rules.choices(view, playerID), cadet);
    return wrong.length ? wrong[dice.die(wrong.length) - 1] : meant;
  };

/** The levels at which a game can be played, the weakest first. */
export const levelsOf = ({ levels, admiral }: { readonly levels?: object; readonly admiral?: unknown }): readonly Level[] =>
  LEVELS.filter((level) => level === 'captain' || (level === 'cadet' ? levels : admiral));

/** Who plays a game at a level; where it has nobody there, its captain. */
export function playerAt<G, M extends Choice>(game: Led<G, M>, level: Level): Player<G, M> {
  if (level === 'cadet' && game.levels) return cadetOf(game, game.levels.cadet);
  return (level === 'admiral' && game.admiral) || game.captain;
}
