import { needs } from '../kit/needs.js';

// All tests of this Jest project need a browser. Without one they are skipped and counted.
Object.assign(globalThis, needs('browser'));
