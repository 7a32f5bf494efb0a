import { soon } from '../loading/preload.js';

/** What all boards can do without until their first picture stands. */
export const laterKit = soon(() => import('./laterParts.js'));
