import { needs } from '../kit/needs.js';

// Every test of this project opens a browser: where there is none, all of them are skipped and counted.
Object.assign(globalThis, needs('browser'));
