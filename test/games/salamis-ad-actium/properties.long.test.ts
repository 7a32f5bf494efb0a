import { randomBattles } from './randomBattles.js';

randomBattles(10);
