import { wholeWars } from './wholeWars.js';

wholeWars(1 / 8);
