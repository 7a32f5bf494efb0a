import { lazyPart } from '../../kit/loading/lazyPart.js';

/** What of this board comes when its first picture stands. */
export const later = lazyPart(() => import('./laterPart.js'));
