import { soon } from '../../kit/loading/preload.js';

/** The parts of this board that load after the first render. */
export const later = soon(() => import('./laterPart.js'));
