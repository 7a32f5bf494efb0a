import type { GameManifest } from '../../kit/manifest.js';
import { meta } from './meta.js';

export const manifest: GameManifest = {
  meta,
  charts: () => import('./chartsFor.js'),
  stateFault: async () => (await import('./stateShape.js')).stateFault,
  luck: async () => (await import('./luck/index.js')).luckSource,
  evaluation: async () => {
    const [{ scales }, { evaluation }] = await Promise.all([import('./bot/evaluate.js'), import('./bot/weights.json')]);
    return { scales, weights: evaluation };
  },
};
