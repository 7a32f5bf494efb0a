import type { TSchema } from '@sinclair/typebox';
import type { PrintedCharts } from './charts.js';
import type { Dice } from './dice.js';
import type { Candidate } from './explain.js';
import type { Language } from './language.js';
import type { Levels } from './levels.js';
import type { GameMeta, SideInfo } from './meta.js';
import type { Choice, PlayerID, Rules, Sequence } from './rules.js';
import type { StandingOrders } from './standing.js';
import type { Texts } from './texts.js';

export interface ScenarioInfo {
  readonly id: string;
  readonly title: string;
  /** Ids of the sides in play. */
  readonly sides: readonly string[];
  /** Playing time as text. */
  readonly length: string;
  /** Forces and situation, in a few sentences. */
  readonly about?: string;
  /** Selects the scenario. Merged with the players' options. */
  readonly setupData: { readonly [key: string]: unknown };
  /** Note shown for a deliberately unbalanced scenario. */
  readonly oneSided?: string;
  /** Percentage of matches won by seat 0 between equal players, if measured. */
  readonly won?: number;
}

export interface Clock {
  readonly turn: number;
  readonly last?: number;
}

export type Points = { readonly [playerID: PlayerID]: number };

/** A game's texts in one language. */
export interface Presentation {
  readonly title: string;
  readonly year: string;
  readonly sides: readonly SideInfo[];
  readonly scenarios: readonly ScenarioInfo[];
  /** JSON Schema of `setupData`. */
  readonly options: TSchema;
  readonly texts: Texts;
}

/** A game without bot and charts, exported by `definition.ts` in its folder. Its texts are English. */
export interface PlayedGame<G = unknown, M extends Choice = Choice> extends Presentation {
  /** Id of the game, also the `name` of the boardgame.io game. */
  readonly slug: string;
  readonly meta: GameMeta;
  present(language: Language): Presentation;
  /** Returns an error in `setupData` that the schema cannot express, with the key, or `undefined`. */
  setupFault?(setupData: unknown): string | undefined;
  readonly rules: Rules<G, M>;
  readonly sequence: Sequence<G>;
  readonly always: Sequence<G>[string]['steps'][string];
  /** Maps former move names to current ones, for old match files. */
  readonly formerMoves?: { readonly [former: string]: M['move'] };
  /** Returns the name of a seat's force if the set-up determines it; otherwise the side's name is used. */
  seatName?(G: G, playerID: PlayerID, language: Language): string;
  /** Returns the name of a piece, for log sentences without a subject, or `undefined`. */
  pieceName?(G: G, piece: string): string | undefined;
  /** Returns the current turn and, if fixed, the last turn; `undefined` before the first turn. */
  clock?(G: G): Clock | undefined;
  /** Returns each seat's victory points, or `undefined` if the game has none. */
  points?(view: G): Points | undefined;
  /** Decisions that players may automate. */
  readonly standing?: StandingOrders<G, M>;
}

/** A complete game with bot, charts and invariants, exported by the `index.ts` of its folder. */
export interface GameDefinition<G = unknown, M extends Choice = Choice> extends PlayedGame<G, M>, PrintedCharts {
  /** Returns a violated invariant of the state, or `undefined`. Called after every move of playouts and tests. */
  checkInvariants?(G: G): string | undefined;
  /** Returns the normal bot's move for a player's view. */
  captain(view: G, playerID: PlayerID, dice: Dice): M;
  /** Returns the normal bot's plans with their reasons, best first. With the same dice, the first plan is the move of `captain`. */
  candidates(view: G, playerID: PlayerID, dice: Dice): readonly Candidate<M>[];
  /** Returns the names of the reasons, by key. */
  reasons(language: Language): Texts;
  /**
   * Fills in a view's hidden information at random, as the rules allow. `rules.view(determinize(view, p, dice), p)`
   * equals `view`; `checkInvariants` accepts the result; every awaited player has a legal move. Does not change `view`,
   * but the result may share parts with it. Returns `view` itself if it hides no information. `null` is a spectator.
   */
  determinize(view: G, playerID: PlayerID | null, dice: Dice): G;
  /** Returns a seat's win chance, from 0 to 1, for any view or full state. Draws count as half. After the match it is 1, 0 or 0.5. */
  evaluate?(view: G, playerID: PlayerID): number;
  /** Returns the hard bot's move for a player's view. May take longer than the normal bot. */
  admiral?(view: G, playerID: PlayerID, dice: Dice): M;
  /** Returns the expert bot's move for a player's view. It searches, and so takes longer than the other bots. */
  expert?(view: G, playerID: PlayerID, dice: Dice): M;
  /** Mistakes of the easy bot and results of all levels; absent if there is no easy bot. */
  readonly levels?: Levels<M>;
}
