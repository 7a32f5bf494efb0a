import { imagined } from './determinized.js';
import { randomMatches } from './randomMatches.js';

randomMatches(1 / 4);
imagined(1 / 8);
