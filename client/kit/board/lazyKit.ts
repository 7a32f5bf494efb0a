import { lazyPart } from '../loading/lazyPart.js';

export const lazyKit = lazyPart(() => import('./lazyKitParts.js'));
