import { createContext, type ReactNode } from 'react';
import type { Choice, Refusal } from '../../../src/kit/rules.js';

/** The tutor of a lesson. */
export interface Tutor {
  /** Why allowed moves are not expected now; undefined if they are. */
  objection(moves: readonly Choice[]): Refusal | undefined;
  /** The places to highlight. */
  readonly places: readonly string[];
  /** The lesson panel below the top bar. */
  readonly panel: ReactNode;
}

/** undefined outside lessons. */
export const TutorContext = createContext<Tutor | undefined>(undefined);

/** The address of the game's lesson; undefined if the host has none. */
export const LessonLink = createContext<string | undefined>(undefined);
