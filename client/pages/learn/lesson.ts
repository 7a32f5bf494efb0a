import type { Languages } from '../../../src/kit/language.js';
import type { Choice, PlayerID } from '../../../src/kit/rules.js';

/** A move and the seat that makes it. */
export type By<M extends Choice = Choice> = M & { readonly by: PlayerID };

/** What is pressed on the board: a place of the map (on an open table a point too, as "x,y" in mm), or a button by its id. */
export type Press = { readonly place: string } | { readonly action: string };

/** Where it stands on the page, in CSS. */
export const selectorOf = (press: Press): string =>
  'place' in press ? `[data-place="${press.place}"]` : `[data-action="${press.action}"], [data-order="${press.action}"]`;

/** One aim of a lesson. */
export interface Step<M extends Choice = Choice, Id extends string = string> {
  readonly id: Id;
  /** The cases of the rules it is about; the first is named where something else is tried. */
  readonly cases: readonly [string, ...string[]];
  /**
   * What is meant: each of these lists of moves does it, and none of them begins with all of another. The first is shown to whoever
   * asks. All of them need as many dice.
   */
  readonly ways: readonly [readonly M[], ...(readonly M[])[]];
  /** The presses that carry out the first way, in their order: all of them are lit. */
  readonly press: readonly Press[];
  /** What happens after it by itself, until the learner is to do the next thing. */
  readonly follows?: readonly By<M>[];
  /** The faces of every die thrown from the beginning of the step to that of the next, in their order. */
  readonly dice?: readonly number[];
}

/** The end of a lesson: the dice fall as they like, and the captain of the game has the other side. */
export interface Fight<G, Verdict extends string> {
  /** Whether it has been fought long enough; the game's own end ends it in any case. */
  over(G: G): boolean;
  /** How it stands at the end. */
  verdict(G: G): Verdict;
}

export interface StepWords {
  /** What is to be done, and why, in one or two sentences. */
  readonly aim: string;
  /** For what is allowed but not meant: what is meant instead, and why. Left out where nothing else is allowed. */
  readonly wrong?: string;
  /** What has come of it. */
  readonly done?: string;
}

export interface LessonWords<Id extends string = string, Verdict extends string = string> {
  /** What the lesson is about, over its first step. */
  readonly about: string;
  readonly steps: { readonly [id in Id]: StepWords };
  readonly fight: {
    readonly aim: string;
    readonly verdicts: { readonly [verdict in Verdict]: string };
  };
}

/**
 * A lesson: a match of the game with its real rules, of which the first part is written down. Everything in it is moves, so that no
 * position can stand in it that the rules do not lead to. `M` are the moves of the game's sequence.
 */
export interface Lesson<G = unknown, M extends Choice = Choice, Id extends string = string, Verdict extends string = string> {
  readonly slug: string;
  readonly setupData: { readonly [key: string]: unknown };
  /** The seat of whoever learns. */
  readonly learner: PlayerID;
  /** What has happened before the first step, from the set-up on, with its dice. */
  readonly prelude?: { readonly dice: readonly number[]; readonly moves: readonly By<M>[] };
  readonly steps: readonly Step<M, Id>[];
  readonly fight: Fight<G, Verdict>;
  readonly words: Languages<LessonWords<Id, Verdict>>;
}
