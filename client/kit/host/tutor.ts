import { createContext, type ReactNode } from 'react';
import type { Choice, Refusal } from '../../../src/kit/rules.js';

export interface Tutor {
  /** Returns why the lesson does not expect these legal moves at this point, or undefined if it does. */
  objection(moves: readonly Choice[]): Refusal | undefined;
  readonly places: readonly string[];
  readonly panel: ReactNode;
}

export const TutorContext = createContext<Tutor | undefined>(undefined);

/** Address of the game's lesson; undefined if there is none. */
export const LessonLink = createContext<string | undefined>(undefined);
