import { edges, options, squadrons, texts, types } from './names.js';
import { leans, scenarios } from './scenarios.js';
import { sides } from './values.js';

export const en = { sides, edges, types, squadrons, options, scenarios, leans, texts };
