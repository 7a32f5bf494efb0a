import { createContext } from 'react';
import type { Chosen } from '../../../src/kit/standing.js';

/** Called with the player's automatic answers at the start and after each change, if the host answers while the player is away. */
export const AnswersContext = createContext<((chosen: Chosen) => void) | undefined>(undefined);
