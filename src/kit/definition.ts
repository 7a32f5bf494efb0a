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
  /** Playing time, as a text. */
  readonly length: string;
  /** Forces and circumstances, in a few sentences. */
  readonly about?: string;
  /** Selects the scenario; merged with the players' options. */
  readonly setupData: { readonly [key: string]: unknown };
  /** Set where the scenario is unbalanced on purpose. */
  readonly oneSided?: string;
}

/** The turn of a match. */
export interface Clock {
  readonly turn: number;
  readonly last?: number;
}

/** Points by seat. */
export type Points = { readonly [playerID: PlayerID]: number };

/** The texts of a game in one language. */
export interface Presentation {
  readonly title: string;
  readonly year: string;
  readonly sides: readonly SideInfo[];
  readonly scenarios: readonly ScenarioInfo[];
  /** A JSON Schema of setupData. */
  readonly options: TSchema;
  readonly texts: Texts;
}

/** A game without bot and charts: `definition.ts` of its folder. Its own texts are English. */
export interface PlayedGame<G = unknown, M extends Choice = Choice> extends Presentation {
  /** Also the `name` of the boardgame.io game. */
  readonly slug: string;
  readonly meta: GameMeta;
  /** The texts in another language. */
  present(language: Language): Presentation;
  /** An error in setupData that the schema cannot express, naming the key, or `undefined`. */
  setupFault?(setupData: unknown): string | undefined;
  readonly rules: Rules<G, M>;
  readonly sequence: Sequence<G>;
  readonly always: Sequence<G>[string]['steps'][string];
  /** Former name to present name, for old match files. */
  readonly formerMoves?: { readonly [former: string]: M['move'] };
  /** The name of a seat's force in this match, where the set-up decides it; otherwise the side's name is used. */
  seatName?(G: G, playerID: PlayerID, language: Language): string;
  /** The name of a piece, for log sentences that leave out their subject, or `undefined`. */
  pieceName?(G: G, piece: string): string | undefined;
  /** The turn in play and, where it is fixed, the last turn; `undefined` before the first. */
  clock?(G: G): Clock | undefined;
  /** Each seat's victory points, or `undefined` where the game keeps none. */
  points?(view: G): Points | undefined;
  /** The decisions that a player may settle beforehand. */
  readonly standing?: StandingOrders<G, M>;
}

/** A complete game with bot, charts and invariants: the index of its folder. */
export interface GameDefinition<G = unknown, M extends Choice = Choice> extends PlayedGame<G, M>, PrintedCharts {
  /** A broken invariant of a state, or `undefined`. Playouts and tests call it after every move. */
  checkInvariants?(G: G): string | undefined;
  /** The normal bot's move for a player's view. */
  captain(view: G, playerID: PlayerID, dice: Dice): M;
  /** The normal bot's plans with their reasons, the best first. The first is its move with the same dice. */
  candidates(view: G, playerID: PlayerID, dice: Dice): readonly Candidate<M>[];
  /** Names of the reasons, by key. */
  reasons(language: Language): Texts;
  /**
   * Fills in a view's hidden information at random, as the rules allow. `rules.view(determinize(view, p, dice), p)` equals `view`;
   * `checkInvariants` accepts the result; every awaited player has a legal move. Does not change `view` and may share its parts; returns it
   * where all is visible. `null` is a spectator.
   */
  determinize(view: G, playerID: PlayerID | null, dice: Dice): G;
  /** A seat's chance to win, from 0 to 1, from any view or the whole state; a draw counts half. After the match it is 1, 0 or 0.5. */
  evaluate?(view: G, playerID: PlayerID): number;
  /** The hard bot's move for a player's view. May take longer than the normal bot. */
  admiral?(view: G, playerID: PlayerID, dice: Dice): M;
  /** How the easy bot plays, and the results of each level; without it there is no easy bot. */
  readonly levels?: Levels<M>;
}
