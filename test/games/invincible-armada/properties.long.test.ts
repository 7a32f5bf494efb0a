import { imagined } from './imagined.js';
import { randomMatches } from './randomMatches.js';

randomMatches(1 / 4);
imagined(1 / 8);
