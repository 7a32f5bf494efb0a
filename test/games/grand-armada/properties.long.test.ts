import { imagined } from './imagined.js';
import { randomMatches } from './randomMatches.js';

randomMatches(1 / 8);
imagined(1 / 8);
