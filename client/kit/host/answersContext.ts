import { createContext } from 'react';
import type { Chosen } from '../../../src/kit/standing.js';

/** Called with the player's automatic answers, initially and after changes, if the host answers for absent players. */
export const AnswersContext = createContext<((chosen: Chosen) => void) | undefined>(undefined);
