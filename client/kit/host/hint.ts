import { createContext, type ReactNode, useContext } from 'react';
import type { Choice, PlayerID } from '../../../src/kit/rules.js';
import { TutorContext } from './tutor.js';

/** The pending decision, for hints. */
export interface HintBoard {
  /** The deciding seat's view. */
  readonly G: unknown;
  readonly player: PlayerID;
  /** A choice in words. */
  describe(choice: Choice): string;
  /** The places of units, by id. */
  whereAre(pieces: readonly string[]): readonly string[];
  order(choice: Choice): void;
}

/** The host's hints. */
export interface Hint {
  /** The decision to give a hint for. */
  readonly label: string;
  /** Toggles the hint by key, with focus on its panel. */
  readonly toggle: () => void;
  /** Renders the panel; undefined while closed. */
  show?(board: HintBoard): ReactNode;
  readonly places: readonly string[];
}

/** All primitive values in a move's arguments. */
export function valuesIn(value: unknown): string[] {
  if (typeof value === 'object') return value === null ? [] : Object.values(value).flatMap(valuesIn);
  const text = String(value);
  return /^[\w:.,+#-]+$/.test(text) ? [text] : [];
}

/** Id of a move's button, for highlights. */
export const orderOf = ({ move, args }: Choice): string => [move, ...valuesIn(args)].join('-');

/** Reserved on every board. */
export const HINT_KEY = 'o';

/** undefined without hints: between players, and in other hosts. */
export const HintContext = createContext<Hint | undefined>(undefined);

/** Places highlighted by a lesson or hint. */
export function useMeant(): readonly string[] | undefined {
  const taught = useContext(TutorContext)?.places;
  const advised = useContext(HintContext)?.places;
  return taught ?? advised;
}
