import { randomMatches } from './randomMatches.js';

randomMatches(1 / 8);
