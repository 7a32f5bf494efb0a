import { createContext, type ReactNode } from 'react';

/** The host's history, for the board. */
export interface BoardHistoryAccess {
  /** An earlier position is shown. */
  readonly isPast: boolean;
  /** Shown instead of the deciding side of an adjourned match. */
  readonly putAway?: string;
  /** Shows a state's position; undefined while the history is closed. */
  readonly see?: (stateID: number) => void;
  /** The host's keys. */
  readonly keys: { readonly [key: string]: () => void };
  /** Button and bar, for hosts that show them on the board. */
  readonly onBoard?: { readonly isOpen: boolean; toggle(): void; readonly bar: ReactNode };
}

/** null: no history allowed. undefined: the board provides its own. */
export const HistoryContext = createContext<BoardHistoryAccess | null | undefined>(undefined);

/** `_stateID` after the move of a log line; 0 for the set-up. */
export const stateAfter = (id: string): number => (id.startsWith('p') ? 0 : Number.parseInt(id, 10) + 1);
