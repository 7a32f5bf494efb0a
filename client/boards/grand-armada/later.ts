import { soon } from '../../kit/loading/preload.js';

/** The parts loaded after the first picture. */
export const later = soon(() => import('./laterPart.js'));
