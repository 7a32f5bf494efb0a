import { createContext, type ReactNode } from 'react';
import type { Choice, Refusal } from '../../../src/kit/rules.js';

/** Somebody who looks over the shoulder of a learner at the board. */
export interface Tutor {
  /** Why what the rules allow is not what is meant now; nothing where it is. Several moves are a course that is sent as one. */
  objection(moves: readonly Choice[]): Refusal | undefined;
  /** The places that are meant. */
  readonly places: readonly string[];
  /** What he says, under the top line. */
  readonly panel: ReactNode;
}

/** Nothing where no lesson is given. */
export const TutorContext = createContext<Tutor | undefined>(undefined);

/** The address of the game's lesson; nothing where a host has none. */
export const LessonLink = createContext<string | undefined>(undefined);
