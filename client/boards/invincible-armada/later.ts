import { soon } from '../../kit/loading/preload.js';

/** What of this board comes when its first picture stands. */
export const later = soon(() => import('./laterPart.js'));
