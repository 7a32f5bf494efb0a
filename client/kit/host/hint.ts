import { createContext, type ReactNode, useContext } from 'react';
import type { Choice, PlayerID } from '../../../src/kit/rules.js';
import { TutorContext } from './tutor.js';

/** A decision at the board, as somebody who is asked for advice sees it, and how to say, find and do what he could. */
export interface HintBoard {
  /** The view of whoever is to decide. */
  readonly G: unknown;
  readonly player: PlayerID;
  /** A choice in words. */
  describe(choice: Choice): string;
  /** Where pieces are now, by their ids; what is no piece is nowhere. */
  whereAre(pieces: readonly string[]): readonly string[];
  order(choice: Choice): void;
}

/** Somebody beside the table who can be asked what he would do. */
export interface Hint {
  /** The question that is put to him. */
  readonly label: string;
  /** Asks him by key, or has heard enough: then he is where the keyboard goes on. */
  readonly toggle: () => void;
  /** What he says under the top line; left out while he is not asked. */
  show?(board: HintBoard): ReactNode;
  /** The places that he means. */
  readonly places: readonly string[];
}

/** Every plain value in the arguments of a move: names of places and pieces, numbers, yes and no. */
export function valuesIn(value: unknown): string[] {
  if (typeof value === 'object') return value === null ? [] : Object.values(value).flatMap(valuesIn);
  const text = String(value);
  return /^[\w:.,+#-]+$/.test(text) ? [text] : [];
}

/** What the button of a move is known by, to whoever lights it. */
export const orderOf = ({ move, args }: Choice): string => [move, ...valuesIn(args)].join('-');

/** Asks him from the keyboard. No board has it for anything else. */
export const HINT_KEY = 'o';

/** Nothing where nobody is at hand: between people on the net, and in other hosts. */
export const HintContext = createContext<Hint | undefined>(undefined);

/** The places that are meant by whoever teaches or advises. */
export function useMeant(): readonly string[] | undefined {
  const taught = useContext(TutorContext)?.places;
  const advised = useContext(HintContext)?.places;
  return taught ?? advised;
}
