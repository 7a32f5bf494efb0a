import { createContext } from 'react';
import type { Chosen } from '../../../src/kit/standing.js';

/** Hears what a player has settled beforehand, where a host answers for him while he is away: when he sits down, and whenever he changes it. */
export const AnswersContext = createContext<((chosen: Chosen) => void) | undefined>(undefined);
