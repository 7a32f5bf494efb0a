import type { ReactNode } from 'react';
import type { Presentation } from '../../../src/kit/definition.js';
import type { Language } from '../../../src/kit/language.js';
import type { Choice, PlayerID } from '../../../src/kit/rules.js';
import type { Texts } from '../../../src/kit/texts.js';
import type { KitWords } from '../words/index.js';
import type { ActionItem } from './ActionBar.js';
import type { OpenDecision } from './useOrders.js';

/** What the kit asks of a board's words. */
export interface BoardWords {
  /** The keys of the board, each with what it does. */
  readonly keys: readonly (readonly [key: string, meaning: string])[];
}

/** What the board offers for the pending decision. A board's own plan adds what its map and papers show. */
export interface StepViewBase {
  /** What is asked, in one plain sentence. */
  readonly ask: string;
  readonly actions: readonly ActionItem[];
  /** A place of the map was pressed. */
  press?(...at: readonly unknown[]): void;
  /** One step back; nothing when there is nothing to take back. */
  readonly back?: () => void;
  readonly slip?: ReactNode;
}

/**
 * How the reader looks at a board: what lies open, which layers are drawn. No part of the match, and seen by nobody else. A
 * board's own look adds what its map and papers show.
 */
export interface BoardLookBase {
  /** A place of the map was pressed; the plan is told after this. */
  pressed?(...at: readonly unknown[]): void;
  /** While it is there, presses of the map are for it alone: the ruler is laid. */
  measure?(...at: readonly unknown[]): void;
  /** Keys that only this board has. */
  readonly keys?: { readonly [key: string]: () => void };
  /** A step back that goes before that of the plan. */
  readonly lift?: () => void;
  /** Actions besides those of the plan. */
  readonly actions?: readonly ActionItem[];
  /** One step back where the plan has none to take. */
  readonly back?: () => void;
}

/** The types a board is made of. Each board names its own, once: `interface SluysTable extends BoardTypes { G: Sluys; … }`. */
export interface BoardTypes {
  readonly G: unknown;
  /** The moves of the game. */
  readonly move: Choice;
  readonly side: string | number;
  readonly step: string;
  /** What can be lit on the map. */
  readonly place: string;
  readonly words: BoardWords;
  /** What the player has laid out but not yet ordered. */
  readonly draft: object;
  readonly plan: StepViewBase;
  readonly look: BoardLookBase;
  /** The ways that pieces have come on the last moves, as the map draws them. */
  readonly courses: unknown;
  /** What a decision is made with besides what every board has. */
  readonly more: object;
}

/** The match as somebody sees it, and the language he reads. */
export interface View<T extends Pick<BoardTypes, 'G' | 'side' | 'words'>> {
  readonly G: T['G'];
  /** Nothing for a spectator. */
  readonly me: T['side'] | undefined;
  readonly language: Language;
  /** The board's words. */
  readonly words: T['words'];
  /** The words that all boards share. */
  readonly kit: KitWords;
  /** The game in the reader's language. */
  readonly game: Presentation;
  /** The texts of the game, as `say` takes them. */
  readonly texts: Texts;
  /** What a seat commands. */
  seatName(seat: PlayerID): string;
}

/** What of a position stays as it is for the whole match: what was agreed on before it began. */
export type Agreed<G> = Pick<G, 'options' & keyof G>;

/** What a chronicle is told by: the words, and what was agreed on. It stays the same from move to move, and so do the sentences. */
export interface Speech<T extends Pick<BoardTypes, 'G' | 'side' | 'words'>>
  extends Pick<View<T>, 'language' | 'words' | 'kit' | 'game' | 'texts'> {
  readonly G: Agreed<T['G']>;
}

/** A decision that is this player's, as the kit opens it. */
export interface OpenSession<T extends Pick<BoardTypes, 'G' | 'move' | 'side' | 'step' | 'words'>>
  extends OpenDecision<T['G'], T['move']>,
    Omit<View<T>, 'G' | 'me'> {
  readonly me: T['side'];
  readonly step: T['step'];
}

/** The same with what the board has added to it. */
export type SessionOf<T extends Pick<BoardTypes, 'G' | 'move' | 'side' | 'step' | 'words' | 'more'>> = OpenSession<T> & T['more'];

/** Changes the draft; what is left out stays. */
export type ChangeOf<Draft> = (patch: Partial<Draft>) => void;

/** How a step is decided at this board: the plan for a decision, as far as it has been laid out. */
export type PlannerOf<T extends BoardTypes> = (session: SessionOf<T>, draft: T['draft'], change: ChangeOf<T['draft']>) => T['plan'];
