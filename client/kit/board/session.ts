import type { ReactNode } from 'react';
import type { Presentation } from '../../../src/kit/definition.js';
import type { Language } from '../../../src/kit/language.js';
import type { Choice, PlayerID } from '../../../src/kit/rules.js';
import type { Texts } from '../../../src/kit/texts.js';
import type { KitWords } from '../words/index.js';
import type { ActionItem } from './ActionBar.js';
import type { OpenDecision } from './useOrders.js';

/** The words that every board must have. */
export interface BoardWords {
  /** The board's keyboard shortcuts. */
  readonly keys: readonly (readonly [key: string, meaning: string])[];
}

/** The step view of the pending decision. A board's own type adds to it. */
export interface StepViewBase {
  /** The question, as a sentence. */
  readonly ask: string;
  readonly actions: readonly ActionItem[];
  /** Handles a selected place of the map. */
  press?(...at: readonly unknown[]): void;
  /** Takes a step back; undefined if there is none. */
  readonly back?: () => void;
  readonly slip?: ReactNode;
}

/** How the reader views a board: open panels and drawn layers. Not part of the match. A board's own type adds to it. */
export interface BoardLookBase {
  /** Handles a selected place of the map, before the step view does. */
  pressed?(...at: readonly unknown[]): void;
  /** While set, only it gets selected places: the ruler is being placed. */
  measure?(...at: readonly unknown[]): void;
  /** Keys that only this board has. */
  readonly keys?: { readonly [key: string]: () => void };
  /** A step back that precedes that of the step view. */
  readonly lift?: () => void;
  /** Actions besides those of the step view. */
  readonly actions?: readonly ActionItem[];
  /** A step back if the step view has none. */
  readonly back?: () => void;
}

/** The types of a board. Each board declares its own: `interface SluysTable extends BoardTypes { G: Sluys; … }`. */
export interface BoardTypes {
  readonly G: unknown;
  /** The moves of the game. */
  readonly move: Choice;
  readonly side: string | number;
  readonly step: string;
  /** The lit places of the map. */
  readonly place: string;
  readonly words: BoardWords;
  /** The draft of the player's next move. */
  readonly draft: object;
  readonly plan: StepViewBase;
  readonly look: BoardLookBase;
  /** The tracks of units on the last moves. */
  readonly courses: unknown;
  /** Additions of a board to the session. */
  readonly more: object;
}

/** The match in the reader's view and language. */
export interface View<T extends Pick<BoardTypes, 'G' | 'side' | 'words'>> {
  readonly G: T['G'];
  /** undefined for a spectator. */
  readonly me: T['side'] | undefined;
  readonly language: Language;
  /** The board's words. */
  readonly words: T['words'];
  /** The words shared by all boards. */
  readonly kit: KitWords;
  /** The game in the reader's language. */
  readonly game: Presentation;
  /** The texts of the game, for `say`. */
  readonly texts: Texts;
  /** The name of a seat's side. */
  seatName(seat: PlayerID): string;
}

/** The part of the state that never changes in a match: its set-up. */
export type Agreed<G> = Pick<G, 'options' & keyof G>;

/** The words and the set-up for the log. Its identity never changes in a match. */
export interface Speech<T extends Pick<BoardTypes, 'G' | 'side' | 'words'>>
  extends Pick<View<T>, 'language' | 'words' | 'kit' | 'game' | 'texts'> {
  readonly G: Agreed<T['G']>;
}

/** The pending decision of this player. */
export interface OpenSession<T extends Pick<BoardTypes, 'G' | 'move' | 'side' | 'step' | 'words'>>
  extends OpenDecision<T['G'], T['move']>,
    Omit<View<T>, 'G' | 'me'> {
  readonly me: T['side'];
  readonly step: T['step'];
}

/** The session with the board's additions. */
export type SessionOf<T extends Pick<BoardTypes, 'G' | 'move' | 'side' | 'step' | 'words' | 'more'>> = OpenSession<T> & T['more'];

/** Changes the given members of the draft. */
export type ChangeOf<Draft> = (patch: Partial<Draft>) => void;

/** Returns the step view of a decision with its draft. */
export type PlannerOf<T extends BoardTypes> = (session: SessionOf<T>, draft: T['draft'], change: ChangeOf<T['draft']>) => T['plan'];
