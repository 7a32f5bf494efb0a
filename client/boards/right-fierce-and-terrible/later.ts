import { lazyPart } from '../../kit/loading/lazyPart.js';

export const later = lazyPart(() => import('./laterPart.js'));
