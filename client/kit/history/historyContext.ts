import { createContext, type ReactNode } from 'react';

export interface BoardHistoryAccess {
  /** Whether an earlier position is shown. */
  readonly isPast: boolean;
  /** Text shown in place of the deciding side if the match is adjourned. */
  readonly adjournedText?: string;
  /** Shows the position with this `_stateID`; undefined while the history is closed. */
  readonly see?: (stateID: number) => void;
  /** The host's keyboard shortcuts. */
  readonly keys: { readonly [key: string]: () => void };
  /** Button and bar, for hosts that show the history on the board. */
  readonly onBoard?: { readonly isOpen: boolean; toggle(): void; readonly bar: ReactNode };
}

/** The host's history; null if history is not allowed, undefined if the board provides its own. */
export const HistoryContext = createContext<BoardHistoryAccess | null | undefined>(undefined);

/** Returns the `_stateID` after the move of a log line; 0 for the set-up. */
export const stateAfter = (id: string): number => (id.startsWith('p') ? 0 : Number.parseInt(id, 10) + 1);
