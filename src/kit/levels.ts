import { defined } from './defined.js';
import type { Dice } from './dice.js';
import type { Choice, PlayerID, Rules } from './rules.js';

export const LEVELS = ['cadet', 'captain', 'admiral', 'expert'] as const;
/** Strength of a bot, easiest first: Easy, Normal, Hard, Expert. */
export type Level = (typeof LEVELS)[number];

/** A function that decides for a seat from its view. */
export type Player<G, M extends Choice = Choice> = (view: G, playerID: PlayerID, dice: Dice) => M;

/** Mistakes of the easy bot. */
export interface Cadet<M extends Choice = Choice> {
  /** Percentage of decisions that are mistakes. */
  readonly slips: number;
  /** Moves that are never made as a mistake, because they end a step early or cannot be undone. */
  readonly deliberate: readonly M['move'][];
}

export interface Levels<M extends Choice = Choice> {
  readonly cadet: Cadet<M>;
  /** Matches won out of 100, with draws as half, against random moves and against the normal bot. Measured by `npm run rate`. */
  readonly won: {
    readonly cadet: { readonly random: number; readonly captain: number };
    readonly captain: { readonly random: number };
    /** Result of the hard bot against the normal bot; absent if there is no hard bot. */
    readonly admiral?: { readonly captain: number };
    /** Result of the expert bot against the hard bot; absent unless measured in enough matches. */
    readonly expert?: { readonly admiral: number };
  };
}

interface Led<G, M extends Choice> {
  readonly rules: Pick<Rules<G, M>, 'choices'>;
  readonly captain: Player<G, M>;
  readonly admiral?: Player<G, M>;
  readonly expert?: Player<G, M>;
  readonly levels?: Levels<M>;
}

/** Returns the possible mistakes: the same move with other arguments or, if there are none, other moves. */
function mistakes<M extends Choice>(meant: M, choices: readonly M[], { deliberate }: Cadet<M>): readonly M[] {
  const particulars = JSON.stringify(meant.args);
  const alike = choices.filter(({ move, args }) => move === meant.move && JSON.stringify(args) !== particulars);
  return alike.length ? alike : choices.filter(({ move }) => move !== meant.move && !deliberate.includes(move));
}

/** Returns a bot that plays like the normal bot but makes some mistakes. */
const cadetOf =
  <G, M extends Choice>({ rules, captain }: Led<G, M>, cadet: Cadet<M>): Player<G, M> =>
  (view, playerID, dice) => {
    const meant = captain(view, playerID, dice);
    if (dice.die(100) > cadet.slips) return meant;
    const wrong = mistakes(meant, rules.choices(view, playerID), cadet);
    return wrong.length ? defined(wrong[dice.die(wrong.length) - 1]) : meant;
  };

interface Having {
  readonly levels?: object;
  readonly admiral?: unknown;
  readonly expert?: unknown;
}

/** Returns the levels that a game has, easiest first. */
export function levelsOf({ levels, admiral, expert }: Having): readonly Level[] {
  const had = { cadet: levels, captain: true, admiral, expert };
  return LEVELS.filter((level) => had[level]);
}

/** Returns the bot of a level, or the normal bot if the game lacks the level. */
export function playerAt<G, M extends Choice>(game: Led<G, M>, level: Level): Player<G, M> {
  if (level === 'cadet' && game.levels) return cadetOf(game, game.levels.cadet);
  return (level === 'expert' && game.expert) || (level === 'admiral' && game.admiral) || game.captain;
}
