import { soon } from '../loading/preload.js';

/** Shared parts that load after the first render. */
export const laterKit = soon(() => import('./laterParts.js'));
