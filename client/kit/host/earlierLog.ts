import { createContext } from 'react';

/** Asks for the page of the match's log before the one that is shown; nothing where the match is shown from its beginning. */
export const EarlierLogContext = createContext<(() => void) | undefined>(undefined);
