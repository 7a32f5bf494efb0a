import type { ReactNode } from 'react';
import type { Presentation } from '../../../src/kit/definition.js';
import type { Language } from '../../../src/kit/language.js';
import type { Choice, PlayerID } from '../../../src/kit/rules.js';
import type { Texts } from '../../../src/kit/texts.js';
import type { KitWords } from '../words/index.js';
import type { ActionItem } from './ActionBar.js';
import type { OpenDecision } from './useOrders.js';

/** Words every board needs. */
export interface BoardWords {
  /** Keyboard shortcuts. */
  readonly keys: readonly (readonly [key: string, meaning: string])[];
}

/** The step view; each board extends it. */
export interface StepViewBase {
  /** The question. */
  readonly ask: string;
  readonly actions: readonly ActionItem[];
  /** Handles a selected place. */
  press?(...at: readonly unknown[]): void;
  /** Takes a step back, if there is one. */
  readonly back?: () => void;
  readonly slip?: ReactNode;
}

/** How the reader looks at the board; not part of the match. Each board extends it. */
export interface BoardLookBase {
  /** Runs before the step view's `press`. */
  pressed?(...at: readonly unknown[]): void;
  /** Gets all selected places while the ruler is active. */
  measure?(...at: readonly unknown[]): void;
  /** Extra keys. */
  readonly keys?: { readonly [key: string]: () => void };
  /** Step back before the step view's. */
  readonly lift?: () => void;
  /** Extra actions. */
  readonly actions?: readonly ActionItem[];
  /** Step back after the step view's. */
  readonly back?: () => void;
}

/** Types of a board: `interface SluysTable extends BoardTypes { G: Sluys; … }`. */
export interface BoardTypes {
  readonly G: unknown;
  readonly move: Choice;
  readonly side: string | number;
  readonly step: string;
  /** Places on the map. */
  readonly place: string;
  readonly words: BoardWords;
  /** Draft of the next move. */
  readonly draft: object;
  readonly plan: StepViewBase;
  readonly look: BoardLookBase;
  /** Tracks of units on the last moves. */
  readonly courses: unknown;
  /** A board's additions to the session. */
  readonly more: object;
}

/** The match in the reader's view and language. */
export interface View<T extends Pick<BoardTypes, 'G' | 'side' | 'words'>> {
  readonly G: T['G'];
  /** undefined for spectators. */
  readonly me: T['side'] | undefined;
  readonly language: Language;
  /** The board's words. */
  readonly words: T['words'];
  /** Words of all boards. */
  readonly kit: KitWords;
  readonly game: Presentation;
  /** For `say`. */
  readonly texts: Texts;
  /** Name of the seat's side. */
  seatName(seat: PlayerID): string;
}

/** The set-up, which never changes during a match. */
export type Agreed<G> = Pick<G, 'options' & keyof G>;

/** Words and set-up for the log; constant during a match. */
export interface Speech<T extends Pick<BoardTypes, 'G' | 'side' | 'words'>>
  extends Pick<View<T>, 'language' | 'words' | 'kit' | 'game' | 'texts'> {
  readonly G: Agreed<T['G']>;
}

/** This player's pending decision. */
export interface OpenSession<T extends Pick<BoardTypes, 'G' | 'move' | 'side' | 'step' | 'words'>>
  extends OpenDecision<T['G'], T['move']>,
    Omit<View<T>, 'G' | 'me'> {
  readonly me: T['side'];
  readonly step: T['step'];
}

export type SessionOf<T extends Pick<BoardTypes, 'G' | 'move' | 'side' | 'step' | 'words' | 'more'>> = OpenSession<T> & T['more'];

export type ChangeOf<Draft> = (patch: Partial<Draft>) => void;

/** Makes the step view of a decision with its draft. */
export type PlannerOf<T extends BoardTypes> = (session: SessionOf<T>, draft: T['draft'], change: ChangeOf<T['draft']>) => T['plan'];
