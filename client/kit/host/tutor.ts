import { createContext, type ReactNode } from 'react';
import type { Choice, Refusal } from '../../../src/kit/rules.js';

export interface Tutor {
  /** Why legal moves are not expected now; undefined if they are. */
  objection(moves: readonly Choice[]): Refusal | undefined;
  /** Places to highlight. */
  readonly places: readonly string[];
  /** The lesson panel. */
  readonly panel: ReactNode;
}

/** undefined outside lessons. */
export const TutorContext = createContext<Tutor | undefined>(undefined);

/** Address of the game's lesson, if there is one. */
export const LessonLink = createContext<string | undefined>(undefined);
