import { createContext } from 'react';

/** Loads the previous page of the log; undefined if the log is complete. */
export const EarlierLogContext = createContext<(() => void) | undefined>(undefined);
