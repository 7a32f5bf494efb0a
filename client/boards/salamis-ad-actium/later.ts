import { lazyPart } from '../../kit/loading/lazyPart.js';

/** The parts of this board that load after the first render. */
export const later = lazyPart(() => import('./laterPart.js'));
