import { soon } from '../loading/preload.js';

/** The shared parts that boards load after their first render. */
export const laterKit = soon(() => import('./laterParts.js'));
