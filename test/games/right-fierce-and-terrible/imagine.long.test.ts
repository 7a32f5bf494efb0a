import { imagined } from './imagined.js';

imagined(1);
