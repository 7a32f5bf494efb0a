import { imagined } from './determinized.js';
import { wholeWars } from './wholeWars.js';

wholeWars(1 / 8);
imagined(1 / 8);
