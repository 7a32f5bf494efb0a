import { lazyPart } from '../../kit/loading/lazyPart.js';

/** Parts of the board that load after the first render. */
export const later = lazyPart(() => import('./laterPart.js'));
