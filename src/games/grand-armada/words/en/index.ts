import { edges, options, sides, squadrons, texts, types } from './names.js';
import { leans, scenarios } from './scenarios.js';

export const en = { sides, edges, types, squadrons, options, scenarios, leans, texts };
