import { charts } from './charts.js';
import { fleets } from './fleets.js';
import { names } from './names.js';
import { options } from './options.js';
import { scenarios } from './scenarios.js';
import { sentences } from './sentences.js';
import { terms } from './terms.js';
import { yearText } from './wording.js';

export const en = { sentences, charts, scenarios, options, names, fleets, terms, year: yearText };
