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
  /** Ids of the sides that play it. */
  readonly sides: readonly string[];
  /** How long it takes, in the players' words. */
  readonly length: string;
  /** Forces and circumstances, in a few sentences. */
  readonly about?: string;
  /** The setupData that selects it; merged with the players' options. */
  readonly setupData: { readonly [key: string]: unknown };
  /** Set where history was one-sided and the scenario means to be. */
  readonly oneSided?: string;
}

/** Where a match stands in time, in turns. */
export interface Clock {
  readonly turn: number;
  readonly last?: number;
}

/** Points by seat. */
export type Points = { readonly [playerID: PlayerID]: number };

/** Everything about a game that a person reads, in one language. */
export interface Presentation {
  readonly title: string;
  readonly year: string;
  readonly sides: readonly SideInfo[];
  readonly scenarios: readonly ScenarioInfo[];
  /** A JSON Schema of setupData. */
  readonly options: TSchema;
  readonly texts: Texts;
}

/** What a host and a board need of a game, before boardgame.io is put on: `definition.ts` of its folder. It speaks English by itself. */
export interface PlayedGame<G = unknown, M extends Choice = Choice> extends Presentation {
  /** Also the `name` of the boardgame.io game. */
  readonly slug: string;
  readonly meta: GameMeta;
  /** The same game in another language. */
  present(language: Language): Presentation;
  /** What is wrong with setupData that the schema cannot say, naming the key, or nothing. */
  setupFault?(setupData: unknown): string | undefined;
  readonly rules: Rules<G, M>;
  readonly sequence: Sequence<G>;
  readonly always: Sequence<G>[string]['steps'][string];
  /** Moves that were once called otherwise, by their former names: old match files still open. */
  readonly formerMoves?: { readonly [former: string]: M['move'] };
  /** What a seat commands in this match, where its set-up decides that; without it, the name of the side that has the seat. */
  seatName?(G: G, playerID: PlayerID, language: Language): string;
  /** A piece by its id, where sentences of the chronicle leave unsaid whom they are about; nothing for what is no piece. */
  pieceName?(G: G, piece: string): string | undefined;
  /** The turn now being played, and the last one where the set-up or the rules name it; nothing before the first. */
  clock?(G: G): Clock | undefined;
  /** What each seat has by the game's own reckoning, by which it is won where nothing else decides; nothing where none is kept. */
  points?(view: G): Points | undefined;
  /** What a player may settle beforehand; nothing where he is always asked. */
  readonly standing?: StandingOrders<G, M>;
}

/** A finished game with whoever plays it, checks it and thinks it through: the index of its folder. A page that only needs the game need not load them. */
export interface GameDefinition<G = unknown, M extends Choice = Choice> extends PlayedGame<G, M>, PrintedCharts {
  /** What is impossible about a state, or nothing: what playouts and tests check after every move. */
  checkInvariants?(G: G): string | undefined;
  /** Plays sensibly, from the player's own view. */
  captain(view: G, playerID: PlayerID, dice: Dice): M;
  /** What he would do and why, with the next best that he has compared it with, the best first: the first is his move with the same dice. */
  candidates(view: G, playerID: PlayerID, dice: Dice): readonly Candidate<M>[];
  /** What his reasons are called, by key. */
  reasons(language: Language): Texts;
  /**
   * A whole state that a player's view may be the view of (null: a spectator's): what he sees stands as it is, and what he may not
   * know is drawn from what the rules make possible. Its view is the view: `rules.view(determinize(view, p, dice), p)` equals `view`.
   * `checkInvariants` finds nothing in it, and whoever is awaited has choices that can be played; a secret answer that is in is a legal one.
   * What is open is not copied, and nothing is changed in place; where nothing is hidden, it is the view itself.
   */
  determinize(view: G, playerID: PlayerID | null, dice: Dice): G;
  /**
   * Who stands better, as far as a view shows it (a player's own, an onlooker's, or the whole state): the chance of a seat to win, from
   * 0 to 1, a draw for a half. When the match is over it is 1, 0 or 0.5. It throws no dice and looks at nothing that the view hides.
   */
  evaluate?(view: G, playerID: PlayerID): number;
  /** Plays better than the captain, also from the player's own view, and may take longer over it; left out where nobody does. */
  admiral?(view: G, playerID: PlayerID, dice: Dice): M;
  /** How a cadet plays it, and what each level wins; without it, there is no cadet. */
  readonly levels?: Levels<M>;
}
