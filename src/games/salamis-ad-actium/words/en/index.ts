import { fleets, names } from './names.js';
import { options } from './options.js';
import { scenarios } from './scenarios.js';
import { sentences } from './sentences.js';
import { yearText } from './wording.js';

export const en = { sentences, scenarios, options, names, fleets, year: yearText };
