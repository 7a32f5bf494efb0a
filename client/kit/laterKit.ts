import { soon } from './soon.js';

/** What all boards can do without until their first picture stands. */
export const laterKit = soon(() => import('./laterPart.js'));
