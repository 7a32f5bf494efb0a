import { edges, sides, squadrons, types } from './names.js';
import { options } from './options.js';
import { leans, scenarios } from './scenarios.js';
import { texts } from './texts.js';

/** Every word of the game, in English. */
export const en = { sides, edges, types, squadrons, options, scenarios, leans, texts };
