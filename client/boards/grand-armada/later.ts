import { lazyPart } from '../../kit/loading/lazyPart.js';

/** The parts loaded after the first picture. */
export const later = lazyPart(() => import('./laterPart.js'));
