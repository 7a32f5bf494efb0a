import { soon } from '../../kit/loading/preload.js';

/** Parts of the board that load after the first render. */
export const later = soon(() => import('./laterPart.js'));
