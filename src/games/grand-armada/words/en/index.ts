import { edges, options, sides, squadrons, texts, types } from './names.js';
import { leans, scenarios } from './scenarios.js';

/** Every word of the game, in English. */
export const en = { sides, edges, types, squadrons, options, scenarios, leans, texts };
