import { createContext, type ReactNode, useContext } from 'react';
import type { Choice, PlayerID } from '../../../src/kit/rules.js';
import { TutorContext } from './tutor.js';

/** The pending decision, as hints need it: to describe, locate and make moves. */
export interface HintBoard {
  /** The view of the deciding seat. */
  readonly G: unknown;
  readonly player: PlayerID;
  /** A choice in words. */
  describe(choice: Choice): string;
  /** The places of units, by id. */
  whereAre(pieces: readonly string[]): readonly string[];
  order(choice: Choice): void;
}

/** The hint feature of a host. */
export interface Hint {
  /** The decision to give a hint for. */
  readonly label: string;
  /** Opens or closes the hint by key, with the focus in its panel. */
  readonly toggle: () => void;
  /** The hint panel below the top bar; undefined while closed. */
  show?(board: HintBoard): ReactNode;
  /** The places of the hint. */
  readonly places: readonly string[];
}

/** All primitive values in the arguments of a move. */
export function valuesIn(value: unknown): string[] {
  if (typeof value === 'object') return value === null ? [] : Object.values(value).flatMap(valuesIn);
  const text = String(value);
  return /^[\w:.,+#-]+$/.test(text) ? [text] : [];
}

/** The id of a move's button, for highlighting. */
export const orderOf = ({ move, args }: Choice): string => [move, ...valuesIn(args)].join('-');

/** The key that opens the hint. No board uses it otherwise. */
export const HINT_KEY = 'o';

/** undefined without hints: in matches between players, and in other hosts. */
export const HintContext = createContext<Hint | undefined>(undefined);

/** The places highlighted by a lesson or a hint. */
export function useMeant(): readonly string[] | undefined {
  const taught = useContext(TutorContext)?.places;
  const advised = useContext(HintContext)?.places;
  return taught ?? advised;
}
