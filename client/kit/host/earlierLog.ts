import { createContext } from 'react';

/** Loads the page of the log before the shown one; undefined if the log is complete. */
export const EarlierLogContext = createContext<(() => void) | undefined>(undefined);
