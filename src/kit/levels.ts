import type { Dice } from './dice.js';
import type { Choice, PlayerID, Rules } from './rules.js';

export const LEVELS = ['cadet', 'captain', 'admiral'] as const;
export type Level = (typeof LEVELS)[number];

/** Decides for a seat from its own view. */
export type Player<G, M extends Choice = Choice> = (view: G, playerID: PlayerID, dice: Dice) => M;

/** The easy bot's mistakes. */
export interface Cadet<M extends Choice = Choice> {
  /** Percentage of decisions that are mistakes. */
  readonly slips: number;
  /** Moves never made by mistake: those that end a step early or cannot be undone. */
  readonly deliberate: readonly M['move'][];
}

export interface Levels<M extends Choice = Choice> {
  readonly cadet: Cadet<M>;
  /** Matches won of 100, a draw for half, against random moves and against the normal bot; measured by `npm run rate`. */
  readonly won: {
    readonly cadet: { readonly random: number; readonly captain: number };
    readonly captain: { readonly random: number };
    /** Only if the game has a hard bot. */
    readonly admiral?: { readonly captain: number };
  };
}

interface Led<G, M extends Choice> {
  readonly rules: Pick<Rules<G, M>, 'choices'>;
  readonly captain: Player<G, M>;
  readonly admiral?: Player<G, M>;
  readonly levels?: Levels<M>;
}

/** Possible mistakes: the same move with other arguments or, if there are none, another move. */
function mistakes<M extends Choice>(meant: M, choices: readonly M[], { deliberate }: Cadet<M>): readonly M[] {
  const particulars = JSON.stringify(meant.args);
  const alike = choices.filter(({ move, args }) => move === meant.move && JSON.stringify(args) !== particulars);
  return alike.length ? alike : choices.filter(({ move }) => move !== meant.move && !deliberate.includes(move));
}

/** Plays like the normal bot, with some mistakes. */
const cadetOf =
  <G, M extends Choice>({ rules, captain }: Led<G, M>, cadet: Cadet<M>): Player<G, M> =>
  (view, playerID, dice) => {
    const meant = captain(view, playerID, dice);
    if (dice.die(100) > cadet.slips) return meant;
    const wrong = mistakes(meant, rules.choices(view, playerID), cadet);
    return wrong.length ? wrong[dice.die(wrong.length) - 1] : meant;
  };

export const levelsOf = ({ levels, admiral }: { readonly levels?: object; readonly admiral?: unknown }): readonly Level[] =>
  LEVELS.filter((level) => level === 'captain' || (level === 'cadet' ? levels : admiral));

/** The bot at a level; the normal bot if the game lacks the level. */
export function playerAt<G, M extends Choice>(game: Led<G, M>, level: Level): Player<G, M> {
  if (level === 'cadet' && game.levels) return cadetOf(game, game.levels.cadet);
  return (level === 'admiral' && game.admiral) || game.captain;
}
