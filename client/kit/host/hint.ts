import { createContext, type ReactNode, useContext } from 'react';
import type { Choice, PlayerID } from '../../../src/kit/rules.js';
import { TutorContext } from './tutor.js';

/** Pending decision for which a hint is requested. */
export interface HintBoard {
  /** State as seen by the deciding seat. */
  readonly G: unknown;
  readonly player: PlayerID;
  describe(choice: Choice): string;
  /** Returns the places of the units with these ids. */
  whereAre(pieces: readonly string[]): readonly string[];
  order(choice: Choice): void;
}

export interface Hint {
  /** Name of the hint key in the help dialog. */
  readonly label: string;
  /** Opens or closes the hint by its key, and moves the focus to its panel. */
  readonly toggle: () => void;
  /** Renders the panel; undefined while the hint is closed. */
  show?(board: HintBoard): ReactNode;
  readonly places: readonly string[];
}

/** Returns the primitive values in a move's arguments, which may be part of a button's id. */
export function valuesIn(value: unknown): string[] {
  if (typeof value === 'object') return value === null ? [] : Object.values(value).flatMap(valuesIn);
  const text = String(value);
  return /^[\w:.,+#-]+$/.test(text) ? [text] : [];
}

/** Returns the id by which a move's button is highlighted. */
export const orderOf = ({ move, args }: Choice): string => [move, ...valuesIn(args)].join('-');

/** Keyboard shortcut for the hint, reserved on every board. */
export const HINT_KEY = 'o';

/** The host's hints; undefined if it offers none, as in matches between players. */
export const HintContext = createContext<Hint | undefined>(undefined);

/** Returns the places highlighted by a lesson or hint. */
export function useHighlightedPlaces(): readonly string[] | undefined {
  const taught = useContext(TutorContext)?.places;
  const hinted = useContext(HintContext)?.places;
  return taught ?? hinted;
}
