import { createContext, type ReactNode } from 'react';

/** The history that the host of a board provides. */
export interface BoardHistoryAccess {
  /** An earlier position is shown, so no moves can be made. */
  readonly isPast: boolean;
  /** Shown instead of the deciding side while the match is adjourned. */
  readonly putAway?: string;
  /** Shows the position of a state; undefined while the history is closed. */
  readonly see?: (stateID: number) => void;
  /** Keys of the host's own, by their names. */
  readonly keys: { readonly [key: string]: () => void };
  /** The button and the bar, for hosts that show them on the board. */
  readonly onBoard?: { readonly isOpen: boolean; toggle(): void; readonly bar: ReactNode };
}

/** null: the host allows no history. undefined: the host has none, so the board provides its own. */
export const HistoryContext = createContext<BoardHistoryAccess | null | undefined>(undefined);

/** The `_stateID` after the move of a log line, by the line's id; 0 for the set-up. */
export const stateAfter = (id: string): number => (id.startsWith('p') ? 0 : Number.parseInt(id, 10) + 1);
