import type { ReactNode } from 'react';
import type { Presentation } from '../../../src/kit/definition.js';
import type { Language } from '../../../src/kit/language.js';
import type { Choice, PlayerID } from '../../../src/kit/rules.js';
import type { Texts } from '../../../src/kit/texts.js';
import type { KitWords } from '../words/index.js';
import type { ActionItem } from './ActionBar.js';
import type { OpenDecision } from './useOrders.js';

export interface BoardWords {
  readonly keys: readonly (readonly [key: string, meaning: string])[];
}

export interface StepViewBase {
  readonly ask: string;
  readonly actions: readonly ActionItem[];
  /** Called when the viewer selects a place. */
  press?(...at: readonly unknown[]): void;
  /** Undoes the last step of the draft; undefined if there is none. */
  readonly back?: () => void;
  readonly slip?: ReactNode;
}

/** The viewer's settings of the board, outside the match. Each board extends this type. */
export interface BoardLookBase {
  /** Called with a selected place before the step view's `press`. */
  pressed?(...at: readonly unknown[]): void;
  /** Called instead of `pressed` and `press` while the ruler is active. */
  measure?(...at: readonly unknown[]): void;
  readonly keys?: { readonly [key: string]: () => void };
  /** Called on Escape in place of the step view's `back`. */
  readonly stepBack?: () => void;
  readonly actions?: readonly ActionItem[];
  /** Called on Escape if the step view has no `back`. */
  readonly back?: () => void;
}

/** Types of a board: `interface SluysTable extends BoardTypes { G: Sluys; … }`. */
export interface BoardTypes {
  readonly G: unknown;
  readonly move: Choice;
  readonly side: string | number;
  readonly step: string;
  readonly place: string;
  readonly words: BoardWords;
  readonly draft: object;
  readonly plan: StepViewBase;
  readonly look: BoardLookBase;
  /** Courses of the units in the latest moves. */
  readonly courses: unknown;
  /** Properties that the board adds to the session. */
  readonly more: object;
}

/** A match as the viewer sees it, in the viewer's language. */
export interface View<T extends Pick<BoardTypes, 'G' | 'side' | 'words'>> {
  readonly G: T['G'];
  readonly me: T['side'] | undefined;
  readonly language: Language;
  readonly words: T['words'];
  readonly kit: KitWords;
  readonly game: Presentation;
  /** The game's texts, for `say`. */
  readonly texts: Texts;
  seatName(seat: PlayerID): string;
}

/** A match's options, which never change. */
export type Agreed<G> = Pick<G, 'options' & keyof G>;

/** Words and options for the log; constant during a match. */
export interface LogContext<T extends Pick<BoardTypes, 'G' | 'side' | 'words'>>
  extends Pick<View<T>, 'language' | 'words' | 'kit' | 'game' | 'texts'> {
  readonly G: Agreed<T['G']>;
}

export interface OpenSession<T extends Pick<BoardTypes, 'G' | 'move' | 'side' | 'step' | 'words'>>
  extends OpenDecision<T['G'], T['move']>,
    Omit<View<T>, 'G' | 'me'> {
  readonly me: T['side'];
  readonly step: T['step'];
}

export type SessionOf<T extends Pick<BoardTypes, 'G' | 'move' | 'side' | 'step' | 'words' | 'more'>> = OpenSession<T> & T['more'];

export type ChangeOf<Draft> = (patch: Partial<Draft>) => void;

/** Returns the step view for a decision and its draft. */
export type PlannerOf<T extends BoardTypes> = (session: SessionOf<T>, draft: T['draft'], change: ChangeOf<T['draft']>) => T['plan'];
