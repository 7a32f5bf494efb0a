import { needs } from '../kit/needs.js';

// All tests of this Jest project need a browser. Without a browser, Jest skips and counts them.
Object.assign(globalThis, needs('browser'));
