import { createContext, type ReactNode } from 'react';

/** How the host of a board lets its reader look back at what has happened. */
export interface BoardHistoryAccess {
  /** What is shown is past: nothing can be done to it. */
  readonly isPast: boolean;
  /** Said in place of whose turn it is, where nothing can be done though it is not past: the match is put away. */
  readonly putAway?: string;
  /** Shows the position after the move that made a state; nothing while the reader does not look back. */
  readonly see?: (stateID: number) => void;
  /** Keys of the host's own, by their names. */
  readonly keys: { readonly [key: string]: () => void };
  /** Where the host has no room for it: what opens and closes the bar, and the bar, on the board itself. */
  readonly onBoard?: { readonly isOpen: boolean; toggle(): void; readonly bar: ReactNode };
}

/** null where a host lets nobody look back; undefined in hosts that know nothing of it: there the board has its own way. */
export const HistoryContext = createContext<BoardHistoryAccess | null | undefined>(undefined);

/** `_stateID` of the state that the move of a line of the chronicle made, by the line's id; 0 for what was told at the set-up. */
export const stateAfter = (id: string): number => (id.startsWith('p') ? 0 : Number.parseInt(id, 10) + 1);
