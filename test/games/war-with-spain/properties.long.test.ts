import { wholeWars } from './wholeWars.js';

wholeWars(1);
