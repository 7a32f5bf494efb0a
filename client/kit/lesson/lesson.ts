import type { Languages } from '../../../src/kit/language.js';
import type { Choice, PlayerID } from '../../../src/kit/rules.js';

export type By<M extends Choice = Choice> = M & { readonly by: PlayerID };

/** What to select: a place on the map, a point on the table ("x,y" in mm), or the id of a button. */
export type Press = { readonly place: string } | { readonly action: string };

export const selectorOf = (press: Press): string =>
  'place' in press ? `[data-place="${press.place}"]` : `[data-action="${press.action}"], [data-order="${press.action}"]`;

export interface Step<M extends Choice = Choice, Id extends string = string> {
  readonly id: Id;
  /** Rule cases that the step teaches. Refusals cite the first. */
  readonly cases: readonly [string, ...string[]];
  /**
   * Lists of moves that complete the step. "Show me" plays the first list. No list is a prefix of another, and all roll
   * the same number of dice.
   */
  readonly ways: readonly [readonly M[], ...(readonly M[])[]];
  /** Places and buttons to select for the first list, in order. */
  readonly press: readonly Press[];
  /** Moves made automatically after the step. */
  readonly follows?: readonly By<M>[];
  /** Die results in this step and in the moves after it, in order. */
  readonly dice?: readonly number[];
}

/** Last part of a lesson: a free match against the bot, with random dice. */
export interface Fight<G, Verdict extends string> {
  /** Whether the fight is over. It also ends when the game ends. */
  over(G: G): boolean;
  verdict(G: G): Verdict;
}

export interface StepWords {
  /** What to do and why, in one or two sentences. */
  readonly aim: string;
  /** Text shown for other legal moves: what to do instead, and why. */
  readonly wrong?: string;
  /** Text shown when the step is completed. */
  readonly done?: string;
}

export interface LessonWords<Id extends string = string, Verdict extends string = string> {
  /** Introduction above the first step. */
  readonly about: string;
  readonly steps: { readonly [id in Id]: StepWords };
  readonly fight: {
    readonly aim: string;
    readonly verdicts: { readonly [verdict in Verdict]: string };
  };
}

/** A lesson played under the real rules. Its first part is scripted as moves, so that every position is legal. */
export interface Lesson<G = unknown, M extends Choice = Choice, Id extends string = string, Verdict extends string = string> {
  readonly slug: string;
  readonly setupData: { readonly [key: string]: unknown };
  readonly learner: PlayerID;
  /** Moves between the set-up and the first step, with their dice. */
  readonly prelude?: { readonly dice: readonly number[]; readonly moves: readonly By<M>[] };
  readonly steps: readonly Step<M, Id>[];
  readonly fight: Fight<G, Verdict>;
  readonly words: Languages<LessonWords<Id, Verdict>>;
}
