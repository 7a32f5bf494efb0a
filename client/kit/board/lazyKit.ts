import { lazyPart } from '../loading/lazyPart.js';

/** Shared parts that load after the first render. */
export const lazyKit = lazyPart(() => import('./lazyKitParts.js'));
