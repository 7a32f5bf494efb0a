import { lazyPart } from '../../kit/loading/lazyPart.js';

/** The parts loaded after the first render. */
export const later = lazyPart(() => import('./laterPart.js'));
