import { imagined } from './determinized.js';
import { randomMatches } from './randomMatches.js';

randomMatches(1 / 8);
imagined(1 / 8);
